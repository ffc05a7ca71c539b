import { describe, expect, test } from 'vitest';
import { HEAD_REF, HEAD_SHA, pullRequestEvent, pullRequestTargetEvent } from '../../demo/events.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { answering } from '../run/platforms.ts';
import { expectTold } from './harness/expect-run.ts';
import * as w from './harness/worlds.ts';

const oneCritical = { ...fail, outputs: { critical: '1' } };
/** The pull request's branch, as a full scan of it is labelled. */
const ON_HEAD_BRANCH = w.ofBranch(HEAD_REF);
/** The same as a diff scan of one of its pull requests is. */
const bareOf = (pullRequestId: string) => ({ ...ON_HEAD_BRANCH, isFull: false, pullRequestId });
const PATIENT = { 'discovery-timeout': '8s', 'wait-timeout': '10s' };

/** The detail of a scan that runs has neither `meta` nor a repository yet, and the list has no start of one in an unknown state. */
const tellsLittleBeforeItsEnd = w.beforeItsEnd((detail) => ({ ...detail, meta: null, repository_id: undefined }));

/** The detail of a scan that runs names another pull request of the same branch. */
const namesAnotherBeforeItsEnd = w.beforeItsEnd(({ meta, ...detail }) => ({
  ...detail,
  meta: { ...(meta as object), pull_request_id: 8 },
}));

const withoutStartInQueue = (handler: Handler): Handler => {
  const unstarted = (scan: Record<string, unknown>) =>
    scan.status === 'SCAN_STATUS_QUEUED' || scan.stats === null ? { ...scan, started_at: undefined } : scan;
  const changing = (operation: 'read-scan' | 'list-scans', change: (body: Record<string, unknown>) => object) =>
    answering(operation, (request, usual) => {
      const answer = usual(request);
      return { ...answer, body: JSON.stringify(change(JSON.parse(answer.body as string))) };
    });
  const list = changing('list-scans', ({ scans, ...page }) => ({ ...page, scans: (scans as []).map(unstarted) }));
  return list(changing('read-scan', unstarted)(handler));
};

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

  test("L7 the pull request's own AI scan of two days ago decides, beside its own scan of today", async () => {
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
      return {
        issues: [...live, ...old],
        scans: [w.scanOf(context, '501', ofOthers), w.scanOf(context, '502', ofSecrets)],
      };
    });
    const outcome = { ...fail, outputs: { critical: '1', high: '0', total: '1' } };
    const run = await expectTold(outcome, { platform, inputs: { 'discovery-timeout': '1s' } });
    expect(w.refsSearched(run, 'ISSUE_TYPE_SAST')).toEqual([w.OWN_REF]);
    expect(w.refsSearched(run, 'ISSUE_TYPE_SCA')).toEqual([w.OWN_REF]);
    expect(w.refsSearched(run, 'ISSUE_TYPE_SECRETS')).toEqual([HEAD_REF, `refs/heads/${HEAD_REF}`]);
  });

  const onRefOf = (found: 0 | 1) => w.scans({ 501: { found, ...w.endsAfter(1_500) } });
  const ofFork = {
    platform: w.scans({ 501: { ...bareOf('7'), ...w.endsAfter(1_500) } }),
    event: pullRequestTargetEvent('fork'),
  };
  const byName = { platform: onRefOf(0), inputs: { 'repository-id': '' } };
  test.each<[string, BuiltOptions, typeof pass | typeof oneCritical, BuiltOptions['through']?]>([
    ['a scan by its id', { platform: onRefOf(0) }, pass],
    ['a dirty scan by its id', { platform: onRefOf(1) }, oneCritical],
    ['a scan by its name', byName, pass],
    ['a scan by the number that its detail names', ofFork, pass],
    ['a scan whose detail names another number until then', ofFork, pass, namesAnotherBeforeItsEnd],
  ])('L16 asks again at its end whose a running scan is: %s', async (_which, options, outcome, through) => {
    const inputs = { ...PATIENT, ...options.inputs };
    await expectTold(outcome, { ...options, inputs, through: through ?? tellsLittleBeforeItsEnd });
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
    const timeline = [
      { atMs: 0, status: 'SCAN_STATUS_QUEUED' },
      { atMs: 1_500, status: 'SCAN_STATUS_COMPLETED', exitCode: 1 },
    ];
    const queued = { startedAgoMs: 30_000, found: { count: 1, visibleAfterMs: 1_400 }, timeline };
    await expectTold(
      { ...fail, outputs: { critical: '1', 'scan-id': '502' } },
      { platform: w.scans({ 501: {}, 502: queued }), inputs: PATIENT, through: withoutStartInQueue },
    );
  });

  const branchFirst = (own: Parameters<typeof w.scans>[0] = {}) =>
    w.scans({ 501: { ...ON_HEAD_BRANCH, startedAgoMs: 3 * w.MINUTE_MS }, ...own });

  test("L30 waits for the pull request's own scan where pull requests are scanned", async () => {
    const own = { startedAgoMs: 30_000, endedAgoMs: -1_499, listedAfterMs: 1_500, found: 1 };
    const platform = branchFirst({ 502: own });
    await expectTold({ ...fail, outputs: { critical: '1', 'scan-id': '502' } }, { platform, inputs: PATIENT });
  });

  const byTheBranch = { ...pass, outputs: { 'scan-id': '501', commit: HEAD_SHA, ref: HEAD_REF } };

  test("L30 lets the branch's scan decide when the time to appear is over", async () => {
    const run = await expectTold(byTheBranch, { platform: branchFirst(), inputs: { 'discovery-timeout': '6s' } });
    expect(w.lists(run).length).toBeGreaterThan(3);
  });

  test("L30 lets the branch's scan decide at once where pull requests are never scanned", async () => {
    const inputs = { 'discovery-timeout': '20s', 'wait-timeout': '20s' };
    const run = await expectTold(byTheBranch, { platform: w.withoutPullRequestScans(branchFirst()), inputs });
    // The first look, the wide one before another ref decides, and one more at most: ten a second would be 200.
    expect(w.lists(run).length).toBeLessThan(6);
  });
});
