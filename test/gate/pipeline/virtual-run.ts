import type { QuirkId } from '../../../emulator/quirks/quirks.ts';
import type { PlatformState } from '../../../emulator/state.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import type { Target } from '../../../src/domain/target.ts';
import { runCommit } from '../../../src/gate/pipeline/run-commit.ts';
import type { World } from '../../../src/gate/pipeline/world.ts';
import type { Clock } from '../../../src/ports/clock.ts';
import type { FindingsReader } from '../../../src/ports/findings-reader.ts';
import { aTarget } from '../../build/a-target.ts';
import { CollectingLog } from '../../fakes/collecting-log.ts';
import { fixedRandom } from '../../fakes/fixed-random.ts';
import { inProcessReader } from '../../fakes/in-process-reader.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { type Given as GivenInputs, inputsFrom } from '../../inputs/some-inputs.ts';

const START_MS = Date.UTC(2026, 5, 15, 12);

export function at(seconds: number): number {
  return START_MS + seconds * 1_000;
}

export type GivenRun = {
  readonly inputs?: GivenInputs;
  readonly target?: Target;
  readonly world?: Partial<World>;
  /** Where the platform behaves otherwise than the gate assumes. */
  readonly quirks?: readonly QuirkId[];
  /** Wraps the reader between the gate and the platform. */
  readonly through?: (reader: FindingsReader) => FindingsReader;
  /** The runner's own clock, where it shows another time of day than the platform's. */
  readonly runnerClock?: (clock: Clock) => Clock;
};

export type VirtualRun = {
  readonly report: GateReport;
  readonly log: readonly string[];
  readonly sent: { readonly list: number; readonly details: number; readonly searches: number };
  readonly requests: number;
  readonly seconds: number;
};

/** A run with the emulator's answers and without real waits. Counts pages and requests. */
export async function virtualRun(state: PlatformState, given: GivenRun): Promise<VirtualRun> {
  const clock = new VirtualClock(START_MS);
  const sent = { list: 0, details: 0, searches: 0 };
  const plain = inProcessReader(state, clock, given.quirks);
  const reader = given.through?.(plain) ?? plain;
  const log = new CollectingLog();
  const report = await runCommit(inputsFrom({ 'deployment-id': state.deploymentId, ...given.inputs }), {
    reader: {
      listScans: (search, phase) => eachPage(reader.listScans(search, phase), () => (sent.list += 1)),
      searchIssues: (search, signal) => eachPage(reader.searchIssues(search, signal), () => (sent.searches += 1)),
      readScan(id, ...more) {
        sent.details += 1;
        return reader.readScan(id, ...more);
      },
      requestsPlanned: () => reader.requestsPlanned(),
      requestsSent: () => reader.requestsSent(),
    },
    clock: given.runnerClock?.(clock) ?? clock,
    random: fixedRandom(),
    log,
    signal: new AbortController().signal,
    monotonicStart: clock.now(),
    readTarget: async () => given.target ?? aTarget(),
    readPolicy: async () => undefined,
    links: {
      scan: () => '',
      findings: (project, ref) => `https://platform.test/${project}?${ref}`,
      run: undefined,
      platform: 'https://platform.test',
    },
    checkout: { host: 'github.com' },
    ...given.world,
  });
  return { report, log: log.infos, sent, requests: reader.requestsSent(), seconds: Math.round(clock.now() / 1_000) };
}

async function* eachPage<Page>(pages: AsyncGenerator<Page, void, undefined>, count: () => void) {
  for await (const page of pages) {
    count();
    yield page;
  }
}
