import type { Scan } from '../domain/scan.ts';
import type { EpochMs, MonotonicMs } from '../domain/work/time.ts';
import { mayFitByChance, ranWholly, type Word } from './scan-words.ts';

/** Whether what was found agrees with what a scan counted (docs/verdict-rules/what-is-counted.md#index-barrier). */

export type HeldWord = Word & {
  readonly endedAt: MonotonicMs;
  /** True where another number may still be on its way into the index. */
  readonly isRecent: boolean;
  /** True where also more than the scan counted may be: issues that it closed. */
  readonly mayBeMore: boolean;
};

export type CountState =
  /** The number is believed. Fewer than the scan counted are a gap. */
  | 'settled'
  /** The number may still change: it is believed from `believedAt` on. */
  | 'open'
  /** The scan has findings, and none can be found: not in the index yet, or gone since. */
  | 'missing';

export type Beginning = { readonly at: number; readonly platformMs: number };

const RECENT_MS = 5 * 60_000;
/** More than the scan counted may be what it closed, for so long after its end. */
const MAY_BE_MORE_MS = 2 * 60_000;
/** The index is expected any moment until a scan is so old, and while nothing was waited for longer. */
export const FILLING_MS = 30_000;
/** A number that is steady for this long is accepted, as is one that fits from this age of the scan on. */
export const STILL_MS = 10_000;

export function heldWord(word: Word, began: Beginning): HeldWord {
  const ageMs = ageOf(word.claim, began);
  return { ...word, endedAt: began.at - ageMs, isRecent: ageMs < RECENT_MS, mayBeMore: ageMs < MAY_BE_MORE_MS };
}

/** True where a search that was sent beside others may have seen another index than they. */
export function hasJustEnded(claim: Ended, began: Beginning): boolean {
  return ageOf(claim, began) < FILLING_MS;
}

export async function countStateOf(
  word: HeldWord,
  found: bigint | undefined,
  lookedAt: MonotonicMs,
): Promise<CountState> {
  const { claim, findings } = word;
  if (findings > 0n && (found === undefined || found === 0n)) return 'missing';
  if (found !== undefined && found < findings) return word.isRecent ? 'open' : 'settled';
  if (found === findings) return (await fitsTooEarly(word, lookedAt)) ? 'open' : 'settled';
  // Where the refs of several scans are searched together, it is not known what is on this one's.
  if (!word.mayBeMore) return 'settled';
  return (await claim.earlierScans()).length > 0 ? 'open' : 'settled';
}

export function fits({ findings }: HeldWord, found: bigint): boolean {
  return found > 0n && found === findings;
}

/** When an open number is believed, unless it changes. It has been the same since `since`. */
export function believedAt(word: HeldWord, found: bigint, since: MonotonicMs): MonotonicMs {
  if (fits(word, found)) return word.endedAt + STILL_MS;
  if (found > word.findings) return word.endedAt + MAY_BE_MORE_MS;
  return Math.max(word.endedAt + FILLING_MS, since + STILL_MS);
}

/** What a scan of other products counted says nothing about these, however new it is. */
async function fitsTooEarly(word: HeldWord, lookedAt: MonotonicMs): Promise<boolean> {
  const { claim, findings } = word;
  if (findings === 0n || lookedAt >= believedAt(word, findings, lookedAt)) return false;
  return mayFitByChance(word, await claim.earlierScans((earlier) => ranWholly(word, earlier)));
}

type Ended = Pick<Word['claim'], 'scan' | 'unfinishedAtMs'>;

/** How long ago it ended. An end in the future, or before a poll that showed it unfinished, comes from a wrong clock. */
function ageOf({ scan, unfinishedAtMs = 0 }: Ended, { platformMs }: Beginning): number {
  const endedMs = endOf(scan);
  return endedMs === undefined ? 0 : Math.max(0, platformMs - Math.max(endedMs, unfinishedAtMs));
}

/** A scan that does not say when it ended took the time that it says; one that says neither may just have ended. */
function endOf({ completedAtMs, startedAtMs, totalTimeSeconds }: Scan): EpochMs | undefined {
  if (completedAtMs !== undefined) return completedAtMs;
  if (startedAtMs === undefined || totalTimeSeconds === undefined) return undefined;
  return startedAtMs + totalTimeSeconds * 1_000;
}
