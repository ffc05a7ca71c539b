import { describe, expect, test } from 'vitest';
import { HEAD_REF, pushEvent } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { GateRun } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { expectTold } from './harness/expect-run.ts';
import { searchesOf } from './harness/searches.ts';
import * as w from './harness/worlds.ts';

const superseded = unproven('superseded');
const LONG_AGO = '2020-11-18T23:31:10Z';
const FIXED = 'AGGREGATE_ISSUE_STATE_FIXED';
const REMOVED = 'AGGREGATE_ISSUE_STATE_REMOVED';
/** The commit's scan is ten minutes old, that of another commit on the same ref five. */
const OWN = { startedAgoMs: 10 * w.MINUTE_MS };
const NEWER = { startedAgoMs: 5 * w.MINUTE_MS, commit: w.OTHER_COMMIT };
const PATIENT = { 'discovery-timeout': '6s', 'wait-timeout': '8s' };

/** The next step is to judge the newer commit, or to scan this one again: both must be named. */
function expectToNameBoth(run: GateRun, taker = '502'): void {
  expect(w.pages(run)).toContain(w.OTHER_COMMIT.slice(0, 7));
  expect(w.pages(run)).toContain(taker);
  expect(run.report).toMatchObject({ nextStep: expect.stringMatching(/scan/i) });
}

describe.concurrent('L. issues of a ref that another scan has rewritten', () => {
  const dirty = { ...OWN, counted: 3, found: { count: 3, state: FIXED } };
  const mended = w.scans({ 501: dirty, 502: NEWER });

  test('L4 a dirty commit that was mended and then forced back is not judged by the mended ref', async () => {
    const outcome = { ...superseded, outputs: { critical: '', total: '' } };
    expectToNameBoth(await expectTold(outcome, { platform: mended, inputs: SOON_OVER }));
    // At once where nothing may be waited for.
    await expectTold(superseded, { platform: mended, inputs: { 'wait-timeout': '0s' } });
  });

  test.each<
    [what: string, members: Readonly<Record<string, unknown>>, outcome: ReturnType<typeof unproven> | typeof pass]
  >([
    ['that says nothing of its repository', { repository_id: undefined }, superseded],
    ['that cannot be read', { exit_code: 'x' }, unproven('contract')],
    ['that says only when it ended', { started_at: 'x' }, unproven('contract')],
    ['that does not say when it was', { started_at: 7, completed_at: 7 }, unproven('contract')],
    ['without a readable ref or repository', { repository_id: 'x', branch: 7 }, unproven('contract')],
    ['that cannot be read and ran a part of the rules', { exit_code: 'x', is_partial_scan: true }, pass],
    ['that cannot be read and is of another ref', { exit_code: 'x', branch: 'other' }, pass],
    ['that cannot be read and is of another repository', { exit_code: 'x', repository_id: 5 }, pass],
    ['that cannot be read and ended before', { exit_code: 'x', started_at: LONG_AGO, completed_at: LONG_AGO }, pass],
  ])('L5 a clean commit beside a later scan of another commit %s', async (_what, listMembers, outcome) => {
    const platform = w.scans({ 501: OWN, 502: { ...NEWER, listMembers } });
    await expectTold(outcome, { platform, inputs: SOON_OVER });
  });

  test.each([undefined, null])('L5 a scan of the commit whose repository is %j is not overlooked', async (id) => {
    const failed = { timeline: endsAs('SCAN_STATUS_ERROR', 0), listMembers: { repository_id: id } };
    const platform = w.scans({ 501: { startedAgoMs: 20 * w.MINUTE_MS }, 502: failed });
    await expectTold(unproven('contract'), { platform, inputs: SOON_OVER });
  });

  test('L5 what is proven of another ref is not hidden by an entry that cannot be read', async () => {
    const secrets = { branch: 'release', enabledProducts: ['PRODUCT_SECRETS'] };
    const platform = w.scans({
      501: { enabledProducts: ['PRODUCT_SAST'], startedAgoMs: 20 * w.MINUTE_MS, found: 3 },
      502: { ...secrets, startedAgoMs: 120 * w.MINUTE_MS },
      503: { ...secrets, commit: w.OTHER_COMMIT, listMembers: { exit_code: 'x' } },
    });
    const waits = { 'discovery-timeout': '30s', 'wait-timeout': '40s', 'poll-interval': '10s' };
    const inputs = { ...waits, 'required-products': 'code,secrets', 'on-inconclusive': 'contract: warn' };
    const given = { ...w.punctual(w.withoutNeighbours(platform)), event: pushEvent(), inputs };
    await expectTold({ ...fail, reason: 'contract' }, given);
  });

  test('L4 a new scan of the commit, listed in the meantime, decides again', async () => {
    const again = { startedAgoMs: 20_000, endedAgoMs: -900, listedAfterMs: 1_000, found: 3 };
    const platform = w.scans({ 501: { ...OWN, counted: 3 }, 502: NEWER, 503: again });
    await expectTold({ ...fail, outputs: { critical: '3', 'scan-id': '503' } }, { platform, inputs: PATIENT });
  });

  test('L5 a clean commit that is judged again does not fail for what a newer commit brought', async () => {
    const platform = w.scans({ 501: OWN, 502: { ...NEWER, found: 1 } });
    expectToNameBoth(await expectTold(superseded, { platform, inputs: SOON_OVER }));
  });

  test('L5 a newer commit that was scanned for one product takes over that product alone', async () => {
    const platform = w.scans({ 501: { ...OWN, found: 1 }, 502: { ...NEWER, enabledProducts: ['sca'] } });
    const run = await expectTold({ ...fail, reason: 'superseded' }, { platform, inputs: SOON_OVER });
    expect(w.conditionOf(run, 'max-critical')).toMatchObject({ found: 1, result: 'broken' });
    expect(w.conditionOf(run, 'max-high')).toMatchObject({ result: 'unproven' });
    expect(w.refsSearched(run, 'ISSUE_TYPE_SCA')).toEqual([]);
  });

  test.each<readonly [string, Partial<PlatformScan>]>([
    ['is partial', { isPartial: true }],
    ['failed', w.FAILED],
    ['is of another repository', { repositoryId: '7700' }],
    ['is on another ref', { branch: 'refs/pull/9/merge', pullRequestId: '9' }],
  ])('L4 a newer scan of another commit takes nothing over that %s', async (_how, parts) => {
    const platform = w.scans({ 501: OWN, 502: { ...NEWER, ...parts } });
    await expectTold({ ...pass, outputs: { 'scan-id': '501' } }, { platform });
  });

  test('L6 a reopened pull request whose issues are REMOVED does not pass by its old scan', async () => {
    const platform = w.scans({ 501: { ...OWN, counted: 3, found: { count: 3, state: REMOVED } } });
    const run = await expectTold(unproven('index-lag'), { platform, inputs: SOON_OVER });
    const asked = new Set(searchesOf(run).flatMap(({ filter }) => filter.aggregateIssueStates as string[]));
    expect([...asked].filter((state) => /FIXED|REMOVED/.test(state))).toEqual([]);
    expect(asked.size).toBe(7);
  });

  test('L32 a slow scan of an older commit that ended after ours has the last word on the ref', async () => {
    const slow = { startedAgoMs: 10 * w.MINUTE_MS, endedAgoMs: w.MINUTE_MS, commit: w.OTHER_COMMIT };
    const own = { startedAgoMs: 5 * w.MINUTE_MS, endedAgoMs: 4 * w.MINUTE_MS };
    const run = await expectTold(superseded, { platform: w.scans({ 501: slow, 502: own }), inputs: SOON_OVER });
    expectToNameBoth(run, '501');
  });

  test('L33 after "re-run all jobs" the scan that is listed later is judged, not the failed one', async () => {
    const again = { startedAgoMs: 30_000, endedAgoMs: -1_400, listedAfterMs: 1_500 };
    const found = { count: 1, visibleAfterMs: 1_400 };
    const platform = w.scans({ 501: { ...OWN, ...w.FAILED }, 502: { ...again, found } });
    await expectTold({ ...fail, outputs: { critical: '1', 'scan-id': '502' } }, { platform, inputs: PATIENT });
  });

  test('L33 where none is listed the failed one is told when the time to appear is over', async () => {
    const inputs = { 'discovery-timeout': '6s' };
    const run = await expectTold(unproven('scan-failed'), {
      platform: w.scans({ 501: { ...OWN, ...w.FAILED } }),
      inputs,
    });
    // One more look would be two.
    expect(w.lists(run).length).toBeGreaterThan(2);
  });

  const LONG = { 'request-timeout': '20s', 'wait-timeout': '20s' };
  test.each<readonly [string, Parameters<typeof w.scanOf>[2], ms: number, Readonly<Record<string, string>>]>([
    ['of another commit that ends while issues are read', w.endsAfter(700), 1_500, { 'discovery-timeout': '1s' }],
    ['that is listed while reading took long', { endedAgoMs: -2_900, listedAfterMs: 3_000 }, 10_500, LONG],
  ])('L36 a scan %s is found by the second look', async (_what, other, ms, inputs) => {
    const platform = w.scans({ 501: {}, 502: { startedAgoMs: 30_000, commit: w.OTHER_COMMIT, ...other } });
    const faults = [{ match: { operation: 'search-issues' }, fault: { kind: 'delay', ms } }] as const;
    expectToNameBoth(await expectTold(superseded, { platform, inputs, faults }));
  });

  test("L38 a push is not judged by the issues of the pull request's diff scan on its bare branch name", async () => {
    const ref = `refs/heads/${HEAD_REF}`;
    const pushed = pushEvent({ ref });
    const platform = w.scans({
      501: { ...w.ofBranch(HEAD_REF), startedAgoMs: 5 * w.MINUTE_MS, counted: 2, found: { count: 2, state: FIXED } },
      502: { ...w.ofBranch(HEAD_REF), isFull: false, pullRequestId: '7' },
    });
    const env = { ...pushed.env, GITHUB_REF: ref };
    const event = { ...pushed, env, scanned: { ...pushed.scanned, headRef: HEAD_REF } };
    const run = await expectTold(superseded, { platform, event, inputs: SOON_OVER });
    expect(w.pages(run)).toContain('502');
  });
});
