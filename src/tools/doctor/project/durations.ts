import type { Scan } from '../../../domain/scan.ts';
import { durationOf } from '../../../scan/earlier-scans.ts';
import type { Durations } from '../facts/project-facts.ts';

/** How long finished scans took, by their start and end as a wait sees them. Undefined where none tells it. */
export function durationsOf(scans: readonly Scan[]): Durations | undefined {
  const finished = scans.filter(({ status }) => status === 'completed');
  const times = finished.flatMap((scan) => durationOf(scan) ?? []).toSorted((a, b) => a - b);
  if (times.length === 0) return undefined;
  return {
    scans: times.length,
    medianMs: atShare(times, 0.5),
    p90Ms: atShare(times, 0.9),
    longestMs: times.at(-1)!,
  };
}

/** The time that this share of all took at most. `sorted` is not empty, the shortest first. */
function atShare(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}
