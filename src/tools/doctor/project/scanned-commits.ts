import { isUnlisted, type Product, productsOf } from '../../../domain/product.ts';
import { branchOrTagName, pullRequestNumber } from '../../../domain/ref.ts';
import type { Scan } from '../../../domain/scan.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import { hasEnded } from '../../../scan/scan-end.ts';
import type { ScannedAs } from '../facts/project-facts.ts';
import type { SeenProject } from './seen-project.ts';

/** What begins later than this after a commit's first scan has a time of its own, such as a scan at night. */
const TOGETHER_MS = 30 * 60_000;

/** A product that begins later than this after a commit's first scan is late: the gate itself waits so long for one. */
export const LATE_PRODUCT_MS = 60_000;

export type ScannedCommit = {
  readonly as: ScannedAs;
  readonly startMs: EpochMs;
  /** Branch, tag or pull request, without regard to its spelling. */
  readonly ref: string;
  readonly scans: readonly Scan[];
  readonly products: readonly Product[];
  readonly results: ReadonlyMap<Product, { readonly startMs: EpochMs; readonly endMs: EpochMs }>;
  /** False where a scan ended without a result and does not say what it ran. */
  readonly isClear: boolean;
};

type Begun = Scan & { readonly startedAtMs: EpochMs };

/** Left out are commits whose scans began only now, or when what was read begins: they may have more of them. */
export function scannedCommits(
  { scans, wholeSinceMs, nowMs }: SeenProject,
  asOf: (scan: Scan) => ScannedAs,
): readonly ScannedCommit[] {
  const earliestMs = wholeSinceMs === undefined ? 0 : wholeSinceMs + TOGETHER_MS;
  const begun = scans.filter((scan): scan is Begun => scan.startedAtMs !== undefined);
  const whole = begun.filter(({ isPartialScan, commit }) => !isPartialScan && commit !== undefined);
  return [...Map.groupBy(whole, (scan) => `${asOf(scan)} ${scan.commit}`).values()]
    .map((ofCommit) => ofCommit.toSorted((a, b) => a.startedAtMs - b.startedAtMs))
    .filter(([first]) => first!.startedAtMs >= earliestMs && first!.startedAtMs + TOGETHER_MS <= nowMs)
    .map((ofCommit) => ofCommit.filter(({ startedAtMs }) => startedAtMs <= ofCommit[0]!.startedAtMs + TOGETHER_MS))
    .filter((together) => together.every(hasEnded) && together.some(({ status }) => status === 'completed'))
    .map((together) => commitOf(together, asOf))
    .toSorted((a, b) => b.startMs - a.startMs);
}

function commitOf(scans: readonly Begun[], asOf: (scan: Scan) => ScannedAs): ScannedCommit {
  const first = scans[0]!;
  const results = new Map<Product, { startMs: EpochMs; endMs: EpochMs }>();
  for (const { status, startedAtMs, completedAtMs, enabledProducts } of scans) {
    if (status !== 'completed' || completedAtMs === undefined || completedAtMs < startedAtMs) continue;
    for (const product of productsOf(enabledProducts)) {
      if (!results.has(product)) results.set(product, { startMs: startedAtMs, endMs: completedAtMs });
    }
  }
  return {
    as: asOf(first),
    startMs: first.startedAtMs,
    ref: pullRequestNumber(first.branch) ?? branchOrTagName(first.branch ?? ''),
    scans,
    products: [...new Set(scans.flatMap(({ enabledProducts }) => productsOf(enabledProducts)))],
    results,
    isClear: scans.every((scan) => scan.status === 'completed' || !isUnlisted(scan)),
  };
}

/** Milliseconds from the first scan's start until all these products had their results; undefined where one has none. */
export function readyAfterMs({ results, startMs }: ScannedCommit, products: readonly Product[]): number | undefined {
  const ends = products.map((product) => results.get(product)?.endMs);
  if (ends.length === 0 || ends.includes(undefined)) return undefined;
  return Math.max(...(ends as number[])) - startMs;
}
