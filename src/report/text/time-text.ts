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

/** `12s before this run`, `during this run`: on a page that stays as it is, a time is told by the run. Milliseconds since 1970. */
export function beforeRun(timeMs: number, runStartedAtMs: number, thisRun = 'this run'): string {
  const seconds = (runStartedAtMs - timeMs) / 1_000;
  return seconds < 1 ? `during ${thisRun}` : `${durationText(seconds)} before ${thisRun}`;
}

/** `9.4s`, `45s`, `3m 20s`, `5h 2m`, `3d 4h`: as durations are written in inputs and messages. */
export function durationText(seconds: number): string {
  if (seconds < 9.95) return `${Math.round(seconds * 10) / 10}s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole}s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return inTwo(minutes, 'm', whole % 60, 's');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? inTwo(hours, 'h', minutes % 60, 'm') : inTwo(Math.floor(hours / 24), 'd', hours % 24, 'h');
}

function inTwo(large: number, unit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large}${unit}` : `${large}${unit} ${small}${smallUnit}`;
}
