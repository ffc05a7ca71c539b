import { describe, expect, it } from 'vitest';
import type { IssueChoice } from '../../../src/domain/evidence.ts';
import { ISSUE_STATES, SEVERITIES } from '../../../src/domain/issue.ts';
import type { Condition, ConditionScope } from '../../../src/domain/policy.ts';
import { overlapOf, restTermsOf } from '../../../src/domain/rest/rest-terms.ts';
import { aCondition } from '../../policy/a-case.ts';

/** The condition, which chooses by this too. */
function choosing(text: string, by: Partial<IssueChoice>): Condition {
  const condition = aCondition(text);
  return { ...condition, scope: { ...condition.scope, ...by } as ConditionScope };
}

const named = (name: string) => (name === 'unknown' ? undefined : aCondition(name));
const restOf = (text: string, ...andNot: string[]) => restTermsOf({ ...aCondition(text), andNot }, named);

describe('the parts of what is left of a condition', () => {
  it('are none for what no question asks for', () => {
    expect(restTermsOf(aCondition('unrated 0'), named)).toEqual([]);
  });

  it('take out what both choose, and nothing for a name that is not known', () => {
    expect(restOf('severe 0', 'unknown', 'high 0', 'low 0')).toMatchObject([
      { sign: 1, choice: { severities: ['critical', 'high'] }, without: [] },
      { sign: -1, choice: { severities: ['high'] }, without: ['high 0'] },
    ]);
  });

  it('are looked for once in each, where every condition names all above it', () => {
    const kinds = ISSUE_STATES.flatMap((state) => SEVERITIES.map((severity) => ({ state, severity })));
    const names = kinds.slice(0, 14).map(({ state, severity }) => `${state} ${severity}`);
    const above = new Map(
      names.map((name, index): [string, Condition] => {
        const { state, severity } = kinds[index]!;
        const condition = choosing('any 0', { states: [state], severities: [severity] });
        return [name, { ...condition, andNot: names.slice(0, index) }];
      }),
    );
    let asked = 0;
    const find = (name: string): Condition | undefined => {
      asked += 1;
      return above.get(name);
    };
    expect(restTermsOf({ ...aCondition('other 0'), andNot: names }, find)).toHaveLength(1);
    expect(asked).toBeLessThanOrEqual(names.length ** 2);
  });

  it('give back what two of the others choose', () => {
    expect(restOf('any 0', 'severe 0', 'high 0')).toMatchObject([
      { sign: 1 },
      { sign: -1, choice: { severities: ['critical', 'high'] }, without: ['severe 0'] },
      { sign: -1, choice: { severities: ['high'] }, without: ['high 0'] },
      { sign: 1, choice: { severities: ['high'] }, without: ['severe 0', 'high 0'] },
    ]);
  });

  it('are a problem where those of another one are', () => {
    const nested = { ...aCondition('high 0'), andNot: ['new', 'old'] };
    const byName = new Map<string, Condition>([
      ['nested', nested],
      ['new', choosing('high 0', NEW)],
      ['old', choosing('high 0', { where: { since: '2025-01-01T00:00:00Z' } })],
    ]);
    const terms = restTermsOf({ ...aCondition('any 0'), andNot: ['nested'] }, (name) => byName.get(name));
    expect(terms).toEqual({ kind: 'unsaid', name: 'old', what: expect.any(String) });
  });

  it.each([
    [4, 16],
    [5, undefined],
  ])('of %i conditions that overlap are %s', (count, expected) => {
    const others = new Map(
      Array.from({ length: count }, (_, index) => [`above ${index}`, choosing('any 0', { epssAbove: index / 10 })]),
    );
    const rest = { ...aCondition('any 0'), andNot: [...others.keys()] };
    const terms = restTermsOf(rest, (name) => others.get(name));
    expect(terms).toEqual(
      expected === undefined ? { kind: 'too-many' } : expect.objectContaining({ length: expected }),
    );
  });
});

const RATED = ['sast', 'sca', 'secrets'] as const;

const CVE = { cves: ['a'] };
const RULE = { rules: ['r'] };
const TICKETED = { where: { includeTicketed: true } };
const NEW = { where: { since: '2026-01-01T00:00:00Z' } };
const OLD = { where: { until: '2026-01-01T00:00:00Z' } };
const LIKELY = { epssAbove: 0.5, unscored: 'ignore' } as const;
const TRIAGED = { states: ['fixing'], triagedWithinDays: 7 } as const;

function choice(given: Partial<IssueChoice> = {}): IssueChoice {
  return { issueTypes: RATED, severities: 'all', where: {}, ...given };
}

describe('what two choices have in common', () => {
  it.each<[what: string, one: Partial<IssueChoice>, other: Partial<IssueChoice>, both: Partial<IssueChoice>]>([
    ['all, of all', {}, {}, {}],
    ['the types of both', { issueTypes: ['sast', 'sca'] }, { issueTypes: ['sca', 'secrets'] }, { issueTypes: ['sca'] }],
    ['the severities of one', { severities: ['high'] }, {}, { severities: ['high'] }],
    ['those of both', { severities: ['critical', 'high'] }, { severities: ['high', 'low'] }, { severities: ['high'] }],
    ['the states of both', { states: ['fixing', 'open'] }, { states: ['open', 'fixed'] }, { states: ['open'] }],
    ['those that count anyway', { states: ['ignored-app', 'open'] }, {}, { states: ['open'] }],
    ['a member of one', { where: CVE }, { where: RULE }, { where: { ...CVE, ...RULE } }],
    ['the shorter list', { where: { cves: ['a', 'b'] } }, { where: { cves: ['b'] } }, { where: { cves: ['b'] } }],
    ['the same', TICKETED, TICKETED, TICKETED],
    ['the score of one', {}, { ...LIKELY, epssAbove: 0.1 }, { ...LIKELY, epssAbove: 0.1 }],
    ['the higher score', { epssAbove: 0.5 }, { epssAbove: 0.1 }, { epssAbove: 0.5, unscored: 'count' }],
    ['no score where one ignores it', LIKELY, { epssAbove: 0.1 }, LIKELY],
    ['the age of one', { olderThanDays: 7 }, {}, { olderThanDays: 7 }],
    ['the higher age', { olderThanDays: 7 }, { olderThanDays: 14 }, { olderThanDays: 14 }],
    ['the later triage', TRIAGED, { ...TRIAGED, triagedWithinDays: 2 }, { ...TRIAGED, triagedWithinDays: 2 }],
    ['the same time', NEW, NEW, NEW],
    ['a time of one', NEW, {}, NEW],
  ])('is %s', (_, one, other, both) => {
    expect(overlapOf(choice(one), choice(other), ['open'])).toEqual(choice(both));
    expect(overlapOf(choice(other), choice(one), ['open'])).toEqual(choice(both));
  });

  it.each<[what: string, one: Partial<IssueChoice>, other: Partial<IssueChoice>]>([
    ['types', { issueTypes: ['sast'] }, { issueTypes: ['sca'] }],
    ['severities', { severities: ['high'] }, { severities: ['low'] }],
    ['states', { states: ['open'] }, { states: ['fixed'] }],
    ['the states that count', { states: ['fixed'] }, {}],
  ])('is nothing where they have no %s in common', (_, one, other) => {
    expect(overlapOf(choice(one), choice(other), ['open'])).toBe('none');
  });

  it('is in the states of one where nobody knows which count', () => {
    expect(overlapOf(choice({ states: ['fixed'] }), choice())).toMatchObject({ states: ['fixed'] });
  });

  it.each<[unsaid: string, one: Partial<IssueChoice>, other: Partial<IssueChoice>]>([
    ['"cves"', { where: { cves: ['a', 'b'] } }, { where: { cves: ['b', 'c'] } }],
    ['"cves"', { where: { cves: ['a'] } }, { where: { cves: ['c'] } }],
    ['"includeTicketed"', TICKETED, { where: { includeTicketed: false } }],
    ['"until"', OLD, { where: { until: '2026-01-02T00:00:00Z' } }],
    ['the time', NEW, OLD],
    ['the time', { olderThanDays: 7 }, OLD],
    ['the time', TRIAGED, { states: ['fixing'], olderThanDays: 7 }],
    ['the time', TRIAGED, { where: { relativeSince: 'RELATIVE_SINCE_ONE_DAY' } }],
  ])('cannot be said where both choose by %s in different ways', (unsaid, one, other) => {
    expect(overlapOf(choice(one), choice(other))).toEqual({ unsaid });
    expect(overlapOf(choice(other), choice(one))).toEqual({ unsaid });
  });
});
