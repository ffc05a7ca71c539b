import { describe, expect, test } from 'vitest';
import { aRule, endsAs, issuesOf, RULE_CANARY } from '../../emulator/build.ts';
import { placeOf, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { runFault } from '../run/fault-gate.ts';
import { operationsOf } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { changed, foundBy, SOON_OVER, withIssues } from '../run/platforms.ts';
import { atSearch, deafTo, searchesOf, text } from './harness/searches.ts';

const { clean, 'over-limit': overLimit, 'at-limit': atLimit, triaged } = SCENARIOS;
describe.concurrent('E. findings: what they mean', () => {
  const unknownSeverity = foundBy({}, 2, { severity: 'SEVERITY_APOCALYPTIC' });

  test('E14 does not ignore issues of a severity that it does not know', async () => {
    const run = await runFault({ platform: unknownSeverity });
    expect(run).toMatchObject({ ...unproven('unclassified'), outputs: { unrated: '2' } });
    expect(await runFault({ platform: unknownSeverity, inputs: { 'max-unrated': '2' } })).toMatchObject(pass);
    expect(await runFault({ platform: unknownSeverity, inputs: { 'max-unrated': '1' } })).toMatchObject(fail);
  });

  test('E15 ends as unstable where the server ignores severities', async () => {
    const through = deafTo(/,?"severities":\[[^\]]*\]/);
    const run = await runFault({ platform: atLimit, through, inputs: { 'max-high': '100', 'max-critical': '100' } });
    expect(run).toMatchObject(unproven('unstable'));
  });

  test('E16 does not pass when the issues are stored under another spelling of the ref', async () => {
    const platform = changed(atLimit, (state) => ({
      ...state,
      issues: state.issues.map((issue) => (issue.ref === 'refs/pull/7/merge' ? { ...issue, ref: 'pull/7' } : issue)),
    }));
    const run = await runFault({ platform, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(unproven('index-lag'));
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
    expect(await runFault({ platform, inputs: { [limit]: '0' } })).toMatchObject(fail);
  });

  test('E18 counts open, reviewing, fixing and unknown issues by default', async () => {
    const run = await runFault({ platform: triaged, inputs: { 'max-high': '4' } });
    expect(run).toMatchObject({ ...pass, outputs: { high: '4' } });
    expect(await runFault({ platform: triaged, inputs: { 'max-high': '3' } })).toMatchObject(fail);
  });

  const STATES = 'open reviewing fixing unknown provisionally-ignored-app ignored-app ignored-code fixed removed';
  test.each<readonly [string, string]>([
    ...STATES.split(' ').map((state) => [state, '1'] as const),
    ['ignored-app, provisionally_ignored_app', '2'],
    [STATES.replaceAll(' ', '\n'), '9'],
  ])('E18 counts the states %j where the workflow names them', async (states, high) => {
    expect(await runFault({ platform: triaged, inputs: { states } })).toMatchObject({ ...fail, outputs: { high } });
  });

  test('E18 passes what was all triaged away, once it is known to be in the index', async () => {
    const ignored = { count: 3, severity: 'SEVERITY_CRITICAL', state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' };
    const run = await runFault({ platform: withIssues(ignored) });
    expect(run).toMatchObject(pass);
    // The six searches, the search in all nine states, and the six again.
    expect(operationsOf(run.requests)['search-issues']).toBe(13);
  });

  test('E19 never asks for archived projects, and does not pass for one', async () => {
    const archived = changed(atLimit, (state) => ({
      ...state,
      repositories: state.repositories.map((repository) => ({ ...repository, isArchived: repository.id === '101' })),
    }));
    const run = await runFault({ platform: archived, inputs: { ...SOON_OVER, 'max-high': '3' }, due: 'unproven' });
    expect(run).toMatchObject(unproven('index-lag'));
    expect(searchesOf(run).some(({ filter }) => 'includeArchived' in filter)).toBe(false);
  });

  test('E20 searches with every needed member, and without deprecated ones', async () => {
    const run = await runFault({ platform: atLimit });
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
        aggregateIssueStates: ['OPEN', 'REVIEWING', 'FIXING', 'UNKNOWN'].map(
          (state) => `AGGREGATE_ISSUE_STATE_${state}`,
        ),
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
    const run = await runFault({
      platform: foundBy({}, 3, { rule: aRule({ groupMembers }) }),
      inputs: { 'max-high': '3' },
    });
    expect(run).toMatchObject(pass);
    const { notices, debugNotes } = run.report as { notices: string[]; debugNotes: string[] };
    expect(debugNotes.filter((debugNote) => debugNote.includes('brandNew'))).toHaveLength(1);
    expect(notices).toEqual([]);
  });

  test('E22 counts rules with any name', async () => {
    const odd = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'Case.Rule', 'case.rule'];
    const names = [...odd, 'x'.repeat(100_000)];
    const platform = changed(foundBy({}, 0), (_state, context) => {
      const issues = names.flatMap((path) => issuesOf(1, { ...placeOf(context), rule: aRule({ path, id: path }) }));
      return worldOf(context, {
        scans: [scanUnderTest(context, { timeline: endsAs('SCAN_STATUS_COMPLETED', 1) })],
        issues,
      });
    });
    const run = await runFault({ platform, inputs: { 'max-high': '8' } });
    expect(run).toMatchObject({ ...pass, outputs: { high: '8' } });
    expect(await runFault({ platform, inputs: { 'max-high': '7' } })).toMatchObject(fail);
  });

  test.each([
    [
      'issuesCount',
      (page: string) => page.replaceAll(/"issuesCount":"(\d+)"/g, '"issuesCount":"$1","issuesCount":"0"'),
    ],
    ['groups', (page: string) => page.replace('"groups":', '"groups":[],"groups":')],
    ['groups, empty last', (page: string) => page.replace(/\}$/, ',"groups":[]}')],
    ['total', (page: string) => page.replace('"total":', '"total":"0","total":')],
    [
      'an escaped name',
      (page: string) => page.replaceAll(/"issuesCount":"(\d+)"/g, '"issuesCount":"$1","issues\\u0043ount":"0"'),
    ],
  ])('E23 refuses an answer with a duplicate member: %s', async (_what, spoil) => {
    expect(await runFault({ platform: overLimit, faults: atSearch(text(spoil)) })).toMatchObject(unproven('contract'));
  });

  test('E24 never prints what a rule looks for', async () => {
    const run = await runFault({ platform: overLimit, inputs: { comment: 'always' }, env: { RUNNER_DEBUG: '1' } });
    const pages = [run.stdout, run.stderr, run.summary, run.reportText, run.outputsText, ...run.comments];
    expect(pages.join('\n')).not.toContain(RULE_CANARY);
    expect(run.comments).toHaveLength(1);
  });

  const COLUMNS = {
    critical: { severity: 'SEVERITY_CRITICAL' },
    high: { severity: 'SEVERITY_HIGH' },
    medium: { severity: 'SEVERITY_MEDIUM' },
    low: { severity: 'SEVERITY_LOW' },
    unrated: { severity: undefined, type: 'ISSUE_TYPE_AI_SAST' },
  } as const;
  type Column = keyof typeof COLUMNS;
  /** This many issues, two of each rule, so that they are spread over several groups. */
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
      const run = await runFault({ platform: spread(column, count), inputs });
      expect(run).toMatchObject({ ...expected, outputs: { [column]: String(count) } });
      // The search of the column itself and the one over all rated types (or over the other types) take a page per group.
      const groups = Math.ceil(count / 2);
      expect(searchesOf(run)).toHaveLength(column === 'unrated' ? 5 + groups : 4 + 2 * groups);
    },
  );

  test.each([
    ['critical', 0, pass],
    ['critical', 1, fail],
    ['high', 1, fail],
    ['medium', 40, pass],
    ['low', 40, pass],
    ['unrated', 40, pass],
  ] as const)('E25 a limit that is blank has its default: %s with %i issues', async (column, count, expected) => {
    const run = await runFault({ platform: spread(column, count), inputs: { [`max-${column}`]: '' } });
    expect(run).toMatchObject(expected);
    expect(run.report.conditions.map(({ name, max }) => `${name} ${max}`)).toEqual(['max-critical 0', 'max-high 0']);
  });

  test('E25 a limit of one severity does not limit the others', async () => {
    const inputs = { 'max-critical': 'none', 'max-low': '0' };
    expect(await runFault({ platform: spread('critical', 3), inputs })).toMatchObject(pass);
  });

  test('E25 passes with a limit of 0 when nothing is found', async () => {
    const limits = Object.keys(COLUMNS).map((column) => [`max-${column}`, '0']);
    expect(await runFault({ platform: clean, inputs: Object.fromEntries(limits) })).toMatchObject(pass);
  });

  test.each([
    ['20', pass],
    ['19', fail],
  ])('E25 a limit of %s is held against the sum over thousands of groups', async (limit, expected) => {
    const run = await runFault({ platform: 'thousands-of-groups', inputs: { 'max-high': limit } });
    expect(run).toMatchObject({ ...expected, outputs: { high: '20', total: '4000' } });
  });
});
