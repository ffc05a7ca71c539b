import { describe, expect, it } from 'vitest';
import { REASON_NAMES, REASONS } from '../../../src/domain/reason.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderCodeQuality } from '../../../src/report/formats/code-quality.ts';
import { MOST_FORMAT_ENTRIES } from '../../../src/report/formats/entries.ts';
import { renderJUnit } from '../../../src/report/formats/junit.ts';
import { renderSarif } from '../../../src/report/formats/sarif.ts';
import { aCondition, aConditionRule, aReport, aRule } from '../../build/a-report.ts';
import { anInconclusiveReport } from '../../build/inconclusive-reports.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';
import { readSource } from '../../house/source-file.ts';
import { junitProblems, readCodeQuality, readJUnit, readSarif } from './read-formats.ts';

const sample = (name: string): GateReport => SAMPLE_REPORTS[name]!;
const junit = (report: GateReport) => readJUnit(renderJUnit(report));
const sarif = (report: GateReport) => readSarif(renderSarif(report)).runs[0];
const codeQuality = (report: GateReport) => readCodeQuality(renderCodeQuality(report));
const verdictOf = (report: GateReport) => junit(report).cases.find(({ name }) => name === 'verdict')!;

const UNPROVEN = REASON_NAMES.map((reason) => ({
  reason,
  report: anInconclusiveReport(reason, `what happened for ${reason}`, {}),
}));

describe('every sample', () => {
  it('is a valid JUnit file', async () => {
    const reports = [...Object.values(SAMPLE_REPORTS), ...UNPROVEN.map(({ report }) => report)];
    expect(await junitProblems(reports.map(renderJUnit))).toEqual([]);
  });

  it('fails its schema if a name in it is wrong', async () => {
    const broken = renderJUnit(sample('fail')).replace(' errors=', ' faults=');
    expect(await junitProblems([broken])).not.toEqual([]);
    expect(() => readSarif(renderSarif(sample('fail')).replace('"level"', '"niveau"'))).toThrow('additional');
    expect(() => readCodeQuality(renderCodeQuality(sample('fail')).replace('"blocker"', '"fatal"'))).toThrow('allowed');
  });

  it.each(Object.keys(SAMPLE_REPORTS))('%s is valid SARIF, and its results name their rules', (name) => {
    const { tool, results } = sarif(sample(name));
    const { rules } = tool.driver;
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(results.map(({ ruleIndex }) => rules[ruleIndex]?.id)).toEqual(results.map(({ ruleId }) => ruleId));
  });

  it('names in SARIF the program and the version that wrote it', () => {
    const { name, version, informationUri } = sarif(sample('pass')).tool.driver;
    const { homepage, ...manifest } = JSON.parse(readSource('package.json').text);
    expect([name, version, informationUri]).toEqual([
      'Findings Gate',
      manifest.version,
      homepage.replace('#readme', ''),
    ]);
  });

  it.each(Object.keys(SAMPLE_REPORTS))('%s is a valid Code Quality report without equal fingerprints', (name) => {
    const prints = codeQuality(sample(name)).map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
  });

  it.each(Object.keys(SAMPLE_REPORTS))('%s has the right counts of tests in JUnit', (name) => {
    const { counts, cases } = junit(sample(name));
    const count = (outcome: string): number => cases.filter((each) => each.outcome === outcome).length;
    expect(counts).toEqual({
      tests: cases.length,
      failures: count('failure'),
      errors: count('error'),
      skipped: count('skipped'),
    });
    const { conditions, projects } = sample(name);
    expect(cases).toHaveLength(conditions.length + (projects?.length ?? 1));
  });
});

describe.each(['pass', 'pass-with-counts', 'pass-with-waivers'])('a pass (%s)', (name) => {
  it('has no entry, no result and no failed test', () => {
    expect(codeQuality(sample(name))).toEqual([]);
    const { results, invocations, properties } = sarif(sample(name));
    expect([results, invocations[0].executionSuccessful, invocations[0].exitCode]).toEqual([[], true, 0]);
    expect([invocations[0].toolExecutionNotifications, properties.verdict]).toEqual([[], 'pass']);
    expect(junit(sample(name)).cases.map(({ outcome }) => outcome)).not.toContain('failure');
    expect(verdictOf(sample(name))).toMatchObject({ outcome: 'passed', text: '' });
  });
});

describe('what is not verified', () => {
  it.each(UNPROVEN)('is reported in each format ($reason)', ({ reason, report }) => {
    expect(verdictOf(report)).toMatchObject({ outcome: 'error', type: reason });
    expect(verdictOf(report).message).toBe(`Findings Gate is inconclusive: ${REASONS[reason].missing} (${reason})`);
    const { invocations, results } = sarif(report);
    const [{ executionSuccessful, toolExecutionNotifications: notes }] = invocations;
    expect(executionSuccessful).toBe(false);
    expect(notes.map(({ level, descriptor }) => [level, descriptor.id])).toEqual([['error', reason]]);
    expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual([['findings-gate/not-proven', 'error']]);
    expect(codeQuality(report)).toMatchObject([{ check_name: `findings-gate/${reason}`, severity: 'blocker' }]);
  });

  it('is reported for a wrong setting, with the fix', () => {
    const report = sample('config');
    expect(verdictOf(report).text).toContain('max-critical is "lots"');
    expect(verdictOf(report).text).toContain('Next: Correct the named setting');
    expect(sarif(report).invocations[0]).toMatchObject({ executionSuccessful: false, exitCode: 3 });
    expect(codeQuality(report)[0]!.description).toContain('Correct the named setting');
  });

  it('stays an error if a setting lets the job succeed, and says that it is not enforced', () => {
    const report = sample('inconclusive-softened');
    expect(verdictOf(report)).toMatchObject({ outcome: 'error', type: 'server' });
    expect(verdictOf(report).text).toContain('Not enforced. on-inconclusive softens server to a warning');
    const { executionSuccessful, exitCode, toolExecutionNotifications: notes } = sarif(report).invocations[0];
    expect([executionSuccessful, exitCode]).toEqual([false, 0]);
    expect(notes.map(({ descriptor }) => descriptor.id)).toEqual(['server', 'not-enforced']);
    expect(codeQuality(report)[0]!.description).toContain('Not enforced');
  });

  it('is an error, a notification and an entry if one condition of a fail is not judged', () => {
    const report = sample('fail-beside-unknown-severity');
    expect(junit(report).cases.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['verdict', 'failure'],
      ['max-critical', 'failure'],
      ['max-high', 'error'],
    ]);
    expect(sarif(report).invocations[0]).toMatchObject({
      executionSuccessful: true,
      toolExecutionNotifications: [{ level: 'warning', descriptor: { id: 'not-judged' } }],
    });
    const names = codeQuality(report).map((entry) => entry.check_name);
    expect(names.slice(0, 2)).toEqual(['findings-gate/unclassified', 'findings-gate/not-judged']);
  });
});

describe('a fail', () => {
  it('stays a fail in report mode, and says that it is not enforced', () => {
    const report = sample('fail-report-mode');
    expect(verdictOf(report)).toMatchObject({ outcome: 'failure' });
    expect(verdictOf(report).text).toContain(
      'Not enforced. The gate only reports (mode: report): this job succeeds whatever the verdict.',
    );
    const [{ exitCode, toolExecutionNotifications: notes }] = sarif(report).invocations;
    expect([exitCode, notes.map(({ descriptor }) => descriptor.id)]).toEqual([0, ['not-enforced']]);
    expect(codeQuality(report)[0]!.description).toContain('Not enforced');
  });

  it('of which only a part of the rules is told says how many more there are', () => {
    const rules = [aConditionRule(aRule())];
    const condition = aCondition({ found: 9n, result: 'broken', rules, rulesInAll: 8 });
    const report = { ...sample('fail'), conditions: [condition] };
    // The sentence with the number takes the place of a rule. Neither a rule nor the number may be lost.
    expect(junit(report).cases[1]!.text.split('\n').at(-1)).toBe('and 7 more');
    expect(codeQuality(report).at(-1)!.description).toMatch(/^And 7 more rules\./);
    expect(sarif(report).results.at(-1)!.message.text).toMatch(/^And 7 more rules\./);
  });

  it('with too many rules stays within the limits, and Code Quality says how many are left out', () => {
    const report = sample('fail-ten-thousand-rules');
    const rules = report.rules.slice(0, 1_000).map((rule) => aConditionRule(rule));
    const broken = { source: 'policy', found: 1_000n, result: 'broken', rules } as const;
    const many = {
      ...report,
      conditions: Array.from({ length: 12 }, (_, index) => aCondition({ ...broken, name: `Rules ${index}` })),
    };
    const entries = codeQuality(many);
    expect(entries.length).toBeLessThanOrEqual(5_000);
    // Each rule breaks twelve conditions, and has an entry for each.
    const listed = Math.floor(MOST_FORMAT_ENTRIES / 12);
    expect(entries.filter(({ check_name }) => !check_name.startsWith('findings-gate/'))).toHaveLength(12 * listed);
    expect(entries.at(-1)!.description).toBe(`And ${1_000 - listed} more, which did not fit into this file.`);
    const { results, tool } = sarif(many);
    expect(Math.max(results.length, tool.driver.rules.length)).toBeLessThanOrEqual(5_000);
    // GitHub accepts 10 MB, compressed.
    expect(renderSarif(many).length).toBeLessThan(10_000_000);
    expect(junit(many).cases.map(({ outcome }) => outcome)).toEqual(Array(13).fill('failure'));
  });
});

describe('a broken warning', () => {
  const rules = [aConditionRule(aRule({ severity: 'medium' }))];
  const report = aReport({
    conditions: [
      aCondition(),
      aCondition({ name: 'Few', source: 'policy', action: 'warn', found: 1n, result: 'broken', rules }),
    ],
  });

  it('is a passed test with the findings as output, a result of level warning, and an entry', () => {
    const [verdict, , warning] = junit(report).cases;
    expect([verdict!.outcome, warning!.outcome]).toEqual(['passed', 'passed']);
    expect(warning!.text.split('\n')).toEqual([
      'The warning Few is broken: 1 issue, none allowed.',
      'medium, warning  1 issue  [python.lang.security.audit.eval-detected, breaks Few]',
    ]);
    expect(sarif(report).results.map(({ level }) => level)).toEqual(['warning']);
    expect(codeQuality(report).map(({ severity }) => severity)).toEqual(['major']);
  });
});

describe('a blocking condition', () => {
  it('comes before a warning in Code Quality and SARIF', () => {
    const once = { found: 1n, result: 'broken' } as const;
    const broken = (name: string, action: 'fail' | 'warn') =>
      aCondition({ ...once, name, action, source: 'policy', rules: [aConditionRule(aRule({ rulePath: name }))] });
    const report = { ...sample('fail'), conditions: [broken('first', 'warn'), broken('second', 'fail')] };
    expect(codeQuality(report).map((entry) => entry.check_name)).toEqual(['findings-gate/fail', 'second', 'first']);
    expect(sarif(report).results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['second', 'error'],
      ['first', 'warning'],
    ]);
  });
});

describe('a pass that proves little', () => {
  it('says in every format that nothing blocks', () => {
    const [report, id, text] = [sample('pass-where-nothing-blocks'), 'nothing-blocks', /nothing blocks/i];
    expect(verdictOf(report)).toMatchObject({ outcome: 'passed', text: expect.stringMatching(text) });
    expect(sarif(report).invocations[0]).toMatchObject({
      executionSuccessful: true,
      toolExecutionNotifications: [
        { level: 'warning', descriptor: { id }, message: { text: expect.stringMatching(text) } },
      ],
    });
    expect(codeQuality(report)).toMatchObject([
      { check_name: `findings-gate/${id}`, severity: 'minor', description: expect.stringMatching(text) },
    ]);
  });

  it('has skipped JUnit tests for conditions that do not apply or are not judged', () => {
    const unjudged = aCondition({ name: 'b', action: 'warn', result: 'unproven' });
    const report = aReport({ conditions: [aCondition({ name: 'a', result: 'not-applicable' }), unjudged] });
    expect(junit(report).cases.map(({ outcome }) => outcome)).toEqual(['passed', 'skipped', 'skipped']);
  });
});

describe('fingerprints', () => {
  const withCount = (issues: bigint, name = 'max-critical', path = 'a.b') =>
    aReport({
      verdict: { word: 'fail', reason: undefined, message: 'over' },
      exitCode: 1,
      conditions: [
        aCondition({
          name,
          found: issues,
          result: 'broken',
          rules: [aConditionRule(aRule({ rulePath: path, issues }))],
        }),
      ],
    });
  const printsOf = (report: GateReport) => codeQuality(report).map(({ fingerprint }) => fingerprint);

  it('differ by rule and by condition, and stay the same when only the count changes, in SARIF too', () => {
    const same = printsOf(withCount(1n));
    expect(printsOf(withCount(9n))).toEqual(same);
    const inSarif = sarif(withCount(9n)).results.map((result) => result.partialFingerprints['findingsGate/v1']);
    expect(inSarif).toEqual(same.slice(1));
    const others = [withCount(1n, 'max-high'), withCount(1n, 'max-critical', 'a.c')].map((each) => printsOf(each)[1]);
    expect(new Set([same[1], ...others]).size).toBe(3);
  });

  it('are those that earlier versions wrote, because GitLab compares two reports by them', () => {
    expect(printsOf(withCount(1n))).toEqual(['dfe778edab69a4b55456cd811709c6bc', '0d6e29b585d1e4eee17af9219d9ef360']);
  });
});

describe('rules of SARIF', () => {
  it('with the same name have different ids, even with the name of a rule of the gate', () => {
    const rules = [
      aConditionRule(aRule({ rulePath: 'same', ruleId: 'r-1' })),
      aConditionRule(aRule({ rulePath: 'same', ruleId: 'r-2' })),
      aConditionRule(aRule({ rulePath: 'findings-gate/not-proven', ruleId: 'r-3' })),
    ];
    const report = { ...sample('fail-incomplete'), conditions: [aCondition({ found: 3n, result: 'broken', rules })] };
    const { tool, results } = sarif(report);
    const ids = tool.driver.rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(results.map(({ ruleIndex }) => ruleIndex)).toEqual([0, 1, 2, 3]);
  });

  it('without name, product and severity have only a tag, and different fingerprints', () => {
    const nameless = aConditionRule(aRule({ rulePath: '', ruleId: '', product: undefined }), { columns: [] });
    const condition = aCondition({ name: 'max-unrated', found: 2n, result: 'broken', rules: [nameless, nameless] });
    const report = { ...sample('fail'), places: undefined, conditions: [condition] };
    const { tool, results } = sarif(report);
    const prints = results.map(({ partialFingerprints }) => partialFingerprints['findingsGate/v1']);
    expect(new Set(prints).size).toBe(results.length);
    expect(tool.driver.rules.map(({ properties }) => properties)).toContainEqual({ tags: ['security'] });
    expect(results[0]?.message.text).toMatch(/^`\(rule without a name\)`: 1 issue\. /);
  });
});
