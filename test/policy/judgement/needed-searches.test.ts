import { describe, expect, it } from 'vitest';
import type { Shortfall } from '../../../src/domain/evidence.ts';
import type { Condition } from '../../../src/domain/policy.ts';
import { parsePolicy } from '../../../src/policy/file/parse-policy.ts';
import { evaluate } from '../../../src/policy/judgement/evaluate.ts';
import { neededSearches, planSearches, type SearchPlan } from '../../../src/policy/judgement/plan.ts';
import { caseOf } from '../a-case.ts';

const LIVE = 'secrets {"validationStates":["VALIDATION_STATE_CONFIRMED_VALID"]}';

function conditionsOf(...entries: readonly string[]): readonly Condition[] {
  const text = `version: 1\nconditions:\n${entries.map((entry) => `  - { ${entry} }\n`).join('')}`;
  return parsePolicy(text, { baseline: 'given', today: '2026-06-15', sourceName: 'policy' }).conditions;
}

const CONDITIONS = conditionsOf(
  'name: High, severities: [high], max: 0',
  'name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0',
  'name: Silenced, severities: [critical], states: [ignored-code], max: 0',
  'name: Rest, and-not: [Live], issue-types: [secrets], max: 0',
);

/** The result of each condition, the reason, and the sentence, where a replay lacks these searches. */
function judgedWithout(notStored: readonly string[] | undefined, parts: Partial<Shortfall> = {}, counts = {}) {
  const plan = planSearches(CONDITIONS);
  const { evidence, ...others } = caseOf({ limits: [], here: counts });
  const missing = new Set(notStored);
  const nothing = { rules: new Map(), isComplete: true };
  const all = plan.searches.map(({ id }) => [id, evidence.here.get(id) ?? nothing] as const);
  const here = new Map(all.map(([id, tally]) => [id, missing.has(id) ? { ...tally, isComplete: false } : tally]));
  const [first, ...more] = notStored ?? [];
  const held: Pick<Shortfall, 'notStored'> = { notStored: first === undefined ? undefined : [first, ...more] };
  const shortfall = {
    reason: 'not-found',
    message: 'it is missing',
    areCountsLowerBounds: true,
    ...held,
    ...parts,
  } as const;
  const { conditions, verdict } = evaluate({
    ...others,
    conditions: CONDITIONS,
    plan,
    evidence: { ...evidence, here, shortfall },
  });
  return [conditions.map(({ result }) => result).join(' '), verdict.reason, verdict.message];
}

function searchesOf(name: string, plan: SearchPlan = planSearches(CONDITIONS)): readonly string[] {
  return neededSearches(plan)(CONDITIONS.find((condition) => condition.name === name)!);
}

describe('what a condition needs', () => {
  it('is what it is counted by', () => {
    expect(searchesOf('High')).toEqual(['high']);
    expect(searchesOf('Live')).toEqual([LIVE]);
  });

  it('is in states of its own what proves that, too', () => {
    const parts = ['critical', 'high', 'medium', 'low'].map((one) => `sast+sca+secrets ${one} states ignored-code`);
    expect([...searchesOf('Silenced')].sort()).toEqual(['sast+sca+secrets states ignored-code', ...parts].sort());
  });

  it('is with and-not what is taken away, too', () => {
    expect(searchesOf('Rest')).toEqual(expect.arrayContaining(['secrets', LIVE]));
  });
});

describe('a search that a replay lacks', () => {
  it('leaves those conditions unproven that need it, and names them', () => {
    expect(judgedWithout([LIVE])).toEqual([
      'ok unproven ok unproven',
      'not-found',
      'it is missing, needed by "Live", "Rest"',
    ]);
    expect(judgedWithout(['sast+sca+secrets low states ignored-code'])).toEqual([
      'ok ok unproven ok',
      'not-found',
      'it is missing, needed by "Silenced"',
    ]);
  });

  it('is told of the conditions that need the first, where several are missing', () => {
    expect(judgedWithout(['sast+sca+secrets states ignored-code', LIVE])).toEqual([
      'ok unproven unproven unproven',
      'not-found',
      'it is missing, needed by "Silenced"',
    ]);
  });

  it('is told beside what is broken all the same', () => {
    expect(judgedWithout([LIVE], {}, { high: 'a=1' })).toEqual([
      'broken unproven ok unproven',
      'not-found',
      '"High": at least 1 issue, none allowed; incomplete: it is missing, needed by "Live", "Rest"',
    ]);
  });

  it.each([
    ['is one that every run makes', ['rated']],
    ['is one beside that', [LIVE, 'other']],
    ['belongs to no condition', ['research']],
  ])('leaves all unproven where it %s', (_, notStored) => {
    expect(judgedWithout(notStored)).toEqual(['unproven unproven unproven unproven', 'not-found', 'it is missing']);
  });

  it('is nothing but a failure where it is not said to be all that is missing', () => {
    expect(judgedWithout(undefined)[0]).toBe('unproven unproven unproven unproven');
  });
});

it('are none for a condition that is not in the plan', () => {
  expect(neededSearches(planSearches([]))(CONDITIONS[0]!)).toEqual([]);
});

it('of the baseline leaves those unproven that compare by it, and no others', () => {
  const compared = conditionsOf(
    'name: High, severities: [high], compare: new, max: 0',
    'name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, compare: new, max: 0',
  );
  const given = caseOf('no condition | base');
  const baselineShortfall = {
    reason: 'not-found',
    message: 'it is missing',
    areCountsLowerBounds: true,
    notStored: [LIVE],
  } as const;
  const { conditions } = evaluate({
    ...given,
    conditions: compared,
    plan: planSearches(compared),
    evidence: { ...given.evidence, baselineShortfall },
  });
  expect(conditions.map(({ name, result }) => `${name}: ${result}`)).toEqual(['High: ok', 'Live: unproven']);
});
