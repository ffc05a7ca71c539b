import { describe, expect, test } from 'vitest';
import { HEAD_REF, PULL_REQUEST } from '../../demo/events.ts';
import { aRule } from '../../emulator/build.ts';
import type { Scenario, ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { Issue } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { policyOf } from '../policy-e2e/policy-file.ts';
import { fail, pass } from '../run/outcomes.ts';
import { answering, jsonAnswer } from '../run/platforms.ts';
import { expectTold } from './harness/expect-run.ts';
import * as w from './harness/worlds.ts';

const JUST_ENDED = { startedAgoMs: 40_000, endedAgoMs: 4_000 } as const;
const LOW = { severity: 'SEVERITY_LOW', rule: aRule({ path: 'acme.worlds.random' }) } as const;

/** A platform whose index is behind until two seconds after the first search; then it shows `after`. */
function behind(scenario: Scenario, after: (context: ScenarioContext) => readonly Issue[]) {
  let shown: readonly Issue[] = [];
  const onTime = w.punctual((context) => {
    shown = after(context);
    return scenario(context);
  });
  const late = w.changingAfter(2_000, '/issues/search', onTime.platform, (state) => {
    state.issues = [...state.issues.filter(({ ref }) => ref !== w.OWN_REF), ...shown];
  });
  return {
    platform: late.platform,
    through: (handler: Handler, now: () => number) => late.through(onTime.through(handler, now), now),
  };
}

describe.concurrent('M. what the scans found, and what can be found', () => {
  const HOUR_MS = 60 * w.MINUTE_MS;

  test.each([
    ['full scans an hour apart', true, HOUR_MS, false],
    ['full scans ten days apart', true, 10 * w.DAY_MS, false],
    ['full scans ten days apart, and one of supply chain alone between them', true, 10 * w.DAY_MS, true],
    ['diff scans ten days apart', false, 10 * w.DAY_MS, false],
    ['diff scans ten days apart, and one of supply chain alone between them', false, 10 * w.DAY_MS, true],
  ])('M2 a number that the scan before counted too is looked for again: %s', async (...row) => {
    const [, isFull, startedAgoMs, isOneBetween] = row;
    const earlier = { isFull, commit: w.OTHER_COMMIT };
    const platform = w.scans({
      401: { ...earlier, startedAgoMs, found: { count: 3, ...LOW } },
      ...(isOneBetween && { 402: { ...earlier, startedAgoMs: HOUR_MS, enabledProducts: ['sca'] } }),
      501: { ...JUST_ENDED, isFull, counted: 3 },
    });
    const now = (context: ScenarioContext) => [...w.criticals(context, 2, LOW), ...w.criticals(context, 1)];
    const run = await expectTold({ ...fail, outputs: { critical: '1', low: '2' } }, behind(platform, now));
    if (startedAgoMs > w.DAY_MS) expect(w.lists(run).filter(({ body }) => body.includes(w.OWN_REF))).toHaveLength(1);
  });

  test("M3 a condition's own search that has seen less than the others is made again", async () => {
    const attributes = { validationStates: 'VALIDATION_STATE_CONFIRMED_VALID' };
    const found = { count: 1, ...LOW, type: 'ISSUE_TYPE_SECRETS', attributes } as const;
    const onTime = w.punctual(w.scans({ 501: { ...JUST_ENDED, found } }));
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
    const run = await expectTold(fail, { platform: onTime.platform, through, inputs: { policy } });
    expect(w.conditionOf(run, 'No live secrets')).toMatchObject({ result: 'broken', found: 1 });
    expect(asked).toBe(2);
  });

  test.each([2, 10])('M4 criticals of %i days ago that have just been fixed are no fail', async (days) => {
    const before = { commit: w.OTHER_COMMIT, startedAgoMs: days * w.DAY_MS, found: 2 };
    const platform = w.scans({ 401: before, 501: JUST_ENDED });
    const run = await expectTold(
      { ...pass, outputs: { critical: '0' } },
      behind(platform, () => []),
    );
    expect(w.lists(run).filter(({ body }) => body.includes(w.OWN_REF))).toHaveLength(1);
  });

  const ON_TOPIC = { branch: HEAD_REF, fullRef: `refs/heads/${HEAD_REF}` };
  const base = { ...w.ofBranch('main'), commit: w.OTHER_COMMIT, startedAgoMs: 20 * w.DAY_MS, found: 5 };
  const fullOfTopic = { ...w.ofBranch(HEAD_REF), ...ON_TOPIC, commit: w.OTHER_COMMIT, found: 5 };

  test.each([
    ['this night', 10 * HOUR_MS],
    ['five days ago', 5 * w.DAY_MS],
  ])('M9 what a full scan of %s left on the ref of a diff scan is not new', async (_when, startedAgoMs) => {
    const own = { ...w.ofPull(PULL_REQUEST), ...ON_TOPIC };
    const platform = w.scans({ 400: base, 401: { ...fullOfTopic, startedAgoMs }, 501: own });
    const outcome = { ...pass, outputs: { critical: '5', 'new-total': '0' } };
    const run = await expectTold(outcome, { platform, inputs: { baseline: 'base', comment: 'always' } });
    for (const page of [run.summary, ...run.comments]) expect(page).not.toMatch(/\b5\b\W* new\b/);
  });

  test('M9 what a diff scan found on a ref of its own is new, whatever the base has', async () => {
    const own = { ...w.ofPull(PULL_REQUEST), ...ON_TOPIC, found: 5 };
    const outcome = { ...fail, outputs: { critical: '5', 'new-total': '5' } };
    await expectTold(outcome, { platform: w.scans({ 400: base, 501: own }), inputs: { baseline: 'base' } });
  });

  test.each([
    ['keeps it from a pass', LOW, { exitCode: 2, verdict: 'inconclusive', outputs: { low: '1' } }],
    ['makes a broken limit an incomplete fail', {}, { ...fail, outputs: { critical: '1' } }],
  ])('M14 what the index does not show of an old scan %s', async (_what, parts, outcome) => {
    const old = { startedAgoMs: 61 * w.MINUTE_MS, counted: 401, found: { count: 1, ...parts } };
    const run = await expectTold({ ...outcome, reason: 'index-gap' }, { platform: w.scans({ 501: old }) });
    expect(run.report).toMatchObject({ indexGap: { counted: 401, found: 1, issueTypes: ['sast'] } });
    for (const headline of w.headlines(run)) expect(headline).toMatch(/counted 401 findings \(code\), and only 1\b/);
    expect(w.searches(run)).toHaveLength(7);
  });

  test('M15 zero is the word of the list, whatever the detail counts', async () => {
    const platform = w.scans({ 501: { detailMembers: { stats: { findings: 3, total_time: 41.5 } } } });
    const run = await expectTold(pass, { platform });
    expect([w.details(run).length, w.searches(run).length]).toEqual([1, 6]);
  });
});
