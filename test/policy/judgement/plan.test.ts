import { describe, expect, it } from 'vitest';
import type { Condition, ConditionScope } from '../../../src/domain/policy.ts';
import { planSearches } from '../../../src/policy/judgement/plan.ts';
import { aCondition, aWaiver } from '../a-case.ts';

type Scope = Partial<Extract<ConditionScope, { kind: 'search' }>>;

const ALWAYS = ['critical', 'high', 'medium', 'low', 'rated', 'other'];

function withScope(scope: Scope): Condition {
  const condition = aCondition('any 0');
  return { ...condition, scope: { ...condition.scope, ...scope } as ConditionScope };
}

/** Ids of the plan's searches beyond the usual six, and the searches that each condition needs. */
function plan(...scopes: readonly Scope[]): { more: string[]; needs: (readonly string[] | undefined)[] } {
  const conditions = scopes.map(withScope);
  const { searches, needs } = planSearches(conditions);
  expect(searches.slice(0, 6).map(({ id }) => id)).toEqual(ALWAYS);
  return {
    more: searches.slice(6).map(({ id }) => id),
    needs: conditions.map((condition) => needs.get(condition)?.sum),
  };
}

describe('every plan', () => {
  it('asks for each severity, for all of the rated types and for the others', () => {
    const rated = ['sast', 'sca', 'secrets'];
    expect(planSearches([])).toEqual({
      searches: [
        { id: 'critical', issueTypes: rated, severities: ['critical'], where: {} },
        { id: 'high', issueTypes: rated, severities: ['high'], where: {} },
        { id: 'medium', issueTypes: rated, severities: ['medium'], where: {} },
        { id: 'low', issueTypes: rated, severities: ['low'], where: {} },
        { id: 'rated', issueTypes: rated, severities: 'all', where: {} },
        { id: 'other', issueTypes: ['research', 'ai-sast'], severities: 'all', where: {} },
      ],
      needs: new Map(),
      checks: [],
    });
  });
});

describe('a condition', () => {
  it.each<[string, Scope, string[]]>([
    ['one severity', { severities: ['high'] }, ['high']],
    ['two severities, worst first', { severities: ['low', 'critical'] }, ['critical', 'low']],
    ['all severities', {}, ['rated']],
    ['the rated types in another order', { issueTypes: ['secrets', 'sast', 'sca'], severities: ['high'] }, ['high']],
  ])('on %s needs no search beyond the usual ones', (_, scope, ids) => {
    expect(plan(scope)).toEqual({ more: [], needs: [ids] });
  });

  it.each<[string, Scope, string[]]>([
    ['fewer types', { issueTypes: ['sca', 'sast'] }, ['sast+sca']],
    ['one type by severity', { issueTypes: ['sca'], severities: ['high', 'critical'] }, ['sca critical', 'sca high']],
    ['a member for all types', { where: { ruleIds: ['b', 'a', 'b'] } }, ['sast+sca+secrets {"ruleIds":["a","b"]}']],
    [
      'a member that is limited to two types, each by itself',
      { issueTypes: ['sca', 'sast'], where: { clickToFixPrStates: ['CLICK_TO_FIX_PR_STATE_OPEN'] } },
      [
        'sast {"clickToFixPrStates":["CLICK_TO_FIX_PR_STATE_OPEN"]}',
        'sca {"clickToFixPrStates":["CLICK_TO_FIX_PR_STATE_OPEN"]}',
      ],
    ],
  ])('on %s has its own searches', (_, scope, ids) => {
    expect(plan(scope)).toEqual({ more: ids, needs: [ids] });
  });

  it('has searches that match their ids', () => {
    const where = { secretTypes: ['b', 'a'], includeTicketed: true };
    const { searches } = planSearches([withScope({ issueTypes: ['secrets'], severities: ['low'], where })]);
    expect(searches.at(-1)).toEqual({
      id: 'secrets low {"includeTicketed":true,"secretTypes":["a","b"]}',
      issueTypes: ['secrets'],
      severities: ['low'],
      where: { includeTicketed: true, secretTypes: ['a', 'b'] },
    });
  });
});

describe('a condition that is compared', () => {
  it.each<[string, Scope, string[]]>([
    ['all severities', {}, ['critical', 'high', 'medium', 'low']],
    [
      'all severities of one type, and a type that has none',
      { issueTypes: ['sca', 'research'] },
      ['sca critical', 'sca high', 'sca medium', 'sca low'],
    ],
    ['types without a severity', { issueTypes: ['research', 'ai-sast'] }, []],
    ['two severities, which are compared each by itself anyway', { severities: ['critical', 'high'] }, []],
  ])('over %s needs the searches by severity, too', (_, scope, bySeverity) => {
    const condition = { ...withScope(scope), compare: 'new' as const };
    const { searches, needs } = planSearches([condition]);
    expect(needs.get(condition)?.bySeverity).toEqual(bySeverity);
    expect(searches.map(({ id }) => id)).toEqual(expect.arrayContaining(bySeverity));
  });

  it.each<[string, Scope, string[]]>([
    ['a score', { issueTypes: ['sca'], epssAbove: 0.1 }, ['sca epss-above 0.1']],
    ['a score, and none', { issueTypes: ['sca'], epssAbove: 0.1, unscored: 'count' }, ['sca epss-above 0.1']],
    ['a score', { issueTypes: ['sca'], epssAbove: 0.1, unscored: 'ignore' }, ['sca epss-above 0.1, unscored ignored']],
    ['an age', { olderThanDays: 14 }, ['sast+sca+secrets older-than 14d']],
    [
      'both, by severity',
      { issueTypes: ['sca'], severities: ['low'], epssAbove: 0, olderThanDays: 7 },
      ['sca low epss-above 0 older-than 7d'],
    ],
  ])('with %s has a search of its own', (_, scope, ids) => {
    expect(plan(scope)).toEqual({ more: ids, needs: [ids] });
  });

  it.each<[string, Scope, string[]]>([
    ['in any order', { states: ['ignored-code', 'ignored-app'] }, ['states ignored-app+ignored-code']],
    [
      'and a time of triage',
      { issueTypes: ['sca'], states: ['fixing'], triagedWithinDays: 7 },
      ['states fixing', 'triaged-within 7d'],
    ],
  ])('with its own states, %s, needs a search by severity as well', (_, scope, words) => {
    const condition = withScope(scope);
    const { searches, needs, checks } = planSearches([condition]);
    const types = (scope.issueTypes ?? ['sast', 'sca', 'secrets']).join('+');
    const whole = [types, ...words].join(' ');
    const parts = ALWAYS.slice(0, 4).map((severity) => [types, severity, ...words].join(' '));
    expect(searches.slice(6).map(({ id }) => id)).toEqual([whole, ...parts]);
    expect(needs.get(condition)).toEqual({ sum: [whole], bySeverity: parts });
    expect(checks).toEqual([{ whole, parts, isRemainderMissed: false }]);
  });

  it('with its own states and one severity is compared with all severities, known or not', () => {
    const scopes: Scope[] = [{ states: ['ignored-code'], severities: ['critical'] }, { states: ['ignored-code'] }];
    for (const order of [scopes, scopes.toReversed()]) {
      const { searches, checks } = planSearches(order.map(withScope));
      expect(searches.slice(6)).toHaveLength(5);
      expect(checks).toMatchObject([{ whole: 'sast+sca+secrets states ignored-code', isRemainderMissed: true }]);
    }
  });

  it('with its own states compares nothing if its types have no severity', () => {
    const { searches, checks } = planSearches([withScope({ issueTypes: ['ai-sast'], states: ['fixed'] })]);
    expect([searches.slice(6).map(({ id }) => id), checks]).toEqual([['ai-sast states fixed'], []]);
  });

  it('over all severities uses the usual searches by severity, and its own if a waiver is limited to some', () => {
    const bySeverityOf = (condition: Condition, waiver: string) =>
      planSearches([condition], [aWaiver(waiver)]).needs.get(condition)?.bySeverity;
    const ofCode = withScope({ issueTypes: ['sast'] });
    expect(bySeverityOf(aCondition('any 0'), 'a until 2027-01-31')).toEqual(['critical', 'high', 'medium', 'low']);
    expect(bySeverityOf(ofCode, 'a until 2027-01-31')).toEqual([]);
    expect(bySeverityOf(ofCode, 'a until 2027-01-31, severities low')).toHaveLength(4);
  });
});

describe('a waiver', () => {
  const searchesFor = (waiver: string) => planSearches([], [aWaiver(waiver)]).searches.map(({ id }) => id);

  it('that names a type without severities needs a search for each of them', () => {
    expect(searchesFor('a until 2027-01-31, types ai-sast')).toEqual([...ALWAYS, 'research', 'ai-sast']);
  });

  it.each(['', ', types sast+sca', ', severities low'])('needs no search of its own otherwise: %j', (limit) => {
    expect(searchesFor(`a until 2027-01-31${limit}`)).toEqual(ALWAYS);
  });
});

describe('several conditions', () => {
  it.each<[string, Scope, Scope]>([
    ['another value', { where: { ruleIds: ['a'] } }, { where: { ruleIds: ['b'] } }],
    ['one value and two that it would join', { where: { ruleIds: ['a,b'] } }, { where: { ruleIds: ['a', 'b'] } }],
  ])('keep %s apart', (_, one, other) => {
    expect(plan(one, other).more).toHaveLength(2);
  });
});
