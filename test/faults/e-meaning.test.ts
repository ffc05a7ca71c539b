import { describe, expect, test } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { operationsOf } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { changed, foundBy, SOON_OVER, withIssues } from '../run/platforms.ts';
import { expectRun, expectTold } from './harness/expect-run.ts';
import { atSearch, deafTo, searchesOf, text } from './harness/searches.ts';

const { 'over-limit': overLimit, 'at-limit': atLimit, triaged } = SCENARIOS;
describe.concurrent('E. findings: what they mean', () => {
  test('E14 does not ignore issues of a severity that it does not know', async () => {
    const platform = foundBy({}, 2, { severity: 'SEVERITY_APOCALYPTIC' });
    await expectRun({ ...unproven('unclassified'), outputs: { unrated: '2' } }, { platform });
    await expectRun(pass, { platform, inputs: { 'max-unrated': '2' } });
    await expectRun(fail, { platform, inputs: { 'max-unrated': '1' } });
  });

  test('E15 ends as unstable if the server ignores severities', async () => {
    const through = deafTo(/,?"severities":\[[^\]]*\]/);
    const inputs = { 'max-high': '100', 'max-critical': '100' };
    await expectRun(unproven('unstable'), { platform: atLimit, through, inputs });
  });

  test('E16 does not pass when the issues are stored with another spelling of the ref', async () => {
    const platform = changed(atLimit, ({ issues, ...state }) => ({
      ...state,
      issues: issues.map((issue) => (issue.ref === 'refs/pull/7/merge' ? { ...issue, ref: 'pull/7' } : issue)),
    }));
    const run = await expectTold(unproven('index-lag'), { platform, inputs: SOON_OVER });
    expect(run.stdout).toMatch(/another name of the ref/);
  });

  test.each([
    ['code', 'ISSUE_TYPE_SAST', 'max-high'],
    ['supply chain', 'ISSUE_TYPE_SCA', 'max-high'],
    ['secrets', 'ISSUE_TYPE_SECRETS', 'max-high'],
    ['AI code', 'ISSUE_TYPE_AI_SAST', 'max-unrated'],
    ['research', 'ISSUE_TYPE_RESEARCH', 'max-unrated'],
  ] as const)('E17 counts issues that are only of %s', async (_name, type, limit) => {
    const platform = foundBy({}, 1, { type, severity: limit === 'max-high' ? 'SEVERITY_HIGH' : undefined });
    await expectRun(fail, { platform, inputs: { [limit]: '0' } });
  });

  test('E18 counts open, reviewing, fixing and unknown issues by default', async () => {
    await expectRun({ ...pass, outputs: { high: '4' } }, { platform: triaged, inputs: { 'max-high': '4' } });
    await expectRun(fail, { platform: triaged, inputs: { 'max-high': '3' } });
  });

  const STATES = 'open reviewing fixing unknown provisionally-ignored-app ignored-app ignored-code fixed removed';
  test.each<readonly [string, string]>([
    ...STATES.split(' ').map((state) => [state, '1'] as const),
    ['ignored-app, provisionally_ignored_app', '2'],
    [STATES.replaceAll(' ', '\n'), '9'],
  ])('E18 counts the states %j if the workflow names them', async (states, high) => {
    await expectRun({ ...fail, outputs: { high } }, { platform: triaged, inputs: { states } });
  });

  test('E18 passes if all issues were triaged away, once they are in the index', async () => {
    const ignored = { count: 3, severity: 'SEVERITY_CRITICAL', state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' };
    const run = await expectRun(pass, { platform: withIssues(ignored) });
    // The six searches, the search in all nine states, and the six again.
    expect(operationsOf(run.requests)['search-issues']).toBe(13);
  });

  test('E19 never requests archived projects, and does not pass for one', async () => {
    const archived = changed(atLimit, (state) => ({
      ...state,
      repositories: state.repositories.map((repository) => ({ ...repository, isArchived: repository.id === '101' })),
    }));
    const inputs = { ...SOON_OVER, 'max-high': '3' };
    const run = await expectTold(unproven('index-lag'), { platform: archived, inputs });
    expect(searchesOf(run).some(({ filter }) => 'includeArchived' in filter)).toBe(false);
  });

  test('E20 searches with every needed member, and without deprecated ones', async () => {
    const run = await expectRun({}, { platform: atLimit });
    const rated = ['ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'];
    const search = (issueTypes: readonly string[], severity?: string) => ({
      deploymentId: '42',
      issueTypes,
      groupBy: 'GROUP_BY_RULE',
      limit: 100,
      sortBy: 'SORT_BY_ISSUE_COUNTS',
      sortDirection: 'SORT_DIRECTION_DESC',
      filter: {
        refs: ['refs/pull/7/merge'],
        repositoryIds: ['101'],
        aggregateIssueStates: ['OPEN', 'REVIEWING', 'FIXING', 'UNKNOWN'].map((name) => `AGGREGATE_ISSUE_STATE_${name}`),
        ...(severity === undefined ? {} : { severities: [`SEVERITY_${severity}`] }),
      },
    });
    const expected = [
      ...['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', undefined].map((severity) => search(rated, severity)),
      search(['ISSUE_TYPE_RESEARCH', 'ISSUE_TYPE_AI_SAST']),
    ];
    expect(searchesOf(run)).toHaveLength(expected.length);
    expect(searchesOf(run)).toEqual(expect.arrayContaining(expected));
  });

  test('E21 tolerates unknown members and values, and notes them once', async () => {
    const groupMembers = {
      brandNew: { a: 1 },
      ruleVisibility: 'RULE_VISIBILITY_SECRET',
      ruleMeta: { rule: { origin: 'RULE_ORIGIN_ALIEN' } },
    };
    const platform = foundBy({}, 3, { rule: aRule({ groupMembers }) });
    const { report } = await expectRun(pass, { platform, inputs: { 'max-high': '3' } });
    const { notices, debugNotes } = report;
    expect(debugNotes.filter((debugNote) => debugNote.includes('brandNew'))).toHaveLength(1);
    expect(notices).toEqual([]);
  });

  test('E22 counts rules with any name', async () => {
    const odd = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'Case.Rule', 'case.rule'];
    const names = [...odd, 'x'.repeat(100_000)];
    const platform = withIssues(...names.map((path) => ({ count: 1, rule: aRule({ path, id: path }) })));
    await expectRun({ ...pass, outputs: { high: '8' } }, { platform, inputs: { 'max-high': '8' } });
    await expectRun(fail, { platform, inputs: { 'max-high': '7' } });
  });

  test.each([
    ['issuesCount', (page: string) => page.replaceAll(/"issuesCount":"(\d+)"/g, '$&,"issuesCount":"0"')],
    ['groups', (page: string) => page.replace('"groups":', '"groups":[],"groups":')],
    ['groups, empty last', (page: string) => page.replace(/\}$/, ',"groups":[]}')],
    ['total', (page: string) => page.replace('"total":', '"total":"0","total":')],
    ['an escaped name', (page: string) => page.replaceAll(/"issuesCount":"(\d+)"/g, '$&,"issues\\u0043ount":"0"')],
  ])('E23 refuses an answer with a duplicate member: %s', async (_what, spoil) => {
    await expectRun(unproven('contract'), { platform: overLimit, faults: atSearch(text(spoil)) });
  });

  const COLUMNS = {
    critical: { severity: 'SEVERITY_CRITICAL' },
    high: { severity: 'SEVERITY_HIGH' },
    medium: { severity: 'SEVERITY_MEDIUM' },
    low: { severity: 'SEVERITY_LOW' },
    unrated: { severity: undefined, type: 'ISSUE_TYPE_AI_SAST' },
  } as const;
  type Column = keyof typeof COLUMNS;
  /** This many issues, two for each rule, so that they are spread over several groups. */
  const spread = (column: Column, count: number) =>
    withIssues(
      ...Array.from({ length: Math.ceil(count / 2) }, (_, index) => ({
        ...COLUMNS[column],
        rule: aRule({ path: `acme.${column}.rule-${index}` }),
        count: Math.min(2, count - 2 * index),
      })),
    );

  const edges = [
    ['5', 5, pass],
    ['5', 6, fail],
    ['0', 1, fail],
    ['none', 9, pass],
  ] as const;
  test.each((Object.keys(COLUMNS) as Column[]).flatMap((column) => edges.map((edge) => [column, ...edge] as const)))(
    'E25 fails only above the limit: max-%s of %s with %i issues on pages of one group',
    async (column, limit, count, expected) => {
      const inputs = { 'page-size': '1', [`max-${column}`]: limit };
      const outcome = { ...expected, outputs: { [column]: String(count) } };
      const run = await expectRun(outcome, { platform: spread(column, count), inputs });
      // The search of the column itself and the one over all rated types (or over the other types) take a page per group.
      const groups = Math.ceil(count / 2);
      expect(searchesOf(run)).toHaveLength(column === 'unrated' ? 5 + groups : 4 + 2 * groups);
    },
  );
});
