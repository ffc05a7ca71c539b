import { describe, expect, it, test } from 'vitest';
import { ReportJson } from '../../../scripts/report-schema/json-schema.ts';
import type { GateReport, ProjectReport } from '../../../src/domain/report.ts';
import type { ExitCode, Verdict } from '../../../src/domain/verdict.ts';
import { wholeReport } from '../../../src/gate/outcome/whole-report.ts';
import { renderJsonReport } from '../../../src/report/json/json.ts';
import { renderOutputs } from '../../../src/report/json/outputs.ts';
import { renderFinalLine } from '../../../src/report/log/log-line.ts';
import { aCondition, aReport, aReportedScan, aRule, aWaiver } from '../../build/a-report.ts';

const NOTHING = { otherProjects: [], notices: [] };
const PASS: Verdict = { word: 'pass', reason: undefined, message: 'within both limits' };
const FAIL: Verdict = { word: 'fail', reason: undefined, message: '2 high issues, none allowed' };
const UNPROVEN: Verdict = { word: 'inconclusive', reason: 'no-scan', message: 'no scan' };

function part(name: string, verdict = PASS, exitCode: ExitCode = 0, given: Partial<GateReport> = {}): ProjectReport {
  const repositoryId = String(100 + name.length);
  const scans = [aReportedScan({ id: `9${repositoryId}`, repositoryId, repository: name })];
  return { ...aReport({ verdict, exitCode, scans, ...given }), project: { repositoryId, name } };
}

const failing = part('api', FAIL, 1, { nextStep: 'Fix it.', counts: { ...aReport().counts, high: 2n, total: 2n } });
const none = { critical: undefined, high: undefined, medium: undefined, low: undefined, unrated: undefined };
const unread: Partial<GateReport> = { scans: [], counts: { ...none, total: undefined }, waived: undefined };
const unproven = part('webs', UNPROVEN, 2, unread);
const softened = part('docs2', UNPROVEN, 0, { ...unread, isSoftened: true });
const passing = part('jobs12');

function orderOf(projects: readonly ProjectReport[]): string {
  const { verdict, exitCode, isSoftened, projects: all } = wholeReport(projects, NOTHING);
  return `${verdict.word} ${verdict.reason ?? '-'} ${exitCode} ${isSoftened}: ${all!.map(({ project }) => project.name)}`;
}

describe('the report of several projects', () => {
  it.each([
    [[passing, softened, unproven, failing], 'fail - 1 false: api,webs,docs2,jobs12'],
    [[passing, softened, unproven], 'inconclusive no-scan 2 false: webs,docs2,jobs12'],
    [[passing, softened], 'inconclusive no-scan 0 true: docs2,jobs12'],
    [[passing, part('b'), part('a')], 'pass - 0 false: a,b,jobs12'],
    [[part('x', { ...UNPROVEN, reason: 'config' }, 3), failing], 'fail - 3 false: api,x'],
  ])('has the worst verdict and exit code, and that project first: %#', (projects, expected) => {
    expect(orderOf(projects)).toBe(expected);
    expect(orderOf(projects.toReversed())).toBe(expected);
  });

  it('has a message that counts fail, not verified and pass, and names those that do not pass', () => {
    const message = (projects: readonly ProjectReport[]) => wholeReport(projects, NOTHING).verdict.message;
    expect(message([failing, unproven, passing])).toBe('1 of 3 projects fails (api), 1 is not proven (webs), 1 passes');
    const many = Array.from({ length: 7 }, (_, index) => part(`p${'x'.repeat(index)}`, FAIL, 1));
    expect(message([...many, passing, part('b')])).toBe(
      '7 of 9 projects fail (p, px, pxx, pxxx, pxxxx and 2 more), 2 pass',
    );
    expect(message([failing])).toBe('2 high issues, none allowed (api)');
    const open = part('b', { word: 'pass', reason: undefined, message: '' }, 0, { conditions: [] });
    expect(message([passing, open])).toBe('all 2 projects pass; nothing blocks (b)');
    expect(message([open, open])).toBe('all 2 projects pass; nothing blocks');
  });

  it('adds up the findings of all projects that scans counted and that are not indexed', () => {
    const gapOf = (counted: bigint) => ({ indexGap: { issueTypes: ['sast'], counted, found: 1n } as const });
    const { indexGap } = wholeReport(
      [part('api', UNPROVEN, 2, gapOf(4n)), part('web', UNPROVEN, 2, gapOf(2n))],
      NOTHING,
    );
    expect(indexGap).toEqual({ issueTypes: ['sast'], counted: 6n, found: 2n });
  });

  it('adds up the counts, and has none if one of them is unknown', () => {
    const two = { critical: 1n, high: 2n, medium: 3n, low: 4n, unrated: 5n, total: 15n };
    const counted = wholeReport(
      [part('a', PASS, 0, { counts: two, waived: 1n }), part('b', PASS, 0, { counts: two })],
      NOTHING,
    );
    expect(counted.counts).toEqual({ critical: 2n, high: 4n, medium: 6n, low: 8n, unrated: 10n, total: 30n });
    expect(counted.waived).toBe(1n);
    const { counts, waived, countsAre } = wholeReport(
      [failing, unproven, part('c', FAIL, 1, { countsAre: 'at-least' })],
      NOTHING,
    );
    expect([counts.high, counts.total, waived, countsAre]).toEqual([undefined, undefined, undefined, 'at-least']);
  });

  it('has the conditions of all projects, and lists rules that break one before others', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((ruleId) => aRule({ ruleId }));
    const { conditions, rules, breakingRules } = wholeReport(
      [
        part('api', FAIL, 1, { rules: [a!, b!], breakingRules: 1, conditions: [aCondition({ result: 'broken' })] }),
        part('web', FAIL, 1, { rules: [c!], breakingRules: 1 }),
      ],
      NOTHING,
    );
    expect(conditions.map(({ name, project }) => `${project!.name} ${name}`)).toEqual([
      'api max-critical',
      'web max-critical',
      'web max-high',
    ]);
    expect([rules.map(({ ruleId }) => ruleId), breakingRules]).toEqual([['a', 'c', 'b'], 2]);
  });

  it('has each waiver once: used if any project uses it', () => {
    const [used, unused] = [aWaiver({ issues: 2n }), aWaiver({ state: 'unused', issues: 0n, near: 'x' })];
    const whole = (...states: (typeof used)[]) =>
      wholeReport([...states.map((one, at) => part(`p${at}`, PASS, 0, { waivers: [one] })), unproven], NOTHING).waivers;
    expect(whole(unused, used)).toEqual([used]);
    expect(whole(used, used)).toEqual([{ ...used, issues: 4n }]);
    expect(whole(unused, unused)).toEqual([unused]);
  });

  it('names no judged project as one that was not judged', () => {
    const otherProjects = [passing, { project: { repositoryId: '7', name: 'mail' } }].map(({ project }) => ({
      repositoryId: project.repositoryId!,
      name: project.name,
    }));
    const whole = wholeReport([part('api', PASS, 0, { otherProjects }), passing], {
      ...NOTHING,
      otherProjects: otherProjects.slice(1),
    });
    expect(whole.otherProjects).toEqual([{ repositoryId: '7', name: 'mail' }]);
    expect(whole.projects!.map((one) => one.otherProjects.length)).toEqual([1, 0]);
  });

  it('adds the ids to projects of one name', () => {
    const other = { ...part('api'), project: { repositoryId: '7', name: 'api' } };
    const { projects } = wholeReport([part('api'), other], NOTHING);
    expect(projects!.map(({ project }) => project.name)).toEqual(['api (103)', 'api (7)']);
  });

  it('has shared notices once, and others with the name of their project', () => {
    const notices = (...own: string[]) => ({ notices: ['of the run', ...own] });
    const whole = wholeReport([part('a', PASS, 0, notices('own')), part('b', PASS, 0, notices()), unproven], NOTHING);
    expect(whole.notices).toEqual(['of the run', 'a: own']);
  });
});

describe('the output for programs about several projects', () => {
  const whole = wholeReport([passing, unproven, failing], NOTHING);

  test('the JSON report has each of them, and follows its schema', () => {
    const json = ReportJson.parse(JSON.parse([...renderJsonReport(whole)].join('')));
    expect(json.projects!.map(({ name, verdict, reason }) => `${name} ${verdict} ${reason}`)).toEqual([
      'api fail ',
      'webs inconclusive no-scan',
      'jobs12 pass ',
    ]);
    expect(json.conditions[0]!.project).toEqual({ repositoryId: '103', name: 'api' });
    expect(json.projects![0]!.conditions[0]).not.toHaveProperty('project');
    expect(json.projects![0]!.scans[0]!.id).toBe('9103');
  });

  test('the report of one project has no part for several', () => {
    const json = JSON.parse([...renderJsonReport(aReport())].join(''));
    expect(json).not.toHaveProperty('projects');
    expect(json.conditions[0]).not.toHaveProperty('project');
  });

  test('the outputs name the scan of the worst one, and the project of each condition', () => {
    const { outputs } = renderOutputs(whole, 'r.json');
    expect(outputs).toMatchObject({ verdict: 'fail', reason: '', 'scan-id': '9103', total: '', high: '' });
    expect(JSON.parse(outputs.conditions)[0]).toMatchObject({
      name: 'max-critical',
      result: 'ok',
      project: { repositoryId: '103', name: 'api' },
    });
    expect(renderOutputs(wholeReport([unproven, passing], NOTHING), 'r.json').outputs).toMatchObject({
      'scan-id': '',
      'scan-status': '',
      reason: 'no-scan',
    });
  });

  test('the last line has the total, and a pass names products and number of projects', () => {
    expect(renderFinalLine(whole)).toContain(
      'gate: FAIL - 1 of 3 projects fails (api), 1 is not proven (webs), 1 passes [acme/shop@3f2a9c1b8d7e ref=refs/pull/7/merge scan=9103 ',
    );
    const few = part('few', PASS, 0, { scans: [aReportedScan({ decides: ['code'] })] });
    expect(renderFinalLine(wholeReport([passing, few], NOTHING))).toContain(
      'judged: code, supply-chain (in 1 of 2), secrets (in 1 of 2) [',
    );
  });
});

test('the JSON report of several projects is one document in pieces, with any number of rules', () => {
  const rulesOf = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aRule({ rulePath: `rule-${index} "rules": []`, issues: BigInt(index) }),
    );
  const given = [0, 250, 1_203].map((count, at) => part(`p${at}`, PASS, 0, { rules: rulesOf(count) }));
  const pieces = [...renderJsonReport(wholeReport(given, NOTHING))];
  const json = JSON.parse(pieces.join(''));
  expect(pieces.join('').match(/^ *\{"ruleId":.*\},?$/gm)).toHaveLength(2 * 1_453);
  expect(json.rules).toHaveLength(1_453);
  expect(json.projects.map(({ rules }: { rules: unknown[] }) => rules.length)).toEqual([0, 250, 1_203]);
  expect(json.projects[2].rules[1_202].issues).toBe(1_202);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(pieces.join('').length / 5);
});
