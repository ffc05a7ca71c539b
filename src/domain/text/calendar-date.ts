import type { EpochMs } from '../work/time.ts';
export const DAY_MS = 86_400_000;

/** Days that exist, by the lengths of the months, with February 29 in leap years. A `Date` for each of 100,000 rules takes half a second. */
const CALENDAR_DATE =
  /^(?:\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
const TIME_OF_DAY =
  /^(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$/;

/** True for a day that exists, written `YYYY-MM-DD`. Texts of this form sort in the order of their days. */
export function isCalendarDate(text: string): boolean {
  return CALENDAR_DATE.test(text);
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
