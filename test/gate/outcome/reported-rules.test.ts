import { describe, expect, test } from 'vitest';
import { rulePages } from '../../../src/domain/rule/rule-page.ts';
import { reportedConditions, reportedRules } from '../../../src/gate/outcome/reported-rules.ts';
import { evaluate } from '../../../src/policy/judgement/evaluate.ts';
import { type CaseText, caseOf } from '../../policy/a-case.ts';

/** `medium a=3`: severity, path and issues of each rule. */
function rulesOf(texts: CaseText | string): readonly string[] {
  const given = caseOf(texts);
  const { rules } = reportedRules(given.evidence, evaluate(given), rulePages(undefined));
  return rules.map(({ severity = 'unrated', rulePath, issues }) => `${severity} ${rulePath}=${issues}`);
}

describe('the order of the rules', () => {
  test.each<[what: string, texts: string, rules: string]>([
    [
      'by severity and count if nothing is broken',
      'any 99 | low: a=9 | high: b=1 c=2 | other: d=20',
      'high c=2, high b=1, low a=9, unrated d=20',
    ],
    [
      'a live secret before criticals that are allowed',
      'critical 12, live 0 | critical: sast:a=12 | medium: sast:b=7 secrets:s=2 | live: secrets:s=1',
      'medium s=2, critical a=12, medium b=7',
    ],
    [
      'condition by condition',
      'low 0, high 0 | critical: a=5 | high: b=5 | low: c=1 d=2',
      'low d=2, low c=1, high b=5, critical a=5',
    ],
    [
      'blocking ones before warnings',
      'high 0 warn, low 0 | critical: a=5 | high: b=5 | low: c=1',
      'low c=1, high b=5, critical a=5',
    ],
    ['each rule once', 'high 0, severe 0 | critical: a=1 | high: b=1 | low: c=1', 'high b=1, critical a=1, low c=1'],
    ['only in the severity that the condition counts', 'low 0 | critical: a=5 | low: a=1', 'low a=1, critical a=5'],
    [
      'by the sum that the condition counts',
      'severe 0 | critical: a=2 b=3 | high: a=2',
      'critical a=2, critical b=3, high a=2',
    ],
    ['two criticals before four lows', 'any 0 warn | low: a=4 | critical: b=2', 'critical b=2, low a=4'],
    [
      'by the severity of new issues if the condition compares',
      'any 0 new | critical: a=2 | high: b=1 | low: a=9 | base critical: a=2',
      'high b=1, low a=9, critical a=2',
    ],
    [
      'most new issues first if the condition compares',
      'high 0 new | critical: d=1 | high: a=9 b=4 c=20 | base critical: d=1 | base high: a=8 c=20',
      'high b=4, high a=9, critical d=1, high c=20',
    ],
    ['no waived rules among the first', 'low 0 | high: a=1 | low: b=9 c=1 | waive b', 'low c=1, high a=1, low b=9'],
    ['unrated issues first if limited', 'unrated 0 | critical: a=5 | other: b=1', 'unrated b=1, critical a=5'],
    ['a nameless group in its column', 'high 0 | critical: =5 | high: a=1 =3', 'high =3, high a=1, critical =5'],
    [
      'twins of two products apart',
      'live 0 | critical: sast:a=12 | medium: sast:s=9 secrets:s=1 | live: secrets:s=1',
      'medium s=1, critical a=12, medium s=9',
    ],
    ['rules read so far that break', 'low 0 | high: a=5 | low: b=1 … | without server', 'low b=1, high a=5'],
    ['a limit in doubt names none first', 'low 0 | high: a=5 | low: b=1 | doubt unstable', 'high a=5, low b=1'],
  ])('%s', (_what, texts, rules) => {
    expect(rulesOf(texts).join(', ')).toBe(rules);
  });

  test('by severity if nothing was judged', () => {
    const { evidence } = caseOf('low 0 | high: a=5 | low: b=1');
    expect(reportedRules(evidence, undefined, rulePages(undefined)).rules.map(({ rulePath }) => rulePath)).toEqual([
      'a',
      'b',
    ]);
  });
});

test('two hundred thousand rules of one severity can break a condition', () => {
  const high = Array.from({ length: 200_000 }, (_, index) => `r${index}=1`).join(' ');
  expect(rulesOf({ limits: ['high 0'], here: { high } })).toHaveLength(200_000);
});

function conditionsOf(texts: CaseText | string) {
  const given = caseOf(texts);
  return reportedConditions(evaluate(given).conditions, given.conditions, rulePages('https://platform.example/'));
}

describe('the rules of a reported condition', () => {
  test.each([
    ['have their severities', 'any 0 | critical: a=1 | low: a=4 b=1', 'a=5 critical low, b=1 low'],
    [
      'come by severity, then by count, and of no known severity last',
      'any 0 warn | critical: a=2 b=3 | low: c=90 =99 | rated: a=2 b=3 c=90 =99 d=100',
      'b=3 critical, a=2 critical, =99 low, c=90 low, d=100 unrated',
    ],
    [
      'have those in which they have more',
      'any 0 new | critical: a=2 | high: b=1 | low: a=9 | base critical: a=2',
      'b=1 high, a=9 low',
    ],
    ['have no severity if none is known', 'live 0 | live: secrets:s=1', 's=1 secrets'],
  ])('%s', (_what, texts, expected) => {
    const rules = conditionsOf(texts)[0]!.rules.map((one) =>
      [`${one.rulePath}=${one.issues}`, one.product, ...one.columns].filter((word) => word !== undefined).join(' '),
    );
    expect(rules.join(', ')).toBe(expected);
  });

  test('have the number found, the number new, and the number judged', () => {
    const [condition] = conditionsOf('high 0 new | high: a=9 b=4 | base high: a=4 | waive a, max 2');
    expect(condition?.rules).toMatchObject([
      { rulePath: 'b', found: 4n, new: 4n, issues: 4n },
      { rulePath: 'a', found: 9n, new: 5n, issues: 3n },
    ]);
  });

  test('are at most 1,000, and the total is reported', () => {
    const many = Array.from({ length: 1_002 }, (_, index) => `r${index}=1`).join(' ');
    const [condition] = conditionsOf({ limits: ['high 0'], here: { high: many } });
    expect([condition?.rules.length, condition?.rulesInAll]).toEqual([1_000, 1_002]);
  });
});
