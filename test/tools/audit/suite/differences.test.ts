import { describe, expect, it } from 'vitest';
import { UNLIMITED } from '../../../../src/domain/policy.ts';
import type { ReportedCondition } from '../../../../src/domain/report.ts';
import {
  brokenWords,
  differencesOf,
  type ExpectedCondition,
  type ExpectedOutcome,
  type Found,
} from '../../../../src/tools/audit/suite/tried-case.ts';
import { aCondition } from '../../../build/a-report.ts';

const LIVE = aCondition({ name: 'Live', result: 'broken' });
const HIGH = aCondition({ name: 'High', result: 'ok' });
/** Two conditions of one name, as a limit and a condition may have the same name. */
const BOTH = [aCondition({ name: 'Both', result: 'ok' }), aCondition({ name: 'Both', result: 'broken' })];

/** The found outcome for a verdict such as `fail server`. */
function found(verdict: string, ...conditions: readonly ReportedCondition[]): Found {
  const [word, reason] = verdict.split(' ');
  return { verdict: { word, reason, message: '' } as Found['verdict'], countsAre: 'exact', conditions };
}

/** The expected outcome for a text such as `fail server`, or `fail none` for no reason, and a result such as `Live broken`. */
function expected(verdict: string, result = ''): ExpectedOutcome {
  const [word, reason] = verdict.split(' ');
  const [name = '', wanted] = result.split(' ');
  const conditions = new Map(wanted === undefined ? [] : [[name, { result: wanted }]]);
  return { verdict: word, reason: reason === 'none' ? '' : reason, conditions } as ExpectedOutcome;
}

// policy-suite.test.ts tests the messages of a suite about a verdict, a reason, a result and a count.
it.each<[what: string, verdict: string, result: string, was: string, ...differences: readonly string[]]>([
  ['another reason', 'fail no-scan', '', 'fail server', 'fail (server), expected fail (no-scan)'],
  ['no reason', 'fail none', '', 'fail'],
  ['no reason if there is one', 'fail none', '', 'fail server', 'fail (server), expected fail without a reason'],
  ['a reason if there is none', 'fail server', '', 'fail', 'fail, expected fail (server)'],
  ['the result of each condition of the name', 'fail', 'Both ok', 'fail', '"Both" is broken, expected ok'],
  ['a condition that was not judged', 'pass', 'Gone ok', 'pass', '"Gone" was not judged'],
  ['all of it', 'pass', 'Live ok', 'fail', 'fail, expected pass', '"Live" is broken, expected ok'],
])('a difference is reported for %s', (_, verdict, result, was, ...differences) => {
  expect(differencesOf(expected(verdict, result), found(was, HIGH, LIVE, ...BOTH))).toEqual(differences);
});

describe('a count of a condition', () => {
  const CONDITION = aCondition({ ...LIVE, compare: 'new', found: 7n, new: 4n, waived: 1n, max: 2n });
  const differing = (expectation: Partial<ExpectedCondition>, was: Found = found('fail', CONDITION)) =>
    differencesOf({ ...expected('fail'), conditions: new Map([['Live', { result: 'broken', ...expectation }]]) }, was);

  it.each([
    ['all the same', { found: 7n, new: 4n, waived: 1n, max: 2n }, []],
    ['new', { new: 0n }, ['"Live": new is 4, expected 0']],
    ['waived', { waived: 0n }, ['"Live": waived is 1, expected 0']],
    ['a limit', { max: 0n }, ['"Live": max is 2, expected 0']],
    ['no limit', { max: UNLIMITED }, ['"Live": max is 2, expected none']],
  ] as const)('that is expected is reported if it differs: %s', (_, expectation, differences) => {
    expect(differing(expectation)).toEqual(differences);
  });

  const lower: Found = { ...found('fail server', CONDITION), countsAre: 'at-least' };
  const unlimited = found('fail', { ...CONDITION, max: UNLIMITED });
  it.each([
    ['that may be larger', { found: 7n, max: 2n }, lower, ['"Live": found is at least 7, expected 7']],
    [
      'that is unknown',
      { new: 0n },
      found('fail', { ...CONDITION, new: undefined }),
      ['"Live": new is not known, expected 0'],
    ],
    ['without a limit, as none', { max: 0n }, unlimited, ['"Live": max is none, expected 0']],
    ['without a limit, as expected', { max: UNLIMITED }, unlimited, []],
  ] as const)('is reported %s', (_, expectation, was, differences) => {
    expect(differing(expectation, was)).toEqual(differences);
  });
});

it.each([
  ['the number found', { found: 3n, max: 2n }, '"Live" (3 found, 2 allowed)'],
  ['the number waived', { found: 3n, max: 1n, waived: 1n }, '"Live" (3 found, 1 waived, 1 allowed)'],
  ['the number of new issues', { found: 3n, new: 2n, compare: 'new', max: 0n }, '"Live" (2 new, 0 allowed)'],
  ['all if the number of new ones is unknown', { found: 3n, compare: 'new', max: 0n }, '"Live" (3 found, 0 allowed)'],
  ['all if new ones are not judged', { found: 3n, new: 1n, max: 0n }, '"Live" (3 found, 0 allowed)'],
  ['that they only warn', { found: 3n, max: 0n, action: 'warn' }, 'warning "Live" (3 found, 0 allowed)'],
] as const)('broken conditions are named with %s', (_, parts, words) => {
  const usual = { ...LIVE, action: 'fail', compare: 'all', waived: 0n, new: undefined } as const;
  expect(brokenWords(found('fail', HIGH, aCondition({ ...usual, ...parts })))).toEqual([words]);
});
