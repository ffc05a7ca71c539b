import { describe, expect, it } from 'vitest';
import { ISSUE_STATES, SEVERITIES } from '../../../src/domain/issue.ts';
import type { Condition, ConditionScope } from '../../../src/domain/policy.ts';
import { restTermsOf } from '../../../src/domain/rest/rest-terms.ts';
import { aCondition } from '../../policy/a-case.ts';

function scored(epssAbove: number): Condition {
  const condition = aCondition('any 0');
  return { ...condition, scope: { ...condition.scope, epssAbove } as ConditionScope };
}

const named = (name: string) => (name === 'unknown' ? undefined : aCondition(name));
const restOf = (text: string, ...andNot: string[]) => restTermsOf({ ...aCondition(text), andNot }, named);

describe('the parts of what is left of a condition', () => {
  it('are its own choice alone where it names none', () => {
    expect(restTermsOf(aCondition('high 0'), named)).toMatchObject([
      { sign: 1, choice: { severities: ['high'] }, without: [] },
    ]);
  });

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
        const { scope, ...condition } = aCondition('any 0');
        const own = { ...scope, states: [state], severities: [severity] } as ConditionScope;
        return [name, { ...condition, scope: own, andNot: names.slice(0, index) }];
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
    const timed = (where: object) => ({ ...aCondition('high 0'), scope: { ...aCondition('high 0').scope, where } });
    const byName = new Map<string, Condition>([
      ['nested', nested],
      ['new', timed({ since: '2026-01-01T00:00:00Z' }) as Condition],
      ['old', timed({ since: '2025-01-01T00:00:00Z' }) as Condition],
    ]);
    const terms = restTermsOf({ ...aCondition('any 0'), andNot: ['nested'] }, (name) => byName.get(name));
    expect(terms).toEqual({ kind: 'unsaid', name: 'old', what: expect.any(String) });
  });

  it.each([
    [4, 16],
    [5, undefined],
  ])('of %i conditions that overlap are %s', (count, expected) => {
    const others = new Map(Array.from({ length: count }, (_, index) => [`above ${index}`, scored(index / 10)]));
    const rest = { ...aCondition('any 0'), andNot: [...others.keys()] };
    const terms = restTermsOf(rest, (name) => others.get(name));
    expect(terms).toEqual(
      expected === undefined ? { kind: 'too-many' } : expect.objectContaining({ length: expected }),
    );
  });

  it('are a problem where no question asks for what both choose', () => {
    const old = (days: number, where: object) => {
      const condition = aCondition('high 0');
      return { ...condition, scope: { ...condition.scope, olderThanDays: days, where } } as typeof condition;
    };
    const rest = { ...old(7, {}), andNot: ['x'] };
    const other = old(7, { since: '2026-01-01T00:00:00Z' });
    expect(restTermsOf(rest, () => other)).toEqual({ kind: 'unsaid', name: 'x', what: 'the time' });
  });
});
