import { describe, expect, test } from 'vitest';
import { HEAD_REF, PULL_REQUEST, pushEvent } from '../../demo/events.ts';
import { aRule } from '../../emulator/build.ts';
import { otherCommit, type Scenario, type ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { Issue } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { policyOf } from '../policy-e2e/policy-file.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { answering, jsonAnswer, SOON_OVER } from '../run/platforms.ts';
import { expectTold } from './harness/expect-run.ts';
import * as w from './harness/worlds.ts';

const LOW = { severity: 'SEVERITY_LOW', rule: aRule({ path: 'acme.worlds.random' }) } as const;
const JUST_ENDED = { startedAgoMs: 40_000, endedAgoMs: 5_000 };

/** Number of readings of the issues. Counts only searches for low issues, which each reading sends once. */
const readings = (run: Parameters<typeof w.searches>[0]): number =>
  w.searches(run).filter(({ body }) => body.includes('SEVERITY_LOW')).length;

/** A platform with an index that is late until two seconds after the first search. Then the index shows `after`. */
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

describe.concurrent('L. an index that is late', () => {
  test('L10 findings that only the detail counts must be indexed too', async () => {
    const platform = w.scans({ 501: { counted: 3, listMembers: { findings_counts: undefined } } });
    const run = await expectTold(unproven('index-lag'), { platform, inputs: SOON_OVER });
    expect(w.details(run).length).toBeGreaterThan(0);
  });

  test('L11 a scan that ended five seconds ago is judged by all its findings', async () => {
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
  ])('L11 is index-gap if the rest %s', async (_when, times, isReadAgain) => {
    const platform = w.scans({ 501: { ...times, counted: 5, found: { count: 1, ...LOW } } });
    const outcome = { ...unproven('index-gap'), outputs: { low: '1' } };
    const run = await expectTold(outcome, { ...w.punctual(platform), inputs: { 'max-low': '3' } });
    expect(readings(run) > 1).toBe(isReadAgain);
    expect(run.stdout).toMatch(/counted 5 findings \(code\), and only 1\b/);
  });

  test('L37 polls the index again if it still shows the scan before, and judges the critical one', async () => {
    const platform = w.scans({
      401: { commit: w.OTHER_COMMIT, startedAgoMs: w.HOUR_MS, found: { count: 5, ...LOW } },
      501: { ...JUST_ENDED, counted: 1 },
    });
    const world = behind(platform, (context) => w.criticals(context, 1));
    const run = await expectTold({ ...fail, outputs: { critical: '1', low: '0' } }, world);
    expect(readings(run)).toBeGreaterThan(1);
  });
});

const FOUR_S_AGO = { startedAgoMs: 40_000, endedAgoMs: 4_000 } as const;
describe.concurrent('M. what the scans found, and what is indexed', () => {
  test.each([
    ['full scans an hour apart', true, w.HOUR_MS, false],
    ['full scans ten days apart', true, 10 * w.DAY_MS, false],
    ['full scans ten days apart, and one of supply chain alone between them', true, 10 * w.DAY_MS, true],
    ['diff scans ten days apart', false, 10 * w.DAY_MS, false],
    ['diff scans ten days apart, and one of supply chain alone between them', false, 10 * w.DAY_MS, true],
  ])('M2 a number that the scan before counted too is requested again: %s', async (...row) => {
    const [, isFull, startedAgoMs, isOneBetween] = row;
    const earlier = { isFull, commit: w.OTHER_COMMIT };
    const platform = w.scans({
      401: { ...earlier, startedAgoMs, found: { count: 3, ...LOW } },
      ...(isOneBetween && { 402: { ...earlier, startedAgoMs: w.HOUR_MS, enabledProducts: ['sca'] } }),
      501: { ...FOUR_S_AGO, isFull, counted: 3 },
    });
    const now = (context: ScenarioContext) => [...w.criticals(context, 2, LOW), ...w.criticals(context, 1)];
    const run = await expectTold({ ...fail, outputs: { critical: '1', low: '2' } }, behind(platform, now));
    if (startedAgoMs > w.DAY_MS) expect(w.lists(run).filter(({ body }) => body.includes(w.OWN_REF))).toHaveLength(1);
  });

  test('M3 the search of a condition that is behind the others is sent again', async () => {
    const attributes = { validationStates: 'VALIDATION_STATE_CONFIRMED_VALID' };
    const found = { count: 1, ...LOW, type: 'ISSUE_TYPE_SECRETS', attributes } as const;
    const onTime = w.punctual(w.scans({ 501: { ...FOUR_S_AGO, found } }));
    let asked = 0;
    let firstAt: number | undefined;
    // The index is late until about eight seconds after the end of the scan.
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
    const platform = w.scans({ 401: before, 501: FOUR_S_AGO });
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
    ['this night', 10 * w.HOUR_MS],
    ['five days ago', 5 * w.DAY_MS],
  ])('M9 issues of a full scan of %s on the ref of a diff scan are not new', async (_when, startedAgoMs) => {
    const own = { ...w.ofPull(PULL_REQUEST), ...ON_TOPIC };
    const platform = w.scans({ 400: base, 401: { ...fullOfTopic, startedAgoMs }, 501: own });
    const outcome = { ...pass, outputs: { critical: '5', 'new-total': '0' } };
    const run = await expectTold(outcome, { platform, inputs: { baseline: 'base', comment: 'always' } });
    for (const page of [run.summary, ...run.comments]) expect(page).not.toMatch(/\b5\b\W* new\b/);
  });

  test('M9 nothing is verified as new if the list of full scans on the ref fails', async () => {
    const own = { ...w.ofPull(PULL_REQUEST), ...ON_TOPIC, startedAgoMs: w.HOUR_MS };
    const platform = w.scans({ 400: base, 401: { ...fullOfTopic, startedAgoMs: 5 * w.DAY_MS }, 501: own });
    const through = answering('list-scans', (request, usual) =>
      JSON.parse(request.body).branch === HEAD_REF ? { ...jsonAnswer({}), status: 400 } : usual(request),
    );
    await expectTold(unproven('api-changed'), { platform, through, inputs: { baseline: 'base' } });
  });

  test('M9 issues of a diff scan on a ref of its own are new, with any base', async () => {
    const own = { ...w.ofPull(PULL_REQUEST), ...ON_TOPIC, found: 5 };
    const outcome = { ...fail, outputs: { critical: '5', 'new-total': '5' } };
    await expectTold(outcome, { platform: w.scans({ 400: base, 501: own }), inputs: { baseline: 'base' } });
  });

  test.each([
    ['prevent a pass', LOW, { exitCode: 2, verdict: 'inconclusive', outputs: { low: '1' } }],
    ['makes a broken limit an incomplete fail', {}, { ...fail, outputs: { critical: '1' } }],
  ])('M14 missing findings of an old scan %s', async (_what, parts, outcome) => {
    const old = { startedAgoMs: 61 * w.MINUTE_MS, counted: 401, found: { count: 1, ...parts } };
    const run = await expectTold({ ...outcome, reason: 'index-gap' }, { platform: w.scans({ 501: old }) });
    expect(run.report).toMatchObject({ indexGap: { counted: 401, found: 1, issueTypes: ['sast'] } });
    for (const headline of w.headlines(run)) expect(headline).toMatch(/counted 401 findings \(code\), and only 1\b/);
    expect(w.searches(run)).toHaveLength(7);
  });

  test('M15 the zero of the list applies, with any count of the detail', async () => {
    const platform = w.scans({ 501: { detailMembers: { stats: { findings: 3, total_time: 41.5 } } } });
    const run = await expectTold(pass, { platform });
    expect([w.details(run).length, w.searches(run).length]).toEqual([1, 6]);
  });
});

const BEFORE = { rule: aRule({ path: 'acme.worlds.mended' }) };
const TRIAGED = { rule: aRule({ path: 'acme.worlds.triaged' }), state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' } as const;

/** A push fixes three issues and adds one of another severity, which the index shows 8 s later. Two ignored ones stay: the scan counts three. */
function mended(endedAgoMs: number, before: Issue['severity'], added: Issue['severity']): Scenario {
  return w.world((context) => {
    const since = { createdAtMs: context.nowMs - w.DAY_MS };
    const [visibleUntilMs, visibleAtMs] = [context.nowMs + 8_000, context.nowMs + 8_000];
    const gone = w.criticals(context, 3, { ...BEFORE, ...since, severity: before, visibleUntilMs });
    const ignored = w.criticals(context, 2, { ...TRIAGED, ...since, severity: 'SEVERITY_MEDIUM' });
    const fresh = w.criticals(context, 1, { severity: added, visibleAtMs });
    const earlier = { commit: w.OTHER_COMMIT, startedAgoMs: w.HOUR_MS, saw: [...gone, ...ignored] };
    const own = { startedAgoMs: endedAgoMs + 40_000, endedAgoMs, saw: [...ignored, ...fresh] };
    const scans = [w.scanOf(context, '501', earlier), w.scanOf(context, '502', own)];
    return { issues: [...gone, ...ignored, ...fresh], scans };
  });
}

describe.concurrent('O. an index with as many issues as the scan counted, and others', () => {
  test.each([2, 60, 110].flatMap((seconds) => [fail, pass].map((due) => ({ seconds, due, word: due.verdict }))))(
    'O28 is awaited if triaged issues make up the number, $seconds s after the end: a $word',
    async ({ seconds, due }) => {
      const severities = ['SEVERITY_MEDIUM', 'SEVERITY_CRITICAL'] as const;
      const [before, added] = due === fail ? severities : severities.toReversed();
      const platform = mended(seconds * 1_000, before!, added!);
      await expectTold({ ...due, outputs: { total: '1' } }, { ...w.punctual(platform), event: pushEvent() });
    },
  );

  test('O13 issues that may be old secrets do not count, and leave the count of code verified', async () => {
    const left = { count: 2, type: 'ISSUE_TYPE_SECRETS' } as const;
    const platform = w.scans({
      400: { commit: w.OTHER_COMMIT, startedAgoMs: 3 * w.HOUR_MS, enabledProducts: ['secrets'], found: left },
      501: { startedAgoMs: w.HOUR_MS, enabledProducts: ['sast', 'sca'], found: 1 },
      502: { ...JUST_ENDED, enabledProducts: ['secrets'], saw: [] },
    });
    const inputs = { 'wait-timeout': '2s', 'on-inconclusive': 'index-lag: warn' };
    const outcome = { ...fail, reason: 'index-lag', outputs: { critical: '', total: '' } };
    const run = await expectTold(outcome, { ...w.punctual(platform), inputs, event: pushEvent() });
    expect(run.finalLine).toContain('at least 1 critical issue');
    expect(run.report.counts).toMatchObject({ critical: null });
  });
});

/** `count` issues on `main` and the same ones here. They were fixed on `main`, and the index still shows them there for `visibleMs`. */
function mendedOnMain(
  count: number,
  [visibleMs, agoMs]: readonly [number, number],
  mending: Parameters<typeof w.scanOf>[2],
  own: Parameters<typeof w.scanOf>[2],
) {
  const platform = w.world((context) => {
    const { nowMs } = context;
    const seen = { createdAtMs: nowMs - agoMs, visibleUntilMs: nowMs + visibleMs };
    const there = w.criticals(context, count, { ...BEFORE, ref: 'main', ...seen });
    const here = w.criticals(context, count, BEFORE);
    const earlier = { commit: otherCommit(0x776), startedAgoMs: agoMs, saw: there };
    return {
      issues: [...there, ...here],
      scans: [
        w.scanOf(context, '400', { ...w.ofBranch('main'), ...earlier }),
        w.scanOf(context, '401', { ...w.ofBranch('main'), commit: otherCommit(0x777), saw: [], ...mending }),
        w.scanOf(context, '502', { isFull: true, saw: here, ...own }),
      ],
    };
  });
  return w.punctual(w.withoutNeighbours(platform));
}

describe.concurrent("O. the baseline's own index and clock", () => {
  test.each([3, 60])('O28 shows fixed issues, and the scan before is %i hours old', async (hours) => {
    const mending = { startedAgoMs: 2 * w.MINUTE_MS, endedAgoMs: 30_000 };
    const world = mendedOnMain(3, [8_000, hours * w.HOUR_MS], mending, { startedAgoMs: w.HOUR_MS });
    await expectTold({ ...fail, outputs: { 'new-total': '3' } }, { ...world, inputs: { baseline: 'base' } });
  });

  test.each([0, 10])('O10 is awaited if this run observed its scan running: %i minutes behind', async (minutes) => {
    const behindMs = minutes * w.MINUTE_MS;
    const mending = { startedAgoMs: w.MINUTE_MS + behindMs, endedAgoMs: behindMs - 20_000, ...w.endsAfter(20_000) };
    const own = { startedAgoMs: 40_000, endedAgoMs: -30_000, ...w.endsAfter(30_000) };
    const inputs = { baseline: 'base', 'wait-timeout': '15m', 'poll-interval': '10s' };
    const world = mendedOnMain(5, [60_000, 5 * w.HOUR_MS], mending, own);
    await expectTold({ ...fail, outputs: { 'new-total': '5' } }, { ...world, inputs });
  });
});
