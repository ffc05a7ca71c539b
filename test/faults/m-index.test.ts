import { describe, expect, test } from 'vitest';
import { HEAD_REF, PULL_REQUEST } from '../../demo/events.ts';
import { aRule } from '../../emulator/build.ts';
import type { Scenario, ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { Issue } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { policyOf } from '../policy-e2e/policy-file.ts';
import { runFault } from '../run/fault-gate.ts';
import { fail } from '../run/outcomes.ts';
import { answering, jsonAnswer } from '../run/platforms.ts';
import {
  changingAfter,
  conditionOf,
  criticals,
  DAY_MS,
  details,
  headlines,
  lists,
  MINUTE_MS,
  OTHER_COMMIT,
  OWN_REF,
  ofBranch,
  ofPull,
  punctual,
  scanOf,
  searches,
  world,
} from './harness/worlds.ts';

const JUST_ENDED = { startedAgoMs: 40_000, endedAgoMs: 4_000 } as const;

/** A platform whose index is behind until two seconds after the first search; then it shows `after`. */
function behind(scenario: Scenario, after: (context: ScenarioContext) => readonly Issue[]) {
  let shown: readonly Issue[] = [];
  const onTime = punctual((context) => {
    shown = after(context);
    return scenario(context);
  });
  const late = changingAfter(2_000, '/issues/search', onTime.platform, (state) => {
    state.issues = [...state.issues.filter(({ ref }) => ref !== OWN_REF), ...shown];
  });
  return {
    platform: late.platform,
    through: (handler: Handler, now: () => number) => late.through(onTime.through(handler, now), now),
  };
}

const lows = (context: ScenarioContext, count: number, parts: Partial<Issue> = {}) =>
  criticals(context, count, { severity: 'SEVERITY_LOW', rule: aRule({ path: 'acme.worlds.random' }), ...parts });

describe.concurrent('M. what the scans found, and what can be found', () => {
  const HOUR_MS = 60 * MINUTE_MS;

  test.each([
    ['full scans an hour apart', true, HOUR_MS, false],
    ['full scans ten days apart', true, 10 * DAY_MS, false],
    ['full scans ten days apart, and one of supply chain alone between them', true, 10 * DAY_MS, true],
    ['diff scans ten days apart', false, 10 * DAY_MS, false],
    ['diff scans ten days apart, and one of supply chain alone between them', false, 10 * DAY_MS, true],
  ])(
    'M2 a number that the scan before counted too is looked for again, and the critical is judged: %s',
    async (_what, isFull, startedAgoMs, isOneBetween) => {
      const now = (context: ScenarioContext) => [...lows(context, 2), ...criticals(context, 1)];
      const platform = world((context) => {
        const earlier = { isFull, commit: OTHER_COMMIT };
        const between = { ...earlier, startedAgoMs: HOUR_MS, enabledProducts: ['sca'] };
        return {
          issues: lows(context, 3),
          scans: [
            scanOf(context, '401', { ...earlier, startedAgoMs, saw: lows(context, 3) }),
            ...(isOneBetween ? [scanOf(context, '402', between)] : []),
            scanOf(context, '501', { ...JUST_ENDED, isFull, saw: now(context) }),
          ],
        };
      });
      const run = await runFault({ ...behind(platform, now), due: 'fail' });
      expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '1', low: '2' } });
      if (startedAgoMs > DAY_MS) expect(lists(run).filter(({ body }) => body.includes(OWN_REF))).toHaveLength(1);
    },
  );

  test("M3 a condition's own search that has seen less than the others is made again", async () => {
    const platform = world((context) => {
      const found = lows(context, 1, {
        type: 'ISSUE_TYPE_SECRETS',
        attributes: { validationStates: 'VALIDATION_STATE_CONFIRMED_VALID' },
      });
      return { issues: found, scans: [scanOf(context, '501', { ...JUST_ENDED, saw: found })] };
    });
    const onTime = punctual(platform);
    let asked = 0;
    let firstAt: number | undefined;
    // Until eight seconds after the end of the scan.
    const isBehind = (handler: Handler, now: () => number): Handler =>
      answering('search-issues', (request, usual) => {
        firstAt ??= now();
        if (!request.body.includes('VALIDATION_STATE_CONFIRMED_VALID')) return usual(request);
        asked += 1;
        return now() - firstAt < 4_000 ? jsonAnswer({ groups: [], total: '0', cursor: '' }) : usual(request);
      })(handler);
    const policy = policyOf(
      'name: No live secrets, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0',
    );
    const through = (handler: Handler, now = () => performance.now()) => isBehind(onTime.through(handler, now), now);
    const run = await runFault({ platform: onTime.platform, through, inputs: { policy }, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
    expect(conditionOf(run, 'No live secrets')).toMatchObject({ result: 'broken', found: 1 });
    expect(asked).toBe(2);
  });

  test.each([2, 10])('M4 criticals of %i days ago that have just been fixed are no fail', async (days) => {
    const platform = world((context) => ({
      issues: criticals(context, 2),
      scans: [
        scanOf(context, '401', { commit: OTHER_COMMIT, startedAgoMs: days * DAY_MS, saw: criticals(context, 2) }),
        scanOf(context, '501', JUST_ENDED),
      ],
    }));
    const run = await runFault({ ...behind(platform, () => []), due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass', outputs: { critical: '0' } });
    expect(lists(run).filter(({ body }) => body.includes(OWN_REF))).toHaveLength(1);
  });

  test.each([
    ['this night', 10 * 60 * MINUTE_MS],
    ['five days ago', 5 * DAY_MS],
  ] as const)('M9 what a full scan of %s left on the ref of a diff scan is not new', async (_when, agoMs) => {
    const platform = world((context) => {
      const onBoth = (ref: string) => criticals(context, 5, { ref });
      const onTopic = { branch: HEAD_REF, fullRef: `refs/heads/${HEAD_REF}` };
      return {
        issues: [...onBoth(HEAD_REF), ...onBoth('main')],
        scans: [
          scanOf(context, '401', {
            ...ofBranch(HEAD_REF),
            ...onTopic,
            commit: OTHER_COMMIT,
            startedAgoMs: agoMs,
            saw: onBoth(HEAD_REF),
          }),
          scanOf(context, '501', { ...ofPull(PULL_REQUEST), ...onTopic }),
        ],
      };
    });
    const run = await runFault({ platform, inputs: { baseline: 'base', comment: 'always' }, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass', outputs: { critical: '5', 'new-total': '0' } });
    for (const page of [run.summary, ...run.comments]) expect(page).not.toMatch(/\b5\b\W* new\b/);
  });

  test('M9 what a diff scan found on a ref of its own is new, whatever the base has', async () => {
    const platform = world((context) => {
      const onBoth = (ref: string) => criticals(context, 5, { ref });
      return {
        issues: [...onBoth(HEAD_REF), ...onBoth('main')],
        scans: [
          scanOf(context, '501', {
            ...ofPull(PULL_REQUEST),
            branch: HEAD_REF,
            fullRef: `refs/heads/${HEAD_REF}`,
            saw: onBoth(HEAD_REF),
          }),
        ],
      };
    });
    const run = await runFault({ platform, inputs: { baseline: 'base' }, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '5', 'new-total': '5' } });
  });

  test.each([
    ['keeps it from a pass', lows, { exitCode: 2, verdict: 'inconclusive', outputs: { low: '1' } }, 'unproven'],
    ['makes a broken limit an incomplete fail', criticals, { ...fail, outputs: { critical: '1' } }, 'fail'],
  ] as const)('M14 what the index does not show of an old scan %s', async (_what, issuesOf, outcome, due) => {
    const platform = world((context) => ({
      issues: issuesOf(context, 1),
      scans: [scanOf(context, '501', { startedAgoMs: 61 * MINUTE_MS, saw: issuesOf(context, 401) })],
    }));
    const run = await runFault({ platform, due });
    expect(run).toMatchObject({ ...outcome, reason: 'index-gap' });
    expect(run.report).toMatchObject({ indexGap: { counted: 401, found: 1, issueTypes: ['sast'] } });
    for (const headline of headlines(run)) expect(headline).toMatch(/counted 401 findings \(code\), and only 1\b/);
    expect(searches(run)).toHaveLength(7);
  });

  test('M15 zero is the word of the list, whatever the detail counts', async () => {
    const platform = world((context) => ({
      scans: [scanOf(context, '501', { detailMembers: { stats: { findings: 3, total_time: 41.5 } } })],
    }));
    const run = await runFault({ platform, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
    expect([details(run).length, searches(run).length]).toEqual([1, 6]);
  });
});
