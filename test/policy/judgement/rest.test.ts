import { describe, expect, it } from 'vitest';
import type { IssueChoice, PlannedSearch, RuleTally, Tally } from '../../../src/domain/evidence.ts';
import { ISSUE_STATES, type IssueState, type Severity } from '../../../src/domain/issue.ts';
import type { Condition } from '../../../src/domain/policy.ts';
import type { IssueType } from '../../../src/domain/product.ts';
import { restTermsOf } from '../../../src/domain/rest/rest-terms.ts';
import { evaluate } from '../../../src/policy/judgement/evaluate.ts';
import { planSearches } from '../../../src/policy/judgement/plan.ts';
import { Chance } from '../../build/random.ts';
import { aCaseOf, aCondition, aTally } from '../a-case.ts';

const COUNTED: readonly IssueState[] = ['open', 'fixing'];

type Issue = {
  readonly rule: string;
  readonly type: IssueType;
  readonly severity: Severity | undefined;
  readonly state: IssueState;
  readonly cves: readonly string[];
  readonly days: number;
  readonly epss: number | undefined;
};

/** True where the issue is one of those that the choice means: the truth, issue by issue. */
function isChosen(issue: Issue, choice: IssueChoice): boolean {
  const { issueTypes, severities, states = COUNTED, where, olderThanDays, epssAbove, unscored } = choice;
  const isScored =
    epssAbove === undefined || (issue.epss === undefined ? unscored !== 'ignore' : issue.epss >= epssAbove);
  return (
    issueTypes.includes(issue.type) &&
    (severities === 'all' || (issue.severity !== undefined && severities.includes(issue.severity))) &&
    states.includes(issue.state) &&
    (where.cves === undefined || where.cves.some((cve) => issue.cves.includes(cve))) &&
    (olderThanDays === undefined || issue.days >= olderThanDays) &&
    isScored
  );
}

function found(issues: readonly Issue[], search: PlannedSearch): Tally {
  const rules = new Map<string, RuleTally>();
  for (const { rule } of issues.filter((issue) => isChosen(issue, search))) {
    const group = { ruleId: rule, rulePath: rule, issueType: undefined, epss: undefined };
    rules.set(rule, { group, count: (rules.get(rule)?.count ?? 0n) + 1n });
  }
  return { rules, isComplete: true };
}

const scopeOf = ({ scope }: Condition): IssueChoice => {
  if (scope.kind === 'unrated') throw new Error('not a search');
  return scope;
};

function judged(conditions: readonly Condition[], issues: readonly Issue[], notApplicable: readonly Condition[] = []) {
  const plan = planSearches(conditions, [], COUNTED);
  const here = new Map(plan.searches.map((search) => [search.id, found(issues, search)]));
  return evaluate({ ...aCaseOf(conditions, { here }), plan, notApplicable: new Set(notApplicable) });
}

/** The set difference, issue by issue; of a condition that is taken out, what is left of it alone. */
function isLeft(
  issue: Issue,
  condition: Condition,
  all: readonly Condition[],
  isOff: (one: Condition) => boolean,
): boolean {
  const others = all.filter(({ name }) => condition.andNot?.includes(name)).filter((other) => !isOff(other));
  return isChosen(issue, scopeOf(condition)) && !others.some((other) => isLeft(issue, other, all, isOff));
}

function anIssue(chance: Chance): Issue {
  return {
    rule: chance.oneOf(['a', 'b', 'c']),
    type: chance.oneOf(['sast', 'sca', 'secrets', 'ai-sast'] as const),
    severity: chance.oneOf(['critical', 'high', 'medium', 'low', undefined] as const),
    state: chance.oneOf(ISSUE_STATES.slice(0, 5)),
    cves: ['x', 'y', 'z'].filter(() => chance.percent(40)),
    days: chance.whole(0, 20),
    epss: chance.percent(30) ? undefined : chance.whole(0, 10) / 10,
  };
}

function aRandomCondition(chance: Chance, name: string, above: readonly string[]): Condition {
  const severities = (['critical', 'high', 'medium', 'low'] as const).filter(() => chance.percent(50));
  const isSca = chance.percent(40);
  const isOfAi = chance.percent(10);
  const names = above.filter(() => chance.percent(60));
  const scope: IssueChoice = {
    issueTypes: isSca ? ['sca'] : isOfAi ? ['sast', 'ai-sast'] : ['sast', 'sca', 'secrets'],
    severities: isOfAi || severities.length === 0 || chance.percent(40) ? 'all' : severities,
    where: isSca && chance.percent(40) ? { cves: chance.percent(50) ? ['x'] : ['x', 'y'] } : {},
    states: chance.percent(30) ? chance.oneOf([['ignored-app'], ['open', 'fixed'], ['open']] as const) : undefined,
    olderThanDays: chance.percent(20) ? chance.oneOf([7, 14]) : undefined,
    ...(isSca && chance.percent(40)
      ? { epssAbove: chance.oneOf([0.2, 0.6]), unscored: chance.oneOf(['count', 'ignore', undefined] as const) }
      : {}),
  };
  return {
    ...aCondition('any 100'),
    name,
    scope: { kind: 'search', namesIssueTypes: false, ...scope },
    andNot: names.length === 0 ? undefined : names,
  };
}

describe('what is left of a condition', () => {
  it('is what no condition that it names chooses, issue by issue, in 400 random policies', () => {
    let rests = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const chance = new Chance(seed);
      const names = ['A', 'B', 'C', 'D'].slice(0, chance.whole(2, 4));
      const conditions = names.map((name, index) => aRandomCondition(chance, name, names.slice(0, index)));
      const byName = new Map(conditions.map((one) => [one.name, one]));
      const isCountable = conditions.every((one) => !('kind' in restTermsOf(one, (name) => byName.get(name))));
      if (!isCountable) continue;
      rests += conditions.filter(({ andNot }) => andNot !== undefined).length;
      const issues = Array.from({ length: 60 }, () => anIssue(chance));
      const off = conditions.filter(() => chance.percent(10));
      const { conditions: results } = judged(conditions, issues, off);
      for (const [index, condition] of conditions.entries()) {
        if (off.includes(condition)) continue;
        const left = issues.filter((issue) => isLeft(issue, condition, conditions, (one) => off.includes(one)));
        expect([seed, condition.name, results[index]!.found]).toEqual([seed, condition.name, BigInt(left.length)]);
      }
    }
    expect(rests).toBeGreaterThan(300);
  });

  const LOWS = { ...aCondition('low 9'), name: 'Lows' };
  const REST = { ...aCondition('any 0'), name: 'Rest', andNot: ['Lows'] };

  function withTallies(texts: Readonly<Record<string, string>>, shortfall?: Parameters<typeof aCaseOf>[1]) {
    const conditions = [LOWS, REST];
    const plan = planSearches(conditions);
    const here = new Map(plan.searches.map(({ id }) => [id, aTally(texts[id] ?? '')]));
    return evaluate({ ...aCaseOf(conditions, { here, ...shortfall }), plan }).conditions[1]!;
  }

  it('is counted by the severities in which something is left', () => {
    const texts = { rated: 'a=5 b=1', low: 'a=3 b=1', high: 'a=2' };
    expect(withTallies(texts)).toMatchObject({
      found: 2n,
      result: 'broken',
      rules: [{ issues: 2n, columns: ['high'] }],
    });
  });

  it('has no name where groups without a name are left', () => {
    expect(withTallies({ rated: '=5 a=1', low: '=3 a=1' })).toMatchObject({ found: 2n, result: 'broken' });
  });

  it('is not claimed where what is taken out was not read to its end', () => {
    expect(withTallies({ rated: 'a=5', low: 'a=3 …' })).toMatchObject({ found: undefined, result: 'unproven' });
  });

  it('is not claimed while the index is being filled, unlike every other count', () => {
    const shortfall = { reason: 'index-lag', message: 'it lags', areCountsLowerBounds: true } as const;
    expect(withTallies({ rated: 'a=5', low: 'a=3' }, { shortfall }).result).toBe('unproven');
    const other = { reason: 'unclassified', message: 'what is it', areCountsLowerBounds: true } as const;
    expect(withTallies({ rated: 'a=5', low: 'a=3' }, { shortfall: other }).result).toBe('broken');
  });
});
