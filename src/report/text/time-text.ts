/** `2026-11-03 14:05 UTC`, or a dash for no time. Takes milliseconds since 1970. */
export function minuteText(timeMs: number | undefined): string {
  const iso = isoText(timeMs);
  return iso === undefined ? '–' : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

/** ISO 8601 in UTC; undefined for no time and for numbers that are not a time. */
export function isoText(timeMs: number | undefined): string | undefined {
  if (timeMs === undefined) return undefined;
  const date = new Date(timeMs);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** `9.4s`, `45s`, `3m 20s`: as durations are written in inputs and messages. */
export function durationText(seconds: number): string {
  if (seconds < 9.95) return `${Math.round(seconds * 10) / 10}s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole}s` : `${Math.floor(whole / 60)}m ${whole % 60}s`;
}
