import { describe, expect, test } from 'vitest';
import { HEAD_REF, pullRequestTargetEvent } from '../../demo/events.ts';
import { countsOf, endsAs } from '../../emulator/build.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { runFault } from '../run/fault-gate.ts';
import { unproven } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { withHead } from './harness/spoilt-events.ts';
import {
  COMPLETED,
  changingAfter,
  changingAtPoll,
  criticals,
  endsAfter,
  FAILED,
  headlines,
  MINUTE_MS,
  OTHER_COMMIT,
  OWN_REF,
  ofBranch,
  ofPull,
  punctual,
  RUNNING,
  refsSearched,
  scanOf,
  world,
} from './harness/worlds.ts';

const CANCELLED = { timeline: endsAs('SCAN_STATUS_CANCELLED') } as const;
const PENDING = { timeline: endsAs('SCAN_STATUS_PENDING'), listMembers: { started_at: undefined } } as const;

describe.concurrent('O. a scan without a word of its products beside a clean one of secrets', () => {
  test.each<[what: string, parts: Partial<PlatformScan>, reason: string]>([
    ['runs', RUNNING, 'scan-running'],
    ['is pending without a start', PENDING, 'scan-running'],
    ['failed', FAILED, 'scan-failed'],
    ['was cancelled', CANCELLED, 'scan-cancelled'],
  ])('O3 that %s may be of the products that nobody else scanned', async (_what, parts, reason) => {
    const platform = world((context) => ({
      scans: [
        scanOf(context, '501', { enabledProducts: [], startedAgoMs: 5 * MINUTE_MS, ...parts }),
        scanOf(context, '502', { enabledProducts: ['secrets'] }),
      ],
    }));
    const run = await runFault({ platform, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(unproven(reason));
    expect(run.finalLine).toContain('501');
  });
});

describe.concurrent('O. a scan of the next commit that was queued for more than an hour', () => {
  /** Both end while the gate waits: the other commit's scan before ours. */
  const queued = (parts: Partial<PlatformScan>) =>
    changingAtPoll(
      3,
      world((context) => ({
        scans: [
          scanOf(context, '501', { startedAgoMs: MINUTE_MS, ...RUNNING }),
          scanOf(context, '502', {
            startedAgoMs: 70 * MINUTE_MS,
            startedAtMs: context.nowMs - 5_000,
            commit: OTHER_COMMIT,
            ...parts,
          }),
        ],
      })),
      (state) => {
        const isOver = ({ id }: PlatformScan): boolean => id === '501' || id === '502';
        state.scans = state.scans.map((scan) => (isOver(scan) ? { ...scan, ...COMPLETED, listMembers: {} } : scan));
      },
    );
  const inputs = { 'poll-interval': '100ms', 'discovery-timeout': '400ms' };

  test.each<[what: string, parts: Partial<PlatformScan>]>([
    ['and ran when it was first seen', RUNNING],
    ['and had no branch while it was pending', { ...PENDING, listMembers: { branch: undefined } }],
  ])('O4 %s has taken the ref over', async (_what, parts) => {
    const run = await runFault({ ...queued(parts), inputs, due: 'unproven' });
    expect(run).toMatchObject(unproven('superseded'));
  });
});

describe.concurrent('O. an older scan of the commit that a re-run has left behind', () => {
  test.each([
    ['runs on', RUNNING, 'has not ended'],
    ['failed', FAILED, 'ended as error'],
  ])('O9 and that %s changes nothing, and every headline tells it', async (_what, parts, told) => {
    const platform = world((context) => ({
      scans: [scanOf(context, '501', { startedAgoMs: 6 * MINUTE_MS, ...parts }), scanOf(context, '502')],
    }));
    const run = await runFault({ platform, inputs: { comment: 'always' }, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass', outputs: { 'scan-id': '502' } });
    for (const headline of headlines(run)) expect(headline).toContain(told);
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
    const platform = world((context) => {
      const issues = criticals(context, 1, { ref: dirty });
      const scanned = (branch: string) => ({ branch, fullRef: branch, saw: branch === dirty ? issues : [] });
      return {
        issues,
        scans: [
          scanOf(context, '501', { startedAgoMs: 6 * MINUTE_MS, ...scanned(first) }),
          scanOf(context, '502', scanned(second)),
        ],
      };
    });
    const run = await runFault({ platform, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '1' } });
    expect(refsSearched(run)).toEqual([HEAD, MERGE]);
  });
});

describe.concurrent('O. what changes while the gate looks', () => {
  test('O10 a scan that was seen running has just ended, though the clock of its machine is ten minutes behind', async () => {
    const platform = world((context) => {
      const { nowMs } = context;
      const first = criticals(context, 1);
      const issues = [...first, ...criticals(context, 4, { visibleAtMs: nowMs + 3_500 })];
      return {
        issues,
        scans: [
          scanOf(context, '501', {
            startedAgoMs: 12 * MINUTE_MS,
            endedAgoMs: 10 * MINUTE_MS,
            findingsCounts: countsOf(issues),
            ...endsAfter(1_000),
          }),
        ],
      };
    });
    const run = await runFault({ platform, inputs: { 'poll-interval': '300ms' }, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '5' } });
  });

  test('O11 the detail says 2 where the list said 0: the list is asked again, and the larger word is held against the index', async () => {
    const before = world((context) => ({
      scans: [scanOf(context, '501', { detailMembers: { stats: { findings: 2, total_time: 41.5 } } })],
    }));
    const grows = changingAtPoll(2, before, (state) => {
      const findingsCounts = { code: 2, secrets: 0, supply_chain: 0, total: 2 };
      state.scans = state.scans.map((scan) => (scan.id === '501' ? { ...scan, findingsCounts } : scan));
    });
    const run = await runFault({ ...grows, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(unproven('index-lag'));
  });

  test('O12 fewer can be found than were counted, and the scan of the next commit was listed meanwhile', async () => {
    const before = world((context) => ({
      issues: criticals(context, 1, { severity: 'SEVERITY_LOW' }),
      scans: [
        scanOf(context, '501', {
          startedAgoMs: 60 * MINUTE_MS,
          findingsCounts: { code: 3, secrets: 0, supply_chain: 0, total: 3 },
        }),
      ],
    }));
    const listed = changingAtPoll(2, before, (state) => {
      const own = state.scans.find(({ id }) => id === '501')!;
      const nowMs = own.startedAtMs + 60 * MINUTE_MS;
      const next = { ...own, id: '502', commit: OTHER_COMMIT, createdAtMs: nowMs - 5_000, startedAtMs: nowMs - 5_000 };
      state.scans = [...state.scans, { ...next, appearsAtMs: 0 }];
    });
    const run = await runFault({ ...listed, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(unproven('superseded'));
  });

  test('O16 a branch that was pushed to another commit and back has its new scan waited for', async () => {
    const before = world((context) => ({
      scans: [
        scanOf(context, '501', { startedAgoMs: 10 * MINUTE_MS }),
        scanOf(context, '502', { startedAgoMs: MINUTE_MS, commit: OTHER_COMMIT }),
      ],
    }));
    const again = changingAtPoll(4, before, (state) => {
      const own = state.scans.find(({ id }) => id === '501')!;
      const startedAtMs = own.startedAtMs + 10 * MINUTE_MS;
      state.scans = [...state.scans, { ...own, id: '503', createdAtMs: startedAtMs, startedAtMs, appearsAtMs: 0 }];
    });
    const inputs = { 'discovery-timeout': '4s', 'poll-interval': '200ms' };
    const run = await runFault({ ...again, inputs, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass', outputs: { 'scan-id': '503' } });
  });

  test('O13 O28 a clean scan has ended, and the index shows for a while what it mended', async () => {
    const onTime = punctual(
      world((context) => ({
        issues: criticals(context, 2),
        scans: [
          scanOf(context, '401', { startedAgoMs: 60 * MINUTE_MS, commit: OTHER_COMMIT }),
          scanOf(context, '501', { startedAgoMs: 2 * MINUTE_MS, endedAgoMs: 80_000 }),
        ],
      })),
    );
    const mended = changingAfter(2_000, '/issues/search', onTime.platform, (state) => {
      state.issues = state.issues.filter(({ ref }) => ref !== OWN_REF);
    });
    const through = (handler: Handler, now: () => number) => mended.through(onTime.through(handler, now), now);
    const run = await runFault({ platform: mended.platform, through, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass', outputs: { critical: '0' } });
  });
});

describe.concurrent('O. a baseline that is not known as it is now', () => {
  const inputs = { baseline: 'base' };
  const onMain = { ...ofBranch('main'), commit: OTHER_COMMIT, startedAgoMs: MINUTE_MS } as const;

  test('O15 what was triaged there is not new here', async () => {
    const platform = world((context) => {
      const there = criticals(context, 1, { ref: 'main', state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' });
      return {
        issues: [...criticals(context, 1), ...there],
        scans: [scanOf(context, '501', { isFull: true }), scanOf(context, '401', { ...onMain, saw: there })],
      };
    });
    const run = await runFault({ platform, inputs, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass', outputs: { critical: '1', 'new-total': '0' } });
  });

  test('O15 where nothing is found and no finished scan of it is known, nothing is new for sure', async () => {
    const platform = world((context) => ({
      issues: criticals(context, 1),
      scans: [scanOf(context, '501', { isFull: true })],
    }));
    const run = await runFault({ platform, inputs: { baseline: 'release/9', comment: 'always' }, due: 'unproven' });
    expect(run).toMatchObject({ ...unproven('no-scan'), outputs: { critical: '1', 'new-total': '' } });
    expect(run.report.baseline).toEqual({ ref: 'release/9', wasScanned: false });
    for (const text of [run.finalLine, run.summary]) {
      expect(text).toMatch(/no finished scan of the baseline .*release\/9/i);
    }
    for (const page of [run.summary, run.comments[0]]) {
      expect(page).toContain('no scan of the baseline was found');
      expect(page).toMatch(/orrect the baseline, or scan `?release\/9`? in full\./);
    }
  });

  test('O15 the issues of its newest scan are waited for', async () => {
    const platform = world((context) => {
      const late = criticals(context, 1, { ref: 'main', visibleAtMs: context.nowMs + 2_500 });
      return {
        issues: [...criticals(context, 1), ...late],
        scans: [
          scanOf(context, '501', { isFull: true }),
          scanOf(context, '401', { ...onMain, endedAgoMs: 1_000, saw: late }),
        ],
      };
    });
    const run = await runFault({ platform, inputs, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass', outputs: { critical: '1', 'new-total': '0' } });
  });
});

describe.concurrent("O. a diff scan on a ref that another branch's full scans write", () => {
  const fromFork = { event: withHead(pullRequestTargetEvent('fork'), { ref: 'main' }) };
  const ofRelease = { event: withHead(pullRequestTargetEvent('fork'), { ref: 'release' }) };
  const here = { event: pullRequestTargetEvent() };
  /** More than it counted is not waited for any more. */
  const LONG_ENDED = { startedAgoMs: 4 * MINUTE_MS, endedAgoMs: 3 * MINUTE_MS };
  /** Our branch of that name has five criticals; the change's own scan counts so many of its own. */
  const besideOurs = (branch: string, count: number) =>
    world((context) => {
      const ours = criticals(context, 5, { ref: branch });
      const own = criticals(context, count, { ref: branch, id: 'of-the-change' });
      return {
        issues: [...ours, ...own],
        scans: [
          scanOf(context, '401', {
            ...ofBranch(branch),
            commit: OTHER_COMMIT,
            startedAgoMs: 90 * MINUTE_MS,
            saw: ours,
          }),
          scanOf(context, '501', { ...ofPull(7), ...LONG_ENDED, branch, fullRef: `refs/heads/${branch}`, saw: own }),
        ],
      };
    });

  test.each([
    ["a fork's branch main", 'main', fromFork, {}],
    ["a fork's branch release, with a baseline", 'release', ofRelease, { baseline: 'base' }],
    ['a branch of ours, without a baseline', HEAD_REF, here, {}],
  ])('O14 that counted nothing adds nothing: %s', async (_what, branch, event, inputs) => {
    const platform = besideOurs(branch, 0);
    const run = await runFault({ ...event, ...punctual(platform), inputs, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass', outputs: { critical: '0' } });
    expect(run.summary).toContain("nothing of it is this change's");
  });

  test('O14 that counted some beside more cannot be told from it', async () => {
    const run = await runFault({ ...fromFork, platform: besideOurs('main', 1), due: 'unproven' });
    expect(run).toMatchObject(unproven('unstable'));
    expect(run.finalLine).toContain('a ref of their own');
  });

  test('O14 that counted all that is found is judged by it', async () => {
    const platform = world((context) => {
      const own = criticals(context, 5, { ref: 'main' });
      const onMain = { ...ofBranch('main'), commit: OTHER_COMMIT, startedAgoMs: 90 * MINUTE_MS, saw: [] };
      return {
        issues: own,
        scans: [
          scanOf(context, '401', onMain),
          scanOf(context, '501', { ...ofPull(7), ...LONG_ENDED, branch: 'main', fullRef: 'refs/heads/main', saw: own }),
        ],
      };
    });
    const run = await runFault({ ...fromFork, platform, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '5' } });
  });
});
