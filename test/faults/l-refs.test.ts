import { describe, expect, test } from 'vitest';
import { HEAD_REF, HEAD_SHA, pullRequestEvent, pullRequestTargetEvent } from '../../demo/events.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { pass, unproven } from '../run/outcomes.ts';
import { answering } from '../run/platforms.ts';
import {
  beforeItsEnd,
  COMPLETED,
  criticals,
  DAY_MS,
  endsAfter,
  FAILED,
  lists,
  MINUTE_MS,
  OWN_REF,
  ofBranch,
  RUNNING,
  refsSearched,
  scanOf,
  withoutPullRequestScans,
  world,
} from './harness/worlds.ts';

const oneCritical = { exitCode: 1, verdict: 'fail', outputs: { critical: '1' } };
/** The pull request's branch, as a full scan of it is labelled. */
const ON_HEAD_BRANCH = ofBranch(HEAD_REF);

/** The detail of a scan that runs has neither `meta` nor a repository yet, and the list has no start of one in an unknown state. */
const tellsLittleBeforeItsEnd = beforeItsEnd((detail) => ({ ...detail, meta: null, repository_id: undefined }));

/** The detail of a scan that runs names another pull request of the same branch. */
const namesAnotherBeforeItsEnd = beforeItsEnd(({ meta, ...detail }) => ({
  ...detail,
  meta: { ...(meta as object), pull_request_id: 8 },
}));

const withoutStartInQueue = (handler: Handler): Handler => {
  const unstarted = (scan: Record<string, unknown>) =>
    scan.status === 'SCAN_STATUS_QUEUED' || scan.stats === null ? { ...scan, started_at: undefined } : scan;
  const details = answering('read-scan', (request, usual) => {
    const answer = usual(request);
    return { ...answer, body: JSON.stringify(unstarted(JSON.parse(answer.body as string) as Record<string, unknown>)) };
  });
  const list = answering('list-scans', (request, usual) => {
    const answer = usual(request);
    const { scans, ...page } = JSON.parse(answer.body as string) as { scans: Record<string, unknown>[] };
    return { ...answer, body: JSON.stringify({ ...page, scans: scans.map(unstarted) }) };
  });
  return list(details(handler));
};

describe.concurrent('L. which ref decides, and when', () => {
  test.each([
    ['dirty', 1, undefined, { ...oneCritical, outputs: { 'scan-id': '501' } }],
    ['failed', 0, FAILED, { ...unproven('scan-failed'), finalLine: expect.stringContaining('501') }],
  ] as const)(
    "L7 the pull request's own %s scan of two days ago decides, not today's clean one of its branch",
    async (_how, count, ended, outcome) => {
      const platform = world((context) => {
        const issues = criticals(context, count);
        const own = { startedAgoMs: 2 * DAY_MS, ...(ended ?? { saw: issues }) };
        return { issues, scans: [scanOf(context, '501', own), scanOf(context, '502', ON_HEAD_BRANCH)] };
      });
      const due = count > 0 ? 'fail' : 'unproven';
      const run = await runFault({ platform, inputs: { 'discovery-timeout': '1s' }, due });
      expect(run).toMatchObject(outcome);
      if (count > 0) expect(refsSearched(run)).toEqual([OWN_REF]);
    },
  );

  test("L7 the pull request's own AI scan of two days ago decides, beside its own scan of today", async () => {
    const platform = world((context) => {
      const issues = criticals(context, 1, { type: 'ISSUE_TYPE_AI_SAST', severity: 'SEVERITY_UNSPECIFIED' });
      const ofAiCode = { enabledProducts: ['ai_sast'] };
      return {
        issues,
        scans: [
          scanOf(context, '501'),
          scanOf(context, '502', { ...ofAiCode, startedAgoMs: 2 * DAY_MS, saw: issues }),
          scanOf(context, '503', { ...ofAiCode, ...ON_HEAD_BRANCH }),
        ],
      };
    });
    const policy = 'version: 1\nconditions:\n  - { name: No AI findings, issue-types: [ai-sast], max: 0 }\n';
    const run = await runFault({ platform, inputs: { policy, 'wait-timeout': '0s' }, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
    expect(refsSearched(run, 'ISSUE_TYPE_AI_SAST')).toEqual([OWN_REF]);
  });

  test('L15 a head-branch scan of secrets alone decides secrets, and its old code issues are not counted', async () => {
    const platform = world((context) => {
      const live = criticals(context, 1, { type: 'ISSUE_TYPE_SECRETS', ref: HEAD_REF });
      const old = criticals(context, 4, { ref: HEAD_REF, severity: 'SEVERITY_HIGH' });
      return {
        issues: [...live, ...old],
        scans: [
          scanOf(context, '501', { enabledProducts: ['sast', 'sca'] }),
          scanOf(context, '502', { ...ON_HEAD_BRANCH, enabledProducts: ['secrets'], startedAgoMs: 100_000, saw: live }),
        ],
      };
    });
    const run = await runFault({ platform, inputs: { 'discovery-timeout': '1s' }, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '1', high: '0', total: '1' } });
    expect(refsSearched(run, 'ISSUE_TYPE_SAST')).toEqual([OWN_REF]);
    expect(refsSearched(run, 'ISSUE_TYPE_SCA')).toEqual([OWN_REF]);
    expect(refsSearched(run, 'ISSUE_TYPE_SECRETS')).toEqual([HEAD_REF, `refs/heads/${HEAD_REF}`]);
  });

  const onRefOf = (count: 0 | 1) =>
    world((context) => {
      const issues = criticals(context, count);
      return { issues, scans: [scanOf(context, '501', { saw: issues, ...endsAfter(1_500) })] };
    });
  const ofFork = pullRequestTargetEvent('fork');
  const underBareName = world((context) => ({
    scans: [scanOf(context, '501', { ...ofBranch(HEAD_REF), pullRequestId: '7', isFull: false, ...endsAfter(1_500) })],
  }));

  test.each<readonly [string, BuiltOptions, unknown]>([
    ['a scan by its id', { platform: onRefOf(0), due: 'pass' }, pass],
    ['a dirty scan by its id', { platform: onRefOf(1), due: 'fail' }, oneCritical],
    ['a scan by its name', { platform: onRefOf(0), inputs: { 'repository-id': '' }, due: 'pass' }, pass],
    ['a scan by the number that its detail names', { platform: underBareName, event: ofFork, due: 'pass' }, pass],
  ])('L16 waits for what the detail of a running scan does not say yet: %s', async (_which, options, outcome) => {
    const inputs = { 'discovery-timeout': '8s', 'wait-timeout': '10s', ...options.inputs };
    const run = await runFault({ ...options, inputs, through: tellsLittleBeforeItsEnd });
    expect(run).toMatchObject(outcome as object);
  });

  test('L16 asks again at its end whose a running scan is', async () => {
    const inputs = { 'discovery-timeout': '8s', 'wait-timeout': '10s' };
    const run = await runFault({
      platform: underBareName,
      event: ofFork,
      inputs,
      due: 'pass',
      through: namesAnotherBeforeItsEnd,
    });
    expect(run).toMatchObject(pass);
  });

  test.each<readonly [string, Partial<PlatformScan>]>([
    ['failed', FAILED],
    ['runs on', RUNNING],
  ])(
    'L17 of two pull requests of one branch ours decides, though the scan of the other one %s',
    async (_how, other) => {
      const bare = { ...ofBranch(HEAD_REF), isFull: false };
      const platform = world((context) => ({
        scans: [
          scanOf(context, '501', { ...bare, pullRequestId: '7' }),
          scanOf(context, '502', { ...bare, pullRequestId: '8', startedAgoMs: 100_000, ...other }),
        ],
      }));
      const run = await runFault({ platform, event: pullRequestTargetEvent(), due: 'pass' });
      expect(run).toMatchObject({ ...pass, outputs: { 'scan-id': '501' } });
    },
  );

  test('L17 a running scan on the ref of the other pull request holds nothing up', async () => {
    const platform = world((context) => ({
      scans: [
        scanOf(context, '501', { ...ofBranch(HEAD_REF), isFull: false, pullRequestId: '7' }),
        scanOf(context, '502', {
          ...ofBranch(HEAD_REF),
          isFull: true,
          startedAgoMs: 100_000,
          pullRequestId: '8',
          ...RUNNING,
        }),
      ],
    }));
    const run = await runFault({ platform, event: pullRequestEvent(), due: 'pass' });
    expect(run).toMatchObject({ ...pass, outputs: { 'scan-id': '501' } });
  });

  test('L18 a scan in an unknown state without a start is waited for, and judged when it has ended', async () => {
    const platform = world((context) => {
      const issues = criticals(context, 1, { visibleAtMs: context.nowMs + 1_400 });
      const timeline = [
        { atMs: 0, status: 'SCAN_STATUS_QUEUED' },
        { atMs: 1_500, status: 'SCAN_STATUS_COMPLETED', exitCode: 1 },
      ];
      return {
        issues,
        scans: [
          scanOf(context, '501', COMPLETED),
          scanOf(context, '502', { startedAgoMs: 30_000, saw: issues, timeline }),
        ],
      };
    });
    const inputs = { 'wait-timeout': '10s' };
    const run = await runFault({ platform, inputs, through: withoutStartInQueue, due: 'fail' });
    expect(run).toMatchObject({ ...oneCritical, outputs: { 'scan-id': '502' } });
  });

  const branchFirst = (ownListedAfterMs?: number) =>
    world((context) => {
      const issues = ownListedAfterMs === undefined ? [] : criticals(context, 1);
      const own = {
        startedAgoMs: 30_000,
        endedAgoMs: 1 - (ownListedAfterMs ?? 0),
        listedAfterMs: ownListedAfterMs ?? 0,
      };
      return {
        issues,
        scans: [
          scanOf(context, '501', { ...ON_HEAD_BRANCH, startedAgoMs: 3 * MINUTE_MS }),
          ...(ownListedAfterMs === undefined ? [] : [scanOf(context, '502', { ...own, saw: issues })]),
        ],
      };
    });

  test("L30 waits for the pull request's own scan where pull requests are scanned", async () => {
    const inputs = { 'discovery-timeout': '8s', 'wait-timeout': '10s' };
    const run = await runFault({ platform: branchFirst(1_500), inputs, due: 'fail' });
    expect(run).toMatchObject({ ...oneCritical, outputs: { 'scan-id': '502' } });
  });

  test("L30 lets the branch's scan decide when the time to appear is over", async () => {
    const run = await runFault({ platform: branchFirst(), inputs: { 'discovery-timeout': '6s' }, due: 'pass' });
    expect(run).toMatchObject({ ...pass, outputs: { 'scan-id': '501', commit: HEAD_SHA, ref: HEAD_REF } });
    expect(lists(run).length).toBeGreaterThan(3);
  });

  test("L30 lets the branch's scan decide at once where pull requests are never scanned", async () => {
    const platform = withoutPullRequestScans(branchFirst());
    const run = await runFault({
      platform,
      inputs: { 'discovery-timeout': '20s', 'wait-timeout': '20s' },
      due: 'pass',
    });
    expect(run).toMatchObject({ ...pass, outputs: { 'scan-id': '501' } });
    // The first look, the wide one before another ref decides, and one more at most: ten a second would be 200.
    expect(lists(run).length).toBeLessThan(6);
  });
});
