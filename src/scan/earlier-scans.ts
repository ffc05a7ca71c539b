import { productOf } from '../domain/product.ts';
import type { Scan } from '../domain/scan.ts';
import { newestFirst } from './scan-order.ts';

/** When a scan is likely to end, in milliseconds after its start. */
export type ExpectedEnd = {
  readonly earliestMs: number;
  readonly medianMs: number;
  readonly latestMs: number;
  /** True if enough scans of exactly these products are known. The gate then polls rarely before the earliest time. */
  readonly isSure: boolean;
};

const MOST_EARLIER_SCANS = 50;
/** With fewer scans of the same products, all scans of the kind are used. Products matter: a scan for secrets alone takes seconds. */
const ENOUGH_OF_PRODUCTS = 3;
/** Fewer durations say little about how far they vary: the range is then at least `LEAST_SPREAD` of the median, both ways. */
const FEW = 5;
const LEAST_SPREAD = 0.15;

export function expectedEndOf(scan: Scan, earlierScans: readonly Scan[]): ExpectedEnd | undefined {
  const timed = earlierScans.filter((earlier) => isAlike(earlier, scan) && durationOf(earlier) !== undefined);
  const products = productKey(scan);
  const ofProducts = timed.filter((earlier) => productKey(earlier) === products);
  const isOfProducts = products !== '' && ofProducts.length >= ENOUGH_OF_PRODUCTS;
  const durations = newestFirst(isOfProducts ? ofProducts : timed)
    .slice(0, MOST_EARLIER_SCANS)
    .map((earlier) => durationOf(earlier)!);
  const expected = expectedEnd(durations);
  return expected && { ...expected, isSure: isOfProducts && durations.length >= FEW };
}

/** Leaves out the fastest of every twenty and the slowest of every ten. The next scan may be faster by the mean distance of two. */
export function expectedEnd(durationsMs: readonly number[]): Omit<ExpectedEnd, 'isSure'> | undefined {
  const count = durationsMs.length;
  if (count === 0) return undefined;
  const sorted = durationsMs.toSorted((a, b) => a - b);
  const medianMs = sorted[Math.floor(count / 2)]!;
  const fastestMs = sorted[Math.floor(count / 20)]!;
  const slowestMs = sorted[count - 1 - Math.floor(count / 10)]!;
  const widenMs = count < FEW ? LEAST_SPREAD * medianMs : 0;
  return {
    earliestMs: Math.min(fastestMs - (slowestMs - fastestMs) / count, medianMs - widenMs),
    medianMs,
    latestMs: Math.max(slowestMs, medianMs + widenMs),
  };
}

function isAlike(earlier: Scan, scan: Scan): boolean {
  return earlier.repositoryId === scan.repositoryId && earlier.isFullScan === scan.isFullScan && !earlier.isPartialScan;
}

/** Milliseconds from start to end, which the gate would wait; the platform's own duration if these times are missing or impossible. */
export function durationOf({ startedAtMs, completedAtMs, totalTimeSeconds }: Scan): number | undefined {
  if (startedAtMs !== undefined && completedAtMs !== undefined && completedAtMs > startedAtMs)
    return completedAtMs - startedAtMs;
  return totalTimeSeconds !== undefined && totalTimeSeconds > 0 ? totalTimeSeconds * 1_000 : undefined;
}

/** Includes unknown products, because they take time too. Empty if the scan names none. */
function productKey({ enabledProducts }: Scan): string {
  return [...new Set(enabledProducts.map((name) => productOf(name) ?? name.toLowerCase()))].toSorted().join();
}
