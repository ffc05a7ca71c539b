import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../src/domain/product.ts';
import type { Scan } from '../../src/domain/scan.ts';
import { isAfter, newestFirst } from '../../src/scan/scan-order.ts';
import { aRunningScan, aScan } from '../build/a-scan.ts';
import { aPush, aTarget, FORK } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { type Asked, choiceInWords, choiceOf, MINUTE_MS, scan } from './a-choice.ts';
import { inAnyOrder, someScans } from './some-scans.ts';

const someProducts = fc.subarray<Product>(['code', 'supply-chain', 'secrets', 'ai-code']);

/** Settings and a time of the run. The facts of the details follow from the ids of the scans. */
const someAsked = fc.record({
  target: fc.constantFrom(aTarget(), FORK, aPush(), aTarget({ subject: { kind: 'commit' } })),
  isIdConfigured: fc.boolean(),
  needs: fc.record({ named: someProducts, judged: someProducts, ifScanned: someProducts }),
  elapsedMs: fc.constantFrom(0, 30_000, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS),
  outlived: fc.constantFrom<NonNullable<Asked['outlived']>>('all', []),
  isWide: fc.boolean(),
});

function inWords(scans: readonly Scan[], asked: Asked): string {
  const read = scans.filter(({ id }) => !id.endsWith('1'));
  const facts = read.map(({ id, repositoryId, status }): [string, NonNullable<Asked['facts']>[string]] => [
    id,
    {
      isFinal: status === 'completed' || status === 'error',
      fit: repositoryId === '4242' ? 'name' : 'other',
      pullRequests: ['7', '8'].filter((number) => id.endsWith(number)),
    },
  ]);
  try {
    return choiceInWords(scans, { ...asked, facts: Object.fromEntries(facts) });
  } catch (thrown) {
    return String(thrown);
  }
}

it('any order of the list gives the same choice', () => {
  fc.assert(
    fc.property(inAnyOrder(someScans), someAsked, ([scans, others], asked) => {
      expect(inWords(others, asked)).toBe(inWords(scans, asked));
    }),
    { numRuns: 1_000 },
  );
});

const started = (id: string, minute: number | undefined, endMinute?: number): Scan =>
  ({
    id,
    startedAtMs: minute === undefined ? undefined : NOON_MS + minute * MINUTE_MS,
    completedAtMs: endMinute === undefined ? undefined : NOON_MS + endMinute * MINUTE_MS,
  }) as Scan;

it.each<[what: string, scans: readonly Scan[], expected: string]>([
  ['without a start before all smaller ids', [started('3', 9), started('5', undefined), started('4', 1)], '5 3 4'],
  ['two without a start by id', [started('1', undefined), started('2', undefined)], '2 1'],
])('scans are in order %s', (_, scans, expected) => {
  const inWordsOf = (list: readonly Scan[]) => list.map(({ id }) => id).join(' ');
  expect(inWordsOf(newestFirst(scans))).toBe(expected);
  expect(inWordsOf(newestFirst([...scans].reverse()))).toBe(expected);
});

it.each<[what: string, one: Scan, other: Scan, expected: boolean]>([
  ['it started later', started('1', 5), started('2', 1), true],
  ['it started later and ended earlier', started('1', 5, 6), started('2', 1, 9), true],
  ['it started earlier and ended later', started('1', 1, 9), started('2', 5, 6), true],
  ['it started earlier and has no end', started('1', 1), started('2', 5, 6), false],
  ['it started and ended earlier', started('1', 1, 2), started('2', 5, 6), false],
  ['it started at the same time with a smaller id', started('1', 1, 2), started('2', 1, 2), false],
])('a scan is later than another one if %s', (_, one, other, expected) => {
  expect(isAfter(one, other)).toBe(expected);
});

function chosen(...given: Parameters<typeof choiceOf>) {
  try {
    return choiceOf(...given);
  } catch (thrown) {
    return { kind: 'thrown', blocker: undefined, thrown } as const;
  }
}

describe('in a run that never waits', () => {
  it('the choice is to give up instead of waiting, for the same cause, and else the same', () => {
    fc.assert(
      fc.property(someScans, (scans) => {
        const asked: Asked = { target: aTarget(), facts: Object.fromEntries(scans.map(({ id }) => [id, {}])) };
        const usual = chosen(scans, asked);
        const never = chosen(scans, { ...asked, neverWaits: true });
        if (usual.kind !== 'wait') expect(never).toEqual(usual);
        else expect(never).toMatchObject({ kind: 'give-up', blocker: { kind: usual.blocker.kind } });
      }),
      { numRuns: 500 },
    );
  });

  const head = scan('2', 5, { branch: 'refs/heads/topic', isFullScan: true });
  const ofOther = scan('1', 60, { branch: 'refs/pull/8/merge', commit: 'b'.repeat(40) });
  it.each([
    ['a scan that runs', [aRunningScan()], 'give-up unfinished 900'],
    ['a scan that is not there', [], 'give-up none {}'],
    ["the own scan, where the head branch's is there and others have theirs", [head, ofOther], 'give-up other-ref 2'],
  ])('%s leads to a give-up', (_, scans, expected) => {
    expect(choiceInWords(scans, { target: aTarget(), facts: { 2: {} }, neverWaits: true })).toBe(expected);
    expect(choiceInWords(scans, { target: aTarget(), facts: { 2: {} }, waitMs: 0 })).toBe(expected);
  });

  it('a project that another may fit better decides nothing, not even a fail', () => {
    const fresh = aScan({ id: '1', completedAtMs: NOON_MS - 30_000 });
    const facts = {
      1: {
        fit: 'address',
        projectName: 'shop',
        names: { displayName: 'shop', repository: undefined, address: undefined },
      },
    } as const;
    const asked = { isIdConfigured: false, facts, neverWaits: true } as const;
    expect(choiceInWords([fresh], asked)).toBe('give-up late-project 1 of shop');
  });
});
