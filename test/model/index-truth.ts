import type { ScanRun } from '../../emulator/history/history.ts';
import type { Reasons } from './expected.ts';
import { JUDGED, type Known } from './known.ts';
import { isSameRef, newest } from './refs.ts';

const SECOND = 1_000;
const DAY_MS = 86_400_000;
const YOUNG_MS = 5 * 60 * SECOND;
/** A number that has stayed the same for so long, of a scan that is so old, is what it is. */
const STAYED_MS = 10 * SECOND;
const SETTLED_MS = 30 * SECOND;
/** More than was counted is doubted for so long. */
const MORE_MS = 60 * SECOND;
/** The same number as that of the scan before proves nothing for so long. */
const CHANCE_MS = 10 * SECOND;

/** Section 6: why the index does not yet show what the scan counted; or never will; undefined: it does. */
export function doubtOfIndex(known: Known, scan: ScanRun, product: string, curedMs: number): Reasons | undefined {
  const { truth, nowMs, finishBy } = known;
  const isSum = scan.counts === 'none' || scan.counts === 'total';
  const types = isSum ? JUDGED.filter((other) => scan.products.includes(other)) : [product];
  const foundAt = (ms: number) => sum(types.map((type) => truth.held(type, scan.ref, ms).length));
  const countOf = (one: ScanRun) => sum(types.map((type) => truth.sawOf(one, type).length));
  const counted = countOf(scan);
  const found = foundAt(nowMs);
  const ageMs = nowMs - scan.end!.atMs;

  // A platform that leaves out what is zero says nothing where all of it is.
  const isTold =
    known.world.wire.omitsEmptyMembers !== true || JUDGED.some((type) => truth.sawOf(scan, type).length > 0);
  if (!isTold) return undefined;
  if (counted > 0 && found === 0) return [['index-lag', curedMs]];
  const earlier = known.listed
    .filter((other) => other !== scan && isSameRef(other.ref, scan.ref) && other.startedAtMs < scan.startedAtMs)
    .filter((other) => known.hasRewritten(other) && types.some((type) => other.products.includes(type)));
  const [before] = newest(earlier);
  // Who is not asked for by branch is known only where it is of the day.
  const isOfDay = before !== undefined && before.startedAtMs >= known.world.startMs - DAY_MS;
  const isFewer = found < counted && ageMs < YOUNG_MS;
  const isMore = found > counted && ageMs < MORE_MS && before !== undefined;
  const hasStayed = foundAt(nowMs - STAYED_MS) === found && ageMs >= SETTLED_MS;
  const isByChance = found === counted && counted > 0 && isOfDay && countOf(before) === counted;
  const isDoubtful = ((isFewer || isMore) && !hasStayed) || (isByChance && ageMs < CHANCE_MS);
  if (isDoubtful) return [['index-lag', finishBy]];
  return found < counted ? [['index-gap', known.world.startMs]] : undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
