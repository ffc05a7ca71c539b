import { describe, expect, test } from 'vitest';
import { ruleName, shortRuleName } from '../../../src/report/text/rule-name.ts';

describe('the short name of a rule', () => {
  test.each([
    ['python.lang.security.audit.eval-detected', 'eval-detected'],
    ['go/lang/zip-slip', 'zip-slip'],
    ['rules/python.lang/eval', 'eval'],
    ['a.b', 'b'],
    ['a.Eval2', 'Eval2'],
    ['a.2b', '2b'],
    ['a.b_c', 'b_c'],
  ])('is the last part of a path: %s', (rulePath, short) => {
    expect(shortRuleName({ rulePath, ruleId: '1' })).toBe(short);
  });

  test.each([
    'eval',
    'CWE-79',
    'ssc-b2d1: log4j-core before 2.17.1',
    'log4j-core.2.17.1',
    'log4j/2',
    '1.0',
    'a.-',
    'a.',
    '.a',
    '/a/b',
    'a..b',
    'a b.c',
    'a.b c',
    'a.b!',
    'https://acme.example/rule',
    'a.é',
    'a\n.b',
    'a.b\n',
    '...',
    '(rule)',
  ])('is the whole name where that is no path: %j', (rulePath) => {
    expect(shortRuleName({ rulePath, ruleId: '1' })).toBe(rulePath);
  });

  test('is found in a name of any length, with nothing to be found at its end', () => {
    for (const rulePath of [`a.${'b'.repeat(1_000_000)}!`, `${'a.'.repeat(500_000)}!`, `a.${'-'.repeat(1_000_000)}`]) {
      expect(shortRuleName({ rulePath, ruleId: '' })).toBe(rulePath);
    }
  });
});

test.each([
  ['a.b', 'r-1', 'a.b', 'b'],
  ['', 'r-1', 'r-1', 'r-1'],
  ['', 'x.y', 'x.y', 'y'],
  ['', '', '(rule without a name)', '(rule without a name)'],
])('a rule with the path %j and the id %j is called %s', (rulePath, ruleId, name, short) => {
  expect([ruleName({ rulePath, ruleId }), shortRuleName({ rulePath, ruleId })]).toEqual([name, short]);
});
