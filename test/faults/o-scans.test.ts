import { describe, expect, test } from 'vitest';
import { endsAs } from '../../emulator/build.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import { runFault } from '../run/fault-gate.ts';
import { SOON_OVER } from '../run/platforms.ts';
import {
  changingAtLook,
  criticals,
  endsAfter,
  FAILED,
  MINUTE_MS,
  OTHER_COMMIT,
  RUNNING,
  refsSearched,
  scanOf,
  world,
} from './harness/worlds.ts';

const CANCELLED = { timeline: endsAs('SCAN_STATUS_CANCELLED') } as const;
const PENDING = { timeline: endsAs('SCAN_STATUS_PENDING'), listMembers: { started_at: undefined } } as const;
const unproven = (reason: string) => ({ exitCode: 2, verdict: 'inconclusive', reason });

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
  const queued = (parts: Partial<PlatformScan>) =>
    world((context) => ({
      issues: criticals(context, 1, { state: 'AGGREGATE_ISSUE_STATE_FIXED' }),
      scans: [
        scanOf(context, '501', { startedAgoMs: MINUTE_MS, ...endsAfter(2_500) }),
        scanOf(context, '502', {
          startedAgoMs: 70 * MINUTE_MS,
          startedAtMs: context.nowMs - 5_000,
          commit: OTHER_COMMIT,
          ...endsAfter(1_500),
          ...parts,
        }),
      ],
    }));
  const inputs = { 'poll-interval': '500ms', 'wait-timeout': '6s', 'discovery-timeout': '400ms' };

  test('O4 and ends while ours is waited for has taken the ref over', async () => {
    const run = await runFault({ platform: queued({}), inputs, due: 'unproven' });
    expect(run).toMatchObject(unproven('superseded'));
  });

  test('O4 that has no branch while it is pending has taken it over too', async () => {
    const pending = queued({ timeline: endsAs('SCAN_STATUS_PENDING'), listMembers: { branch: undefined } });
    const changing = changingAtLook(3, pending, (state) => {
      state.scans = state.scans.map((scan) =>
        scan.id === '502' ? { ...scan, listMembers: {}, timeline: endsAs('SCAN_STATUS_COMPLETED', 0) } : scan,
      );
    });
    const run = await runFault({ ...changing, inputs, due: 'unproven' });
    expect(run).toMatchObject(unproven('superseded'));
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
