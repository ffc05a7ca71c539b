import { GateFailure } from '../domain/failure.ts';
import { type Product, productsOf } from '../domain/product.ts';
import type { Reason } from '../domain/reason.ts';
import type { Scan } from '../domain/scan.ts';
import type { Target } from '../domain/target.ts';
import { ELIGIBLE, isEligible, type Learned, type Standing, standingOf } from './standing.ts';

/** What follows from the scans of a commit. */
export type Choice =
  | { readonly kind: 'none'; readonly standings: ReadonlyMap<Standing, number> }
  /** Candidates whose detail must say first which pull request, or which of several repositories, they belong to. */
  | { readonly kind: 'ask-detail'; readonly scans: readonly Scan[] }
  /** The newest is not finished. */
  | { readonly kind: 'unfinished'; readonly scan: Scan }
  /** The newest finished without a result. */
  | { readonly kind: 'ended'; readonly scan: Scan; readonly reason: Reason }
  /** The newest is finished, but the wanted products were not all scanned. */
  | {
      readonly kind: 'uncovered';
      readonly scan: Scan;
      readonly missing: readonly Product[];
      readonly isAnotherUnfinished: boolean;
    }
  | { readonly kind: 'ready'; readonly scan: Scan; readonly covering: readonly Scan[] };

export type Selection = {
  readonly target: Target;
  readonly learned: Learned;
  readonly wantedProducts: readonly Product[];
  /** The later of our time and the platform's, in milliseconds since 1970. */
  readonly nowMs: number;
};

/** How far a scan may start in the future before the record is impossible. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/**
 * The newest eligible scan decides; scans of the pull request's own ref come before those of its head branch (docs/verdict-rules.md#the-deciding-scan). Pure: any order
 * of the records gives the same choice. Throws `contract` or `scan-inconsistent` for a record that cannot be true.
 */
export function selectScan(scans: readonly Scan[], selection: Selection): Choice {
  const standings = new Map<Scan, Standing>();
  for (const scan of scans) standings.set(scan, standingOf(scan, selection.target, selection.learned));

  const eligible = scans.filter((scan) => isEligible(standings.get(scan)!)).sort(newestFirst);
  const best = ELIGIBLE.find((standing) => eligible.some((scan) => standings.get(scan) === standing));
  if (best === undefined) return { kind: 'none', standings: countStandings(standings.values()) };
  if (best === 'ask-detail') return { kind: 'ask-detail', scans: eligible };
  const newestPerRepository = new Map(eligible.toReversed().map((scan) => [scan.repositoryId, scan]));
  if (newestPerRepository.size > 1) return { kind: 'ask-detail', scans: [...newestPerRepository.values()] };

  for (const scan of eligible) assertStart(scan, selection.nowMs);
  const deciding = eligible.find((scan) => standings.get(scan) === best)!;
  if (!isFinished(deciding)) return { kind: 'unfinished', scan: deciding };
  const reason = endReason(deciding);
  if (reason !== undefined) return { kind: 'ended', scan: deciding, reason };
  assertCompletion(deciding);

  // A scan of unproven ownership covers nothing.
  const others = eligible.filter((scan) => scan !== deciding && standings.get(scan) !== 'ask-detail');
  return coverage(deciding, others, selection.wantedProducts);
}

/** Newest first by start, then by the larger id; a scan that has not started is newer than any that has. */
export function newestFirst(a: Scan, b: Scan): number {
  const aStart = a.startedAtMs ?? Number.POSITIVE_INFINITY;
  const bStart = b.startedAtMs ?? Number.POSITIVE_INFINITY;
  if (aStart !== bStart) return bStart > aStart ? 1 : -1;
  return BigInt(b.id) > BigInt(a.id) ? 1 : -1;
}

/** `others` newest first. */
function coverage(deciding: Scan, others: readonly Scan[], wanted: readonly Product[]): Choice {
  const own = productsOf(deciding.enabledProducts);
  const missing = new Set(wanted.filter((product) => !own.includes(product)));
  const covering: Scan[] = [];
  for (const other of others) {
    if (!isFinished(other) || endReason(other) !== undefined || missing.size === 0) continue;
    const adds = productsOf(other.enabledProducts).filter((product) => missing.has(product));
    if (adds.length === 0) continue;
    assertCompletion(other);
    covering.push(other);
    for (const product of adds) missing.delete(product);
  }
  if (own.length === 0 || missing.size > 0) {
    const isAnotherUnfinished = others.some((other) => !isFinished(other));
    return { kind: 'uncovered', scan: deciding, missing: [...missing], isAnotherUnfinished };
  }
  return { kind: 'ready', scan: deciding, covering };
}

/** An unknown state counts as not finished: new states do appear, and waiting is safe. */
function isFinished(scan: Scan): boolean {
  return scan.status !== 'pending' && scan.status !== 'running' && typeof scan.status === 'string';
}

function endReason(scan: Scan): Reason | undefined {
  if (scan.status === 'error') return 'scan-failed';
  if (scan.status === 'cancelled') return 'scan-cancelled';
  if (scan.status === 'never-finished') return 'scan-never-finished';
  return undefined;
}

function assertStart(scan: Scan, nowMs: number): void {
  if (scan.startedAtMs === undefined) {
    if (scan.status === 'pending') return;
    throw new GateFailure('contract', `scan ${scan.id} has no start time, so it is not known which scan is the newest`);
  }
  if (scan.startedAtMs > nowMs + CLOCK_TOLERANCE_MS) {
    throw new GateFailure(
      'scan-inconsistent',
      `scan ${scan.id} starts in the future (${new Date(scan.startedAtMs).toISOString()})`,
    );
  }
}

function assertCompletion(scan: Scan): void {
  if (scan.exitCode !== undefined && scan.exitCode !== 0n && scan.exitCode !== 1n) {
    throw new GateFailure(
      'scan-inconsistent',
      `scan ${scan.id} is completed with exit code ${scan.exitCode}, which only a failed scan has`,
    );
  }
  if (scan.completedAtMs !== undefined && scan.startedAtMs !== undefined && scan.completedAtMs < scan.startedAtMs) {
    throw new GateFailure('scan-inconsistent', `scan ${scan.id} ends before it starts`);
  }
}

function countStandings(standings: Iterable<Standing>): ReadonlyMap<Standing, number> {
  const counts = new Map<Standing, number>();
  for (const standing of standings) counts.set(standing, (counts.get(standing) ?? 0) + 1);
  return counts;
}
