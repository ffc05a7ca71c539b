import { describe, expect, it } from 'vitest';
import type { ReportedLocation } from '../../../src/domain/location/issue-location.ts';
import type { BlockingRule, GateReport, ReportedCondition } from '../../../src/domain/report.ts';
import { findingRows, moreText } from '../../../src/report/text/finding-rows.ts';
import { rowFacts, severityText, whatText, whereText } from '../../../src/report/text/row-text.ts';
import { plain } from '../../../src/report/text/text-style.ts';
import { aLocation, someLocations } from '../../build/a-location.ts';
import { aCondition, aConditionRule, aReport, aRule } from '../../build/a-report.ts';

const EVAL = aConditionRule(aRule({ ruleId: 'r-eval', rulePath: 'a.eval', severity: 'critical', issues: 1n }));
const KEY = aConditionRule(
  aRule({ ruleId: 'r-key', rulePath: 'a.key', severity: 'high', product: 'secrets', issues: 1n }),
);
const PACKAGE = aConditionRule(
  aRule({ ruleId: 'r-lib', rulePath: 'a.lib', severity: 'high', product: 'supply-chain', issues: 1n }),
);
const NAMELESS = { ...EVAL, ruleId: '', rulePath: '' };

function broken(rules: readonly BlockingRule[], given: Partial<ReportedCondition> = {}): ReportedCondition {
  const found = rules.reduce((sum, rule) => sum + rule.found, 0n);
  return aCondition({ found, result: 'broken', rules, rulesInAll: rules.length, ...given });
}

function reportOf(conditions: readonly ReportedCondition[], found: readonly ReportedLocation[] = [], given = {}) {
  return aReport({
    verdict: { word: 'fail', reason: undefined, message: 'over' },
    conditions,
    places: someLocations(found),
    ...given,
  });
}

function rowsOf(report: GateReport): readonly string[] {
  const style = plain(report);
  return findingRows(report).rows.map((row) =>
    [severityText(row, report), whereText(row, style), whatText(row, style), ...rowFacts(row, style)].join(' | '),
  );
}

const location = (ruleId: string, filePath: string, line: number, given: Partial<ReportedLocation> = {}) =>
  aLocation({ ruleId, filePath, line, severity: 'critical', isNew: false, message: 'Do not.', ...given });
const ofKey = (filePath: string, validation: NonNullable<ReportedLocation['secret']>['validation']) =>
  aLocation({
    ruleId: 'r-key',
    issueType: 'secrets',
    filePath,
    line: 3,
    isNew: false,
    message: undefined,
    secret: { kind: 'AWS', validation },
  });

const counted = (count: bigint) => ({ ...EVAL, issues: count, found: count });
const at = (filePath: string, ...lines: readonly number[]) => lines.map((line) => location('r-eval', filePath, line));
const NEW_ONE = broken([{ ...EVAL, found: 3n, new: 1n }], { compare: 'new', new: 1n });
const FRESH = location('r-eval', 'new.py', 2, { isNew: true });

describe('a row', () => {
  it.each<[what: string, given: Parameters<typeof reportOf>, rows: readonly string[]]>([
    [
      'is one rule in one file, with its lines',
      [[broken([counted(3n)])], [...at('b.py', 9), ...at('a.py', 4), ...at('b.py', 2)]],
      ['critical | b.py 2, 9 | Do not. | eval', 'critical | a.py:4 | Do not. | eval'],
    ],
    [
      'has five lines at most, and says how many more there are',
      [[broken([counted(9n)])], at('a.py', 1, 2, 3, 4, 5, 6, 7)],
      ['critical | a.py 1, 2, 3, 4, 5 and 4 more | Do not. | eval'],
    ],
    ['says how many issues there are', [[broken([counted(2n)])]], ['critical | 2 issues |  | eval']],
    [
      'says how many there are at least',
      [[broken([EVAL])], [], { countsAre: 'at-least' }],
      ['critical | at least 1 issue |  | eval'],
    ],
    [
      'stands once, whatever its rule breaks, with the conditions of the policy alone',
      [[broken([EVAL]), broken([EVAL], { name: 'No eval', column: undefined })], at('a.py', 1)],
      ['critical | a.py:1 | Do not. | eval | breaks No eval'],
    ],
    [
      'names all conditions that its rule breaks',
      [['A', 'B', 'C'].map((name) => broken([EVAL], { name, column: undefined }))],
      ['critical | 1 issue |  | eval | breaks A, B, C'],
    ],
    [
      'is there for each rule without a name',
      [[broken([NAMELESS, NAMELESS])]],
      Array(2).fill('critical | 1 issue |  | (rule without a name)'),
    ],
    [
      'says how many of its lines count',
      [[broken([EVAL])], at('a.py', 1, 2)],
      ['critical | a.py 1, 2 | Do not. | eval | among them 1 that counts'],
    ],
    [
      'has a dash for a line that is not known',
      [[broken([counted(6n)])], [...at('a.py', 1, 2, 3, 4, 5, 6), location('r-eval', 'a.py', 7, { line: undefined })]],
      ['critical | a.py –, 1, 2, 3, 4 and 2 more | Do not. | eval | among them 6 that count'],
    ],
    ['says how many are new', [[NEW_ONE]], ['critical | 3 issues |  | eval | 1 of 3 new']],
    [
      'calls none new where the first condition that it breaks compares nothing, and another one counts more',
      [[broken([EVAL]), broken([counted(3n)], { name: 'any', column: undefined })]],
      ['critical | 3 issues |  | eval | breaks any'],
    ],
    [
      'says how many are new for its first condition, even if another one counts more',
      [[NEW_ONE, broken([counted(7n)], { name: 'any', column: undefined })]],
      ['critical | 7 issues |  | eval | 1 of 3 new | breaks any'],
    ],
    [
      'says how many are waived',
      [[broken([{ ...EVAL, found: 5n, issues: 3n }], { waived: 2n })]],
      ['critical | 5 issues |  | eval | 2 of 5 waived'],
    ],
    [
      'leaves out old issues if only new ones are judged and these are known',
      [[NEW_ONE], [...at('old.py', 1, 3), FRESH]],
      ['critical | new.py:2 | Do not. | eval | 1 of 3 new'],
    ],
    [
      'says new if others are not',
      [[broken([counted(2n)])], [...at('old.py', 1), FRESH]],
      ['critical, new | new.py:2 | Do not. | eval', 'critical | old.py:1 | Do not. | eval'],
    ],
  ])('%s', (_what, given, rows) => {
    expect(rowsOf(reportOf(...given))).toEqual(rows);
  });

  it.each<[string, Partial<ReportedLocation>]>([
    ['another rule', { ruleId: 'r-other' }],
    ['another severity', { severity: 'low' }],
    ['another product', { issueType: 'secrets' }],
    ['a state that the condition does not count', { state: 'ignored-app' }],
  ])('has no location of %s', (_, given) => {
    expect(rowsOf(reportOf([broken([EVAL])], [location('r-eval', 'a.py', 1, given)]))).toEqual([
      'critical | 1 issue |  | eval',
    ]);
  });
});

describe('the fix', () => {
  const dependency = { package: 'lodash', version: '4.17.15', advisory: 'CVE-2020-8203', fixedBy: '4.17.21' };

  it('for a package is the version that fixes it', () => {
    const ofLib = (given: Partial<ReportedLocation>) =>
      rowsOf(
        reportOf(
          [broken([PACKAGE])],
          [aLocation({ ruleId: 'r-lib', issueType: 'sca', line: undefined, isNew: false, dependency, ...given })],
        ),
      );
    expect(ofLib({})).toEqual([
      'high | src/checkout/payment.py | lodash 4.17.15: update to 4.17.21 | CVE-2020-8203 | lib',
    ]);
    expect(ofLib({ dependency: { ...dependency, fixedBy: undefined } })[0]).toContain(
      'lodash 4.17.15: update or remove it',
    );
    expect(rowsOf(reportOf([broken([PACKAGE])]))).toEqual(['high | 1 issue | Update or remove the package | lib']);
  });

  it.each([
    ['confirmed-valid', 'AWS secret that works: revoke it first, then remove it'],
    ['confirmed-invalid', 'AWS secret that no longer works: revoke it, then remove it'],
    ['no-validator', 'AWS secret, not known whether it works: revoke it, then remove it'],
    [undefined, 'AWS secret: revoke it, then remove it'],
  ] as const)('for a secret is to revoke it: %s', (validation, what) => {
    expect(rowsOf(reportOf([broken([KEY])], [ofKey('.env', validation)]))).toEqual([`high | .env:3 | ${what} | key`]);
  });

  it('for a secret in a condition on secrets that work is to revoke it first', () => {
    const listed = reportOf([broken([KEY], { isOfLiveSecrets: true })], [ofKey('.env', undefined)]);
    expect(rowsOf(listed)[0]).toContain('revoke it first');
    const beside = reportOf([broken([KEY]), ...listed.conditions], [ofKey('.env', undefined)]);
    expect(rowsOf(beside)[0]).toContain('revoke it first');
    expect(rowsOf(reportOf([broken([KEY], { isOfLiveSecrets: true })]))).toEqual([
      'high | 1 issue | Secret that works: revoke it first, then remove it | key',
    ]);
  });
});

describe('the order of rows', () => {
  it('is: blocking issues, secrets that work, severity, new issues, number of issues', () => {
    const many = { ...EVAL, ruleId: 'r-many', rulePath: 'a.many', issues: 9n, found: 9n };
    const high = { ...EVAL, ruleId: 'r-high', rulePath: 'a.high', columns: ['high'] as const };
    const warned = { ...EVAL, ruleId: 'r-warned', rulePath: 'a.warned' };
    const report = reportOf(
      [broken([high, EVAL, many, KEY]), broken([warned], { name: 'w', action: 'warn', column: 'critical' })],
      [ofKey('.env', 'confirmed-valid'), location('r-eval', 'a.py', 1, { isNew: true })],
    );
    expect(rowsOf(report).map((row) => row.split(' | ').slice(0, 2).join(' '))).toEqual([
      'high .env:3',
      'critical, new a.py:1',
      'critical 9 issues',
      'high 1 issue',
      'critical, warning 1 issue',
    ]);
    const rules = findingRows(report).rules.map(({ rule }) => rule!.rulePath);
    expect(rules).toEqual(['a.eval', 'a.many', 'a.high', 'a.key', 'a.warned']);
  });

  it('uses the highest count that any condition found for a rule', () => {
    const { rules } = findingRows(reportOf([broken([counted(1n)]), broken([counted(3n)], { name: 'any' })]));
    expect(rules.map(({ found }) => found)).toEqual([3n]);
  });

  it('counts the rules that are not listed', () => {
    const rows = findingRows(reportOf([broken([EVAL], { rulesInAll: 1_201 })]));
    expect([rows.rows.length, rows.unnamed, moreText(rows, 1)]).toEqual([1, 1_200, 'and at least 1200 more']);
    const several = broken([EVAL], { rulesInAll: 3 });
    expect(moreText(findingRows(reportOf([several, several])), 1)).toBe('and at least 2 more');
  });
});
