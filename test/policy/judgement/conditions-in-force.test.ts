import { describe, expect, it } from 'vitest';
import type { Limits } from '../../../src/domain/policy.ts';
import { type ConditionsInForce, conditionsInForce, writtenConditions } from '../../../src/policy/judgement/limits.ts';
import { aCondition } from '../a-case.ts';

const LIMITS: Limits = {
  failOnSeverity: 'critical',
  critical: undefined,
  high: undefined,
  medium: undefined,
  low: undefined,
  unrated: undefined,
};
const WRITTEN = [aCondition('live 0 new'), aCondition('any 9')];
const POLICY = { conditions: WRITTEN };

function inWords({ conditions, uncompared }: ConditionsInForce): readonly string[] {
  return conditions.map(
    (condition) => `${condition.name} ${condition.compare}${uncompared.has(condition) ? ', uncompared' : ''}`,
  );
}

describe('the conditions in force', () => {
  it('are those of the limits, and then those of the policy', () => {
    const names = conditionsInForce(LIMITS, POLICY, true).conditions.map(({ name }) => name);
    expect(names).toEqual(['max-critical', ...WRITTEN.map(({ name }) => name)]);
  });

  it('count what is new where there is a baseline', () => {
    expect(inWords(conditionsInForce(LIMITS, POLICY, true))).toEqual([
      'max-critical new',
      'live 0 new new',
      'any 9 all',
    ]);
  });

  it('count everything without one, and tell those that would be compared', () => {
    const told = ['max-critical all', 'live 0 new all, uncompared', 'any 9 all'];
    expect(inWords(conditionsInForce(LIMITS, POLICY, false))).toEqual(told);
  });

  it('stay as they are written where it is not known whether there is one', () => {
    expect(writtenConditions(LIMITS, POLICY, false).slice(1)).toEqual(WRITTEN);
  });
});
