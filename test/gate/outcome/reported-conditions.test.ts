import { describe, expect, test } from 'vitest';
import { rulePages } from '../../../src/domain/rule/rule-page.ts';
import { reportedConditions } from '../../../src/gate/outcome/reported-rules.ts';
import { evaluate } from '../../../src/policy/judgement/evaluate.ts';
import { type CaseText, caseOf } from '../../policy/a-case.ts';

function conditionsOf(texts: CaseText | string) {
  const given = caseOf(texts);
  return reportedConditions(
    evaluate(given).conditions,
    given.conditions,
    given.evidence,
    rulePages('https://platform.example/'),
  );
}

describe('the rules of a reported condition', () => {
  test.each([
    ['have their severities', 'any 0 | critical: a=1 | low: a=4 b=1', 'a=5 critical low, b=1 low'],
    [
      'come by severity, then by count, and of no known severity last',
      'any 0 warn | critical: a=2 b=3 | low: c=90 =99',
      'b=3 critical, a=2 critical, c=90 low, =99',
    ],
    [
      'have those in which they have more',
      'any 0 new | critical: a=2 | high: b=1 | low: a=9 | base critical: a=2',
      'b=1 high, a=9 low',
    ],
    ['have none where none is known to have them', 'live 0 | live: secrets:s=1', 's=1 secrets'],
  ])('%s', (_what, texts, expected) => {
    const rules = conditionsOf(texts)[0]!.rules.map((one) =>
      [`${one.rulePath}=${one.issues}`, one.product, ...one.columns].filter((word) => word !== undefined).join(' '),
    );
    expect(rules.join(', ')).toBe(expected);
  });

  test('say what was found, what is new of it, and what is judged of that', () => {
    const [condition] = conditionsOf('high 0 new | high: a=9 b=4 | base high: a=4 | waive a, max 2');
    expect(condition?.rules).toMatchObject([
      { rulePath: 'b', found: 4n, new: 4n, issues: 4n },
      { rulePath: 'a', found: 9n, new: 5n, issues: 3n },
    ]);
  });

  test('are at most a thousand, and say how many there are', () => {
    const many = Array.from({ length: 1_002 }, (_, index) => `r${index}=1`).join(' ');
    const [condition] = conditionsOf({ limits: ['high 0'], here: { high: many } });
    expect([condition?.rules.length, condition?.rulesInAll]).toEqual([1_000, 1_002]);
  });
});
