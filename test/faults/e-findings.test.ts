import { describe, expect, test, vi } from 'vitest';
import { aRule, countsOf, endsAs, issuesOf, RULE_CANARY } from '../../emulator/build.ts';
import type { Fault, FaultRule } from '../../emulator/faults.ts';
import { placeOf, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { Issue, WireForm } from '../../emulator/state.ts';
import { type GateRun, type GateRunOptions, runGate } from './harness/gate-run.ts';
import { changed, foundBy, SOON_OVER } from './harness/scenes.ts';

vi.setConfig({ testTimeout: 60_000 });

const { clean, 'over-limit': overLimit, 'at-limit': atLimit, triaged } = SCENARIOS;
const pass = { exitCode: 0, verdict: 'pass' };
const fail = { exitCode: 1, verdict: 'fail' };
const unproven = (reason: string) => ({ exitCode: 2, verdict: 'inconclusive', reason });
const searches = ({ platformRequests }: GateRun) =>
  platformRequests.filter(({ operation }) => operation === 'search-issues').map(({ json }) => json as SearchBody);
type SearchBody = {
  readonly cursor?: string;
  readonly issueTypes: readonly string[];
  readonly filter: Readonly<Record<string, unknown>>;
};
type Page = { groups?: Record<string, unknown>[]; cursor?: unknown; total?: unknown; fetched?: unknown };

const HIGH = '"SEVERITY_HIGH"';
/** A fault at searches: all of them, or those whose body holds a text. */
const atSearch = (
  fault: Fault,
  body?: string | RegExp,
  counts: Pick<FaultRule, 'nth' | 'times'> = {},
): readonly FaultRule[] => [
  { match: { operation: 'search-issues', ...(body === undefined ? {} : { body }) }, fault, ...counts },
];
const json = (rewrite: (page: Page) => unknown): Fault => ({ kind: 'rewrite-json', rewrite });
const text = (rewrite: (page: string) => string): Fault => ({ kind: 'rewrite-text', rewrite });
const body = (content: string): Fault => ({ kind: 'replace-body', body: content });

type Wrap = NonNullable<GateRunOptions['through']>;
/** A platform that takes no notice of a part of what it is asked. */
const deafTo =
  (part: RegExp): Wrap =>
  (handler) =>
  (request) =>
    handler({ ...request, body: request.body.replace(part, '') });
const deafToCursors = deafTo(/"cursor":"[^"]*",?|,"cursor":"[^"]*"/);

/** Rules with one high issue each. */
const rules = (count: number, parts: Partial<Issue> = {}) =>
  changed(foundBy({}, 0), (_state, context) => {
    const issues = Array.from({ length: count }, (_, index) =>
      issuesOf(1, {
        ...placeOf(context),
        severity: 'SEVERITY_HIGH',
        rule: aRule({ path: `acme.rule-${index}` }),
        ...parts,
      }),
    ).flat();
    const timeline = endsAs('SCAN_STATUS_COMPLETED', 1);
    return worldOf(context, {
      scans: [scanUnderTest(context, { timeline, findingsCounts: countsOf(issues) })],
      issues,
    });
  });
/** One rule that stands for so many issues. */
const counted = (standsFor: string) =>
  foundBy({ findingsCounts: { code: 1, secrets: 0, supply_chain: 0, total: 1 } }, 1, { standsFor });
const wired = (wire: Partial<WireForm>) =>
  changed(rules(5), (state) => ({ ...state, wire: { ...state.wire, ...wire } }));

describe.concurrent('E. findings: pages, numbers, enums', () => {
  test('E1 stops at a cursor that comes again', async () => {
    const run = await runGate({
      faults: atSearch(json((page) => ({ ...page, cursor: 'same' }))),
      through: deafToCursors,
    });
    expect(run).toMatchObject(unproven('cursor-loop'));
    expect(searches(run).length).toBeLessThanOrEqual(14);
  });

  test.each([
    ['a cycle of two', ['A', 'B']],
    ['cursors that differ by padding', ['QQ', 'QQ==', 'QQ=']],
    ['cursors that differ by white space', ['QQ', ' QQ']],
  ])('E2 stops at %s', async (_what, cursors) => {
    let asked = 0;
    const faults = atSearch(
      json((page) => ({ ...page, cursor: cursors[asked++ % cursors.length] })),
      HIGH,
    );
    expect(await runGate({ faults, through: deafToCursors })).toMatchObject(unproven('cursor-loop'));
  });

  test('E3 stops after 200 pages of endless fresh cursors', async () => {
    let asked = 0;
    const faults = atSearch(
      json(() => ({ groups: [], cursor: `fresh-${asked++}` })),
      HIGH,
    );
    const run = await runGate({ faults, through: deafToCursors, inputs: { 'wait-timeout': '60s' } });
    expect(run).toMatchObject(unproven('page-limit'));
    expect(searches(run).filter((each) => JSON.stringify(each).includes(HIGH))).toHaveLength(200);
  });

  test.each(['empty', 'null', 'absent'] as const)(
    'E4 takes an %s cursor for the end, and never sends an empty one',
    async (endOfPaging) => {
      const run = await runGate({ scene: wired({ endOfPaging }), inputs: { 'page-size': '2', 'max-high': '5' } });
      expect(run).toMatchObject(pass);
      const cursors = searches(run).map(({ cursor }) => cursor);
      expect(cursors).not.toContain('');
      expect(cursors.filter((cursor) => cursor !== undefined)).toHaveLength(4);
    },
  );

  test('E5 reads on behind an empty page with a fresh cursor', async () => {
    // The empty page leads to the beginning again, by a cursor of its own: nothing is lost.
    const empty = atSearch(body('{"groups":[],"cursor":"x"}'), HIGH, { nth: 1 });
    const run = await runGate({ scene: overLimit, faults: empty, through: deafToCursors });
    expect(run).toMatchObject({ ...fail, outputs: { high: '8' } });
  });

  test('E6 stays inconclusive when page two fails for good, and lists what it read', async () => {
    const faults = atSearch({ kind: 'status', status: 500 }, '"cursor":"');
    const run = await runGate({ scene: rules(5), faults, inputs: { 'page-size': '2', 'max-high': '5' } });
    expect(run).toMatchObject(unproven('server'));
    expect(run.summary).toContain('acme.rule-0');
  });

  test('E6 fails, and says that it is incomplete, when page one alone breaks the limit', async () => {
    const faults = atSearch({ kind: 'status', status: 500 }, '"cursor":"');
    const run = await runGate({ scene: rules(5), faults, inputs: { 'page-size': '2', 'max-high': '1' } });
    expect(run).toMatchObject({ ...fail, reason: 'server' });
    expect(run.summary).toContain('Incomplete');
    expect(run.outputs.high).toBe('');
  });

  const repeated = (count: string) =>
    json((page) => ({
      ...page,
      groups: [
        ...(page.groups ?? []),
        ...(page.groups ?? []).slice(0, 1).map((group) => ({ ...group, issuesCount: count })),
      ],
    }));

  test('E7 counts a group once that comes twice with the same count', async () => {
    const run = await runGate({ scene: atLimit, faults: atSearch(repeated('3'), HIGH), inputs: { 'max-high': '3' } });
    expect(run).toMatchObject({ ...pass, outputs: { high: '3' } });
  });

  test('E7 reads again, and passes, when a group came twice with different counts for once', async () => {
    const run = await runGate({
      scene: atLimit,
      faults: atSearch(repeated('2'), HIGH, { nth: 1 }),
      inputs: { 'max-high': '3' },
    });
    expect(run).toMatchObject({ ...pass, outputs: { high: '3' } });
  });

  test('E7 gives up as unstable when it goes on', async () => {
    const run = await runGate({ scene: atLimit, faults: atSearch(repeated('2'), HIGH), inputs: { 'max-high': '3' } });
    expect(run).toMatchObject(unproven('unstable'));
    expect(searches(run).filter((each) => JSON.stringify(each.filter).includes(HIGH))).toHaveLength(3);
  });

  test('E8 reads again when a group slipped between two pages', async () => {
    const lost = json((page) => ({ ...page, groups: (page.groups ?? []).slice(1) }));
    const once = await runGate({
      scene: atLimit,
      faults: atSearch(lost, HIGH, { nth: 1 }),
      inputs: { 'max-high': '2' },
    });
    expect(once).toMatchObject(fail);
    const always = await runGate({
      scene: atLimit,
      faults: atSearch(lost, HIGH),
      inputs: { 'max-high': '3' },
      due: 'unproven',
    });
    expect(always).toMatchObject(unproven('unclassified'));
  });

  test.each([
    ['smaller', () => '1'],
    ['larger', () => '99'],
    ['missing', () => undefined],
    [
      'another one each time',
      (() => {
        let total = 10;
        return () => String(total++);
      })(),
    ],
  ])('E9 never judges by a total that is %s', async (_what, total) => {
    const spoil = json((page) => ({ ...page, total: total(), fetched: undefined }));
    expect(await runGate({ scene: atLimit, faults: atSearch(spoil), inputs: { 'max-high': '3' } })).toMatchObject(pass);
    expect(await runGate({ scene: atLimit, faults: atSearch(spoil), inputs: { 'max-high': '2' } })).toMatchObject(fail);
  });

  test.each([
    '{"groups":null}',
    '{"groups":{}}',
    '{"groups":"x"}',
    '{"error":"no"}',
    '[]',
    'null',
    '"x"',
    '1',
    'true',
    '{"total":"5"}',
    '{"groups":[null]}',
    '{"groups":[[]]}',
    '{"groups":[],"total":"x"}',
    '{"cursor":5}',
    '{"GROUPS":[]}',
  ])('E10 takes %s for a broken contract, never for an empty page', async (content) => {
    expect(await runGate({ faults: atSearch(body(content), HIGH), due: 'unproven' })).toMatchObject(
      unproven('contract'),
    );
    expect((await runGate({ scene: overLimit, faults: atSearch(body(content)) })).exitCode).toBe(2);
  });

  test.each([
    '{}',
    '{"total":"0","cursor":""}',
    '{"groups":[]}',
    '{"groups":[],"cursor":null}',
    '{"total":0,"fetched":"0"}',
  ])('E10 takes %s for an empty page', async (content) => {
    expect(await runGate({ faults: atSearch(body(content)) })).toMatchObject(pass);
    // Where the scan counted something, an empty page everywhere proves nothing.
    expect(await runGate({ scene: overLimit, faults: atSearch(body(content)), inputs: SOON_OVER })).toMatchObject(
      unproven('index-lag'),
    );
  });

  test.each([
    '"03"',
    '" 3"',
    '"-1"',
    '"1e3"',
    '"3.0"',
    '"0x3"',
    '""',
    'null',
    'true',
    '[]',
    '"99999999999999999999"',
    '99999999999999999999',
    '9223372036854775808',
    '3.5',
    '3.0',
    '1e999',
    '-0',
    '-1',
    '3e0',
    '"３"',
    '"3 "',
  ])('E11 E13 refuses the count %s', async (count) => {
    const faults = atSearch(text((page) => page.replaceAll(/"issuesCount":"\d+"/g, `"issuesCount":${count}`)));
    const run = await runGate({ scene: atLimit, faults, inputs: { 'max-high': '3' }, due: 'unproven' });
    expect(run).toMatchObject(unproven('contract'));
  });

  test('E11 refuses a group without a count, and NaN as no JSON at all', async () => {
    for (const spoil of [
      (page: string) => page.replaceAll(/"issuesCount":"\d+",/g, ''),
      (page: string) => page.replaceAll(/"issuesCount":"\d+"/g, '"issuesCount":NaN'),
    ]) {
      const run = await runGate({
        scene: atLimit,
        faults: atSearch(text(spoil)),
        inputs: { 'max-high': '3' },
        due: 'unproven',
      });
      expect(run).toMatchObject(unproven('contract'));
    }
  });

  test('E11 takes a count as a number or as text', async () => {
    const faults = atSearch(text((page) => page.replaceAll(/"issuesCount":"(\d+)"/g, '"issuesCount":$1')));
    expect(await runGate({ scene: atLimit, faults, inputs: { 'max-high': '3' } })).toMatchObject({
      ...pass,
      outputs: { high: '3' },
    });
  });

  test.each(['9007199254740993', '9223372036854775807'])('E12 compares %s exactly with its limit', async (count) => {
    const below = String(BigInt(count) - 1n);
    // Sixteen digits could be a commit by their looks.
    const tolerates = ['template pages'] as const;
    const [held, broken] = [
      await runGate({ scene: counted(count), inputs: { 'max-high': count }, tolerates }),
      await runGate({ scene: counted(count), inputs: { 'max-high': below }, tolerates }),
    ];
    expect(held).toMatchObject({ ...pass, outputs: { high: count } });
    expect(broken).toMatchObject({ ...fail, outputs: { high: count } });
    expect(held.reportText).toContain(`"high": ${count}`);
  });

  const unknownSeverity = foundBy({}, 2, { severity: 'SEVERITY_APOCALYPTIC' });

  test('E14 does not pass over issues of a severity that it does not know', async () => {
    expect(await runGate({ scene: unknownSeverity })).toMatchObject(unproven('unclassified'));
    expect(await runGate({ scene: unknownSeverity, inputs: { 'max-unrated': '2' } })).toMatchObject(pass);
    expect(await runGate({ scene: unknownSeverity, inputs: { 'max-unrated': '1' } })).toMatchObject(fail);
  });

  test('E15 gives up as unstable where the server ignores severities', async () => {
    const through = deafTo(/,?"severities":\[[^\]]*\]/);
    const run = await runGate({ scene: atLimit, through, inputs: { 'max-high': '100', 'max-critical': '100' } });
    expect(run).toMatchObject(unproven('unstable'));
  });

  test('E16 does not pass when the issues are stored under another spelling of the ref', async () => {
    const scene = changed(atLimit, (state) => ({
      ...state,
      issues: state.issues.map((issue) => (issue.ref === 'refs/pull/7/merge' ? { ...issue, ref: 'pull/7' } : issue)),
    }));
    const run = await runGate({ scene, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(unproven('index-lag'));
    expect(run.stdout).toMatch(/another name of the ref/);
  });

  test.each([
    ['code', 'ISSUE_TYPE_SAST', 'max-high'],
    ['supply chain', 'ISSUE_TYPE_SCA', 'max-high'],
    ['secrets', 'ISSUE_TYPE_SECRETS', 'max-high'],
    ['AI code', 'ISSUE_TYPE_AI_SAST', 'max-unrated'],
    ['research', 'ISSUE_TYPE_RESEARCH', 'max-unrated'],
  ] as const)('E17 counts issues of %s alone', async (_name, type, limit) => {
    const scene = foundBy({}, 1, { type, severity: limit === 'max-high' ? 'SEVERITY_HIGH' : undefined });
    expect(await runGate({ scene, inputs: { [limit]: '0' } })).toMatchObject(fail);
  });

  test('E18 counts open, reviewing, fixing and unknown issues unless told otherwise', async () => {
    expect(await runGate({ scene: triaged, inputs: { 'max-high': '4' } })).toMatchObject({
      ...pass,
      outputs: { high: '4' },
    });
    expect(await runGate({ scene: triaged, inputs: { 'max-high': '3' } })).toMatchObject(fail);
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
    expect(await runGate({ scene: triaged, inputs: { states } })).toMatchObject({ ...fail, outputs: { high: '1' } });
  });

  test('E19 never asks for archived projects, and does not pass over one', async () => {
    const archived = changed(atLimit, (state) => ({
      ...state,
      repositories: state.repositories.map((repository) => ({ ...repository, isArchived: repository.id === '101' })),
    }));
    const run = await runGate({ scene: archived, inputs: { ...SOON_OVER, 'max-high': '3' }, due: 'unproven' });
    expect(run).toMatchObject(unproven('index-lag'));
    expect(searches(run).some(({ filter }) => 'includeArchived' in filter)).toBe(false);
  });

  test('E20 never sends a deprecated member, and always says what it searches', async () => {
    const run = await runGate({ scene: overLimit });
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
    const run = await runGate({
      scene: foundBy({}, 3, { rule: aRule({ groupMembers }) }),
      inputs: { 'max-high': '3' },
    });
    expect(run).toMatchObject(pass);
    const notes = (run.report as { notices: string[] }).notices.filter((note) => note.includes('brandNew'));
    expect(notes).toHaveLength(1);
  });

  test('E22 counts rules of any name', async () => {
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
    const scene = changed(foundBy({}, 0), (_state, context) => {
      const issues = names.flatMap((path) => issuesOf(1, { ...placeOf(context), rule: aRule({ path, id: path }) }));
      return worldOf(context, {
        scans: [scanUnderTest(context, { timeline: endsAs('SCAN_STATUS_COMPLETED', 1) })],
        issues,
      });
    });
    expect(await runGate({ scene, inputs: { 'max-high': '8' } })).toMatchObject({ ...pass, outputs: { high: '8' } });
    expect(await runGate({ scene, inputs: { 'max-high': '7' } })).toMatchObject(fail);
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
  ])('E23 refuses an answer with a doubled member: %s', async (_what, spoil) => {
    expect(await runGate({ scene: overLimit, faults: atSearch(text(spoil)) })).toMatchObject(unproven('contract'));
  });

  test('E24 never prints what a rule looks for', async () => {
    const run = await runGate({ scene: overLimit, inputs: { comment: 'always' }, env: { RUNNER_DEBUG: '1' } });
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
    expect(await runGate({ scene: atLimit, inputs: { 'max-high': limit } })).toMatchObject(expected);
  });

  test('E25 holds a limit of 0 with nothing found', async () => {
    expect(
      await runGate({
        scene: clean,
        inputs: { 'max-critical': '0', 'max-high': '0', 'max-medium': '0', 'max-low': '0', 'max-unrated': '0' },
      }),
    ).toMatchObject(pass);
  });
});
