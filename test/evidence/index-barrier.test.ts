import { describe, expect, it } from 'vitest';
import type { Scan } from '../../src/domain/scan.ts';
import { type CountState, countStateOf, countsOf, withAge } from '../../src/evidence/index-barrier.ts';
import { someFindings } from '../build/a-scan.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { aClaim, anEndedScan, MINUTE_MS } from './a-reading.ts';

const SECOND_MS = 1_000;

type Given = {
  readonly says: bigint;
  readonly found: bigint | undefined;
  /** How long before the reading the scan ended. */
  readonly agoMs: number;
  /** What the newest earlier scan counted. */
  readonly before?: bigint;
  /** How long after the beginning of the reading the search was sent. */
  readonly afterMs?: number;
  /** True where only the list knows the earlier scan, when it is asked for the branch. */
  readonly isAskedFor?: boolean;
  readonly isFullScan?: boolean;
  /** The windows show a scan of these products, with no findings, that is newer than the earlier one. */
  readonly others?: readonly string[];
  readonly scan?: Partial<Scan>;
};

async function state(given: Given): Promise<CountState> {
  const { says, found, agoMs, before, afterMs = 0, isAskedFor = false, isFullScan = true, others = [] } = given;
  const earlier = before === undefined ? [] : [anEndedScan(60 * MINUTE_MS, { code: before })];
  const between = others.length === 0 ? [] : [{ ...anEndedScan(30 * MINUTE_MS, {}), enabledProducts: others }];
  const source = aClaim({
    scan: { ...anEndedScan(agoMs, { code: says }), isFullScan, ...given.scan },
    issueTypes: ['sast'],
    earlierScans: async (isMeant = () => true) => {
      const known = [...between, ...(isAskedFor ? [] : earlier)].filter(isMeant);
      return known.length > 0 ? known : [...between, ...earlier].filter(isMeant);
    },
  });
  const [expected] = countsOf(source, undefined);
  return countStateOf(withAge(expected!, { at: 1_000, platformMs: NOON_MS }), found, 1_000 + afterMs);
}

describe('what was found beside what a scan says', () => {
  it.each<[what: string, given: Given, expected: CountState]>([
    ['nothing, and nothing was counted', { says: 0n, found: 0n, agoMs: 0 }, 'settled'],
    ['nothing, however long ago', { says: 2n, found: 0n, agoMs: 60 * MINUTE_MS }, 'missing'],
    ['what nobody asked for', { says: 2n, found: undefined, agoMs: 60 * MINUTE_MS }, 'missing'],
    ['fewer, less than five minutes after the end', { says: 2n, found: 1n, agoMs: 5 * MINUTE_MS - 1 }, 'open'],
    ['fewer, five minutes after the end (M14)', { says: 2n, found: 1n, agoMs: 5 * MINUTE_MS }, 'settled'],
    ['more, and no earlier scan is listed', { says: 2n, found: 3n, agoMs: 0 }, 'settled'],
    ['more, less than two minutes old (M4, O28)', { says: 0n, found: 3n, agoMs: 119 * SECOND_MS, before: 3n }, 'open'],
    ['more, after an earlier scan (M4)', { says: 0n, found: 3n, agoMs: 0, before: 3n, isAskedFor: true }, 'open'],
    ['more, two minutes after the end', { says: 0n, found: 3n, agoMs: 2 * MINUTE_MS, before: 3n }, 'settled'],
    ['the number', { says: 3n, found: 3n, agoMs: 0 }, 'settled'],
    ['the number, as before (M2)', { says: 3n, found: 3n, agoMs: 9 * SECOND_MS, before: 3n }, 'open'],
    ['the number, as known before (M2)', { says: 3n, found: 3n, agoMs: 0, before: 3n, isAskedFor: true }, 'open'],
    ['the number, other than before', { says: 3n, found: 3n, agoMs: 0, before: 4n }, 'settled'],
    ['the number, as before, ten seconds old', { says: 3n, found: 3n, agoMs: 10 * SECOND_MS, before: 3n }, 'settled'],
    [
      'the number, as before, seen when ten seconds are over',
      { says: 3n, found: 3n, agoMs: 4 * SECOND_MS, before: 3n, afterMs: 6 * SECOND_MS },
      'settled',
    ],
    ['zero, as before', { says: 0n, found: 0n, agoMs: 0, before: 0n }, 'settled'],
    ['the number of a diff scan, as before', { says: 3n, found: 3n, agoMs: 0, before: 3n, isFullScan: false }, 'open'],
    [
      'the number of a diff scan, as the list knows of before (M2)',
      { says: 3n, found: 3n, agoMs: 0, before: 3n, isFullScan: false, isAskedFor: true },
      'open',
    ],
    [
      'the number, as before, where only the list knows, and a scan of another product came between (M2)',
      { says: 3n, found: 3n, agoMs: 0, before: 3n, isAskedFor: true, others: ['sca'] },
      'open',
    ],
    ['the number, after scans of other products', { says: 3n, found: 3n, agoMs: 0, others: ['sca'] }, 'settled'],
  ])('%s', async (_, given, expected) => {
    expect(await state(given)).toBe(expected);
  });

  it.each<[what: string, scan: Partial<Scan>, expected: CountState]>([
    ['in the future: it has just ended', { completedAtMs: NOON_MS + 60 * MINUTE_MS }, 'open'],
    [
      'missing, where it took long and began long ago',
      { completedAtMs: undefined, startedAtMs: NOON_MS - 9 * MINUTE_MS, totalTimeSeconds: 60 },
      'settled',
    ],
    [
      'missing, where it took until now',
      { completedAtMs: undefined, startedAtMs: NOON_MS - 9 * MINUTE_MS, totalTimeSeconds: 500 },
      'open',
    ],
    ['missing altogether: it may have just ended', { completedAtMs: undefined, totalTimeSeconds: undefined }, 'open'],
  ])('is held against an end that is %s', async (_, scan, expected) => {
    expect(
      await state({ says: 2n, found: 1n, agoMs: 0, scan: { ...scan, findingsCounts: someFindings({ code: 2n }) } }),
    ).toBe(expected);
  });
});
