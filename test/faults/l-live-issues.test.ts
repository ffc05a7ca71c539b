import { describe, expect, test } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import type { ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { Issue } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { runFault } from '../run/fault-gate.ts';
import { SOON_OVER } from '../run/platforms.ts';
import {
  changingAfter,
  criticals,
  details,
  MINUTE_MS,
  OTHER_COMMIT,
  punctual,
  scanOf,
  searches,
  world,
} from './harness/worlds.ts';

const lows = (context: ScenarioContext, count: number, parts: Partial<Issue> = {}) =>
  criticals(context, count, { severity: 'SEVERITY_LOW', rule: aRule({ path: 'acme.worlds.random' }), ...parts });

/** Searches of one kind, so that a reading is counted once: those for low issues alone. */
const readings = (run: Parameters<typeof searches>[0]): number =>
  searches(run).filter(({ body }) => body.includes('SEVERITY_LOW')).length;

describe.concurrent('L. an index that is not there yet', () => {
  test('L10 what only the detail counts must be found too', async () => {
    const platform = world((context) => ({
      scans: [scanOf(context, '501', { saw: criticals(context, 3), listMembers: { findings_counts: undefined } })],
    }));
    const run = await runFault({ platform, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'index-lag' });
    expect(details(run).length).toBeGreaterThan(0);
  });

  test('L11 a scan that ended five seconds ago is judged by all that it counted', async () => {
    const platform = world((context) => {
      const all = [
        ...lows(context, 1),
        ...lows(context, 4, { rule: aRule({ path: 'acme.worlds.late' }), visibleAtMs: context.nowMs + 3_500 }),
      ];
      return { issues: all, scans: [scanOf(context, '501', { startedAgoMs: 40_000, endedAgoMs: 5_000, saw: all })] };
    });
    const run = await runFault({ ...punctual(platform), inputs: { 'max-low': '3' }, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { low: '5' } });
  });

  test.each([
    ['has not come half a minute after the end', { startedAgoMs: 60_000, endedAgoMs: 20_000 }, true],
    ['is missing from a scan that ended long ago, and does not wait', { startedAgoMs: 6 * MINUTE_MS }, false],
  ])('L11 is not proven where the rest %s', async (_when, times, isReadAgain) => {
    const platform = world((context) => ({
      issues: lows(context, 1),
      scans: [scanOf(context, '501', { ...times, saw: lows(context, 5) })],
    }));
    const run = await runFault({ ...punctual(platform), inputs: { 'max-low': '3' }, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'index-gap', outputs: { low: '1' } });
    expect(readings(run) > 1).toBe(isReadAgain);
    expect(run.stdout).toMatch(/counted 5 findings \(code\), and only 1\b/);
  });

  test('L37 does not look again for fewer where no earlier scan of the ref is listed', async () => {
    const platform = world((context) => ({
      issues: lows(context, 5),
      scans: [scanOf(context, '501', { startedAgoMs: 40_000, endedAgoMs: 5_000, saw: lows(context, 1) })],
    }));
    const run = await runFault({ ...punctual(platform), due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass', outputs: { low: '5' } });
    expect(readings(run)).toBe(1);
  });

  test('L37 looks again where the index still shows the scan before, and judges the critical one', async () => {
    const scenario = world((context) => ({
      issues: lows(context, 5),
      scans: [
        scanOf(context, '401', { commit: OTHER_COMMIT, startedAgoMs: 60 * MINUTE_MS, saw: lows(context, 5) }),
        scanOf(context, '501', { startedAgoMs: 40_000, endedAgoMs: 5_000, saw: criticals(context, 1) }),
      ],
    }));
    const onTime = punctual(scenario);
    const late = changingAfter(2_000, '/issues/search', onTime.platform, (state) => {
      const own = state.scans.find(({ id }) => id === '501')!;
      const place = state.issues.find(({ ref }) => ref === own.branch)!;
      const isOld = (issue: Issue): boolean => issue.rule.id === place.rule.id && issue.ref === own.branch;
      const found: Issue = {
        ...place,
        id: 'the-late-one',
        rule: aRule({ path: 'acme.worlds.raw-sql' }),
        severity: 'SEVERITY_CRITICAL',
      };
      state.issues = [
        ...state.issues.map((issue) => (isOld(issue) ? { ...issue, state: 'AGGREGATE_ISSUE_STATE_FIXED' } : issue)),
        found,
      ];
    });
    const through = (handler: Handler, now: () => number) => late.through(onTime.through(handler, now), now);
    const run = await runFault({ platform: late.platform, through, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '1', low: '0' } });
    expect(readings(run)).toBeGreaterThan(1);
  });
});
