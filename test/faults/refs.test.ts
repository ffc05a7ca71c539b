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
const ON_HEAD_BRANCH = w.ofBranch(HEAD_REF);
/** A diff scan of a pull request that is also under the name of the head branch. */
const bareOf = (pullRequestId: string) => ({ ...ON_HEAD_BRANCH, isFull: false, pullRequestId });
const PATIENT = { 'discovery-timeout': '8s', 'wait-timeout': '10s' };

/** The detail of a running scan has neither `meta` nor a repository yet, and the list has no start for a scan in an unknown state. */
const tellsLittleBeforeItsEnd = w.beforeItsEnd((detail) => ({ ...detail, meta: null, repository_id: undefined }));

describe.concurrent('L. which ref decides, and when', () => {
  test.each([
    ['dirty', 1, {}, { ...fail, outputs: { 'scan-id': '501' } }],
    ['failed', 0, w.FAILED, { ...unproven('scan-failed'), finalLine: expect.stringContaining('501') }],
  ] as const)(
    "L7 the pull request's own %s scan of two days ago decides, not today's clean one of its branch",
    async (_how, found, ended, outcome) => {
      const own = { startedAgoMs: 2 * w.DAY_MS, found, ...ended };
      const platform = w.scans({ 501: own, 502: ON_HEAD_BRANCH });
      const run = await expectTold(outcome, { platform, inputs: { 'discovery-timeout': '1s' } });
      if (found > 0) expect(w.refsSearched(run)).toEqual([w.OWN_REF]);
    },
  );

  test("L7 the pull request's own AI scan of two days ago decides, with its own scan of today", async () => {
    const ofAiCode = { enabledProducts: ['ai_sast'] };
    const found = { count: 1, type: 'ISSUE_TYPE_AI_SAST', severity: 'SEVERITY_UNSPECIFIED' } as const;
    const platform = w.scans({
      501: {},
      502: { ...ofAiCode, startedAgoMs: 2 * w.DAY_MS, found },
      503: { ...ofAiCode, ...ON_HEAD_BRANCH },
    });
    const policy = 'version: 1\nconditions:\n  - { name: No AI findings, issue-types: [ai-sast], max: 0 }\n';
    const run = await expectTold(fail, { platform, inputs: { policy, 'wait-timeout': '0s' } });
    expect(w.refsSearched(run, 'ISSUE_TYPE_AI_SAST')).toEqual([w.OWN_REF]);
  });

  test('L15 a head-branch scan of secrets alone decides secrets, and its old code issues are not counted', async () => {
    const platform = w.world((context) => {
      const live = w.criticals(context, 1, { type: 'ISSUE_TYPE_SECRETS', ref: HEAD_REF });
      const old = w.criticals(context, 4, { ref: HEAD_REF, severity: 'SEVERITY_HIGH' });
      const ofSecrets = { ...ON_HEAD_BRANCH, enabledProducts: ['secrets'], startedAgoMs: 100_000, saw: live };
      const ofOthers = { enabledProducts: ['sast', 'sca'] };
      const scans = [w.scanOf(context, '501', ofOthers), w.scanOf(context, '502', ofSecrets)];
      return { issues: [...live, ...old], scans };
    });
    const outcome = { ...fail, outputs: { critical: '1', high: '0', total: '1' } };
    const run = await expectTold(outcome, { platform, inputs: { 'discovery-timeout': '1s' } });
    expect(w.refsSearched(run, 'ISSUE_TYPE_SAST')).toEqual([w.OWN_REF]);
    expect(w.refsSearched(run, 'ISSUE_TYPE_SCA')).toEqual([w.OWN_REF]);
    expect(w.refsSearched(run, 'ISSUE_TYPE_SECRETS')).toEqual([HEAD_REF, `refs/heads/${HEAD_REF}`]);
  });

  test.each([
    ['a scan by its id', 0, {}, pass],
    ['a dirty scan by its id', 1, {}, oneCritical],
    ['a scan by its name', 0, { 'repository-id': '' }, pass],
  ])('L16 reads the detail of a running scan again at its end: %s', async (_which, found, inputs, outcome) => {
    const platform = w.scans({ 501: { found, ...w.endsAfter(1_500) } });
    await expectTold(outcome, { platform, inputs: { ...PATIENT, ...inputs }, through: tellsLittleBeforeItsEnd });
  });

  test('L16 reads the detail again at the end if it named another pull request until then', async () => {
    const platform = w.scans({ 501: { ...bareOf('7'), ...w.endsAfter(1_500) } });
    const through = w.beforeItsEnd(({ meta, ...detail }) => ({
      ...detail,
      meta: { ...(meta as object), pull_request_id: 8 },
    }));
    await expectTold(pass, { platform, event: pullRequestTargetEvent('fork'), inputs: PATIENT, through });
  });

  test.each<readonly [string, Partial<PlatformScan>, typeof pullRequestEvent]>([
    ['failed', w.FAILED, pullRequestTargetEvent],
    ['runs on', w.RUNNING, pullRequestTargetEvent],
    ['runs on in full', { ...w.RUNNING, isFull: true }, pullRequestEvent],
  ])('L17 of two pull requests of one branch ours decides, though the scan of the other one %s', async (...row) => {
    const [, other, event] = row;
    const platform = w.scans({ 501: bareOf('7'), 502: { ...bareOf('8'), startedAgoMs: 100_000, ...other } });
    await expectTold({ ...pass, outputs: { 'scan-id': '501' } }, { platform, event: event() });
  });

  test('L18 a scan in an unknown state without a start is waited for, and judged when it has ended', async () => {
    const queued = { timeline: endsAs('SCAN_STATUS_QUEUED'), listMembers: { started_at: undefined } };
    const before = w.scans({ 501: {}, 502: { startedAgoMs: 30_000, found: 1, ...queued } });
    const ends = w.changingAtPoll(3, before, (state) => {
      const ended = { ...w.COMPLETED, listMembers: {} };
      state.scans = state.scans.map((scan) => (scan.id === '502' ? { ...scan, ...ended } : scan));
    });
    await expectTold({ ...fail, outputs: { critical: '1', 'scan-id': '502' } }, { ...ends, inputs: PATIENT });
  });

  const branchFirst = (own: Parameters<typeof w.scans>[0] = {}) =>
    w.scans({ 501: { ...ON_HEAD_BRANCH, startedAgoMs: 3 * w.MINUTE_MS }, ...own });

  test("L30 waits for the pull request's own scan if pull requests are scanned", async () => {
    const own = { startedAgoMs: 30_000, endedAgoMs: -1_499, listedAfterMs: 1_500, found: 1 };
    const platform = branchFirst({ 502: own });
    await expectTold({ ...fail, outputs: { critical: '1', 'scan-id': '502' } }, { platform, inputs: PATIENT });
  });

  const byTheBranch = { ...pass, outputs: { 'scan-id': '501', ref: HEAD_REF } };

  test("L30 uses the branch's scan at once if pull requests are never scanned", async () => {
    const inputs = { 'discovery-timeout': '20s', 'wait-timeout': '20s' };
    const run = await expectTold(byTheBranch, { platform: w.withoutPullRequestScans(branchFirst()), inputs });
    // The first poll, the wide one before another ref decides, and at most one more: ten a second would be 200.
    expect(w.lists(run).length).toBeLessThan(6);
  });
});

/** Outcomes that scan 501 decides: in a clean world, and in one with a critical issue. */
const passBy501 = { ...pass, outputs: { 'scan-id': '501' } };
const failBy501 = { ...fail, outputs: { critical: '1', 'scan-id': '501' } };
const OLD = { startedAgoMs: 5 * w.MINUTE_MS };

describe.concurrent('M. a tag and a branch of one name', () => {
  const TAG = 'refs/tags/v1';
  const BRANCH = 'refs/heads/v1';

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
});

describe.concurrent('M. one ref in two spellings', () => {
  test('M8 the failed scan of two days ago is found, though it has the other one', async () => {
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
  /** The branch has a critical issue, which its scan found. `main` was at this commit before, and is clean. */
  const branches = w.scans({ 501: { ...named, ...OLD, found: 1 }, 502: w.ofBranch('main') });

  test("M5 a branch is judged by them, and not by another branch's clean scan", async () => {
    const run = await expectTold(failBy501, { event: pushed, platform: branches });
    expect(w.refsSearched(run)).toEqual([HEAD_REF, `refs/heads/${HEAD_REF}`]);
  });

  test("M22 a full, bare scan of a fork's pull request is awaited while its detail is empty", async () => {
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

  test('M23 a clean diff scan of the own ref does not count', async () => {
    const run = await expectTold(unproven('no-scan'), { platform: w.scans({ 502: diff }), inputs });
    expect(w.refsSearched(run)).toEqual([]);
    expect(run.summary).toMatch(/scan `?502`? of this commit is a diff scan, and a full one is required/);
    expect(run.summary).toMatch(/the newest scan of pull request 7 is `?502`? of commit `[0-9a-f]{12}`, completed/);
  });

  test('M23 the full scan of the head branch decides, and a clean diff scan of the own ref does not', async () => {
    const platform = w.scans({ 501: { ...w.ofBranch(HEAD_REF), ...OLD, found: 1 }, 502: diff });
    const run = await expectTold(failBy501, { platform, inputs });
    expect(w.refsSearched(run)).toEqual([HEAD_REF, `refs/heads/${HEAD_REF}`]);
  });
});

describe.concurrent('M. scans that do not matter for the verdict', () => {
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

  test('M12 a cancelled re-run of a completed scan is passed over, and reported', async () => {
    const run = await expectTold(passBy501, { platform: beside(CANCELLED) });
    for (const page of [run.stdout, run.summary]) expect(page).toMatch(/502 was cancelled and changed nothing/);
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
