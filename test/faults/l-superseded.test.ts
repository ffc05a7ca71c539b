import { describe, expect, test } from 'vitest';
import { HEAD_REF, pushEvent } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import type { ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { Issue, PlatformScan } from '../../emulator/state.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { unproven } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import {
  COMPLETED,
  conditionOf,
  criticals,
  endsAfter,
  FAILED,
  lists,
  MINUTE_MS,
  OTHER_COMMIT,
  ofBranch,
  pages,
  punctual,
  refsSearched,
  scanOf,
  searches,
  withoutNeighbours,
  world,
} from './harness/worlds.ts';

const superseded = unproven('superseded');
const PASS = { outputs: { verdict: 'pass' } };
const LONG_AGO = '2020-11-18T23:31:10Z';
const FIXED = { state: 'AGGREGATE_ISSUE_STATE_FIXED' };
const REMOVED = { state: 'AGGREGATE_ISSUE_STATE_REMOVED' };

/** The commit's scan is ten minutes old, that of another commit on the same ref five. */
const overtaken = (own: (context: ScenarioContext) => readonly Issue[], now = own) =>
  world((context) => ({
    issues: now(context),
    scans: [
      scanOf(context, '501', { startedAgoMs: 10 * MINUTE_MS, saw: own(context) }),
      scanOf(context, '502', { startedAgoMs: 5 * MINUTE_MS, commit: OTHER_COMMIT, ...COMPLETED }),
    ],
  }));

/** The next step is to judge the newer commit, or to scan this one again: both must be named. */
function expectToNameBoth(run: GateRun, taker = '502'): void {
  expect(pages(run)).toContain(OTHER_COMMIT.slice(0, 7));
  expect(pages(run)).toContain(taker);
  expect(run.report).toMatchObject({ nextStep: expect.stringMatching(/scan/i) });
}

describe.concurrent('L. issues of a ref that another scan has rewritten', () => {
  const mended = overtaken(
    (context) => criticals(context, 3),
    (context) => criticals(context, 3, FIXED),
  );

  test('L4 a dirty commit that was mended and then forced back is not judged by the mended ref', async () => {
    const run = await runFault({ platform: mended, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(superseded);
    expectToNameBoth(run);
    expect(run.outputs).toMatchObject({ critical: '', total: '' });
  });

  const hadNone = overtaken(() => []);
  const takenOver = (listMembers: Readonly<Record<string, unknown>>) => (context: ScenarioContext) => {
    const state = hadNone(context);
    return { ...state, scans: state.scans.map((one) => (one.id === '502' ? { ...one, listMembers } : one)) };
  };

  test.each<[what: string, members: Readonly<Record<string, unknown>>, outcome: object]>([
    ['that says nothing of its repository', { repository_id: undefined }, superseded],
    ['that cannot be read', { exit_code: 'x' }, unproven('contract')],
    ['that says only when it ended', { started_at: 'x' }, unproven('contract')],
    ['that does not say when it was', { started_at: 7, completed_at: 7 }, unproven('contract')],
    ['without a readable ref or repository', { repository_id: 'x', branch: 7 }, unproven('contract')],
    ['that cannot be read and ran a part of the rules', { exit_code: 'x', is_partial_scan: true }, PASS],
    ['that cannot be read and is of another ref', { exit_code: 'x', branch: 'other' }, PASS],
    ['that cannot be read and is of another repository', { exit_code: 'x', repository_id: 5 }, PASS],
    ['that cannot be read and ended before', { exit_code: 'x', started_at: LONG_AGO, completed_at: LONG_AGO }, PASS],
  ])('L5 a clean commit beside a later scan of another commit %s', async (_what, members, outcome) => {
    const due = outcome === PASS ? 'pass' : 'unproven';
    const run = await runFault({ platform: takenOver(members), inputs: SOON_OVER, due });
    expect(run).toMatchObject(outcome);
  });

  test.each([undefined, null])(
    'L5 a scan of the commit whose repository is %j is not overlooked',
    async (repository_id) => {
      const platform = world((context) => ({
        scans: [
          scanOf(context, '501', { startedAgoMs: 20 * MINUTE_MS }),
          scanOf(context, '502', { timeline: endsAs('SCAN_STATUS_ERROR', 0), listMembers: { repository_id } }),
        ],
      }));
      const run = await runFault({ platform, inputs: SOON_OVER, due: 'unproven' });
      expect(run).toMatchObject(unproven('contract'));
    },
  );

  test('L5 what is proven of another ref is not hidden by an entry that cannot be read', async () => {
    const platform = world((context) => {
      const found = criticals(context, 3);
      const secrets = { branch: 'release', enabledProducts: ['PRODUCT_SECRETS'] };
      return {
        issues: found,
        scans: [
          scanOf(context, '501', { enabledProducts: ['PRODUCT_SAST'], startedAgoMs: 20 * MINUTE_MS, saw: found }),
          scanOf(context, '502', { ...secrets, startedAgoMs: 120 * MINUTE_MS }),
          scanOf(context, '503', { ...secrets, commit: OTHER_COMMIT, listMembers: { exit_code: 'x' } }),
        ],
      };
    });
    const waits = { 'discovery-timeout': '30s', 'wait-timeout': '40s', 'poll-interval': '10s' };
    const inputs = { ...waits, 'required-products': 'code,secrets', 'on-inconclusive': 'contract: warn' };
    const given = { ...punctual(withoutNeighbours(platform)), event: pushEvent(), inputs };
    const run = await runFault({ ...given, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, outputs: { verdict: 'fail', reason: 'contract' } });
  });

  test('L4 the same is told at once where nothing may be waited for', async () => {
    const run = await runFault({ platform: mended, inputs: { 'wait-timeout': '0s' }, due: 'unproven' });
    expect(run).toMatchObject(superseded);
  });

  test('L4 a new scan of the commit, listed in the meantime, decides again', async () => {
    const platform = world((context) => {
      const issues = criticals(context, 3);
      const again = { startedAgoMs: 20_000, endedAgoMs: -900, listedAfterMs: 1_000, saw: issues };
      return {
        issues,
        scans: [...mended(context).scans.slice(0, 2), scanOf(context, '503', again)],
      };
    });
    const inputs = { 'discovery-timeout': '6s', 'wait-timeout': '8s' };
    const run = await runFault({ platform, inputs, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '3', 'scan-id': '503' } });
  });

  test('L5 a clean commit that is judged again does not fail for what a newer commit brought', async () => {
    const platform = overtaken(
      () => [],
      (context) => criticals(context, 1),
    );
    const run = await runFault({ platform, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(superseded);
    expectToNameBoth(run);
  });

  test('L5 a newer commit that was scanned for one product takes over that product alone', async () => {
    const platform = world((context) => {
      const issues = criticals(context, 1);
      return {
        issues,
        scans: [
          scanOf(context, '501', { startedAgoMs: 10 * MINUTE_MS, saw: issues }),
          scanOf(context, '502', { startedAgoMs: 5 * MINUTE_MS, commit: OTHER_COMMIT, enabledProducts: ['sca'] }),
        ],
      };
    });
    const run = await runFault({ platform, inputs: SOON_OVER, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', reason: 'superseded' });
    expect(conditionOf(run, 'max-critical')).toMatchObject({ found: 1, result: 'broken' });
    expect(conditionOf(run, 'max-high')).toMatchObject({ result: 'unproven' });
    expect(refsSearched(run, 'ISSUE_TYPE_SCA')).toEqual([]);
  });

  test.each<readonly [string, Partial<PlatformScan>]>([
    ['is partial', { isPartial: true }],
    ['failed', FAILED],
    ['is of another repository', { repositoryId: '7700' }],
    ['is on another ref', { branch: 'refs/pull/9/merge', pullRequestId: '9' }],
  ])('L4 a newer scan of another commit takes nothing over that %s', async (_how, parts) => {
    const platform = world((context) => ({
      scans: [
        scanOf(context, '501', { startedAgoMs: 10 * MINUTE_MS }),
        scanOf(context, '502', { startedAgoMs: 5 * MINUTE_MS, commit: OTHER_COMMIT, ...parts }),
      ],
    }));
    const run = await runFault({ platform, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass', outputs: { 'scan-id': '501' } });
  });

  test('L6 a reopened pull request whose issues are REMOVED does not pass by its old scan', async () => {
    const platform = world((context) => ({
      issues: criticals(context, 3, REMOVED),
      scans: [scanOf(context, '501', { startedAgoMs: 10 * MINUTE_MS, saw: criticals(context, 3) })],
    }));
    const run = await runFault({ platform, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(unproven('index-lag'));
    const states = searches(run).map(({ json }) => (json as { filter: { aggregateIssueStates: string[] } }).filter);
    const asked = new Set(states.flatMap(({ aggregateIssueStates }) => aggregateIssueStates));
    expect([...asked].filter((state) => /FIXED|REMOVED/.test(state))).toEqual([]);
    expect(asked.size).toBe(7);
  });

  test('L32 a slow scan of an older commit that ended after ours has the last word on the ref', async () => {
    const platform = world((context) => ({
      scans: [
        scanOf(context, '501', { startedAgoMs: 10 * MINUTE_MS, endedAgoMs: MINUTE_MS, commit: OTHER_COMMIT }),
        scanOf(context, '502', { startedAgoMs: 5 * MINUTE_MS, endedAgoMs: 4 * MINUTE_MS }),
      ],
    }));
    const run = await runFault({ platform, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(superseded);
    expectToNameBoth(run, '501');
  });

  test('L33 after "re-run all jobs" the scan that is listed later is judged, not the failed one', async () => {
    const platform = world((context) => {
      const issues = criticals(context, 1, { visibleAtMs: context.nowMs + 1_400 });
      const again = { startedAgoMs: 30_000, endedAgoMs: -1_400, listedAfterMs: 1_500, saw: issues };
      return {
        issues,
        scans: [scanOf(context, '501', { startedAgoMs: 10 * MINUTE_MS, ...FAILED }), scanOf(context, '502', again)],
      };
    });
    const inputs = { 'discovery-timeout': '6s', 'wait-timeout': '8s' };
    const run = await runFault({ platform, inputs, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { 'scan-id': '502', critical: '1' } });
  });

  test('L33 where none is listed the failed one is told when the time to appear is over', async () => {
    const platform = world((context) => ({
      scans: [scanOf(context, '501', { startedAgoMs: 10 * MINUTE_MS, ...FAILED })],
    }));
    const inputs = { 'discovery-timeout': '6s' };
    const run = await runFault({ platform, inputs, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'scan-failed' });
    // One more look would be two.
    expect(lists(run).length).toBeGreaterThan(2);
  });

  const LONG = { 'request-timeout': '20s', 'wait-timeout': '20s' };
  test.each<readonly [string, Parameters<typeof scanOf>[2], ms: number, Readonly<Record<string, string>>]>([
    ['of another commit that ends while issues are read', endsAfter(700), 1_500, { 'discovery-timeout': '1s' }],
    ['that is listed while reading took long', { endedAgoMs: -2_900, listedAfterMs: 3_000 }, 10_500, LONG],
  ])('L36 a scan %s is found by the second look', async (_what, other, ms, inputs) => {
    const platform = world((context) => ({
      scans: [scanOf(context, '501'), scanOf(context, '502', { startedAgoMs: 30_000, commit: OTHER_COMMIT, ...other })],
    }));
    const faults = [{ match: { operation: 'search-issues' }, fault: { kind: 'delay', ms } }] as const;
    const run = await runFault({ platform, inputs, faults, due: 'unproven' });
    expect(run).toMatchObject(superseded);
    expectToNameBoth(run);
  });

  test("L38 a push is not judged by the issues of the pull request's diff scan on its bare branch name", async () => {
    const ref = `refs/heads/${HEAD_REF}`;
    const pushed = pushEvent({ ref });
    const platform = world((context) => {
      const issues = criticals(context, 2, { ref: HEAD_REF });
      return {
        issues: issues.map((issue) => ({ ...issue, ...FIXED })),
        scans: [
          scanOf(context, '501', { ...ofBranch(HEAD_REF), startedAgoMs: 5 * MINUTE_MS, saw: issues }),
          scanOf(context, '502', { ...ofBranch(HEAD_REF), isFull: false, pullRequestId: '7' }),
        ],
      };
    });
    const event = {
      ...pushed,
      env: { ...pushed.env, GITHUB_REF: ref },
      scanned: { ...pushed.scanned, headRef: HEAD_REF },
    };
    const run = await runFault({ platform, event, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(superseded);
    expect(pages(run)).toContain('502');
  });
});
