import { describe, expect, it } from 'vitest';
import type { Tally } from '../../src/domain/evidence.ts';
import {
  exceedsWhole,
  excessOver,
  fixedSince,
  mergeTallies,
  sumOf,
  unclassifiedTally,
} from '../../src/domain/tally.ts';
import { aTally } from '../policy/a-case.ts';

/** The notation of `aTally`: `a=3 b=1`, groups without a name last, and `…` if pages are missing. */
function inWords({ rules, isComplete }: Tally): string {
  const words = [...rules].map(([{ rulePath }, count]) => `${rulePath}=${count}`);
  return [...words.sort(byName), ...(isComplete ? [] : ['…'])].join(' ');
}

function byName(one: string, other: string): number {
  return Number(one.startsWith('=')) - Number(other.startsWith('=')) || one.localeCompare(other);
}

it('tallies are not copied if there is nothing to add up', () => {
  const only = aTally('a=1');
  expect(mergeTallies([aTally(''), only, aTally('')]).rules).toBe(only.rules);
});

describe('a part exceeds the whole', () => {
  it.each([
    ['a=4', 'a=3', true],
    ['a=1 b=1', 'a=3', true],
    ['a=3 b=1', 'a=3 b=2', false],
    ['b=0', 'a=3', false],
    ['=5', 'a=3', false],
  ])('with %j in %j: %s', (part, whole, expected) => {
    expect(exceedsWhole(aTally(part), aTally(whole))).toBe(expected);
  });
});

describe('the excess over a baseline', () => {
  it.each([
    ['a=4', 'a=3', 'a=1'],
    ['a=1', 'a=3', ''],
    ['a=1 b=2', 'b=1 c=9', 'a=1 b=1'],
    ['=2', '=2', '=2'],
    ['a=1 …', 'a=0', 'a=1 …'],
    ['a=1', 'a=0 …', 'a=1 …'],
  ])('is right for %j over %j: %j', (here, there, more) => {
    expect(inWords(excessOver(aTally(here), aTally(there)))).toBe(more);
  });

  it('is added up over rules, and no rule makes up for another', () => {
    expect(sumOf(excessOver(aTally('a=4 b=1'), aTally('a=3 c=9')))).toBe(2n);
  });

  it('in the other direction is the number fixed, without groups that have no name', () => {
    expect(sumOf(fixedSince(aTally('a=4 b=1'), aTally('a=3 b=3 c=9 =5')))).toBe(11n);
  });
});

describe('issues without a known severity', () => {
  it.each([
    ['are the remainder, rule by rule', ['a=1', 'b=2'], 'a=3 b=2 c=1', 'a=2 c=1'],
    ['are never negative', ['a=5 b=1'], 'a=3 b=2', 'b=1'],
    ['are a lower bound if the search over all was cut short', ['a=1'], 'a=3 …', 'a=2 …'],
    ['are unknown while a severity was cut short', ['a=1 …', 'b=1'], 'a=3', '…'],
    ['are compared by their sum if they have no name', ['=1', '=2'], '=2 =3', '=2'],
    ['are compared only with nameless issues if they have no name', ['a=5 =1'], 'a=5 =2', '=1'],
    ['are none if nameless issues are fewer', ['=3'], '=2', ''],
    ['are not reduced by nameless issues of a severity', ['=3'], 'a=2', 'a=2'],
  ])('%s', (_, severities, rated, unclassified) => {
    expect(inWords(unclassifiedTally(mergeTallies(severities.map(aTally)), aTally(rated)))).toBe(unclassified);
  });

  it.each([
    ['a=3', 'b=1', 'a=2 b=1'],
    ['a=3', 'a=1', 'a=3'],
    ['a=3', 'b=1 …', 'a=2 b=1 …'],
    ['a=1', '', ''],
  ])('in %j, together with other types %j, are %j', (rated, other, unrated) => {
    expect(inWords(mergeTallies([unclassifiedTally(aTally('a=1'), aTally(rated)), aTally(other)]))).toBe(unrated);
  });
});
