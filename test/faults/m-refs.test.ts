import { describe, expect, test, vi } from 'vitest';
import { pushEvent, type StagedEvent, workflowRunEvent } from '../../demo/events.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { runGate } from './harness/gate-run.ts';
import {
  COMPLETED,
  criticals,
  MINUTE_MS,
  OTHER_COMMIT,
  ofBranch,
  refsSearched,
  scanOf,
  world,
} from './harness/worlds.ts';

vi.setConfig({ testTimeout: 60_000 });

const pass = { exitCode: 0, verdict: 'pass', reason: '' };
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
    const run = await runGate({ event: pushed(own), platform, due: isDirty ? 'fail' : 'pass' });
    expect(run).toMatchObject(isDirty ? oneCritical : pass);
    expect(run.outputs['scan-id']).toBe('501');
    expect(refsSearched(run)).toEqual(own === BRANCH ? [BRANCH, 'v1'] : [TAG]);
  });

  test.each([TAG, BRANCH])('M7 a run that says neither is judged by both, the dirty one being %s', async (dirty) => {
    const platform = scanned([dirty, dirty === TAG ? BRANCH : TAG], dirty);
    expect(await runGate({ event: afterPush, platform, due: 'fail' })).toMatchObject(oneCritical);
  });

  test('M7 a later scan of the branch does not take the tag over', async () => {
    const platform = world((context) => ({
      scans: [
        scanOf(context, '501', { ...ofBranch(TAG), startedAgoMs: 5 * MINUTE_MS, ...COMPLETED }),
        scanOf(context, '502', { ...ofBranch(BRANCH), commit: OTHER_COMMIT, ...COMPLETED }),
      ],
    }));
    expect(await runGate({ event: pushed(TAG), platform, due: 'pass' })).toMatchObject(pass);
  });
});
