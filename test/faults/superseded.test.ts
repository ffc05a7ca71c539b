import { describe, expect, test } from 'vitest';
import { HEAD_REF, pullRequestTargetEvent, pushEvent } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import type { GateRun } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { expectTold } from './harness/expect-run.ts';
import { searchesOf } from './harness/searches.ts';
import { withEnds } from './harness/spoilt-events.ts';
import * as w from './harness/worlds.ts';

const superseded = unproven('superseded');
const LONG_AGO = '2020-11-18T23:31:10Z';
const FIXED = 'AGGREGATE_ISSUE_STATE_FIXED';
const REMOVED = 'AGGREGATE_ISSUE_STATE_REMOVED';
/** The commit's scan is ten minutes old. That of another commit on the same ref is five minutes old. */
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

  test('L4 a dirty commit that was fixed and then forced back is not judged by the fixed ref', async () => {
    const outcome = { ...superseded, outputs: { critical: '', total: '' } };
    expectToNameBoth(await expectTold(outcome, { platform: mended, inputs: SOON_OVER }));
    // The gate decides at once if it may not wait.
    await expectTold(superseded, { platform: mended, inputs: { 'wait-timeout': '0s' } });
  });

  test.each<
    [what: string, members: Readonly<Record<string, unknown>>, outcome: ReturnType<typeof unproven> | typeof pass]
  >([
    ['without a repository', { repository_id: undefined }, superseded],
    ['that cannot be read', { exit_code: 'x' }, unproven('contract')],
    ['with only an end', { started_at: 'x' }, unproven('contract')],
    ['without any time', { started_at: 7, completed_at: 7 }, unproven('contract')],
    ['without a readable ref or repository', { repository_id: 'x', branch: 7 }, unproven('contract')],
    ['that cannot be read and ran a part of the rules', { exit_code: 'x', is_partial_scan: true }, pass],
    ['that cannot be read and is of another ref', { exit_code: 'x', branch: 'other' }, pass],
    ['that cannot be read and is of another repository', { exit_code: 'x', repository_id: 5 }, pass],
    ['that cannot be read and ended before', { exit_code: 'x', started_at: LONG_AGO, completed_at: LONG_AGO }, pass],
  ])('L5 a clean commit and a later scan of another commit %s', async (_what, listMembers, outcome) => {
    const platform = w.scans({ 501: OWN, 502: { ...NEWER, listMembers } });
    await expectTold(outcome, { platform, inputs: SOON_OVER });
  });

  test.each([undefined, null])('L5 a scan of the commit whose repository is %j is not ignored', async (id) => {
    const failed = { timeline: endsAs('SCAN_STATUS_ERROR', 0), listMembers: { repository_id: id } };
    const platform = w.scans({ 501: { startedAgoMs: 20 * w.MINUTE_MS }, 502: failed });
    await expectTold(unproven('contract'), { platform, inputs: SOON_OVER });
  });

  test('L5 a fail on another ref is not hidden by an unreadable entry', async () => {
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

  test('L4 a new scan of the commit, listed meanwhile, decides again', async () => {
    const again = { startedAgoMs: 20_000, endedAgoMs: -900, listedAfterMs: 1_000, found: 3 };
    const platform = w.scans({ 501: { ...OWN, counted: 3 }, 502: NEWER, 503: again });
    await expectTold({ ...fail, outputs: { critical: '3', 'scan-id': '503' } }, { platform, inputs: PATIENT });
  });

  test('L5 a clean commit that is judged again does not fail for issues of a newer commit', async () => {
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

  test('L6 a reopened pull request whose issues are REMOVED does not pass by its old scan', async () => {
    const platform = w.scans({ 501: { ...OWN, counted: 3, found: { count: 3, state: REMOVED } } });
    const run = await expectTold(unproven('index-lag'), { platform, inputs: SOON_OVER });
    const asked = new Set(searchesOf(run).flatMap(({ filter }) => filter.aggregateIssueStates as string[]));
    expect([...asked].filter((state) => /FIXED|REMOVED/.test(state))).toEqual([]);
    expect(asked.size).toBe(7);
  });

  test('L32 a slow scan of an older commit that ended after ours supersedes it', async () => {
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

  const LONG = { 'request-timeout': '20s', 'wait-timeout': '20s' };
  test.each<readonly [string, Parameters<typeof w.scanOf>[2], ms: number, Readonly<Record<string, string>>]>([
    ['of another commit that ends while issues are read', w.endsAfter(700), 1_500, { 'discovery-timeout': '1s' }],
    ['that is listed while reading took long', { endedAgoMs: -2_900, listedAfterMs: 3_000 }, 10_500, LONG],
  ])('L36 a scan %s is found by the second request', async (_what, other, ms, inputs) => {
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

const CANCELLED = { timeline: endsAs('SCAN_STATUS_CANCELLED') } as const;
const PENDING = { timeline: endsAs('SCAN_STATUS_PENDING'), listMembers: { started_at: undefined } } as const;
const OLDER = { startedAgoMs: 6 * w.MINUTE_MS };

describe.concurrent('O. a scan without a list of products, and a clean one of secrets', () => {
  test.each<[what: string, parts: Partial<PlatformScan>, reason: string]>([
    ['runs', w.RUNNING, 'scan-running'],
    ['is pending without a start', PENDING, 'scan-running'],
    ['failed', w.FAILED, 'scan-failed'],
    ['was cancelled', CANCELLED, 'scan-cancelled'],
  ])('O3 that %s may be of the products that no other scan ran', async (_what, parts, reason) => {
    const secrets = { enabledProducts: ['secrets'] };
    const platform = w.scans({ 501: { enabledProducts: [], ...OLDER, ...parts }, 502: secrets });
    const run = await expectTold(unproven(reason), { platform, inputs: SOON_OVER });
    expect(run.finalLine).toContain('501');
  });
});

describe.concurrent('O. a scan of the next commit that was queued for more than an hour', () => {
  test.each<[what: string, parts: Partial<PlatformScan>]>([
    ['and ran when it was first listed', w.RUNNING],
    ['and had no branch while it was pending', { ...PENDING, listMembers: { branch: undefined } }],
  ])('O4 %s has taken the ref over', async (_what, parts) => {
    const before = w.world((context) => {
      const startedAtMs = context.nowMs - 5_000;
      const other = { startedAgoMs: 70 * w.MINUTE_MS, startedAtMs, commit: w.OTHER_COMMIT, ...parts };
      const own = { startedAgoMs: w.MINUTE_MS, ...w.RUNNING };
      return { scans: [w.scanOf(context, '501', own), w.scanOf(context, '502', other)] };
    });
    // Both end while the gate waits: the other commit's scan before ours.
    const queued = w.changingAtPoll(3, before, (state) => {
      const isOver = ({ id }: PlatformScan): boolean => id === '501' || id === '502';
      state.scans = state.scans.map((scan) => (isOver(scan) ? { ...scan, ...w.COMPLETED, listMembers: {} } : scan));
    });
    const inputs = { 'poll-interval': '100ms', 'discovery-timeout': '400ms' };
    await expectTold(unproven('superseded'), { ...queued, inputs });
  });
});

describe.concurrent('O. an older scan of the commit that a re-run has left behind', () => {
  test.each([
    ['runs on', w.RUNNING, 'has not ended'],
    ['failed', w.FAILED, 'ended as error'],
  ])('O9 and that %s changes nothing, and every headline names it', async (_what, parts, told) => {
    const platform = w.scans({ 501: { ...OLDER, ...parts }, 502: {} });
    const outcome = { ...pass, outputs: { 'scan-id': '502' } };
    const run = await expectTold(outcome, { platform, inputs: { comment: 'always' } });
    for (const headline of w.headlines(run)) expect(headline).toContain(told);
  });
});

describe.concurrent('O. one product under two refs of a pull request', () => {
  const HEAD = 'refs/pull/7/head';
  const MERGE = 'refs/pull/7/merge';

  test.each([
    [HEAD, MERGE, HEAD],
    [HEAD, MERGE, MERGE],
    [MERGE, HEAD, HEAD],
    [MERGE, HEAD, MERGE],
  ])('O8 %s before %s, of which %s has issues', async (first, second, dirty) => {
    const scanned = (branch: string) => ({ branch, fullRef: branch, found: branch === dirty ? 1 : 0 });
    const platform = w.scans({ 501: { ...OLDER, ...scanned(first) }, 502: scanned(second) });
    const run = await expectTold({ ...fail, outputs: { critical: '1' } }, { platform });
    expect(w.refsSearched(run)).toEqual([HEAD, MERGE]);
  });
});

describe.concurrent('O. changes during the run', () => {
  test("O10 a scan that was observed running has just ended, though its machine's clock is ten minutes behind", async () => {
    const platform = w.world((context) => {
      const later = { visibleAtMs: context.nowMs + 3_500 };
      const issues = [...w.criticals(context, 1), ...w.criticals(context, 4, later)];
      const behind = { startedAgoMs: 12 * w.MINUTE_MS, endedAgoMs: 10 * w.MINUTE_MS };
      return { issues, scans: [w.scanOf(context, '501', { ...behind, saw: issues, ...w.endsAfter(1_000) })] };
    });
    await expectTold({ ...fail, outputs: { critical: '5' } }, { platform, inputs: { 'poll-interval': '300ms' } });
  });

  test('O11 the detail has 2 and the list had 0: the list is read again, and the index must show the larger count', async () => {
    const before = w.scans({ 501: { detailMembers: { stats: { findings: 2, total_time: 41.5 } } } });
    const grows = w.changingAtPoll(2, before, (state) => {
      const findingsCounts = { code: 2, secrets: 0, supply_chain: 0, total: 2 };
      state.scans = state.scans.map((scan) => (scan.id === '501' ? { ...scan, findingsCounts } : scan));
    });
    await expectTold(unproven('index-lag'), { ...grows, inputs: SOON_OVER });
  });

  /** Before this poll of the list, a copy of scan 501 is added, with another start and these members. */
  const scannedAgain = (
    look: number,
    all: Parameters<typeof w.scans>[0],
    laterMs: number,
    parts: Pick<PlatformScan, 'id'> & Partial<PlatformScan>,
  ) =>
    w.changingAtPoll(look, w.scans(all), (state) => {
      const own = state.scans.find(({ id }) => id === '501')!;
      const startedAtMs = own.startedAtMs + laterMs;
      state.scans = [...state.scans, { ...own, createdAtMs: startedAtMs, startedAtMs, appearsAtMs: 0, ...parts }];
    });

  test('O12 fewer are indexed than were counted, and the scan of the next commit was listed meanwhile', async () => {
    const own = { startedAgoMs: w.HOUR_MS, counted: 3, found: { count: 1, severity: 'SEVERITY_LOW' } };
    const listed = scannedAgain(2, { 501: own }, w.HOUR_MS - 5_000, { id: '502', commit: w.OTHER_COMMIT });
    await expectTold(unproven('superseded'), { ...listed, inputs: SOON_OVER });
  });

  test('O16 a branch that was pushed to another commit and back has its new scan waited for', async () => {
    const other = { startedAgoMs: w.MINUTE_MS, commit: w.OTHER_COMMIT };
    const own = { startedAgoMs: 10 * w.MINUTE_MS };
    const again = scannedAgain(4, { 501: own, 502: other }, 10 * w.MINUTE_MS, { id: '503' });
    const inputs = { 'discovery-timeout': '4s', 'poll-interval': '200ms' };
    await expectTold({ ...pass, outputs: { 'scan-id': '503' } }, { ...again, inputs });
  });

  test('O13 O28 a clean scan has ended, and the index still shows fixed issues for a while', async () => {
    const onTime = w.punctual(
      w.scans({
        401: { startedAgoMs: w.HOUR_MS, commit: w.OTHER_COMMIT, counted: 0, found: 2 },
        501: { startedAgoMs: 2 * w.MINUTE_MS, endedAgoMs: 80_000 },
      }),
    );
    const mended = w.changingAfter(2_000, '/issues/search', onTime.platform, (state) => {
      state.issues = state.issues.filter(({ ref }) => ref !== w.OWN_REF);
    });
    const through = (handler: Handler, now: () => number) => mended.through(onTime.through(handler, now), now);
    await expectTold({ ...pass, outputs: { critical: '0' } }, { platform: mended.platform, through });
  });
});

describe.concurrent('O. a baseline in doubt', () => {
  const inputs = { baseline: 'base' };
  const own = { isFull: true, counted: 0, found: 1 };
  const onMain = { ...w.ofBranch('main'), commit: w.OTHER_COMMIT, startedAgoMs: w.MINUTE_MS } as const;

  test.each([
    ['issues triaged there are not new here', { found: { count: 1, state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' } }],
    ['the issues of its newest scan are waited for', { endedAgoMs: 1_000, found: { count: 1, visibleAfterMs: 2_500 } }],
  ])('O15 %s', async (_what, there) => {
    const platform = w.scans({ 501: own, 401: { ...onMain, ...there } });
    await expectTold({ ...pass, outputs: { critical: '1', 'new-total': '0' } }, { platform, inputs });
  });

  test('O15 nothing is verified as new if nothing is found and no finished scan of it is known', async () => {
    const run = await expectTold(
      { ...unproven('no-scan'), outputs: { critical: '1', 'new-total': '' } },
      { platform: w.scans({ 501: own }), inputs: { baseline: 'release/9', comment: 'always' } },
    );
    expect(run.report.baseline).toEqual({ ref: 'release/9', wasScanned: false });
    for (const text of [run.finalLine, run.summary])
      expect(text).toMatch(/no finished scan of the baseline .*release\/9/i);
    for (const page of [run.summary, run.comments[0]]) expect(page).toContain('no scan of the baseline was found');
  });

  test.each([
    ['today', 1, {}],
    ['before the day of scans that was read', 48, {}],
    ['of a product that no full scan of it ran', 1, { enabledProducts: ['sca', 'secrets'] }],
    ['in place of those that its own scan counted', 1, { counted: 3 }],
  ])("O15 issues of a fork's branch of its name are not its own: %s", async (_when, hours, parts) => {
    const ofFork = { ...w.ofPull(8), branch: 'main', fullRef: 'refs/heads/main', commit: w.OTHER_COMMIT, found: 1 };
    const startedAgoMs = hours * w.HOUR_MS;
    const there = { 401: { ...onMain, startedAgoMs: 2 * startedAgoMs, ...parts }, 402: { ...ofFork, startedAgoMs } };
    const platform = w.withoutNeighbours(w.scans({ 501: own, ...there }));
    const run = await expectTold(unproven('unstable'), { platform, inputs });
    expect(run.finalLine).toContain('a later diff scan ran under its name');
  });
});

describe.concurrent("O. a diff scan on a ref that another branch's full scans write", () => {
  const fromFork = { event: withEnds(pullRequestTargetEvent('fork'), { ref: 'main' }) };
  const ofRelease = { event: withEnds(pullRequestTargetEvent('fork'), { ref: 'release' }) };
  const here = { event: pullRequestTargetEvent() };
  /** Our branch of that name has `ours` critical issues, and the change's own scan found `own`. It ended so long ago that the gate waits for nothing. */
  const besideOurs = (branch: string, ours: number, own: number) => {
    const longEnded = { startedAgoMs: 4 * w.MINUTE_MS, endedAgoMs: 3 * w.MINUTE_MS };
    const diff = { ...w.ofPull(7), ...longEnded, branch, fullRef: `refs/heads/${branch}` };
    return w.scans({
      401: { ...w.ofBranch(branch), commit: w.OTHER_COMMIT, startedAgoMs: 90 * w.MINUTE_MS, found: ours },
      501: { ...diff, found: { count: own, id: 'of-the-change' } },
    });
  };

  test.each([
    ["a fork's branch main", 'main', fromFork, {}],
    ["a fork's branch release, with a baseline", 'release', ofRelease, { baseline: 'base' }],
    ['a branch of ours, without a baseline', HEAD_REF, here, {}],
  ])('O14 that counted nothing adds nothing: %s', async (_what, branch, event, inputs) => {
    const options = { ...event, ...w.punctual(besideOurs(branch, 5, 0)), inputs };
    const run = await expectTold({ ...pass, outputs: { critical: '0' } }, options);
    expect(run.summary).toContain('none of these issues are from this change');
  });

  test('O14 that counted some, and more are found, is unstable', async () => {
    const run = await expectTold(unproven('unstable'), { ...fromFork, platform: besideOurs('main', 5, 1) });
    expect(run.finalLine).toContain('a ref of their own');
  });

  test('O14 that counted all that is found is judged by it', async () => {
    const platform = besideOurs('main', 0, 5);
    await expectTold({ ...fail, outputs: { critical: '5' } }, { ...fromFork, platform });
  });
});
