import { describe, expect, it } from 'vitest';
import type { ReportedLocation } from '../../../src/domain/location/issue-location.ts';
import type { BlockingRule, GateReport, ReportedCondition } from '../../../src/domain/report.ts';
import { findingRows } from '../../../src/report/text/finding-rows.ts';
import { rowFacts, severityText, whatText, whereText } from '../../../src/report/text/row-text.ts';
import { plain } from '../../../src/report/text/text-style.ts';
import { aLocation, someLocations } from '../../build/a-location.ts';
import { aCondition, aConditionRule, aReport, aRule, aWaiver } from '../../build/a-report.ts';

const EVAL = aConditionRule(aRule({ ruleId: 'r-eval', rulePath: 'a.eval', severity: 'critical', issues: 1n }));
const KEY = aConditionRule(
  aRule({ ruleId: 'r-key', rulePath: 'a.key', severity: 'high', product: 'secrets', issues: 1n }),
);
const PACKAGE = aConditionRule(
  aRule({ ruleId: 'r-lib', rulePath: 'a.lib', severity: 'high', product: 'supply-chain', issues: 1n }),
);

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

/** Each row as a log has it. */
function told(report: GateReport): readonly string[] {
  const style = plain(report);
  return findingRows(report).rows.map((row) =>
    [severityText(row, report), whereText(row, style), whatText(row, style), ...rowFacts(row, report, style)].join(
      ' | ',
    ),
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

describe('a row', () => {
  it('is one rule in one file, with its lines', () => {
    const rule = { ...EVAL, issues: 3n, found: 3n };
    const found = [location('r-eval', 'b.py', 9), location('r-eval', 'a.py', 4), location('r-eval', 'b.py', 2)];
    expect(told(reportOf([broken([rule])], found))).toEqual([
      'critical | b.py 2, 9 | Do not. | eval',
      'critical | a.py:4 | Do not. | eval',
    ]);
  });

  it('has five lines at most, and says how many more there are', () => {
    const rule = { ...EVAL, issues: 9n, found: 9n };
    const found = Array.from({ length: 7 }, (_, line) => location('r-eval', 'a.py', line + 1));
    expect(told(reportOf([broken([rule])], found))).toEqual([
      'critical | a.py 1, 2, 3, 4, 5 and 4 more | Do not. | eval',
    ]);
  });

  it('says how many issues there are where no place is known', () => {
    expect(told(reportOf([broken([{ ...EVAL, issues: 2n, found: 2n }])]))).toEqual(['critical | 2 issues |  | eval']);
    const bound = reportOf([broken([EVAL])], [], { countsAre: 'at-least' });
    expect(told(bound)).toEqual(['critical | at least 1 issue |  | eval']);
  });

  it('is there for a condition whose rules nobody knows', () => {
    const report = reportOf([broken([], { name: 'any', column: undefined, found: 4n })]);
    expect(told(report)).toEqual(['issue | 4 issues |  | breaks any']);
  });

  it.each<[string, Partial<ReportedLocation>]>([
    ['another rule', { ruleId: 'r-other' }],
    ['another severity', { severity: 'low' }],
    ['another product', { issueType: 'secrets' }],
    ['a state that the condition does not count', { state: 'ignored-app' }],
  ])('has no place of %s', (_, given) => {
    expect(told(reportOf([broken([EVAL])], [location('r-eval', 'a.py', 1, given)]))).toEqual([
      'critical | 1 issue |  | eval',
    ]);
  });

  it('stands once, whatever its rule breaks, with the conditions of the policy alone', () => {
    const own = broken([EVAL], { name: 'No eval', column: undefined });
    const report = reportOf([broken([EVAL]), own], [location('r-eval', 'a.py', 1)]);
    expect(told(report)).toEqual(['critical | a.py:1 | Do not. | eval | breaks No eval']);
  });

  it('says among how many those that count are', () => {
    const found = [location('r-eval', 'a.py', 1), location('r-eval', 'a.py', 2)];
    expect(told(reportOf([broken([EVAL])], found))).toEqual([
      'critical | a.py 1, 2 | Do not. | eval | among them 1 that counts',
    ]);
  });

  it('says how many are new, and how many are waived', () => {
    const isNew = broken([{ ...EVAL, found: 3n, new: 1n }], { compare: 'new', new: 1n });
    expect(told(reportOf([isNew]))).toEqual(['critical | 3 issues |  | eval | 1 of 3 new']);
    const waived = broken([{ ...EVAL, found: 5n, issues: 3n }], { waived: 2n });
    const waivers = [aWaiver({ rule: 'a.eval', state: 'expiring-soon', expires: '2026-12-01' })];
    expect(told(reportOf([waived], [], { waivers }))).toEqual([
      'critical | 5 issues |  | eval | 2 of 5 waived | waiver ends 2026-12-01',
    ]);
  });

  it('leaves out what is old where the new ones alone are judged, and are known', () => {
    const isNew = broken([{ ...EVAL, found: 3n, new: 1n }], { compare: 'new', new: 1n });
    const found = [
      location('r-eval', 'old.py', 1),
      location('r-eval', 'new.py', 2, { isNew: true }),
      location('r-eval', 'old.py', 3),
    ];
    expect(told(reportOf([isNew], found))).toEqual(['critical | new.py:2 | Do not. | eval | 1 of 3 new']);
  });

  it('says new where others are not', () => {
    const rule = { ...EVAL, issues: 2n, found: 2n };
    const found = [location('r-eval', 'old.py', 1), location('r-eval', 'new.py', 2, { isNew: true })];
    expect(told(reportOf([broken([rule])], found))).toEqual([
      'critical, new | new.py:2 | Do not. | eval',
      'critical | old.py:1 | Do not. | eval',
    ]);
  });
});

describe('the fix', () => {
  const dependency = { package: 'lodash', version: '4.17.15', advisory: 'CVE-2020-8203', fixedBy: '4.17.21' };

  it('of a package is the version that mends it', () => {
    const ofLib = (given: Partial<ReportedLocation>) =>
      told(
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
    expect(told(reportOf([broken([PACKAGE])]))).toEqual(['high | 1 issue | Update or remove the package | lib']);
  });

  it.each([
    ['confirmed-valid', 'AWS secret that works: revoke it first, then remove it'],
    ['confirmed-invalid', 'AWS secret that no longer works: revoke it, then remove it'],
    ['no-validator', 'AWS secret, not known whether it works: revoke it, then remove it'],
    [undefined, 'AWS secret: revoke it, then remove it'],
  ] as const)('of a secret is to revoke it: %s', (validation, what) => {
    expect(told(reportOf([broken([KEY])], [ofKey('.env', validation)]))).toEqual([`high | .env:3 | ${what} | key`]);
  });

  it('of a secret in a condition of those that work is to revoke it first', () => {
    expect(told(reportOf([broken([KEY], { isOfLiveSecrets: true })]))).toEqual([
      'high | 1 issue | Secret that works: revoke it first, then remove it | key',
    ]);
  });

  it.each([
    ['ignored-app', 'Fix it, or undo what silences it'],
    ['fixed', 'Check it: no scan detects it any more'],
  ] as const)('of what is %s is another one', (state, what) => {
    expect(told(reportOf([broken([EVAL], { states: [state] })]))).toEqual([`critical | 1 issue | ${what} | eval`]);
  });
});

describe('the order of rows', () => {
  it('is what blocks, secrets that work, severity, new, most issues', () => {
    const many = { ...EVAL, ruleId: 'r-many', rulePath: 'a.many', issues: 9n, found: 9n };
    const high = { ...EVAL, ruleId: 'r-high', rulePath: 'a.high', columns: ['high'] as const };
    const warned = { ...EVAL, ruleId: 'r-warned', rulePath: 'a.warned' };
    const report = reportOf(
      [broken([EVAL, many, high, KEY]), broken([warned], { name: 'w', action: 'warn', column: 'critical' })],
      [ofKey('.env', 'confirmed-valid'), location('r-eval', 'a.py', 1, { isNew: true })],
    );
    expect(told(report).map((row) => row.split(' | ').slice(0, 2).join(' '))).toEqual([
      'high .env:3',
      'critical, new a.py:1',
      'critical 9 issues',
      'high 1 issue',
      'critical, warning 1 issue',
    ]);
  });

  it('leaves rules that nobody can list as a number', () => {
    const { rows, unnamed } = findingRows(reportOf([broken([EVAL], { rulesInAll: 1_201 })]));
    expect([rows.length, unnamed]).toEqual([1, 1_200]);
  });
});
