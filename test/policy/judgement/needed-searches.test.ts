import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../src/domain/policy.ts';
import { neededSearches, planSearches, type SearchPlan } from '../../../src/policy/judgement/plan.ts';
import { LIVE } from '../a-case.ts';
import { parsePolicy } from '../parse-one-policy.ts';

function conditionsOf(...entries: readonly string[]): readonly Condition[] {
  const text = `version: 1\nconditions:\n${entries.map((entry) => `  - { ${entry} }\n`).join('')}`;
  return parsePolicy(text, { baseline: 'given', today: '2026-06-15', sourceName: 'policy' }).conditions;
}

const CONDITIONS = conditionsOf(
  'name: High, severities: [high], max: 0',
  'name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0',
  'name: Silenced, severities: [critical], states: [ignored-code], max: 0',
);

function searchesOf(name: string, plan: SearchPlan = planSearches(CONDITIONS)): readonly string[] {
  return neededSearches(CONDITIONS.find((condition) => condition.name === name)!, plan);
}

describe('the searches that a condition needs', () => {
  it('are those that count its issues', () => {
    expect(searchesOf('High')).toEqual(['high']);
    expect(searchesOf('Live')).toEqual([LIVE]);
  });

  it('include those that verify the count, if it has its own states', () => {
    const parts = ['critical', 'high', 'medium', 'low'].map((one) => `sast+sca+secrets ${one} states ignored-code`);
    expect([...searchesOf('Silenced')].sort()).toEqual(['sast+sca+secrets states ignored-code', ...parts].sort());
  });
});

it('are none for a condition that is not in the plan', () => {
  expect(neededSearches(CONDITIONS[0]!, planSearches([]))).toEqual([]);
});
