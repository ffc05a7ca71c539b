import { durationText } from '../../domain/text/duration-text.ts';
import type { EpochMs } from '../../domain/work/time.ts';

/** `2026-11-03 14:05 UTC`, or a dash for no time. Takes milliseconds since 1970. */
export function minuteText(timeMs: EpochMs | undefined): string {
  const iso = isoText(timeMs);
  return iso === undefined ? '–' : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

/** ISO 8601 in UTC; undefined for no time and for numbers that are not a time. */
export function isoText(timeMs: EpochMs | undefined): string | undefined {
  if (timeMs === undefined) return undefined;
  const date = new Date(timeMs);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** `12s before this run`, `during this run`: on a page that stays as it is, times are relative to the run. Milliseconds since 1970. */
export function beforeRun(timeMs: EpochMs, runStartedAtMs: EpochMs, thisRun = 'this run'): string {
  const seconds = (runStartedAtMs - timeMs) / 1_000;
  return seconds < 1 ? `during ${thisRun}` : `${durationText(seconds)} before ${thisRun}`;
}
