import { describe, expect, it } from 'vitest';
import type { ReportedCondition } from '../../src/domain/report.ts';
import { brokenWords, differencesOf } from '../../src/domain/suite/differences.ts';
import type { ExpectedOutcome, Found } from '../../src/domain/suite/tried-case.ts';
import { aCondition } from '../build/a-report.ts';

function found(verdict: string, ...conditions: readonly ReportedCondition[]): Found {
  const [word, reason] = verdict.split(' ');
  return { verdict: { word, reason, message: '' } as Found['verdict'], conditions };
}

function expected(verdict: ExpectedOutcome['verdict'], parts: Partial<ExpectedOutcome> = {}): ExpectedOutcome {
  return { verdict, reason: undefined, conditions: new Map(), ...parts };
}

const HIGH = aCondition({ name: 'High', result: 'ok' });
const LIVE = aCondition({ name: 'Live', result: 'broken' });

describe('what differs from what is expected', () => {
  it.each([
    ['a verdict', expected('pass'), found('pass'), []],
    ['another verdict', expected('pass'), found('fail'), ['fail, expected pass']],
    ['any reason', expected('inconclusive'), found('inconclusive no-scan'), []],
    ['the reason', expected('inconclusive', { reason: 'no-scan' }), found('inconclusive no-scan'), []],
    [
      'another reason',
      expected('inconclusive', { reason: 'no-scan' }),
      found('inconclusive not-found'),
      ['inconclusive (not-found), expected inconclusive (no-scan)'],
    ],
    ['no reason', expected('fail', { reason: '' }), found('fail'), []],
    [
      'no reason where there is one',
      expected('fail', { reason: '' }),
      found('fail server'),
      ['fail (server), expected fail without a reason'],
    ],
    [
      'a reason where there is none',
      expected('fail', { reason: 'server' }),
      found('fail'),
      ['fail, expected fail (server)'],
    ],
    ['a result', expected('fail', { conditions: new Map([['Live', 'broken']]) }), found('fail', HIGH, LIVE), []],
    [
      'another result',
      expected('fail', { conditions: new Map([['High', 'broken']]) }),
      found('fail', HIGH, LIVE),
      ['"High" is ok, expected broken'],
    ],
    [
      'the result of each condition of the name',
      expected('fail', { conditions: new Map([['High', 'ok']]) }),
      found('fail', HIGH, { ...HIGH, result: 'broken' }),
      ['"High" is broken, expected ok'],
    ],
    [
      'a condition that was not judged',
      expected('pass', { conditions: new Map([['Gone', 'ok']]) }),
      found('pass', HIGH),
      ['"Gone" was not judged'],
    ],
    [
      'all of it',
      expected('pass', { conditions: new Map([['Live', 'ok']]) }),
      found('fail', LIVE),
      ['fail, expected pass', '"Live" is broken, expected ok'],
    ],
  ] as const)('is told of %s', (_, wanted, was, differences) => {
    expect(differencesOf(wanted, was)).toEqual(differences);
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
    const usual = {
      name: 'Live',
      result: 'broken',
      action: 'fail',
      compare: 'all',
      waived: 0n,
      new: undefined,
    } as const;
    expect(brokenWords([HIGH, aCondition({ ...usual, ...parts })])).toEqual([words]);
  });
});
