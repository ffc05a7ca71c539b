import { describe, expect, test } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import type { Issue } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { expectTold } from './harness/expect-run.ts';
import * as w from './harness/worlds.ts';

const LOW = { severity: 'SEVERITY_LOW', rule: aRule({ path: 'acme.worlds.random' }) } as const;
const JUST_ENDED = { startedAgoMs: 40_000, endedAgoMs: 5_000 };

/** Searches of one kind, so that a reading is counted once: those for low issues alone. */
const readings = (run: Parameters<typeof w.searches>[0]): number =>
  w.searches(run).filter(({ body }) => body.includes('SEVERITY_LOW')).length;

describe.concurrent('L. an index that is not there yet', () => {
  test('L10 what only the detail counts must be found too', async () => {
    const platform = w.scans({ 501: { counted: 3, listMembers: { findings_counts: undefined } } });
    const run = await expectTold(unproven('index-lag'), { platform, inputs: SOON_OVER });
    expect(w.details(run).length).toBeGreaterThan(0);
  });

  test('L11 a scan that ended five seconds ago is judged by all that it counted', async () => {
    const platform = w.world((context) => {
      const late = { rule: aRule({ path: 'acme.worlds.late' }), visibleAtMs: context.nowMs + 3_500 };
      const all = [...w.criticals(context, 1, LOW), ...w.criticals(context, 4, { ...LOW, ...late })];
      return { issues: all, scans: [w.scanOf(context, '501', { ...JUST_ENDED, saw: all })] };
    });
    await expectTold({ ...fail, outputs: { low: '5' } }, { ...w.punctual(platform), inputs: { 'max-low': '3' } });
  });

  test.each([
    ['has not come half a minute after the end', { startedAgoMs: 60_000, endedAgoMs: 20_000 }, true],
    ['is missing from a scan that ended long ago, and does not wait', { startedAgoMs: 6 * w.MINUTE_MS }, false],
  ])('L11 is not proven where the rest %s', async (_when, times, isReadAgain) => {
    const platform = w.scans({ 501: { ...times, counted: 5, found: { count: 1, ...LOW } } });
    const outcome = { ...unproven('index-gap'), outputs: { low: '1' } };
    const run = await expectTold(outcome, { ...w.punctual(platform), inputs: { 'max-low': '3' } });
    expect(readings(run) > 1).toBe(isReadAgain);
    expect(run.stdout).toMatch(/counted 5 findings \(code\), and only 1\b/);
  });

  test('L37 does not look again for fewer where no earlier scan of the ref is listed', async () => {
    const platform = w.scans({ 501: { ...JUST_ENDED, counted: 1, found: { count: 5, ...LOW } } });
    const run = await expectTold({ ...pass, outputs: { low: '5' } }, w.punctual(platform));
    expect(readings(run)).toBe(1);
  });

  test('L37 looks again where the index still shows the scan before, and judges the critical one', async () => {
    const onTime = w.punctual(
      w.scans({
        401: { commit: w.OTHER_COMMIT, startedAgoMs: 60 * w.MINUTE_MS, found: { count: 5, ...LOW } },
        501: { ...JUST_ENDED, counted: 1 },
      }),
    );
    const late = w.changingAfter(2_000, '/issues/search', onTime.platform, (state) => {
      const isOld = ({ ref, rule }: Issue): boolean => rule.id === LOW.rule.id && ref === w.OWN_REF;
      const critical = { rule: aRule({ path: 'acme.worlds.raw-sql' }), severity: 'SEVERITY_CRITICAL' } as const;
      const found = { ...state.issues.find(isOld)!, id: 'the-late-one', ...critical };
      const fixed = (issue: Issue) => (isOld(issue) ? { ...issue, state: 'AGGREGATE_ISSUE_STATE_FIXED' } : issue);
      state.issues = [...state.issues.map(fixed), found];
    });
    const through = (handler: Handler, now: () => number) => late.through(onTime.through(handler, now), now);
    const outcome = { ...fail, outputs: { critical: '1', low: '0' } };
    const run = await expectTold(outcome, { platform: late.platform, through });
    expect(readings(run)).toBeGreaterThan(1);
  });
});
