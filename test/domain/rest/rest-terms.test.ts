import { describe, expect, it } from 'vitest';
import { restTermsOf } from '../../../src/domain/rest/rest-terms.ts';
import { aCondition } from '../../policy/a-case.ts';

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

  it('give back what two of the others choose', () => {
    expect(restOf('any 0', 'severe 0', 'high 0')).toMatchObject([
      { sign: 1 },
      { sign: -1, choice: { severities: ['critical', 'high'] }, without: ['severe 0'] },
      { sign: -1, choice: { severities: ['high'] }, without: ['high 0'] },
      { sign: 1, choice: { severities: ['high'] }, without: ['severe 0', 'high 0'] },
    ]);
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
