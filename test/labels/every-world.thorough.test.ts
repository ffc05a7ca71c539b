import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import type { PlatformScan, PlatformState } from '../../emulator/state.ts';
import { shareOf } from '../build/draws.ts';
import { runPlatform } from '../emulator/running-platform.ts';
import { runCheckSources } from '../run/run-cli-sources.ts';
import { LABEL_WORLDS, type LabelWorld, labelWorld, platformOf } from './label-worlds.ts';

/** test/faults/m-labels.test.ts runs the worlds that need git in the working folder as processes. */
const IN_CI = LABEL_WORLDS.filter(({ said }) => said.isInGitFolder === undefined);
const SCANS = [
  ['a full scan, as the scanner labels it (M19)', { isFull: true, isClean: false }],
  ['a diff scan, as the scanner labels it (M19)', { isFull: false, isClean: false }],
  ['a clean scan, by the id of the project, too', { isFull: true, isClean: true }, ['--repository-id', '101']],
] as const;
/** The gate must not wait in these worlds: a longer run has not found its scan at once. */
const TIMES = ['--discovery-timeout', '1s', '--wait-timeout', '2s', '--poll-interval', '100ms'];

async function check(
  { environment, label }: LabelWorld,
  kind: Parameters<typeof platformOf>[2],
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

const TRIED = IN_CI.flatMap((world, index) =>
  shareOf(SCANS, index, 1).map(([what, scan, flags]) => ({ name: world.name, world, what, scan, flags })),
);

it.each(TRIED)('the world "$name" is judged by $what', async ({ world, scan, flags }) => {
  const { label, said } = world;
  const words = { commit: label.commit, ref: label.branch, repository: said.repository, pullRequest: said.pullRequest };

  const { exitCode, report, stdout } = await check(world, scan, flags);
  if (scan.isClean) expect(report, stdout).toMatchObject({ verdict: 'pass', ...words });
  else expect(report, stdout).toMatchObject({ verdict: 'fail', reason: '', counts: { critical: 1 }, ...words });
  if (!scan.isClean) expect(report.scans).toMatchObject([{ id: '501', repository: label.repo_display_name }]);
  expect(exitCode).toBe(scan.isClean ? 0 : 1);
});

describe('a pipeline of GitLab that runs on a merge', () => {
  const world = labelWorld('GitLab, merged results');
  const { branch: _branch, commit: _commit, ...META } = world.label;
  const HEAD = world.environment.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA!;
  /** Adds a second scan, of the source branch's head. By default both scans are alike, clean or not. */
  const both = (head: Partial<PlatformScan>) => (state: PlatformState) => {
    const [merge, ...others] = state.scans as [PlatformScan, ...PlatformScan[]];
    return { ...state, scans: [merge, { ...merge, id: '502', commit: HEAD, ...head }, ...others] };
  };
  const minutesAgo = (minutes: number) => {
    const atMs = Date.now() - minutes * 60_000;
    return { createdAtMs: atMs, startedAtMs: atMs };
  };

  it.each([
    ['the newer one decides, on the head', minutesAgo(3), HEAD],
    ['the newer one decides, on the merge', minutesAgo(20), world.label.commit],
    ['its own ref decides', { ...minutesAgo(3), meta: { ...META, pull_request_id: null } }, world.label.commit],
  ])('is judged by the scan of either commit, superseded by neither: %s (M19)', async (_what, head, commit) => {
    const { report, stdout } = await check(world, { isFull: true, isClean: true }, [], both(head));
    expect(report, stdout).toMatchObject({ verdict: 'pass', commit, pullRequest: 7 });
    expect(report.scans).toMatchObject([{ commit }]);
  });

  it('reports the head commit if there is no scan', async () => {
    const { report } = await check(world, { isFull: true, isClean: true }, [], (state) => ({ ...state, scans: [] }));
    expect(report).toMatchObject({ reason: 'no-scan', commit: HEAD });
  });
});

it('all worlds of the file are tried', () => {
  expect([LABEL_WORLDS.length, IN_CI.length]).toEqual([26, 24]);
});
