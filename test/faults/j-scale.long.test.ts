import { describe, expect, test, vi } from 'vitest';
import { aScan } from '../../emulator/build.ts';
import { otherCommit, type Scenario } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { runBuilt } from '../run/built-gate.ts';
import { changed, manyRules, scanned } from '../run/platforms.ts';
import { lists, MINUTE_MS, searches } from './harness/worlds.ts';

vi.setConfig({ testTimeout: 300_000 });

/*
 * How much memory Node takes depends on the machine: with plenty of it, Node collects late. A heap that cannot grow shows what a run
 * really needs: a run that stores more than fits crashes.
 */
const heapOf = (mib: number): { readonly nodeFlags: readonly string[] } => ({
  nodeFlags: [`--max-old-space-size=${mib}`],
});

/** A minute of the gate takes a second. Its own waiting times are scaled inside its process, those of the platform here. */
const SPEED = 60;

/** The same scenario with scans of `count` pull requests, the first of them `agoMs` old. */
const amongPulls = (count: number, scenario: Scenario, agoMs: number, apartMs: number) =>
  changed(scenario, ({ scans, ...state }, { repositoryId, nowMs }) => ({
    ...state,
    scans: [
      ...Array.from({ length: count }, (_, index) => {
        const [id, branch] = [String(200_000_000 + index), `refs/pull/${100 + index}/merge`];
        const createdAtMs = nowMs - agoMs + index * apartMs;
        return aScan({ id, repositoryId, branch, commit: otherCommit(1_000 + index), createdAtMs });
      }),
      ...scans,
    ],
  }));

const oneInFourHigh = (rules: number) =>
  manyRules(rules, (index) => ({ severity: index % 4 === 0 ? 'SEVERITY_HIGH' : 'SEVERITY_LOW' }));

describe.concurrent('J. half an hour', () => {
  test('J4 waits half an hour in a heap of 40 MiB, with 500 scans to read and one answer in 60 failing', async () => {
    const timeline = [
      { atMs: 0, status: 'SCAN_STATUS_RUNNING' },
      { atMs: (30 * MINUTE_MS) / SPEED, status: 'SCAN_STATUS_COMPLETED', exitCode: 0 },
    ];
    const times = { 'discovery-timeout': '5m', 'wait-timeout': '35m', 'poll-interval': '20s' };
    let asked = 0;
    const run = await runBuilt({
      ...heapOf(40),
      platform: amongPulls(500, scanned({ timeline }), 60_000, 100),
      inputs: { ...times, comment: 'always' },
      trace: { SPEED: String(SPEED) },
      through: (handler) => (request) => {
        asked += 1;
        return asked % 60 === 0 ? { ...handler(request), status: 503 } : handler(request);
      },
    });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
    // Three polls a minute, or fewer on a slow machine, show that the gate really waited.
    expect(lists(run).length).toBeGreaterThan(30 * 1.5);
  });
});

describe('J. many pages', () => {
  test('J4 finds its scan among 50,000 of the last day, with little memory', async () => {
    const platform = amongPulls(50_000, SCENARIOS['over-limit'], 70_000_000, 1_000);
    const run = await runBuilt({ platform, inputs: { 'wait-timeout': '60s', 'request-timeout': '20s' } });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
    expect(run.rssMib).toBeLessThan(256);
    expect(run.requests.length).toBeLessThan(130);
  });

  test('J4 counts 100,000 rules on 200 pages exactly, in a heap of 200 MiB', async () => {
    const run = await runBuilt({
      ...heapOf(200),
      platform: oneInFourHigh(100_000),
      inputs: { 'page-size': '500', 'wait-timeout': '5m', 'request-timeout': '60s' },
    });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
    expect(run.outputs).toMatchObject({ high: '25000', low: '75000', total: '100000' });
    const { requests, rules } = run.report;
    expect(rules).toHaveLength(100_000);
    expect([requests.sent, run.requests.length]).toEqual([requests.planned, requests.planned]);
    expect(searches(run).length).toBeGreaterThan(200);
  });
});
