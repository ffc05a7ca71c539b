import { expect, test } from 'vitest';
import { ruleName } from '../../../src/domain/rule/rule-names.ts';

test.each([
  ['a.b', 'r-1', 'a.b'],
  ['', 'r-1', 'r-1'],
  ['', '', '(rule without a name)'],
])('a rule with the path %j and the id %j has the whole name %s', (rulePath, ruleId, name) => {
  expect(ruleName({ rulePath, ruleId })).toBe(name);
});
