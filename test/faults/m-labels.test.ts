import { describe, expect, test, vi } from 'vitest';
import { pushEvent } from '../../demo/events.ts';
import { runGate } from './harness/gate-run.ts';
import { ofBranch, scanOf, world } from './harness/worlds.ts';

vi.setConfig({ testTimeout: 60_000 });

describe.concurrent('M. what the detail writes as the number of no pull request', () => {
  test.each(['', 'null', 'false', '$(Some.Variable)'])('M10 %j is none: the push is judged', async (text) => {
    const run = await runGate({
      event: pushEvent(),
      platform: world((context) => ({
        scans: [scanOf(context, '501', { ...ofBranch('main'), meta: { pull_request_id: text } })],
      })),
    });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass', outputs: { 'scan-id': '501', ref: 'main' } });
  });
});
