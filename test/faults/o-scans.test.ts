import { describe, expect, test } from 'vitest';
import { HEAD_REF, pullRequestTargetEvent } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { expectTold } from './harness/expect-run.ts';
import { withEnds } from './harness/spoilt-events.ts';
import * as w from './harness/worlds.ts';

const CANCELLED = { timeline: endsAs('SCAN_STATUS_CANCELLED') } as const;
const PENDING = { timeline: endsAs('SCAN_STATUS_PENDING'), listMembers: { started_at: undefined } } as const;
const HOUR_MS = 60 * w.MINUTE_MS;
const OLDER = { startedAgoMs: 6 * w.MINUTE_MS };

describe.concurrent('O. a scan without a word of its products beside a clean one of secrets', () => {
  test.each<[what: string, parts: Partial<PlatformScan>, reason: string]>([
    ['runs', w.RUNNING, 'scan-running'],
    ['is pending without a start', PENDING, 'scan-running'],
    ['failed', w.FAILED, 'scan-failed'],
    ['was cancelled', CANCELLED, 'scan-cancelled'],
  ])('O3 that %s may be of the products that nobody else scanned', async (_what, parts, reason) => {
    const platform = w.scans({
      501: { enabledProducts: [], ...OLDER, ...parts },
      502: { enabledProducts: ['secrets'] },
    });
    const run = await expectTold(unproven(reason), { platform, inputs: SOON_OVER });
    expect(run.finalLine).toContain('501');
  });
});

describe.concurrent('O. a scan of the next commit that was queued for more than an hour', () => {
  test.each<[what: string, parts: Partial<PlatformScan>]>([
    ['and ran when it was first seen', w.RUNNING],
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
  ])('O9 and that %s changes nothing, and every headline tells it', async (_what, parts, told) => {
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
  ])('O8 %s before %s, of which %s is dirty', async (first, second, dirty) => {
    const scanned = (branch: string) => ({ branch, fullRef: branch, found: branch === dirty ? 1 : 0 });
    const platform = w.scans({ 501: { ...OLDER, ...scanned(first) }, 502: scanned(second) });
    const run = await expectTold({ ...fail, outputs: { critical: '1' } }, { platform });
    expect(w.refsSearched(run)).toEqual([HEAD, MERGE]);
  });
});

describe.concurrent('O. what changes while the gate looks', () => {
  test('O10 a scan that was seen running has just ended, though the clock of its machine is ten minutes behind', async () => {
    const platform = w.world((context) => {
      const later = { visibleAtMs: context.nowMs + 3_500 };
      const issues = [...w.criticals(context, 1), ...w.criticals(context, 4, later)];
      const behind = { startedAgoMs: 12 * w.MINUTE_MS, endedAgoMs: 10 * w.MINUTE_MS };
      return { issues, scans: [w.scanOf(context, '501', { ...behind, saw: issues, ...w.endsAfter(1_000) })] };
    });
    await expectTold({ ...fail, outputs: { critical: '5' } }, { platform, inputs: { 'poll-interval': '300ms' } });
  });

  test('O11 the detail says 2 where the list said 0: the list is asked again, and the larger word is held against the index', async () => {
    const before = w.scans({ 501: { detailMembers: { stats: { findings: 2, total_time: 41.5 } } } });
    const grows = w.changingAtPoll(2, before, (state) => {
      const findingsCounts = { code: 2, secrets: 0, supply_chain: 0, total: 2 };
      state.scans = state.scans.map((scan) => (scan.id === '501' ? { ...scan, findingsCounts } : scan));
    });
    await expectTold(unproven('index-lag'), { ...grows, inputs: SOON_OVER });
  });

  /** Before this look at the list, the scan 501 is there once more, with another start and these members. */
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

  test('O12 fewer can be found than were counted, and the scan of the next commit was listed meanwhile', async () => {
    const own = { startedAgoMs: HOUR_MS, counted: 3, found: { count: 1, severity: 'SEVERITY_LOW' } };
    const listed = scannedAgain(2, { 501: own }, HOUR_MS - 5_000, { id: '502', commit: w.OTHER_COMMIT });
    await expectTold(unproven('superseded'), { ...listed, inputs: SOON_OVER });
  });

  test('O16 a branch that was pushed to another commit and back has its new scan waited for', async () => {
    const other = { startedAgoMs: w.MINUTE_MS, commit: w.OTHER_COMMIT };
    const own = { startedAgoMs: 10 * w.MINUTE_MS };
    const again = scannedAgain(4, { 501: own, 502: other }, 10 * w.MINUTE_MS, { id: '503' });
    const inputs = { 'discovery-timeout': '4s', 'poll-interval': '200ms' };
    await expectTold({ ...pass, outputs: { 'scan-id': '503' } }, { ...again, inputs });
  });

  test('O13 O28 a clean scan has ended, and the index shows for a while what it mended', async () => {
    const onTime = w.punctual(
      w.scans({
        401: { startedAgoMs: HOUR_MS, commit: w.OTHER_COMMIT, counted: 0, found: 2 },
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

describe.concurrent('O. a baseline that is not known as it is now', () => {
  const inputs = { baseline: 'base' };
  const own = { isFull: true, counted: 0, found: 1 };
  const onMain = { ...w.ofBranch('main'), commit: w.OTHER_COMMIT, startedAgoMs: w.MINUTE_MS } as const;

  test.each([
    ['what was triaged there is not new here', { found: { count: 1, state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' } }],
    ['the issues of its newest scan are waited for', { endedAgoMs: 1_000, found: { count: 1, visibleAfterMs: 2_500 } }],
  ])('O15 %s', async (_what, there) => {
    const platform = w.scans({ 501: own, 401: { ...onMain, ...there } });
    await expectTold({ ...pass, outputs: { critical: '1', 'new-total': '0' } }, { platform, inputs });
  });

  test('O15 where nothing is found and no finished scan of it is known, nothing is new for sure', async () => {
    const run = await expectTold(
      { ...unproven('no-scan'), outputs: { critical: '1', 'new-total': '' } },
      { platform: w.scans({ 501: own }), inputs: { baseline: 'release/9', comment: 'always' } },
    );
    expect(run.report.baseline).toEqual({ ref: 'release/9', wasScanned: false });
    for (const text of [run.finalLine, run.summary]) {
      expect(text).toMatch(/no finished scan of the baseline .*release\/9/i);
    }
    for (const page of [run.summary, run.comments[0]]) {
      expect(page).toContain('no scan of the baseline was found');
      expect(page).toMatch(/orrect the baseline, or scan `?release\/9`? in full\./);
    }
  });

  test.each([
    ['today', 1],
    ['before the day of scans that was read', 48],
  ])("O15 what the change of a fork's branch of its name brought is not its own: %s", async (_when, hours) => {
    const ofFork = { ...w.ofPull(8), branch: 'main', fullRef: 'refs/heads/main', commit: w.OTHER_COMMIT, found: 1 };
    const startedAgoMs = hours * HOUR_MS;
    const there = { 401: { ...onMain, startedAgoMs: 2 * startedAgoMs }, 402: { ...ofFork, startedAgoMs } };
    const platform = w.withoutNeighbours(w.scans({ 501: own, ...there }));
    const run = await expectTold(unproven('unstable'), { platform, inputs });
    expect(run.finalLine).toContain('a later diff scan has its name');
  });
});

describe.concurrent("O. a diff scan on a ref that another branch's full scans write", () => {
  const fromFork = { event: withEnds(pullRequestTargetEvent('fork'), { ref: 'main' }) };
  const ofRelease = { event: withEnds(pullRequestTargetEvent('fork'), { ref: 'release' }) };
  const here = { event: pullRequestTargetEvent() };
  /** Our branch of that name has so many criticals, and the change's own scan found so many. It ended so long ago that more is not waited for. */
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
    expect(run.summary).toContain("nothing of it is this change's");
  });

  test('O14 that counted some beside more cannot be told from it', async () => {
    const run = await expectTold(unproven('unstable'), { ...fromFork, platform: besideOurs('main', 5, 1) });
    expect(run.finalLine).toContain('a ref of their own');
  });

  test('O14 that counted all that is found is judged by it', async () => {
    const platform = besideOurs('main', 0, 5);
    await expectTold({ ...fail, outputs: { critical: '5' } }, { ...fromFork, platform });
  });
});
