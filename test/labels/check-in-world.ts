import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import type { PlatformState } from '../../emulator/state.ts';
import { runPlatform } from '../emulator/running-platform.ts';
import { runCheckSources } from '../run/run-cli-sources.ts';
import { type LabelWorld, platformOf } from './label-worlds.ts';

/** Nothing is waited for in these worlds: a longer run has not found its scan at once. */
const TIMES = ['--discovery-timeout', '1s', '--wait-timeout', '2s', '--poll-interval', '100ms'];

type Kind = { readonly isFull: boolean; readonly isClean: boolean };

/** Runs `check` in the environment of a world, on a platform that has scanned its commit. */
export async function check(
  { environment, label }: LabelWorld,
  kind: Kind,
  flags: readonly string[] = [],
  change: (state: PlatformState) => PlatformState = (state) => state,
) {
  const state = platformOf(
    label,
    {
      commit: label.commit,
      repository: label.repository,
      repositoryId: '101',
      deploymentId: '42',
      pullRequest: undefined,
      headRef: label.branch,
      nowMs: Date.now(),
      token: DEFAULT_TOKEN,
    },
    kind,
  );
  const { origin } = await runPlatform(change(state));
  return runCheckSources(['--base-url', origin, '--deployment-id', '42', ...TIMES, ...flags], {
    ...environment,
    FINDINGS_GATE_TOKEN: DEFAULT_TOKEN,
  });
}
