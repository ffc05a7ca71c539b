import type { Scan } from '../domain/scan.ts';
import type { EpochMs, MonotonicMs } from '../domain/work/time.ts';
import { type ExpectedCount, mayFitByChance, ranWholly } from './expected-counts.ts';

/** Whether what was found agrees with what a scan counted (docs/verdict-rules/what-is-counted.md#index-barrier). */

export type AgedCount = ExpectedCount & {
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

export function withAge(expected: ExpectedCount, began: Beginning): AgedCount {
  const ageMs = ageOf(expected.source, began);
  return { ...expected, endedAt: began.at - ageMs, isRecent: ageMs < RECENT_MS, mayBeMore: ageMs < MAY_BE_MORE_MS };
}

/** True where a search that was sent beside others may have read another index than they. */
export function hasJustEnded(source: Ended, began: Beginning): boolean {
  return ageOf(source, began) < FILLING_MS;
}

export async function countStateOf(
  expected: AgedCount,
  found: bigint | undefined,
  polledAt: MonotonicMs,
): Promise<CountState> {
  const { source, findings } = expected;
  if (findings > 0n && (found === undefined || found === 0n)) return 'missing';
  if (found !== undefined && found < findings) return expected.isRecent ? 'open' : 'settled';
  if (found === findings) return (await fitsTooEarly(expected, polledAt)) ? 'open' : 'settled';
  // Where the refs of several scans are searched together, it is not known what is on this one's.
  if (!expected.mayBeMore) return 'settled';
  return (await source.earlierScans()).length > 0 ? 'open' : 'settled';
}

export function fits({ findings }: AgedCount, found: bigint): boolean {
  return found > 0n && found === findings;
}

/** When an open number is believed, unless it changes. It has been the same since `since`. */
export function believedAt(expected: AgedCount, found: bigint, since: MonotonicMs): MonotonicMs {
  if (fits(expected, found)) return expected.endedAt + STILL_MS;
  if (found > expected.findings) return expected.endedAt + MAY_BE_MORE_MS;
  return Math.max(expected.endedAt + FILLING_MS, since + STILL_MS);
}

/** What a scan of other products counted says nothing about these, however new it is. */
async function fitsTooEarly(expected: AgedCount, polledAt: MonotonicMs): Promise<boolean> {
  const { source, findings } = expected;
  if (findings === 0n || polledAt >= believedAt(expected, findings, polledAt)) return false;
  return mayFitByChance(expected, await source.earlierScans((earlier) => ranWholly(expected, earlier)));
}

type Ended = Pick<ExpectedCount['source'], 'scan' | 'unfinishedAtMs'>;

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
