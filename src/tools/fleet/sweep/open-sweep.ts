import type { Given } from '../../../cli/flags.ts';
import type { Shell } from '../../../cli/shell.ts';
import { later } from '../../../domain/work/time.ts';
import { fewSlots, pagedIn, sparing } from '../../../gate/story/projects/spare-the-platform.ts';
import { openConnections } from '../../../http/connections.ts';
import { platformLinks } from '../../../platform/address.ts';
import { findingsReaders } from '../../../platform/client.ts';
import { createPlacesReader } from '../../../platform/places-client.ts';
import { clientOptions } from '../../../platform/platform-side.ts';
import type { FindingsReader } from '../../../ports/findings-reader.ts';
import type { PlacesSource } from '../../../ports/places-reader.ts';
import { statusDescription } from '../../../report/log/status-description.ts';
import { readRun } from '../../../target/actions-run.ts';
import { verboseLog } from '../fleet-command.ts';
import { openGitHub } from './github-host.ts';
import { policyOfBase } from './policy-of-base.ts';
import type { SweepWorld } from './sweep.ts';
import type { SweepFlag, SweepSettings } from './sweep-settings.ts';

export type OpenedSweep = {
  readonly world: Omit<SweepWorld, 'progress'>;
  requestsSent(): { readonly platform: number; readonly gitHub: number };
};

/** All that a sweep needs of the world. Throws `GateFailure` (`config`, `tls`, `policy-missing`, `policy-invalid`) before anything is sent. */
export async function openSweep(given: Given<SweepFlag>, settings: SweepSettings, shell: Shell): Promise<OpenedSweep> {
  const { env, clock, random, signal, terminal } = shell;
  const { inputs, limitMs, checkout, isDryRun } = settings;
  const log = verboseLog(given, terminal);
  const endBy = later(clock.now(), limitMs);
  const client = clientOptions({ env, inputs, clock, random, log, signal, readBy: endBy });
  const shared = { ...client, connections: openConnections(inputs.baseUrl, client.proxy) };
  const inSlot = fewSlots();
  const spare = sparing(inSlot);
  const create = findingsReaders(shared);
  const readers: Pick<FindingsReader, 'requestsSent'>[] = [];
  const places: PlacesSource = {
    mostPages: 1,
    open: async () => {
      const reader = createPlacesReader(shared);
      readers.push(reader);
      return { ...reader, listPlaces: (search, until) => pagedIn(inSlot, reader.listPlaces(search, until)) };
    },
  };
  const gitHub = openGitHub(settings, shell, { places, endBy });
  return {
    requestsSent: () => ({
      platform: readers.reduce((sum, reader) => sum + reader.requestsSent(), 0),
      gitHub: gitHub.requestsSent(),
    }),
    world: {
      inputs,
      clock,
      random,
      log,
      signal,
      checkout,
      isDryRun,
      host: gitHub.host,
      links: { ...platformLinks(inputs.baseUrl), run: readRun(env)?.url },
      createReader() {
        const reader = create();
        readers.push(reader);
        return spare(reader);
      },
      readPolicy: await policyOfBase(given, settings, gitHub.api, shell),
      describe: (report) => terminal.redact(statusDescription(report)),
    },
  };
}
