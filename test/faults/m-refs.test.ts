import { describe, expect, test } from 'vitest';
import {
  HEAD_REF,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  type StagedEvent,
  workflowRunEvent,
} from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import type { Scenario, ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { pass } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import {
  beforeItsEnd,
  COMPLETED,
  criticals,
  DAY_MS,
  endsAfter,
  FAILED,
  lists,
  MINUTE_MS,
  OTHER_COMMIT,
  ofBranch,
  pages,
  RUNNING,
  refsSearched,
  scanOf,
  world,
} from './harness/worlds.ts';

const oneCritical = { exitCode: 1, verdict: 'fail', outputs: { critical: '1' } };

describe.concurrent('M. a tag and a branch of one name', () => {
  const TAG = 'refs/tags/v1';
  const BRANCH = 'refs/heads/v1';
  const pushed = (ref: string): StagedEvent => pushEvent({ ref });
  const afterPush = workflowRunEvent('here', { event: 'push', head_branch: 'v1', pull_requests: [] });

  /** Both are scanned at this commit: the first one five minutes ago, the other one two. */
  const scanned = ([first, second]: readonly [string, string], dirty: string): Scenario =>
    world((context) => {
      const issues = criticals(context, 1, { ref: dirty });
      const seen = (ref: string) => ({ ...ofBranch(ref), saw: ref === dirty ? issues : [] });
      return {
        issues,
        scans: [
          scanOf(context, '501', { ...seen(first), startedAgoMs: 5 * MINUTE_MS }),
          scanOf(context, '502', seen(second)),
        ],
      };
    });

  test.each([
    ['a dirty tag', TAG, BRANCH, TAG],
    ['a clean tag', TAG, BRANCH, BRANCH],
    ['a dirty branch', BRANCH, TAG, BRANCH],
    ['a clean branch', BRANCH, TAG, TAG],
  ] as const)('M7 %s is judged by its own scan, which is the older one', async (_what, own, other, dirty) => {
    const isDirty = own === dirty;
    const platform = scanned([own, other], dirty);
    const run = await runFault({ event: pushed(own), platform, due: isDirty ? 'fail' : 'pass' });
    expect(run).toMatchObject(isDirty ? oneCritical : pass);
    expect(run.outputs['scan-id']).toBe('501');
    expect(refsSearched(run)).toEqual(own === BRANCH ? [BRANCH, 'v1'] : [TAG]);
  });

  test.each([TAG, BRANCH])('M7 a run that says neither is judged by both, the dirty one being %s', async (dirty) => {
    const platform = scanned([dirty, dirty === TAG ? BRANCH : TAG], dirty);
    expect(await runFault({ event: afterPush, platform, due: 'fail' })).toMatchObject(oneCritical);
  });

  test('M7 a later scan of the branch does not take the tag over', async () => {
    const platform = world((context) => ({
      scans: [
        scanOf(context, '501', { ...ofBranch(TAG), startedAgoMs: 5 * MINUTE_MS, ...COMPLETED }),
        scanOf(context, '502', { ...ofBranch(BRANCH), commit: OTHER_COMMIT, ...COMPLETED }),
      ],
    }));
    expect(await runFault({ event: pushed(TAG), platform, due: 'pass' })).toMatchObject(pass);
  });
});

describe.concurrent('M. one ref in two spellings', () => {
  test('M8 the failed scan of two days ago is seen, though it has the other one', async () => {
    const platform = world((context) => ({
      scans: [
        scanOf(context, '501', { enabledProducts: ['sast', 'secrets'] }),
        scanOf(context, '502', {
          ...ofBranch('refs/heads/main'),
          enabledProducts: ['sca'],
          startedAgoMs: 2 * DAY_MS,
          ...FAILED,
        }),
      ],
    }));
    const run = await runFault({ event: pushEvent(), platform, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'scan-failed' });
    expect(lists(run).map(({ json }) => (json as { readonly branch?: string }).branch)).toEqual(
      expect.arrayContaining(['main', 'refs/heads/main']),
    );
  });
});

describe.concurrent('M. full scans of a branch that name its open pull request', () => {
  const named = { ...ofBranch(HEAD_REF), pullRequestId: '7' };
  const pushed = pushEvent({ ref: `refs/heads/${HEAD_REF}` });
  /** The branch is dirty, and so was its scan; `main` was at this commit before, and clean. */
  const branches = world((context) => {
    const issues = criticals(context, 1, { ref: HEAD_REF });
    return {
      issues,
      scans: [
        scanOf(context, '501', { ...named, startedAgoMs: 5 * MINUTE_MS, saw: issues }),
        scanOf(context, '502', ofBranch('main')),
      ],
    };
  });

  test("M5 a branch is judged by them, and not by another branch's clean scan", async () => {
    const run = await runFault({ event: pushed, platform: branches, due: 'fail' });
    expect(run).toMatchObject({ ...oneCritical, outputs: { 'scan-id': '501' } });
    expect(refsSearched(run)).toEqual([HEAD_REF, `refs/heads/${HEAD_REF}`]);
  });

  test('M5 a re-run in full of the branch is not taken over by itself', async () => {
    const platform = world((context) => ({
      scans: [scanOf(context, '501', { ...named, startedAgoMs: 5 * MINUTE_MS }), scanOf(context, '502', named)],
    }));
    const run = await runFault({ event: pushed, platform, due: 'pass' });
    expect(run).toMatchObject({ ...pass, outputs: { 'scan-id': '502' } });
  });

  test('M5 the pull request that they name is judged by them as by its own', async () => {
    const run = await runFault({ event: pullRequestEvent(), platform: branches, due: 'fail' });
    expect(run).toMatchObject({ ...oneCritical, outputs: { 'scan-id': '501' } });
  });

  test("M22 a full, bare scan of a fork's pull request is waited for while its detail says nothing", async () => {
    const platform = world((context) => {
      const issues = criticals(context, 1, { ref: HEAD_REF });
      return { issues, scans: [scanOf(context, '501', { ...named, saw: issues, ...endsAfter(1_500) })] };
    });
    const inputs = { 'discovery-timeout': '1s', 'wait-timeout': '10s' };
    const event = pullRequestTargetEvent('fork');
    const run = await runFault({
      event,
      platform,
      inputs,
      through: beforeItsEnd((detail) => ({ ...detail, meta: null })),
      due: 'fail',
    });
    expect(run).toMatchObject({ ...oneCritical, outputs: { 'scan-id': '501' } });
  });
});

describe.concurrent('M. a full scan is required', () => {
  const inputs = { ...SOON_OVER, 'required-scan': 'full' };
  const diff = (context: ScenarioContext): PlatformScan => scanOf(context, '502', { isFull: false });

  test('M23 a clean diff scan of the own ref is none', async () => {
    const platform = world((context) => ({ scans: [diff(context)] }));
    const run = await runFault({ platform, inputs, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'no-scan' });
    expect(refsSearched(run)).toEqual([]);
    expect(run.summary).toMatch(/scan `?502`? of this commit is a diff scan, and `required-scan` asks for a full one/);
    expect(run.summary).toMatch(
      /the newest scan of pull request 7 is `?502`? of commit `[0-9a-f]{12}`, a diff scan, completed/,
    );
  });

  test.each<readonly [string, Partial<PlatformScan>, object]>([
    ['partial', { isPartial: true }, pass],
    ['a diff scan', {}, { exitCode: 2, reason: 'superseded' }],
  ])('M23 the full one decides only where no newer scan of the commit has its ref: one that is %s', async (...row) => {
    const [, newer, outcome] = row;
    const platform = world((context) => {
      const full = scanOf(context, '501', { isFull: true, startedAgoMs: 5 * MINUTE_MS });
      return { scans: [full, { ...diff(context), ...newer }] };
    });
    const due = outcome === pass ? 'pass' : 'unproven';
    expect(await runFault({ platform, inputs, due })).toMatchObject(outcome);
    expect(await runFault({ platform, due: 'pass' })).toMatchObject(pass);
  });

  test("M23 the head branch's full one decides beside a clean diff scan of the own ref", async () => {
    const platform = world((context) => {
      const issues = criticals(context, 1, { ref: HEAD_REF });
      const full = { ...ofBranch(HEAD_REF), startedAgoMs: 5 * MINUTE_MS, saw: issues };
      return { issues, scans: [scanOf(context, '501', full), diff(context)] };
    });
    const run = await runFault({ platform, inputs, due: 'fail' });
    expect(run).toMatchObject({ ...oneCritical, outputs: { 'scan-id': '501' } });
    expect(refsSearched(run)).toEqual([HEAD_REF, `refs/heads/${HEAD_REF}`]);
  });
});

describe.concurrent('M. scans that say nothing of what is judged', () => {
  const beside = (other: Partial<PlatformScan>): Scenario =>
    world((context) => ({
      scans: [
        scanOf(context, '501', { startedAgoMs: 5 * MINUTE_MS }),
        scanOf(context, '502', { startedAgoMs: MINUTE_MS, ...other }),
      ],
    }));
  const unknown = { enabledProducts: ['dast'] };

  test.each<readonly [string, Partial<PlatformScan>]>([
    ['of another commit', { commit: OTHER_COMMIT, ...COMPLETED }],
    ['that runs', RUNNING],
    ['that failed', FAILED],
  ])('M11 a newer scan of an unknown product alone changes nothing: one %s', async (_what, other) => {
    const run = await runFault({ platform: beside({ ...unknown, ...other }), due: 'pass' });
    expect(run).toMatchObject({ ...pass, outputs: { 'scan-id': '501' } });
  });

  const CANCELLED = { timeline: endsAs('SCAN_STATUS_CANCELLED') };

  test('M12 a cancelled re-run beside a completed scan is passed over, and told', async () => {
    const run = await runFault({ platform: beside(CANCELLED), due: 'pass' });
    expect(run).toMatchObject({ ...pass, outputs: { 'scan-id': '501' } });
    for (const page of [run.stdout, run.summary]) expect(page).toMatch(/502 was cancelled and changed nothing/);
  });

  test('M12 a cancelled re-run that would have been full has no result', async () => {
    const run = await runFault({
      platform: beside({ ...CANCELLED, isFull: true }),
      inputs: SOON_OVER,
      due: 'unproven',
    });
    expect(run).toMatchObject({ exitCode: 2, reason: 'scan-cancelled' });
  });

  test('M12 what only the cancelled re-run listed has no result', async () => {
    const platform = world((context) => ({
      scans: [
        scanOf(context, '501', { startedAgoMs: 5 * MINUTE_MS, enabledProducts: ['sast', 'sca'] }),
        scanOf(context, '502', { startedAgoMs: MINUTE_MS, ...CANCELLED }),
      ],
    }));
    const run = await runFault({ platform, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'scan-cancelled' });
    expect(run.report).toMatchObject({ message: expect.stringContaining('502 (secrets)') });
  });

  /** An event of which only the commit is known. */
  const bare: BuiltOptions = { event: workflowRunEvent('here', { event: undefined }) };
  const onFeature = { ...ofBranch('feature/old'), startedAgoMs: 10 * MINUTE_MS };

  test.each<readonly [string, (context: ScenarioContext) => readonly PlatformScan[]]>([
    ['was cancelled', (context) => [scanOf(context, '501', { ...onFeature, ...CANCELLED })]],
    [
      'was taken over',
      (context) => [
        scanOf(context, '501', onFeature),
        scanOf(context, '503', { ...onFeature, startedAgoMs: MINUTE_MS, commit: OTHER_COMMIT, ...COMPLETED }),
      ],
    ],
  ])("M13 a bare commit is judged by main's full scan, though that of its old branch %s", async (_how, others) => {
    const platform = world((context) => {
      const issues = criticals(context, 1, { ref: 'main' });
      return {
        issues,
        scans: [...others(context), scanOf(context, '502', { ...ofBranch('main'), saw: issues })],
      };
    });
    const run = await runFault({ ...bare, platform, due: 'fail' });
    expect(run).toMatchObject({ ...oneCritical, reason: '', outputs: { 'scan-id': '502' } });
    expect(refsSearched(run)).toEqual(['main', 'refs/heads/main']);
    expect(pages(run)).toMatch(/501.*left out/);
  });
});
