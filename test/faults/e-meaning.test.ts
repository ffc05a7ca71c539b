import { describe, expect, test } from 'vitest';
import { aRule, endsAs, issuesOf, RULE_CANARY } from '../../emulator/build.ts';
import type { Fault, FaultRule } from '../../emulator/faults/faults.ts';
import { placeOf, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { changed, foundBy, SOON_OVER } from '../run/platforms.ts';

const { clean, 'over-limit': overLimit, 'at-limit': atLimit, triaged } = SCENARIOS;
const pass = { exitCode: 0, verdict: 'pass' };
const fail = { exitCode: 1, verdict: 'fail' };
const unproven = (reason: string) => ({ exitCode: 2, verdict: 'inconclusive', reason });
const searches = ({ requests }: GateRun) =>
  requests.filter(({ operation }) => operation === 'search-issues').map(({ json }) => json as SearchBody);
type SearchBody = {
  readonly cursor?: string;
  readonly issueTypes: readonly string[];
  readonly filter: Readonly<Record<string, unknown>>;
};

/** A fault at searches: all of them, or those whose body contains a text. */
const atSearch = (
  fault: Fault,
  body?: string | RegExp,
  counts: Pick<FaultRule, 'nth' | 'times'> = {},
): readonly FaultRule[] => [
  { match: { operation: 'search-issues', ...(body === undefined ? {} : { body }) }, fault, ...counts },
];
const text = (rewrite: (page: string) => string): Fault => ({ kind: 'rewrite-text', rewrite });

type Wrap = NonNullable<BuiltOptions['through']>;
/** A platform that ignores a part of each request. */
const deafTo =
  (part: RegExp): Wrap =>
  (handler) =>
  (request) =>
    handler({ ...request, body: request.body.replace(part, '') });

describe.concurrent('E. findings: what they mean', () => {
  const unknownSeverity = foundBy({}, 2, { severity: 'SEVERITY_APOCALYPTIC' });

  test('E14 does not ignore issues of a severity that it does not know', async () => {
    expect(await runFault({ platform: unknownSeverity })).toMatchObject(unproven('unclassified'));
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
    expect(await runFault({ platform: triaged, inputs: { 'max-high': '4' } })).toMatchObject({
      ...pass,
      outputs: { high: '4' },
    });
    expect(await runFault({ platform: triaged, inputs: { 'max-high': '3' } })).toMatchObject(fail);
  });

  test.each([
    'open',
    'reviewing',
    'fixing',
    'unknown',
    'provisionally-ignored-app',
    'ignored-app',
    'ignored-code',
    'fixed',
    'removed',
  ])('E18 counts the state %s where the workflow names it', async (states) => {
    expect(await runFault({ platform: triaged, inputs: { states } })).toMatchObject({
      ...fail,
      outputs: { high: '1' },
    });
  });

  test('E19 never asks for archived projects, and does not pass for one', async () => {
    const archived = changed(atLimit, (state) => ({
      ...state,
      repositories: state.repositories.map((repository) => ({ ...repository, isArchived: repository.id === '101' })),
    }));
    const run = await runFault({ platform: archived, inputs: { ...SOON_OVER, 'max-high': '3' }, due: 'unproven' });
    expect(run).toMatchObject(unproven('index-lag'));
    expect(searches(run).some(({ filter }) => 'includeArchived' in filter)).toBe(false);
  });

  test('E20 never sends a deprecated member, and always says what it searches', async () => {
    const run = await runFault({ platform: overLimit });
    for (const search of searches(run)) {
      expect(search).toMatchObject({
        groupBy: 'GROUP_BY_RULE',
        filter: { refs: ['refs/pull/7/merge'], repositoryIds: ['101'] },
      });
      for (const name of ['issueType']) expect(search).not.toHaveProperty(name);
      for (const name of ['status', 'tab', 'actions', 'policySlugs', 'upgradeGuidance'])
        expect(search.filter).not.toHaveProperty(name);
      expect(search.filter.aggregateIssueStates).toHaveLength(4);
    }
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
    const names = [
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      '',
      'x'.repeat(100_000),
      'Case.Rule',
      'case.rule',
    ];
    const platform = changed(foundBy({}, 0), (_state, context) => {
      const issues = names.flatMap((path) => issuesOf(1, { ...placeOf(context), rule: aRule({ path, id: path }) }));
      return worldOf(context, {
        scans: [scanUnderTest(context, { timeline: endsAs('SCAN_STATUS_COMPLETED', 1) })],
        issues,
      });
    });
    expect(await runFault({ platform, inputs: { 'max-high': '8' } })).toMatchObject({
      ...pass,
      outputs: { high: '8' },
    });
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

  test.each([
    ['2', fail],
    ['3', pass],
    ['4', pass],
    ['0', fail],
    ['none', pass],
    ['', fail],
  ])('E25 fails only above the limit: %j for three issues', async (limit, expected) => {
    expect(await runFault({ platform: atLimit, inputs: { 'max-high': limit } })).toMatchObject(expected);
  });

  test('E25 passes with a limit of 0 when nothing is found', async () => {
    expect(
      await runFault({
        platform: clean,
        inputs: { 'max-critical': '0', 'max-high': '0', 'max-medium': '0', 'max-low': '0', 'max-unrated': '0' },
      }),
    ).toMatchObject(pass);
  });
});
