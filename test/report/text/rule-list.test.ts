import { expect, test } from 'vitest';
import type { ReportedCondition } from '../../../src/domain/report.ts';
import { ruleList, ruleListText } from '../../../src/report/text/rule-list.ts';
import { aCondition, aConditionRule, aReport, aRule } from '../../build/a-report.ts';

type Given = Partial<ReportedCondition>;

/** `a=2 b=1`: paths and issues. */
function broken(rules: string, given: Given = {}): ReportedCondition {
  const conditionRules = rules
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const [rulePath = '', issues = ''] = text.split('=');
      return aConditionRule(aRule({ rulePath, issues: BigInt(issues) }));
    });
  return aCondition({ result: 'broken', rules: conditionRules, ...given });
}

function textOf(...conditions: readonly ReportedCondition[]): string {
  return ruleListText(ruleList(conditions, aReport({ conditions })));
}

test.each<[what: string, conditions: readonly ReportedCondition[], text: string]>([
  ['is empty where no rule is known', [broken('')], ''],
  ['is empty without conditions', [], ''],
  ['names one', [broken('x.a=2')], 'a (2)'],
  ['names two', [broken('a=2 b=1')], 'a (2) and b (1)'],
  ['names three', [broken('a=3 b=2 c=1')], 'a (3), b (2) and c (1)'],
  ['counts one more', [broken('a=3 b=2 c=1 d=1')], 'a (3), b (2), c (1) and 1 more rule'],
  ['counts all others', [broken('a=3 b=2 c=1 d=1'), broken('e=9')], 'a (3), b (2), c (1) and 2 more rules'],
  ['keeps the order of the conditions', [broken('a=1'), broken('b=9')], 'a (1) and b (9)'],
  ['names a rule once, as the first condition counts it', [broken('a=1'), broken('a=9 b=1')], 'a (1) and b (1)'],
  ['counts those that the report leaves out', [broken('a=1', { rulesInAll: 1_200 })], 'a (1) and 1199 more rules'],
])('the list %s', (_what, conditions, text) => {
  expect(textOf(...conditions)).toBe(text);
});

function namesOf(conditions: readonly ReportedCondition[]): readonly string[] {
  return ruleList(conditions, aReport({ conditions })).named.map(({ name }) => name);
}

test('the list says that its numbers are lower bounds', () => {
  const conditions = [broken('a=2 b=1')];
  const list = ruleList(conditions, aReport({ conditions, countsAre: 'at-least' }));
  expect(ruleListText(list)).toBe('a (at least 2) and b (at least 1)');
});

test('rules of one path that differ in product or id are two', () => {
  const rules = [
    aConditionRule(aRule({ rulePath: 'a' })),
    aConditionRule(aRule({ rulePath: 'a', product: 'secrets' })),
    aConditionRule(aRule({ rulePath: 'a', ruleId: 'r-2' })),
  ];
  expect(namesOf([aCondition({ rules })])).toEqual(['a [code r-1001]', 'a [secrets r-1001]', 'a [code r-2]']);
});
