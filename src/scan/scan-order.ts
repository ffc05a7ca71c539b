import type { Scan } from '../domain/scan.ts';

type Started = Pick<Scan, 'id' | 'startedAtMs'>;

/** Sorts by start, then by the larger id. A scan without a start takes the latest start among those with a smaller id. */
// spec-gap: list-order
export function newestFirst<One extends Started>(scans: readonly One[]): readonly One[] {
  const keys = new Map(scans.map((scan) => [scan, scan.startedAtMs ?? latestStartBefore(scan, scans)]));
  return [...scans].sort((a, b) => {
    const [aKey, bKey] = [keys.get(a)!, keys.get(b)!];
    if (aKey !== bKey) return bKey > aKey ? 1 : -1;
    return hasLargerId(b, a) ? 1 : -1;
  });
}

/** True if `one` started or ended later: the issues of their ref may then be those of `one`. If starts are missing, the ids decide. */
// spec-gap: scan-takes-over-ref
export function isAfter(one: Scan, other: Scan): boolean {
  const [first] = newestFirst([one, other]);
  if (first === one) return true;
  return (
    one.completedAtMs !== undefined && other.completedAtMs !== undefined && one.completedAtMs > other.completedAtMs
  );
}

function latestStartBefore(scan: Started, scans: readonly Started[]): number {
  let latest = Number.NEGATIVE_INFINITY;
  for (const other of scans) {
    const isEarlier = other.startedAtMs !== undefined && hasLargerId(scan, other);
    if (isEarlier && other.startedAtMs > latest) latest = other.startedAtMs;
  }
  return latest;
}

function hasLargerId(one: Started, other: Started): boolean {
  return BigInt(one.id) > BigInt(other.id);
}
