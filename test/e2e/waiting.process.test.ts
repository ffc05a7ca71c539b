import { describe, expect, it } from 'vitest';
import { operationOf } from '../../emulator/platform.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { operationsOf, outcomeOf } from '../run/gate.ts';
import { scanned } from '../run/platforms.ts';
import { stoppedBy } from '../run/stopped-by.ts';

const PASS = [0, 'pass', ''];
const LONG = { 'discovery-timeout': '30s', 'wait-timeout': '30s' };

/** Lasts until this many milliseconds after the platform has started. */
function endingAfter(atMs: number): Partial<PlatformScan> {
  return {
    timeline: [
      { atMs: 0, status: 'SCAN_STATUS_RUNNING' },
      { atMs, status: 'SCAN_STATUS_COMPLETED', exitCode: 0 },
    ],
  };
}

/** Notes for every answer of the scan list whether it shows a completed scan of the commit. */
function watchingTheList(): { readonly shown: boolean[]; readonly through: (handler: Handler) => Handler } {
  const shown: boolean[] = [];
  return {
    shown,
    through: (handler) => (request) => {
      const answer = handler(request);
      if (operationOf(request.method, request.path) === 'list-scans') {
        const { scans } = JSON.parse(answer.body) as { scans: { id: string; status: string }[] };
        shown.push(scans.some(({ id, status }) => id === '184467501' && status === 'SCAN_STATUS_COMPLETED'));
      }
      return answer;
    },
  };
}

describe('waiting', { concurrent: true }, () => {
  it('ends with the first poll that shows a scan of 3 s as completed', async () => {
    const list = watchingTheList();
    const run = await runFault({
      platform: scanned(({ nowMs }) => ({ createdAtMs: nowMs, ...endingAfter(3_000) })),
      through: list.through,
      inputs: { ...LONG, 'poll-interval': '300ms' },
    });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(list.shown.length).toBeGreaterThan(3);
    // One poll finds the scan completed, and that poll is the last one.
    expect(list.shown.indexOf(true)).toBe(list.shown.length - 1);
    expect(run.requests.slice(list.shown.length).map(({ operation }) => operation)).not.toContain('list-scans');
  });

  it('shows how long the scan has been running, and earlier ones took, but not at every poll', async () => {
    const run = await runFault({
      platform: scanned(endingAfter(1_500)),
      inputs: { ...LONG, 'poll-interval': '200ms' },
    });
    const lines = run.stdout.split('\n').filter((line) => line.startsWith('scan 184467501 is running '));
    expect(lines[0]).toMatch(
      /^scan 184467501 is running for [\dms ]+, earlier scans took about [\dms ]+ \(waited \d+s of at most 30s\)$/,
    );
    expect(operationsOf(run.requests)['list-scans']).toBeGreaterThan(lines.length + 1);
  });

  it('for a scan that never ends stops at the deadline', async () => {
    const waitMs = 1_500;
    const run = await runFault({
      platform: 'still-running',
      inputs: { 'discovery-timeout': '30s', 'wait-timeout': `${waitMs}ms`, 'poll-interval': '100ms' },
    });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'scan-running']);
    expect(operationsOf(run.requests)).toEqual({ 'list-scans': run.requests.length });
    const afterwards = run.requests.filter(({ atMs }) => atMs > run.requests[0]!.atMs + waitMs);
    // The deadline counts from the start of the process, before the first request; at its very end there is one last poll.
    expect(afterwards.length).toBeLessThanOrEqual(1);
    expect(run.finalLine).toContain('scan 184467501 of commit aaaaaaaa1f1f is still running');
  });

  it.each<[string, BuiltOptions['platform'], readonly unknown[], Record<string, number>]>([
    ['a finished scan', 'clean', PASS, { 'list-scans': 1, 'read-scan': 1, 'search-issues': 6 }],
    ['a running scan', 'still-running', [2, 'inconclusive', 'scan-running'], { 'list-scans': 1 }],
    [
      'no scan, in the last day and then in all that is kept',
      'never-appears',
      [2, 'inconclusive', 'no-scan'],
      { 'list-scans': 2 },
    ],
    ['a failed scan', 'scan-failed', [2, 'inconclusive', 'scan-failed'], { 'list-scans': 1 }],
  ])('for 0s asks once: %s', async (_what, platform, outcome, asked) => {
    const run = await runFault({ platform: platform!, inputs: { 'wait-timeout': '0s' } });
    expect([outcomeOf(run), operationsOf(run.requests)]).toEqual([outcome, asked]);
  });

  it('for a scan to appear ends long before the limit for its end', async () => {
    const run = await runFault({ platform: 'never-appears', inputs: { ...LONG, 'discovery-timeout': '300ms' } });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'no-scan']);
    expect(run.finalLine).toContain('no scan of commit aaaaaaaa1f1f in project 101 after ');
  });

  it('for the end of a scan continues when the time to appear is over', async () => {
    const run = await runFault({
      platform: scanned(endingAfter(2_500)),
      inputs: { ...LONG, 'discovery-timeout': '0s' },
    });
    expect(outcomeOf(run)).toEqual(PASS);
  });

  it('asks only for what may have changed', async () => {
    const { requests } = await runFault({ platform: scanned(endingAfter(1_500)), inputs: LONG });
    const since = requests
      .filter(({ operation }) => operation === 'list-scans')
      .map(({ json }) => Date.parse((json as { since: string }).since));
    expect(since.length).toBeGreaterThan(1);
    for (const later of since.slice(1)) expect(later).toBeGreaterThan(since[0]!);
  });

  it('for the index ends when the issues can be found', async () => {
    const run = await runFault({ platform: 'index-lag', inputs: { ...LONG, 'max-high': '3' } });
    expect([...outcomeOf(run), run.outputs.high, run.outputs.medium]).toEqual([...PASS, '3', '5']);
  });

  it.each<NodeJS.Signals>(['SIGINT', 'SIGTERM'])(
    'ends as cancelled on %s, and writes nothing on the pull request',
    async (signal) => {
      const run = await runFault({ platform: 'still-running', inputs: LONG, ...stoppedBy(signal, 'is running') });
      expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'cancelled']);
      expect(run.githubState.repositories[0]!.comments).toEqual([]);
    },
  );

  it('ends as cancelled, too, when a signal comes while issues are read', async () => {
    const run = await runFault({
      prepare: ({ platform }) =>
        platform.faults.add({ match: { operation: 'search-issues' }, fault: { kind: 'never-answer' } }),
      ...stoppedBy('SIGTERM', 'reading the issues'),
    });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'cancelled']);
  });
});
