import { describe, expect, test } from 'vitest';
import { HEAD_REF, pullRequestEvent, pullRequestTargetEvent, pushEvent, workflowRunEvent } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { expectTold } from './harness/expect-run.ts';
import * as w from './harness/worlds.ts';

const oneCritical = { ...fail, outputs: { critical: '1' } };
/** Of a clean world, and of one with a critical, which the first scan decides. */
const passBy501 = { ...pass, outputs: { 'scan-id': '501' } };
const failBy501 = { ...fail, outputs: { critical: '1', 'scan-id': '501' } };
const OLD = { startedAgoMs: 5 * w.MINUTE_MS };

describe.concurrent('M. a tag and a branch of one name', () => {
  const TAG = 'refs/tags/v1';
  const BRANCH = 'refs/heads/v1';
  const afterPush = workflowRunEvent('here', { event: 'push', head_branch: 'v1', pull_requests: [] });

  /** Both are scanned at this commit: the first one five minutes ago, the other one two. */
  const scanned = (first: string, second: string, dirty: string): Scenario => {
    const seen = (ref: string) => ({ ...w.ofBranch(ref), found: ref === dirty ? 1 : 0 });
    return w.scans({ 501: { ...seen(first), ...OLD }, 502: seen(second) });
  };

  test.each([
    ['a dirty tag', TAG, BRANCH, TAG],
    ['a clean tag', TAG, BRANCH, BRANCH],
    ['a dirty branch', BRANCH, TAG, BRANCH],
    ['a clean branch', BRANCH, TAG, TAG],
  ] as const)('M7 %s is judged by its own scan, which is the older one', async (_what, own, other, dirty) => {
    const options = { event: pushEvent({ ref: own }), platform: scanned(own, other, dirty) };
    const run = await expectTold(own === dirty ? failBy501 : passBy501, options);
    expect(w.refsSearched(run)).toEqual(own === BRANCH ? [BRANCH, 'v1'] : [TAG]);
  });

  test.each([TAG, BRANCH])('M7 a run that says neither is judged by both, the dirty one being %s', async (dirty) => {
    const platform = scanned(dirty, dirty === TAG ? BRANCH : TAG, dirty);
    await expectTold(oneCritical, { event: afterPush, platform });
  });

  test('M7 a later scan of the branch does not take the tag over', async () => {
    const ofBranch = { ...w.ofBranch(BRANCH), commit: w.OTHER_COMMIT };
    const platform = w.scans({ 501: { ...w.ofBranch(TAG), ...OLD }, 502: ofBranch });
    await expectTold(pass, { event: pushEvent({ ref: TAG }), platform });
  });
});

describe.concurrent('M. one ref in two spellings', () => {
  test('M8 the failed scan of two days ago is seen, though it has the other one', async () => {
    const ofMain = { ...w.ofBranch('refs/heads/main'), enabledProducts: ['sca'], startedAgoMs: 2 * w.DAY_MS };
    const platform = w.scans({ 501: { enabledProducts: ['sast', 'secrets'] }, 502: { ...ofMain, ...w.FAILED } });
    const run = await expectTold(unproven('scan-failed'), { event: pushEvent(), platform, inputs: SOON_OVER });
    expect(w.lists(run).map(({ json }) => (json as { readonly branch?: string }).branch)).toEqual(
      expect.arrayContaining(['main', 'refs/heads/main']),
    );
  });
});

describe.concurrent('M. full scans of a branch that name its open pull request', () => {
  const named = { ...w.ofBranch(HEAD_REF), pullRequestId: '7' };
  const pushed = pushEvent({ ref: `refs/heads/${HEAD_REF}` });
  /** The branch is dirty, and so was its scan; `main` was at this commit before, and clean. */
  const branches = w.scans({ 501: { ...named, ...OLD, found: 1 }, 502: w.ofBranch('main') });

  test("M5 a branch is judged by them, and not by another branch's clean scan", async () => {
    const run = await expectTold(failBy501, { event: pushed, platform: branches });
    expect(w.refsSearched(run)).toEqual([HEAD_REF, `refs/heads/${HEAD_REF}`]);
  });

  test('M5 a re-run in full of the branch is not taken over by itself', async () => {
    const platform = w.scans({ 501: { ...named, ...OLD }, 502: named });
    await expectTold({ ...pass, outputs: { 'scan-id': '502' } }, { event: pushed, platform });
  });

  test('M5 the pull request that they name is judged by them as by its own', async () => {
    await expectTold(failBy501, { event: pullRequestEvent(), platform: branches });
  });

  test("M22 a full, bare scan of a fork's pull request is waited for while its detail says nothing", async () => {
    await expectTold(failBy501, {
      event: pullRequestTargetEvent('fork'),
      platform: w.scans({ 501: { ...named, found: 1, ...w.endsAfter(1_500) } }),
      inputs: { 'discovery-timeout': '1s', 'wait-timeout': '10s' },
      through: w.beforeItsEnd((detail) => ({ ...detail, meta: null })),
    });
  });
});

describe.concurrent('M. a full scan is required', () => {
  const inputs = { ...SOON_OVER, 'required-scan': 'full' };
  const diff = { isFull: false };

  test('M23 a clean diff scan of the own ref is none', async () => {
    const run = await expectTold(unproven('no-scan'), { platform: w.scans({ 502: diff }), inputs });
    expect(w.refsSearched(run)).toEqual([]);
    expect(run.summary).toMatch(/scan `?502`? of this commit is a diff scan, and `required-scan` asks for a full one/);
    expect(run.summary).toMatch(
      /the newest scan of pull request 7 is `?502`? of commit `[0-9a-f]{12}`, a diff scan, completed/,
    );
  });

  test.each([
    ['partial', { isPartial: true }, pass],
    ['a diff scan', {}, unproven('superseded')],
  ])('M23 the full one decides only where no newer scan of the commit has its ref: one that is %s', async (...row) => {
    const [, newer, outcome] = row;
    const platform = w.scans({ 501: { isFull: true, ...OLD }, 502: { ...diff, ...newer } });
    await expectTold(outcome, { platform, inputs });
    await expectTold(pass, { platform });
  });

  test("M23 the head branch's full one decides beside a clean diff scan of the own ref", async () => {
    const platform = w.scans({ 501: { ...w.ofBranch(HEAD_REF), ...OLD, found: 1 }, 502: diff });
    const run = await expectTold(failBy501, { platform, inputs });
    expect(w.refsSearched(run)).toEqual([HEAD_REF, `refs/heads/${HEAD_REF}`]);
  });
});

describe.concurrent('M. scans that say nothing of what is judged', () => {
  const beside = (newer: Partial<PlatformScan>, products?: Partial<PlatformScan>): Scenario =>
    w.scans({ 501: { ...OLD, ...products }, 502: { startedAgoMs: w.MINUTE_MS, ...newer } });

  test.each<readonly [string, Partial<PlatformScan>]>([
    ['of another commit', { commit: w.OTHER_COMMIT }],
    ['that runs', w.RUNNING],
    ['that failed', w.FAILED],
  ])('M11 a newer scan of an unknown product alone changes nothing: one %s', async (_what, other) => {
    await expectTold(passBy501, { platform: beside({ enabledProducts: ['dast'], ...other }) });
  });

  const CANCELLED = { timeline: endsAs('SCAN_STATUS_CANCELLED') };

  test('M12 a cancelled re-run beside a completed scan is passed over, and told', async () => {
    const run = await expectTold(passBy501, { platform: beside(CANCELLED) });
    for (const page of [run.stdout, run.summary]) expect(page).toMatch(/502 was cancelled and changed nothing/);
  });

  test('M12 a cancelled re-run that would have been full has no result', async () => {
    const platform = beside({ ...CANCELLED, isFull: true });
    await expectTold(unproven('scan-cancelled'), { platform, inputs: SOON_OVER });
  });

  test('M12 what only the cancelled re-run listed has no result', async () => {
    const platform = beside(CANCELLED, { enabledProducts: ['sast', 'sca'] });
    const run = await expectTold(unproven('scan-cancelled'), { platform, inputs: SOON_OVER });
    expect(run.report.message).toContain('502 (secrets)');
  });

  const onFeature = { ...w.ofBranch('feature/old'), startedAgoMs: 10 * w.MINUTE_MS };

  test.each<readonly [string, Parameters<typeof w.scans>[0]]>([
    ['was cancelled', { 501: { ...onFeature, ...CANCELLED } }],
    ['was taken over', { 501: onFeature, 503: { ...onFeature, startedAgoMs: w.MINUTE_MS, commit: w.OTHER_COMMIT } }],
  ])("M13 a bare commit is judged by main's full scan, though that of its old branch %s", async (_how, others) => {
    const run = await expectTold(
      { ...fail, reason: '', outputs: { critical: '1', 'scan-id': '502' } },
      {
        event: workflowRunEvent('here', { event: undefined }),
        platform: w.scans({ ...others, 502: { ...w.ofBranch('main'), found: 1 } }),
      },
    );
    expect(w.refsSearched(run)).toEqual(['main', 'refs/heads/main']);
    expect(w.pages(run)).toMatch(/501.*left out/);
  });
});
