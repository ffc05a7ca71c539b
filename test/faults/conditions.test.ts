import { describe, expect, test } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import type { Issue } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { policyOf } from '../policy-e2e/policy-file.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { answering, jsonAnswer, withIssues } from '../run/platforms.ts';
import { expectRun, expectTold } from './harness/expect-run.ts';
import { searchesOf } from './harness/searches.ts';
import {
  conditionOf,
  criticals,
  DAY_MS,
  headlines,
  OTHER_COMMIT,
  OWN_REF,
  ofBranch,
  refsSearched,
  scanOf,
  scans,
  world,
} from './harness/worlds.ts';

const KNOWN = { rule: aRule({ path: 'acme.worlds.known' }) };

/** The scan of the pull request found `here` issues of a rule that the base has too. */
const beside = (here: number, isFull: boolean, onBase: { readonly count: number; readonly severity?: string }) =>
  scans({
    401: { ...ofBranch('main'), commit: OTHER_COMMIT, found: { ...KNOWN, ...onBase } },
    501: { isFull, found: { ...KNOWN, count: here } },
  });

/** The searches of the base never agree: the one of all severities finds nothing, though each single severity finds issues. */
const unsettledBase = (handler: Handler): Handler =>
  answering('search-issues', (request, usual) => {
    const { filter } = JSON.parse(request.body) as { filter: { refs: string[]; severities?: string[] } };
    const isDoubtful = filter.refs.includes('main') && (filter.severities ?? []).length === 0;
    return isDoubtful ? jsonAnswer({ groups: [], total: '0', cursor: '' }) : usual(request);
  })(handler);

describe.concurrent('L. what is counted, and against what', () => {
  test('L2 all that a diff scan found is new: issues of the same rule on the base are not subtracted', async () => {
    const run = await expectTold(
      { ...fail, outputs: { critical: '2', 'new-total': '2' } },
      { platform: beside(2, false, { count: 5 }), inputs: { baseline: 'base', comment: 'always' } },
    );
    expect(conditionOf(run, 'max-critical')).toMatchObject({ result: 'broken', new: 2 });
    expect(refsSearched(run)).toEqual([OWN_REF]);
    for (const page of [run.summary, ...run.comments]) expect(page).not.toMatch(/\d\W* fixed\b/i);
    expect(run.summary).toMatch(/diff scan/i);
  });

  test('L3 a full scan that repeats issues of the base has only the others as new', async () => {
    const run = await expectTold(
      { ...fail, outputs: { critical: '7', 'new-total': '2' } },
      { platform: beside(7, true, { count: 5 }), inputs: { baseline: 'base' } },
    );
    expect(conditionOf(run, 'max-critical')).toMatchObject({ new: 2 });
    expect(refsSearched(run)).toEqual(['main', 'refs/heads/main', OWN_REF]);
  });

  test('L12 a base that never settles does not soften a limit that does not compare', async () => {
    const found = { ...KNOWN, count: 2, severity: 'SEVERITY_HIGH' } as const;
    const onBase = { ...ofBranch('main'), startedAgoMs: DAY_MS, commit: OTHER_COMMIT, found: { ...found, count: 1 } };
    const platform = scans({ 401: onBase, 501: { isFull: true, found } });
    const conditions = policyOf(
      'name: No highs, severities: [high], max: 0',
      'name: No new highs, severities: [high], compare: new, max: 0',
    );
    const policy = `${conditions}on-inconclusive: { unstable: warn }\n`;
    const inputs = { baseline: 'base', policy };
    const outcome = { ...fail, outputs: { high: '2', 'new-total': '' } };
    const run = await expectTold(outcome, { platform, through: unsettledBase, inputs });
    expect(conditionOf(run, 'No highs')).toMatchObject({ result: 'broken' });
    expect(conditionOf(run, 'No new highs')).toMatchObject({ result: 'unproven', new: null });
  });

  test('L12 a base that was never scanned does not soften issues that are new in any case', async () => {
    const platform = world((context) => {
      const issues = criticals(context, 1);
      const code = scanOf(context, '501', { saw: issues, enabledProducts: ['sast', 'sca'] });
      const full = scanOf(context, '502', { saw: [], enabledProducts: ['secrets'], isFull: true });
      return { issues, scans: [code, full] };
    });
    const inputs = { baseline: 'never-scanned', 'on-inconclusive': 'no-scan: warn' };
    const run = await expectTold(fail, { platform, inputs });
    expect(conditionOf(run, 'max-critical')).toMatchObject({ result: 'broken', new: 1 });
    expect(conditionOf(run, 'max-high')).toMatchObject({ result: 'unproven', new: null });
  });

  test.each([
    ['as a code rule and as a secrets rule on one page', 'ISSUE_TYPE_SECRETS', '500'],
    ['as a code rule and as a secrets rule on two pages', 'ISSUE_TYPE_SECRETS', '1'],
    ['in two groups of one page', 'ISSUE_TYPE_SAST', '500'],
  ] as const)('L13 one rule id %s counts twice', async (_how, type, pageSize) => {
    const platform = world((context) => {
      // The emulator keeps the rules apart by an id of its own. On the wire both have the same id and the same path.
      const twin = (id: string) =>
        aRule({ id, path: 'acme.worlds.twin', groupMembers: { ruleId: 'r.acme.worlds.twin' } });
      const parts = { severity: 'SEVERITY_MEDIUM' };
      const others = criticals(context, 2, { rule: twin('other'), ...parts, type });
      const issues = [
        ...criticals(context, 2, { rule: twin('one'), ...parts }),
        ...others.map((issue) => ({ ...issue, id: `${issue.id}-other` })),
      ];
      return { issues, scans: [scanOf(context, '501', { saw: issues })] };
    });
    const outcome = { ...fail, outputs: { medium: '4', total: '4' } };
    await expectTold(outcome, { platform, inputs: { 'max-medium': '3', 'page-size': pageSize } });
  });

  const worseThanOnBase = beside(1, true, { count: 1, severity: 'SEVERITY_LOW' });

  test('L14 a critical of a rule that has a low one on the base is new everywhere', async () => {
    const run = await expectTold(
      { ...fail, outputs: { critical: '1', 'new-total': '1' } },
      { platform: worseThanOnBase, inputs: { baseline: 'base', comment: 'always' } },
    );
    expect(conditionOf(run, 'max-critical')).toMatchObject({ new: 1 });
    for (const page of [run.summary, ...run.comments]) {
      expect(page).toMatch(/\b1\b\W* new\b/);
      expect(page).not.toMatch(/\b0\b\W* new\b/);
    }
  });

  test('L14 the number of new issues of a type is unknown if its severities are not counted', async () => {
    const code = 'issue-types: [sast], max: 0';
    const policy = policyOf(`name: All code, ${code}`, `name: New code, compare: new, ${code}`);
    const run = await expectTold(fail, { platform: worseThanOnBase, inputs: { baseline: 'base', policy } });
    expect(conditionOf(run, 'All code')).toMatchObject({ found: 1, new: null });
    expect(conditionOf(run, 'New code')).toMatchObject({ new: 1, result: 'broken' });
  });

  const policy = `version: 1
waivers:
  - { rule: acme.worlds.raw-sql, reason: Only one, owner: "@org/appsec", expires: 2099-01-31, max-issues: 1 }
`;

  test.each([
    { count: 1, max: '0', outcome: pass, result: 'ok' },
    { count: 41, max: '0', outcome: fail, result: 'broken' },
    { count: 41, max: '40', outcome: pass, result: 'ok' },
  ] as const)('L25 a waiver of at most 1 issue accepts 1 of $count, if $max may remain', async (each) => {
    const { count, max, outcome, result } = each;
    const run = await expectTold(
      { ...outcome, outputs: { critical: String(count), waived: '1' } },
      { platform: scans({ 501: { found: count } }), inputs: { policy, 'max-critical': max } },
    );
    expect(conditionOf(run, 'max-critical')).toMatchObject({ found: count, waived: 1, result });
    expect(run.report).toMatchObject({ waivers: [{ maxIssues: 1, issues: 1, state: 'active' }] });
    expect(run.summary).toContain('1 (at most 1)');
  });
});

const inState = (state: string): Partial<Issue> & { readonly count: number } => ({
  count: 1,
  severity: 'SEVERITY_CRITICAL',
  state: `AGGREGATE_ISSUE_STATE_${state}`,
});
const SILENCED = policyOf('name: A, severities: [critical], states: [ignored-code, ignored-app], max: 0');

describe('silenced issues', () => {
  test.each([
    ['IGNORED_CODE', fail],
    ['IGNORED_APP', fail],
    ['OPEN', fail],
    ['FIXING', fail],
    ['PROVISIONALLY_IGNORED_APP', pass],
  ] as const)('M24 a critical in the state %s, with the default limits', async (state, outcome) => {
    const run = await expectTold(outcome, { platform: withIssues(inState(state)), inputs: { policy: SILENCED } });
    const [limit, , own] = run.report.conditions;
    expect([limit?.name, own?.name]).toEqual(['max-critical', 'A']);
    expect(own?.found).toBe(state.startsWith('IGNORED') ? 1 : 0);
  });

  test('M25 are unclassified if their severity is unknown', async () => {
    const platform = withIssues({ ...inState('IGNORED_CODE'), severity: 'SEVERITY_BLOCKER' });
    await expectTold(unproven('unclassified'), { platform, inputs: { policy: SILENCED } });
    const { report } = await expectTold(pass, { platform, inputs: { policy: SILENCED, 'max-unrated': '0' } });
    expect(report.notices).toEqual([expect.stringContaining('no condition by severity counts them')]);
  });

  test.each([
    [6, fail],
    [8, pass],
    [undefined, pass],
  ] as const)('M26 count if they were triaged %s days ago, of seven', async (days, outcome) => {
    const at = days === undefined ? {} : { triagedAtMs: Date.now() - days * 86_400_000 };
    const policy = policyOf('name: A, states: [ignored-app], triaged-within: 7d, max: 0');
    const platform = withIssues({ ...inState('IGNORED_APP'), ...at });
    const run = await expectTold(outcome, { platform, inputs: { policy } });
    const own = searchesOf(run).find(({ filter }) => filter.since !== undefined);
    const since = expect.stringMatching(/^20.*\.000Z$/);
    expect(own?.filter).toMatchObject({ timeFilter: 'TIME_FILTER_TRIAGED_AT', since });
  });
});

const AI_CODE = 'version: 1\nconditions:\n  - { name: Nothing in AI code, issue-types: [ai-code], max: 0 }\n';
const WARNING = AI_CODE.replace('max: 0', 'max: 0, action: warn');

const threeCriticals = scans({ 501: { found: 3, enabledProducts: ['sast', 'sca', 'secrets', 'ai_sast'] } });

describe.concurrent('O. a policy of one condition', () => {
  test('O21 does not disable the default limits, and the pages show how to change them', async () => {
    const run = await expectRun({ ...fail, reason: '' }, { platform: threeCriticals, inputs: { policy: AI_CODE } });
    expect(run.report).toMatchObject({
      failOnSeverity: { severity: 'high', source: 'default', columns: ['critical', 'high'] },
      conditions: [
        { name: 'max-critical', source: 'input', found: 3, result: 'broken' },
        { name: 'max-high', result: 'ok' },
        { name: 'Nothing in AI code', source: 'policy', result: 'ok' },
      ],
    });
    for (const headline of headlines(run)) expect(headline).toContain('3 critical issues, none allowed');
    const told =
      'in addition to the policy, with fail-on-severity high (the default). To change that, set it or fail-on-severity';
    for (const page of [run.summary, run.comments[0]!, run.report.nextStep]) {
      expect(page.replaceAll('`', '')).toContain(`max-critical applies ${told}`);
    }
  });

  test.each<[verdict: string, inputs: NonNullable<BuiltOptions['inputs']>]>([
    ['fail', { policy: `${AI_CODE}fail-on-severity: critical\n` }],
    ['fail', { policy: WARNING }],
    ['fail', { policy: `${AI_CODE}fail-on-severity: none\n`, 'fail-on-severity': 'medium' }],
    ['fail', { policy: `${AI_CODE}fail-on-severity: none\n`, 'max-critical': '2' }],
    ['fail', { policy: AI_CODE, 'max-high': '5' }],
    ['pass', { policy: `${AI_CODE}fail-on-severity: none\n` }],
    ['pass', { policy: AI_CODE, 'fail-on-severity': 'none' }],
    ['pass', { policy: AI_CODE, 'max-critical': '3' }],
    ['pass', { policy: AI_CODE, 'max-critical': 'none' }],
  ])('O21 ends in %s under %o: only fail-on-severity and a maximum change the limits', async (verdict, inputs) => {
    await expectRun({ verdict }, { platform: threeCriticals, inputs });
  });
});

test('L24 the rule of a forbidden secret is listed before allowed criticals', async () => {
  const [code, secret] = ['acme.worlds.raw-sql', 'acme.worlds.live-key'];
  const live = { severity: 'SEVERITY_MEDIUM', attributes: { validationStates: 'VALIDATION_STATE_CONFIRMED_VALID' } };
  const ofSecret = { count: 1, rule: aRule({ path: secret }), type: 'ISSUE_TYPE_SECRETS', ...live } as const;
  const platform = scans({
    501: { enabledProducts: ['sast', 'sca'], found: { count: 12, rule: aRule({ path: code }) } },
    502: { enabledProducts: ['secrets'], found: ofSecret },
  });
  const policy = policyOf(
    'name: No live secrets, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0',
  );
  const outcome = { ...fail, outputs: { critical: '12', medium: '1' } };
  const run = await expectTold(outcome, { platform, inputs: { 'max-critical': '12', policy } });
  expect(conditionOf(run, 'max-critical')).toMatchObject({ result: 'ok' });
  expect(conditionOf(run, 'No live secrets')).toMatchObject({ result: 'broken' });

  const errors = run.stdout.split('\n').filter((line) => line.startsWith('::error') && !line.includes(',file='));
  expect([run.comments.length, errors.length]).toEqual([1, 1]);
  for (const text of [run.summary, ...run.comments, ...errors])
    expect(text.match(/acme\.worlds\.[a-z-]+/)?.[0]).toBe(secret);
  for (const page of [run.summary, ...run.comments]) {
    const inTables = [...page.matchAll(/^\|.*`(acme\.worlds\.[a-z-]+)`/gm)].map(([, path]) => path);
    expect(inTables).toEqual([secret, code]);
  }
});
