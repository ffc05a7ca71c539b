import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../src/domain/policy.ts';
import { conditionsFromLimits, type Limits } from '../../../src/policy/judgement/limits.ts';
import { aCondition } from '../a-case.ts';

const EMPTY: Limits = { critical: undefined, high: undefined, medium: undefined, low: undefined, unrated: undefined };

function inWords(limits: Partial<Limits>, written: readonly Condition[] = [], hasBaseline = false): string[] {
  return conditionsFromLimits({ ...EMPTY, ...limits }, written, hasBaseline).map(
    ({ name, max, compare }) => `${name} ${max} ${compare}`,
  );
}

describe('empty limits', () => {
  it('mean no critical and no high issue', () => {
    expect(inWords({})).toEqual(['max-critical 0 all', 'max-high 0 all']);
  });

  it.each(['any 9', 'any 9 warn'])('set nothing where a policy has a condition: %s', (condition) => {
    expect(inWords({}, [aCondition(condition)])).toEqual([]);
  });
});

describe('empty limits beside conditions on states of their own', () => {
  it.each(['suppressed 0', 'silenced 9 warn', 'suppressed-or-open 0'])('are as without a policy: %s', (condition) => {
    expect(inWords({}, [aCondition(condition), aCondition('gone 5')])).toEqual([
      'max-critical 0 all',
      'max-high 0 all',
    ]);
  });

  it('set nothing where one condition has none', () => {
    expect(inWords({}, [aCondition('suppressed 0'), aCondition('any 9 warn')])).toEqual([]);
  });
});

describe('given limits', () => {
  it('are set for every column, in order', () => {
    expect(inWords({ unrated: 5n, low: 4n, medium: 3n, high: 2n, critical: 1n })).toEqual([
      'max-critical 1 all',
      'max-high 2 all',
      'max-medium 3 all',
      'max-low 4 all',
      'max-unrated 5 all',
    ]);
  });

  it('leave the other defaults in force', () => {
    expect(inWords({ high: 7n })).toEqual(['max-critical 0 all', 'max-high 7 all']);
  });

  it('are removed by the value none', () => {
    expect(inWords({ critical: 'none', low: 'none' })).toEqual(['max-high 0 all']);
  });

  it('apply together with a policy', () => {
    expect(inWords({ low: 0n, high: 'none' }, [aCondition('any 9')])).toEqual(['max-low 0 all']);
  });

  it('limit only what is new where there is a baseline', () => {
    expect(inWords({ unrated: 1n }, [], true)).toEqual(['max-critical 0 new', 'max-high 0 new', 'max-unrated 1 new']);
  });

  it('block, count issues and come from the inputs', () => {
    expect(conditionsFromLimits({ ...EMPTY, medium: 3n, unrated: 0n }, [aCondition('any 9')], false)).toEqual([
      {
        name: 'max-medium',
        source: 'input',
        column: 'medium',
        action: 'fail',
        max: 3n,
        count: 'issues',
        compare: 'all',
        ifScanned: false,
        scope: {
          kind: 'search',
          issueTypes: ['sast', 'sca', 'secrets'],
          namesIssueTypes: false,
          severities: ['medium'],
          where: {},
        },
      },
      {
        name: 'max-unrated',
        source: 'input',
        column: 'unrated',
        action: 'fail',
        max: 0n,
        count: 'issues',
        compare: 'all',
        ifScanned: false,
        scope: { kind: 'unrated' },
      },
    ]);
  });
});
