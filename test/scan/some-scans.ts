import fc from 'fast-check';
import type { Scan } from '../../src/domain/scan.ts';
import { aScan } from '../build/a-scan.ts';
import { COMMIT, OTHER_COMMIT } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';

const MINUTE_MS = 60_000;
const unknown = { unknown: 'SCAN_STATUS_PAUSED' };

/** Scans of one commit, and some of other commits. Most are possible ones, and each has its own id. */
export const someScans = fc
  .uniqueArray(
    fc.record({
      id: fc.bigInt({ min: 0n, max: 9223372036854775807n }).map(String),
      repositoryId: fc.constantFrom('4242', '4242', '5555', undefined),
      branch: fc.constantFrom(
        'refs/pull/7/merge',
        'refs/pull/7/merge',
        'refs/pull/8/merge',
        'topic',
        'main',
        undefined,
      ),
      commit: fc.constantFrom(COMMIT, COMMIT, COMMIT, OTHER_COMMIT, undefined),
      startedAtMs: fc.constantFrom(
        NOON_MS - 30 * MINUTE_MS,
        NOON_MS - 3 * MINUTE_MS,
        NOON_MS - 2 * MINUTE_MS,
        NOON_MS - MINUTE_MS,
        undefined,
      ),
      completedAtMs: fc.constantFrom(undefined, NOON_MS - 30_000, NOON_MS),
      status: fc.constantFrom(
        'completed' as const,
        'completed' as const,
        'running' as const,
        'pending' as const,
        'error' as const,
        unknown,
      ),
      exitCode: fc.constantFrom(0n, 1n, undefined),
      enabledProducts: fc.subarray(['sast', 'sca', 'secrets', 'dast']),
      isPartialScan: fc.constantFrom(false, false, false, true),
      isFullScan: fc.boolean(),
    }),
    { selector: (scan) => scan.id, maxLength: 7 },
  )
  .map((scans) => scans.map((scan) => aScan(scan)));

export function inAnyOrder(
  lists: fc.Arbitrary<readonly Scan[]>,
): fc.Arbitrary<readonly [readonly Scan[], readonly Scan[]]> {
  return lists.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray([...list], { minLength: list.length })));
}
