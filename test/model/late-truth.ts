import type { ScanRun } from '../../emulator/history/history.ts';
import type { Known } from './known.ts';
import { isSameRef } from './refs.ts';

const DAY_MS = 86_400_000;
const LATE_MS = 60_000;

/**
 * True where a product that no scan of this commit lists must be waited for, because the last commits were scanned with it. Where the rules
 * leaves open which scans are known, only if it holds either way.
 */
export function mayStillCome(known: Known, deciding: readonly ScanRun[], product: string): boolean {
  const { world, nowMs, finishBy, eligible } = known;
  const ends = eligible.filter((scan) => known.hasRewritten(scan)).map(({ end }) => end!.atMs);
  if (nowMs >= Math.min(Math.max(...ends) + LATE_MS, finishBy)) return false;
  const others = known.listed.filter((scan) => !known.isUnderTest(scan) && scan.isPartial !== true);
  const ofDay = others.filter(({ startedAtMs }) => startedAtMs >= world.startMs - DAY_MS);
  return [others, ofDay].every((seen) => deciding.every((scan) => isExpected(seen, scan)));

  function isExpected(seen: readonly ScanRun[], { ref, isFull }: ScanRun): boolean {
    const ofRef = seen.filter((other) => isSameRef(other.ref, ref));
    const alike = ofRef.length > 0 ? ofRef : seen.filter((other) => other.isFull === isFull);
    return [alike, alike.filter(isWord)].every((scans) => isListedByLast(scans));
  }

  /** By the newest other commit, or by two of the newest three. */
  function isListedByLast(scans: readonly ScanRun[]): boolean {
    const newestFirst = scans.toSorted((one, other) => other.startedAtMs - one.startedAtMs);
    const commits = [...new Set(newestFirst.map(({ commit }) => commit))].slice(0, 3);
    const lists = commits.map((commit) =>
      scans.some((scan) => scan.commit === commit && isWord(scan) && scan.products.includes(product)),
    );
    return lists[0] === true || lists.filter(Boolean).length >= 2;
  }

  /** Completed, unfinished, or cancelled after it had begun. */
  function isWord(scan: ScanRun): boolean {
    return !known.hasEnded(scan) || ['COMPLETED', 'CANCELLED'].includes(scan.end!.status);
  }
}
