import { describe, expect, test } from 'vitest';
import type { ReportedLocation } from '../../../src/domain/location/issue-location.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderAnnotations } from '../../../src/report/log/annotations.ts';
import { aLocation, someLocations } from '../../build/a-location.ts';
import { aCondition, aConditionRule, aReport, aRule } from '../../build/a-report.ts';

const FAIL = { word: 'fail', reason: undefined, message: '' } as const;

test('annotations name each broken condition, its limit and what was found, blocking ones first', () => {
  const rules = [aConditionRule(aRule({ rulePath: 'r' }))];
  const report = aReport({
    verdict: FAIL,
    exitCode: 1,
    conditions: [
      aCondition({ name: 'warned', action: 'warn', found: 2n, result: 'broken', rules }),
      aCondition({ name: 'blocked', max: 1n, found: 5n, waived: 1n, result: 'broken', rules }),
      aCondition({ name: 'new ones', compare: 'new', found: 9n, new: 1n, result: 'broken', rules }),
      aCondition(),
    ],
  });
  expect(renderAnnotations(report)).toEqual([
    { level: 'error', title: 'Findings Gate: blocked', message: '5 issues, 1 waived, 1 allowed: r (1).' },
    { level: 'error', title: 'Findings Gate: new ones', message: '1 new issue, none allowed: r (1).' },
    { level: 'warning', title: 'Findings Gate: warned', message: '2 issues, none allowed: r (1).' },
  ]);
});

test('the annotation of a condition names at most three rules that break it, with their counts', () => {
  const rules = ['a', 'b', 'c', 'd', 'e'].map((rulePath, index) => aRule({ rulePath, issues: BigInt(9 - index) }));
  const conditionRules = rules.slice(1).map((rule) => aConditionRule(rule));
  const conditions = [
    aCondition({ name: 'No live secrets', source: 'policy', found: 26n, result: 'broken', rules: conditionRules }),
  ];
  const [first] = renderAnnotations(aReport({ verdict: FAIL, exitCode: 1, conditions, rules }));
  expect(first?.message).toBe('26 issues, none allowed: b (8), c (7), d (6) and 1 more.');
});

test('a clean pass has no annotations', () => {
  expect(renderAnnotations(aReport())).toEqual([]);
});

test('annotations are at most ten, and the last one says how many are left out', () => {
  const conditions = Array.from({ length: 500 }, () => aCondition({ found: 1n, result: 'broken' }));
  const annotations = renderAnnotations(aReport({ verdict: FAIL, exitCode: 1, conditions }));
  expect(annotations).toHaveLength(10);
  expect(annotations.at(-1)).toMatchObject({
    level: 'error',
    message: expect.stringMatching(/none allowed.*\. And 490 more: see the job summary\.$/),
  });
  const ten = renderAnnotations(aReport({ verdict: FAIL, exitCode: 1, conditions: conditions.slice(0, 10) }));
  expect(ten.at(-1)?.message).toMatch(/none allowed/);
});

test('annotations have messages of at most 3,000 characters', () => {
  const message = '😀'.repeat(4_000);
  const verdict = { word: 'inconclusive', reason: 'server', message } as const;
  const conditions = [aCondition({ action: 'warn', found: 1n, result: 'broken' })];
  const report = aReport({ verdict, exitCode: 2, conditions });
  for (const most of [10, 1]) {
    const [first] = renderAnnotations(report, most);
    expect(first?.message.length).toBeLessThanOrEqual(3_000);
    expect(first?.message.isWellFormed()).toBe(true);
  }
  expect(renderAnnotations(report, 1)[0]?.message).toMatch(/… And 1 more: see the job summary\.$/);
});

const CONDITION_RULE = aRule();
const BROKEN = { found: 1n, result: 'broken', rules: [aConditionRule(CONDITION_RULE)], rulesInAll: 1 } as const;

function annotationsOf(found: readonly Partial<ReportedLocation>[], given: Partial<GateReport> = {}) {
  const { ruleId } = CONDITION_RULE;
  return renderAnnotations(
    aReport({
      verdict: FAIL,
      exitCode: 1,
      conditions: [aCondition(BROKEN)],
      places: someLocations(found.map((one) => aLocation({ ruleId, severity: 'critical', ...one }))),
      ...given,
    }),
  );
}

const linesOf = (location: Partial<ReportedLocation>) => annotationsOf([location])[1]?.at;

describe('the annotations of locations', () => {
  test('are at their lines, after those of the conditions, with severity and message', () => {
    const [condition, location, ...others] = annotationsOf([{}]);
    expect(others).toEqual([]);
    expect(condition?.at).toBe(undefined);
    expect(location).toEqual({
      level: 'error',
      title: 'Findings Gate: eval-detected',
      message: 'Critical: Detected the use of eval().',
      at: { file: 'src/checkout/payment.py', startLine: 42 },
    });
  });

  test.each<[string, Partial<ReportedLocation>, object]>([
    ['several lines', { endLine: 44 }, { startLine: 42, endLine: 44 }],
    ['a line that ends before it begins', { endLine: 3 }, { startLine: 42 }],
    ['a file alone', { line: undefined }, {}],
    ['a file alone where the runner could not read the line', { line: 2 ** 31 }, {}],
  ])('can be for %s', (_, location, lines) => {
    expect(linesOf(location)).toEqual({ file: 'src/checkout/payment.py', ...lines });
  });

  test.each<[string, Partial<ReportedLocation>]>([
    ['a path that is absolute', { filePath: '/etc/passwd' }],
    ['a path that leaves the repository', { filePath: 'a/../../x' }],
    ['a path that could be read as a command', { filePath: 'a/##[error]x' }],
    ['a path with a line break', { filePath: 'a\n::error::x' }],
    ['no path', { filePath: undefined }],
    ['a commit that is not known', { commit: undefined }],
    ['another commit than the one of the check', { commit: 'b'.repeat(40) }],
  ])('are left out for %s', (_, location) => {
    expect(annotationsOf([location])).toHaveLength(1);
  });

  test('have the worst first, and those of warnings last, as warnings', () => {
    const warned = aRule({ ruleId: 'r-2', rulePath: 'a.warned' });
    const low = aRule({ ruleId: 'r-3', rulePath: 'a.low', severity: 'low' });
    const [, , , ...places] = annotationsOf(
      [{ ruleId: 'r-2', line: 1 }, { ruleId: 'r-3', severity: 'low', line: 2 }, { line: 3 }],
      {
        conditions: [
          aCondition({ ...BROKEN, name: 'few', action: 'warn', rules: [aConditionRule(warned)] }),
          aCondition({ ...BROKEN, name: 'low', rules: [aConditionRule(low)] }),
          aCondition(BROKEN),
        ],
      },
    );
    expect(places.map(({ level, at }) => [level, at?.startLine])).toEqual([
      ['error', 3],
      ['error', 2],
      ['warning', 1],
    ]);
  });

  test('are at most ten with all others, and the last one says how many are left out', () => {
    const all = annotationsOf(Array.from({ length: 12 }, (_, line) => ({ line: line + 1 })));
    expect(all).toHaveLength(10);
    expect(all.filter(({ at }) => at !== undefined)).toHaveLength(9);
    expect(all[8]?.message).toMatch(/eval\(\)\. \(among them 1 that counts\)\.$/);
    expect(all[9]?.message).toMatch(/counts\)\. And 3 more: see the job summary\.$/);
  });

  test('are left out if conditions use up the limit', () => {
    const conditions = Array.from({ length: 12 }, (_, index) => aCondition({ ...BROKEN, name: `c-${index}` }));
    const all = annotationsOf([{}], { conditions });
    expect(all.map(({ at }) => at)).toEqual(Array(10).fill(undefined));
    expect(all.at(-1)?.message).toMatch(/ And 3 more: see the job summary\.$/);
  });

  test('are warnings in report mode', () => {
    const levels = annotationsOf([{}], { mode: 'report', exitCode: 0 }).map(({ level }) => level);
    expect(levels).toEqual(['warning', 'warning']);
  });
});
