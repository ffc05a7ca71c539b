import type { EpochMs } from '../../../../domain/work/time.ts';

/**
 * The time by which a replay reads a policy: how long a waiver may still hold (`longest-waiver`) is counted from its day.
 * It is today, as for `policy check`: a waiver that is renewed must not be too long for every older record. Today is never
 * before the recorded run, so what that run took is taken for good. Whether a waiver holds is a question of the record's
 * own day, and none of this.
 */
export function policyReadAt(recordedMs: EpochMs, nowMs: EpochMs): EpochMs {
  return Math.max(recordedMs, nowMs);
}
