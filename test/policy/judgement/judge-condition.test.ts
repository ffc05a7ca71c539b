import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../src/domain/policy.ts';
import { mergeTallies } from '../../../src/domain/tally.ts';
import { evaluate } from '../../../src/policy/judgement/evaluate.ts';
import { type AskedSearches, judgeCondition } from '../../../src/policy/judgement/judge-condition.ts';
import { waivingOf } from '../../../src/policy/judgement/waiving.ts';
import { aCaseOf, aCondition, aTally, aWaiver, type CaseText, caseOf, judge } from '../a-case.ts';

const END = 'until 2027-01-31';

/** Each rule of the only condition: what is judged of it, found of it, and new of it. */
function rulesOf(texts: CaseText | string): readonly string[] | undefined {
  return judge(texts).conditions[0]?.rules.map(
    ({ rule, issues, found, new: more, key }) =>
      `${rule.rulePath}: ${issues}, found ${found}, new ${more}${key === undefined ? ', no key' : ''}`,
  );
}

describe('the rules of a condition', () => {
  it('are told with all that was found of them, and what is new', () => {
    const here = { high: 'a=5 b=2' };
    expect(rulesOf({ limits: ['high 0 new'], here, there: { high: 'a=1' } })).toEqual([
      'a: 4, found 5, new 4',
      'b: 2, found 2, new 2',
    ]);
    expect(rulesOf({ limits: ['high 0'], here, there: { high: 'a=1 b=2' } })).toEqual([
      'a: 5, found 5, new 4',
      'b: 2, found 2, new 0',
    ]);
  });

  it('have nothing new where nothing is compared', () => {
    expect(rulesOf('high 0 | high: a=5')).toEqual(['a: 5, found 5, new undefined']);
  });
});

describe('the rules of a condition with states of its own', () => {
  /** By severity, in the notation of `aTally`; `none` is in the whole alone. */
  type BySeverity = Readonly<Record<string, string>>;

  function columnsIn(limit: string, here: BySeverity, there?: BySeverity) {
    const given = caseOf({ limits: [limit] });
    const own = given.plan.searches.filter(({ states }) => states !== undefined);
    const tallies = (counts: BySeverity) =>
      new Map(
        own.map(({ id, severities }) => {
          const isOne = severities !== 'all' && severities.length === 1;
          return [id, mergeTallies((isOne ? [counts[severities[0]!] ?? ''] : Object.values(counts)).map(aTally))];
        }),
      );
    const evidence = { ...given.evidence, here: tallies(here), there: there && tallies(there) };
    const [condition] = evaluate({ ...given, evidence }).conditions;
    return [condition!.states, condition!.rules.map(({ rule, columns }) => `${rule.rulePath}: ${columns.join()}`)];
  }

  it('stand in the columns in which these states have them, the worst first', () => {
    expect(columnsIn('suppressed-severe 0', { high: 'a=5 b=2', critical: 'b=1 c=1' })).toEqual([
      ['ignored-code'],
      ['b: critical,high', 'c: critical', 'a: high'],
    ]);
  });

  it('stand in the columns of what is new', () => {
    const here = { critical: 'b=1', high: 'a=1 b=1' };
    expect(columnsIn('suppressed-severe 0 new', here, { critical: 'b=1' })).toEqual([
      ['ignored-code'],
      ['a: high', 'b: high'],
    ]);
  });

  it('come last where no severity of theirs is known, however many issues they have', () => {
    expect(columnsIn('silenced 0', { none: 'c=9', high: 'b=1' })).toEqual([
      ['ignored-app', 'ignored-code'],
      ['b: high', 'c: '],
    ]);
  });
});

describe('a condition that is broken beside findings that cannot be found', () => {
  it.each(['index-lag', 'index-gap'] as const)(
    'is broken all the same, unless something is taken out (%s)',
    (reason) => {
      const texts = { limits: ['high 0'], here: { high: 'a=1' }, shortfall: reason };
      expect(judge(texts).conditions[0]!.result).toBe('broken');
      const given = caseOf(texts);
      const conditions = [aCondition('low 0'), { ...aCondition('high 0'), andNot: ['low 0'] }];
      const { plan } = aCaseOf(conditions);
      const notApplicable = new Set<Condition>();
      expect(evaluate({ ...given, conditions, plan, notApplicable }).conditions[1]!.result).toBe('unproven');
    },
  );
});

describe('a condition over types with and without severities', () => {
  const both: Condition = {
    ...aCondition('any 0'),
    scope: { kind: 'search', issueTypes: ['sast', 'research'], namesIssueTypes: true, severities: 'all', where: {} },
  };
  const asked: AskedSearches = new Map([
    ['sast', { issueTypes: ['sast'], severities: 'all' }],
    ['research', { issueTypes: ['research'], severities: 'all' }],
    ['sast high', { issueTypes: ['sast'], severities: ['high'] }],
  ]);
  const need = { sum: ['sast', 'research'], bySeverity: ['sast high'] };
  const here = new Map([
    ['sast', aTally('a=5')],
    ['sast high', aTally('a=3')],
    ['research', aTally('a=7')],
  ]);
  const { evidence } = aCaseOf([both], { here });

  it.each([
    [[], '12 0'],
    [[`a ${END}, severities high`], '12 3'],
    [[`a ${END}, severities high`, `a ${END}, types sast`], '12 5'],
    [[`a ${END}, severities high`, `a ${END}, types research`], '12 10'],
    [[`a ${END}, severities low`, `a ${END}, types research`], '12 7'],
    [[`a ${END}, severities high`, `a ${END}, types sast+research`], '12 12'],
  ])('loses to the waivers %j what they cover, each issue once: found and waived are %s', (waivers, expected) => {
    const waiving = waivingOf(waivers.map(aWaiver));
    const { found, waived } = judgeCondition(both, need, { evidence, asked, waiving });
    expect(`${found} ${waived}`).toBe(expected);
  });
});

describe('what a waiver covers is not guessed', () => {
  it('where a search was over several severities', () => {
    const condition = aCondition('severe 0');
    const here = new Map([['severe', aTally('a=3')]]);
    const { evidence } = aCaseOf([condition], { here });
    const asked: AskedSearches = new Map([['severe', { issueTypes: ['sast'], severities: ['critical', 'high'] }]]);
    const waiving = waivingOf([aWaiver(`a ${END}, severities critical`), aWaiver(`a ${END}, severities high`)]);
    const need = { sum: ['severe'], bySeverity: [] };
    expect(judgeCondition(condition, need, { evidence, asked, waiving })).toMatchObject({
      waived: 0n,
      result: 'broken',
    });
  });
});

it('a search that was not planned is a defect, and named', () => {
  const condition = aCondition('high 0');
  const { evidence } = aCaseOf([condition], { here: new Map([['high', aTally('a=1')]]) });
  const need = { sum: ['high'], bySeverity: [] };
  expect(() => judgeCondition(condition, need, { evidence, asked: new Map(), waiving: waivingOf([]) })).toThrow(
    'the plan has no search high',
  );
});
