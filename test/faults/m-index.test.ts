import { describe, expect, test, vi } from 'vitest';
import { runGate } from './harness/gate-run.ts';
import { details, scanOf, searches, world } from './harness/worlds.ts';

vi.setConfig({ testTimeout: 60_000 });

describe.concurrent('M. what the scans found, and what can be found', () => {
  test('M15 zero is the word of the list, whatever the detail counts', async () => {
    const platform = world((context) => ({
      scans: [scanOf(context, '501', { detailMembers: { stats: { findings: 3, total_time: 41.5 } } })],
    }));
    const run = await runGate({ platform, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
    expect([details(run).length, searches(run).length]).toEqual([1, 6]);
  });
});
