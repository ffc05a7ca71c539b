import { describe, expect, it } from 'vitest';
import { FAIL_ON_SEVERITIES, type FailOnSeverity } from '../../../src/domain/issue.ts';
import type { Condition, FailOn, Limits } from '../../../src/domain/policy.ts';
import { conditionsInForce, failOnOf, writtenConditions } from '../../../src/policy/judgement/limits.ts';
import { aCondition } from '../a-case.ts';

const EMPTY: Limits = {
  failOnSeverity: undefined,
  critical: undefined,
  high: undefined,
  medium: undefined,
  low: undefined,
  unrated: undefined,
};

type Written = { readonly conditions?: readonly Condition[]; readonly failOnSeverity?: FailOnSeverity };

/** The limits alone, without the conditions of the policy. */
function limitsFrom(limits: Partial<Limits>, policy: Written = {}, hasBaseline = false): readonly Condition[] {
  const { conditions = [] } = policy;
  const written = writtenConditions({ ...EMPTY, ...limits }, { ...policy, conditions }, hasBaseline);
  expect(written.slice(written.length - conditions.length)).toEqual(conditions);
  return written.slice(0, written.length - conditions.length);
}

function inWords(...given: Parameters<typeof limitsFrom>): string[] {
  return limitsFrom(...given).map(({ name, max, compare }) => `${name} ${max} ${compare}`);
}

const STRICT = ['max-critical 0 all', 'max-high 0 all'];

describe('the default limits', () => {
  it.each(['any 9', 'any 9 warn', 'critical 5', 'suppressed 0'])('apply with the condition %s too', (condition) => {
    expect(inWords({}, { conditions: [aCondition(condition)] })).toEqual(STRICT);
  });
});

describe('fail-on-severity', () => {
  const names = ['max-critical', 'max-high', 'max-medium', 'max-low'];
  const upTo: Readonly<Record<FailOnSeverity, number>> = { critical: 1, high: 2, medium: 3, low: 4, none: 0 };

  it.each(FAIL_ON_SEVERITIES)('%s blocks it and all above, and an input overrides a policy', (severity) => {
    const limited = names.slice(0, upTo[severity]).map((name) => `${name} 0 all`);
    const input = { failOnSeverity: severity };
    expect([inWords(input), inWords({}, input)]).toEqual([limited, limited]);
    for (const other of ['none', 'low'] as const) expect(inWords(input, { failOnSeverity: other })).toEqual(limited);
  });

  it.each<[string, Partial<Limits>, Written, FailOn]>([
    ['the default', { low: 3n }, {}, { severity: 'high', source: 'default', columns: ['critical', 'high'] }],
    [
      'the policy',
      {},
      { failOnSeverity: 'critical' },
      { severity: 'critical', source: 'policy', columns: ['critical'] },
    ],
    [
      'the input, and a maximum that replaces one limit',
      { failOnSeverity: 'medium', high: 3n, medium: 'none' },
      { failOnSeverity: 'low' },
      { severity: 'medium', source: 'input', columns: ['critical'] },
    ],
  ])('is reported with its source: %s', (_, limits, policy, told) => {
    expect(failOnOf({ ...EMPTY, ...limits }, policy)).toEqual(told);
  });
});

describe('the maximum of one severity', () => {
  it('replaces that limit alone', () => {
    expect(inWords({ high: 7n })).toEqual(['max-critical 0 all', 'max-high 7 all']);
    expect(inWords({ high: 'none' }, { failOnSeverity: 'low' })).toEqual([
      'max-critical 0 all',
      'max-medium 0 all',
      'max-low 0 all',
    ]);
  });
});

it('limits block, count issues of code, supply chain and secrets, and come before the conditions', () => {
  expect(
    limitsFrom({ failOnSeverity: 'none', medium: 3n, unrated: 0n }, { conditions: [aCondition('any 9')] }),
  ).toEqual([
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

describe('the conditions in force', () => {
  const policy = { conditions: [aCondition('live 0 new'), aCondition('any 9')] };

  it.each([
    ['count new issues if there is a baseline', true, ['max-critical new', 'live 0 new new', 'any 9 all']],
    ['count all issues without one', false, ['max-critical all', 'live 0 new all', 'any 9 all']],
  ])('%s', (_, hasBaseline, expected) => {
    const conditions = conditionsInForce({ ...EMPTY, failOnSeverity: 'critical' }, policy, hasBaseline);
    expect(conditions.map((one) => `${one.name} ${one.compare}`)).toEqual(expected);
  });
});
