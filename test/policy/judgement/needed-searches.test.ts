import { describe, expect, it } from 'vitest';
import type { Shortfall } from '../../../src/domain/evidence.ts';
import type { Condition } from '../../../src/domain/policy.ts';
import { parsePolicy } from '../../../src/policy/file/parse-policy.ts';
import { evaluate } from '../../../src/policy/judgement/evaluate.ts';
import { neededSearches, planSearches, type SearchPlan } from '../../../src/policy/judgement/plan.ts';
import { caseOf, LIVE } from '../a-case.ts';

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

const notFound = (notStored: Shortfall['notStored']) =>
  ({ reason: 'not-found', message: 'it is missing', areCountsLowerBounds: true, notStored }) as const;

/** The result of each condition, and the sentence, where a replay lacks these searches. */
function judgedWithout(notStored: Shortfall['notStored'], counts = {}) {
  const plan = planSearches(CONDITIONS);
  const { evidence, ...others } = caseOf({ limits: [], here: counts });
  const read = (id: string) => evidence.here.get(id) ?? { rules: new Map(), isComplete: true };
  const here = new Map(
    plan.searches.map(
      ({ id }) => [id, notStored?.includes(id) ? { ...read(id), isComplete: false } : read(id)] as const,
    ),
  );
  const given = { ...evidence, here, shortfall: notFound(notStored) };
  const { conditions, verdict } = evaluate({ ...others, conditions: CONDITIONS, plan, evidence: given });
  expect(verdict.reason).toBe('not-found');
  return [conditions.map(({ result }) => result).join(' '), verdict.message];
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
  const NONE = 'unproven unproven unproven unproven';
  it.each<[what: string, notStored: Shortfall['notStored'], results: string, told: string]>([
    ['leaves those unproven that need it', [LIVE], 'ok unproven ok unproven', ', needed by "Live", "Rest"'],
    [
      'leaves those unproven whose count it proves',
      ['sast+sca+secrets low states ignored-code'],
      'ok ok unproven ok',
      ', needed by "Silenced"',
    ],
    [
      'is told of the conditions that need the first, where several are missing',
      ['sast+sca+secrets states ignored-code', LIVE],
      'ok unproven unproven unproven',
      ', needed by "Silenced"',
    ],
    ['leaves all unproven where it is one that every run makes', ['rated'], NONE, ''],
    ['leaves all unproven where it is one beside that', [LIVE, 'other'], NONE, ''],
    ['leaves all unproven where it belongs to no condition', ['research'], NONE, ''],
    ['is nothing but a failure where it is not said to be all that is missing', undefined, NONE, ''],
  ])('%s', (_, notStored, results, told) => {
    expect(judgedWithout(notStored)).toEqual([results, `it is missing${told}`]);
  });

  it('is told beside what is broken all the same', () => {
    expect(judgedWithout([LIVE], { high: 'a=1' })).toEqual([
      'broken unproven ok unproven',
      '"High": at least 1 issue, none allowed; incomplete: it is missing, needed by "Live", "Rest"',
    ]);
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
  const evidence = { ...given.evidence, baselineShortfall: notFound([LIVE]) };
  const { conditions } = evaluate({ ...given, conditions: compared, plan: planSearches(compared), evidence });
  expect(conditions.map(({ name, result }) => `${name}: ${result}`)).toEqual(['High: ok', 'Live: unproven']);
});
