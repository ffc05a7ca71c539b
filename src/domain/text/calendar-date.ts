import type { EpochMs } from '../work/time.ts';
export const DAY_MS = 86_400_000;

const TIME_OF_DAY =
  /^(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$/;

/** True for a day that exists, written `YYYY-MM-DD`. Texts of this form sort in the order of their days. */
export function isCalendarDate(text: string): boolean {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && dayOf(ms) === text;
}

/** True for a time of RFC 3339 with seconds and offset, such as `2026-01-31T00:00:00Z`. */
export function isDateTime(text: string): boolean {
  const end = text.indexOf('T');
  return isCalendarDate(text.slice(0, end)) && TIME_OF_DAY.test(text.slice(end + 1));
}

export function dayOf(ms: EpochMs): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

/** `day` and result are texts; `9999-12-31` if the result would be later. */
export function dayAfter(day: string, days: number): string {
  return dayOf(Math.min(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS, LAST_DAY));
}

const LAST_DAY = Date.parse('9999-12-31T00:00:00Z');
