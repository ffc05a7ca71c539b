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

function found(verdict: string, ...conditions: readonly ReportedCondition[]): Found {
  const [word, reason] = verdict.split(' ');
  return { verdict: { word, reason, message: '' } as Found['verdict'], countsAre: 'exact', conditions };
}

/** Written as a verdict, and `Live broken` for each condition. A reason is one that is expected, also an empty one. */
function expected(
  verdict: ExpectedOutcome['verdict'],
  reason?: ExpectedOutcome['reason'],
  conditions = '',
): ExpectedOutcome {
  const results = conditions
    .split(' ')
    .flatMap((name, at, words) => (at % 2 ? [] : [[name, { result: words[at + 1] }]]));
  const named = conditions === '' ? [] : (results as [string, ExpectedCondition][]);
  return { verdict, reason, conditions: new Map(named) };
}

const HIGH = aCondition({ name: 'High', result: 'ok' });
const LIVE = aCondition({ name: 'Live', result: 'broken' });

describe('what differs from what is expected', () => {
  const ANY = undefined;

  it.each([
    ['a verdict', expected('pass'), found('pass'), []],
    ['another verdict', expected('pass'), found('fail'), ['fail, expected pass']],
    ['any reason', expected('inconclusive'), found('inconclusive no-scan'), []],
    ['the reason', expected('inconclusive', 'no-scan'), found('inconclusive no-scan'), []],
    [
      'another reason',
      expected('inconclusive', 'no-scan'),
      found('inconclusive not-found'),
      ['inconclusive (not-found), expected inconclusive (no-scan)'],
    ],
    ['no reason', expected('fail', ''), found('fail'), []],
    [
      'no reason where there is one',
      expected('fail', ''),
      found('fail server'),
      ['fail (server), expected fail without a reason'],
    ],
    ['a reason where there is none', expected('fail', 'server'), found('fail'), ['fail, expected fail (server)']],
    ['a result', expected('fail', ANY, 'Live broken'), found('fail', HIGH, LIVE), []],
    [
      'another result',
      expected('fail', ANY, 'High broken'),
      found('fail', HIGH, LIVE),
      ['"High" is ok, expected broken'],
    ],
    [
      'the result of each condition of the name',
      expected('fail', ANY, 'High ok'),
      found('fail', HIGH, { ...HIGH, result: 'broken' }),
      ['"High" is broken, expected ok'],
    ],
    [
      'a condition that nobody judged',
      expected('pass', ANY, 'Gone ok'),
      found('pass', HIGH),
      ['"Gone" was not judged'],
    ],
    [
      'all of it',
      expected('pass', ANY, 'Live ok'),
      found('fail', LIVE),
      ['fail, expected pass', '"Live" is broken, expected ok'],
    ],
  ] as const)('is told of %s', (_, wanted, was, differences) => {
    expect(differencesOf(wanted, was)).toEqual(differences);
  });
});

describe('a count of a condition', () => {
  const CONDITION = aCondition({ ...LIVE, compare: 'new', found: 7n, new: 4n, waived: 1n, max: 2n });
  const differing = (expectation: Partial<ExpectedCondition>, was: Found = found('fail', CONDITION)) =>
    differencesOf({ ...expected('fail'), conditions: new Map([['Live', { result: 'broken', ...expectation }]]) }, was);

  it.each([
    ['the same', { found: 7n }, []],
    ['all the same', { found: 7n, new: 4n, waived: 1n, max: 2n }, []],
    ['found', { found: 6n }, ['"Live": found is 7, expected 6']],
    ['new', { new: 0n }, ['"Live": new is 4, expected 0']],
    ['waived', { waived: 0n }, ['"Live": waived is 1, expected 0']],
    ['a limit', { max: 0n }, ['"Live": max is 2, expected 0']],
    ['no limit', { max: UNLIMITED }, ['"Live": max is 2, expected none']],
    [
      'several',
      { result: 'ok', found: 9n, max: 0n },
      ['"Live" is broken, expected ok', '"Live": found is 7, expected 9', '"Live": max is 2, expected 0'],
    ],
  ] as const)('that is expected is told where it differs: %s', (_, expectation, differences) => {
    expect(differing(expectation)).toEqual(differences);
  });

  it('that may be larger is none that is expected', () => {
    const lower: Found = { ...found('fail server', CONDITION), countsAre: 'at-least' };
    expect(differing({ found: 7n, max: 2n }, lower)).toEqual(['"Live": found is at least 7, expected 7']);
    expect(differing({ found: 7n }, { ...lower, countsAre: 'unsettled' })).toEqual([
      '"Live": found is not known, expected 7',
    ]);
  });

  it('that nobody knows is none that is expected', () => {
    const uncompared = found('fail', { ...CONDITION, new: undefined });
    expect(differing({ new: 0n }, uncompared)).toEqual(['"Live": new is not known, expected 0']);
  });

  it('without a limit is told as none', () => {
    const unlimited = found('fail', { ...CONDITION, max: UNLIMITED });
    expect(differing({ max: UNLIMITED }, unlimited)).toEqual([]);
    expect(differing({ max: 0n }, unlimited)).toEqual(['"Live": max is none, expected 0']);
  });
});

describe('broken conditions', () => {
  it.each([
    ['what they found', { found: 3n, max: 2n }, '"Live" (3 found, 2 allowed)'],
    ['what is waived', { found: 3n, max: 1n, waived: 1n }, '"Live" (3 found, 1 waived, 1 allowed)'],
    ['what is new', { found: 3n, new: 2n, compare: 'new', max: 0n }, '"Live" (2 new, 0 allowed)'],
    ['all where new is not known', { found: 3n, compare: 'new', max: 0n }, '"Live" (3 found, 0 allowed)'],
    ['all where new is not judged', { found: 3n, new: 1n, max: 0n }, '"Live" (3 found, 0 allowed)'],
    ['that they only warn', { found: 3n, max: 0n, action: 'warn' }, 'warning "Live" (3 found, 0 allowed)'],
  ] as const)('are named with %s', (_, parts, words) => {
    const usual = { ...LIVE, action: 'fail', compare: 'all', waived: 0n, new: undefined } as const;
    expect(brokenWords(found('fail', HIGH, aCondition({ ...usual, ...parts })))).toEqual([words]);
  });

  it('are named with a count that says where it may be larger', () => {
    const lower: Found = {
      ...found('fail server', aCondition({ ...LIVE, found: 3n, max: 0n })),
      countsAre: 'at-least',
    };
    expect(brokenWords(lower)).toEqual([expect.stringContaining('(at least 3 found, 0 allowed)')]);
  });
});
