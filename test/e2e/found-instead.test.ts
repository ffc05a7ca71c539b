import { describe, expect, it } from 'vitest';
import { PULL_REQUEST } from '../../demo/events.ts';
import { aRepository, aScan } from '../../emulator/build.ts';
import { otherCommit, type Scenario, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import type { PlatformState } from '../../emulator/state.ts';
import { type GateRun, operationsOf, outcomeOf, runGate } from '../run/gate.ts';
import { failing } from '../run/platforms.ts';

const NO_SCAN = [2, 'inconclusive', 'no-scan'];
const REF = `refs/pull/${PULL_REQUEST}/merge`;
/** Details are waited for until the next poll. */
const ONE_WAIT = { 'discovery-timeout': '3s', 'poll-interval': '2s' };
const WITHOUT_ID = { ...ONE_WAIT, 'repository-id': '' };
const BEFORE = otherCommit(7);
const NEWEST = `; the newest scan of pull request ${PULL_REQUEST} is 481000 of commit ${BEFORE.slice(0, 12)}, completed `;

/** An older commit of the pull request was scanned. Two other projects have a newer scan of a pull request of that number. */
const before: Scenario = (context) => {
  const ours = scanUnderTest(context, { id: '481000', commit: BEFORE, createdAtMs: context.nowMs - 7_500_000 });
  const theirs = { id: '482000', repositoryId: '555', branch: REF, pullRequestId: String(PULL_REQUEST) };
  const scans = [ours, aScan({ ...theirs, commit: otherCommit(8), createdAtMs: context.nowMs - 600_000 })];
  return worldOf(context, { scans, repositories: [aRepository({ id: '555', name: 'acme/other-shop' })] });
};

/** The same, without our scan. */
const elsewhere: Scenario = (context): PlatformState => {
  const state = before(context);
  return { ...state, scans: state.scans.filter(({ id }) => id !== '481000') };
};

const linesOf = ({ stdout }: GateRun) => stdout.split('\n').filter((line) => line.startsWith('no scan of '));

describe('a pull request whose commit was not scanned', { concurrent: true }, () => {
  it.each<[string, Record<string, string>, number | undefined]>([
    ['with repository-id, by the list alone', ONE_WAIT, undefined],
    ['by name, with one detail of each project', WITHOUT_ID, 3],
  ])('shows the newest scan of an older commit: %s', async (_how, inputs, details) => {
    const run = await runGate({ platform: before, inputs });
    expect([outcomeOf(run), operationsOf(run.requests)['read-scan']]).toEqual([NO_SCAN, details]);
    const [first, ...later] = linesOf(run);
    expect(first).toContain(NEWEST);
    expect(first).toMatch(/, completed 2h \d+m ago \(waited \ds of at most 3s\)$/);
    expect(later.join('\n')).not.toContain('newest');
    expect(run.finalLine).toContain(NEWEST);
    const scan = { id: '481000', status: 'completed', ref: REF, commit: BEFORE };
    expect(run.report.seen).toMatchObject({ scan, project: null });
  });

  it.each([
    ['cannot be read', before, failing('read-scan', { kind: 'status', status: 500 })],
    ['name other projects', elsewhere, () => {}],
  ] as const)('ends as ever where the details %s, each asked once', async (_what, platform, prepare) => {
    const run = await runGate({ platform, prepare, inputs: WITHOUT_ID });
    expect(outcomeOf(run)).toEqual(NO_SCAN);
    expect(operationsOf(run.requests)['read-scan']).toBe(platform === before ? 3 : 2);
    expect(run.stdout).not.toContain('newest of');
    expect(run.report.seen).toBeNull();
  });

  it('asks for no detail where it asks only once', async () => {
    const run = await runGate({ platform: before, inputs: { ...WITHOUT_ID, 'wait-timeout': '0s' } });
    expect([outcomeOf(run), operationsOf(run.requests)]).toEqual([NO_SCAN, { 'list-scans': 2 }]);
  });
});

it('a commit that was scanned as another project alone is told with its name from the first poll on', async () => {
  const platform: Scenario = (context) =>
    worldOf(context, {
      scans: [scanUnderTest(context, { repositoryId: '555' })],
      repositories: [aRepository({ id: '555', name: 'acme/other-shop' })],
    });
  const run = await runGate({ platform, inputs: WITHOUT_ID });
  expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'wrong-repository']);
  const told = 'commit aaaaaaaa1f1f was scanned as acme/other-shop, not as octo-org/shop';
  expect(run.stdout).toMatch(new RegExp(`^${told} \\(waited \\ds of at most 3s\\)$`, 'm'));
  expect(run.finalLine).toContain(told);
  expect(run.report.seen).toEqual({ scan: null, project: 'acme/other-shop' });
});
