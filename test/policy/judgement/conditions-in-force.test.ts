import { describe, expect, it } from 'vitest';
import {
  type ConditionsInForce,
  conditionsInForce,
  type Limits,
  writtenConditions,
} from '../../../src/policy/judgement/limits.ts';
import { aCondition } from '../a-case.ts';

const LIMITS: Limits = { critical: 0n, high: undefined, medium: undefined, low: undefined, unrated: undefined };
const WRITTEN = [aCondition('live 0 new'), aCondition('any 9')];

function inWords({ conditions, uncompared }: ConditionsInForce): readonly string[] {
  return conditions.map(
    (condition) => `${condition.name} ${condition.compare}${uncompared.has(condition) ? ', uncompared' : ''}`,
  );
}

describe('the conditions in force', () => {
  it('are those of the limits, and then those of the policy', () => {
    const names = conditionsInForce(LIMITS, WRITTEN, true).conditions.map(({ name }) => name);
    expect(names).toEqual(['max-critical', ...WRITTEN.map(({ name }) => name)]);
  });

  it('count what is new where there is a baseline', () => {
    expect(inWords(conditionsInForce(LIMITS, WRITTEN, true))).toEqual([
      'max-critical new',
      'live 0 new new',
      'any 9 all',
    ]);
  });

  it('count everything without one, and tell those that would be compared', () => {
    const told = ['max-critical all', 'live 0 new all, uncompared', 'any 9 all'];
    expect(inWords(conditionsInForce(LIMITS, WRITTEN, false))).toEqual(told);
  });

  it('stay as they are written where it is not known whether there is one', () => {
    expect(writtenConditions(LIMITS, WRITTEN, false).slice(1)).toEqual(WRITTEN);
  });
});
