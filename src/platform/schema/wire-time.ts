// spec-gap: time-spellings
const SPELLING =
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]{1,9})?(?:Z|[+-][0-9]{2}:[0-9]{2})$/;

const MINUTE_MS = 60_000;
const DAYS_OF_MONTH: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** The calendar repeats itself after 400 years. */
const MS_OF_400_YEARS = 146_097 * 86_400_000;

/** Milliseconds since 1970 (UTC) of `2020-11-18T23:30:10Z` or `2020-11-18 23:30:10.216670+00:00`; undefined for all else, impossible days included. */
export function parseWireTime(text: string): number | undefined {
  if (!SPELLING.test(text)) return undefined;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  const hour = digits(text, 11, 13);
  const minute = digits(text, 14, 16);
  const second = digits(text, 17, 19);
  const offsetMs = zoneOffsetMs(text);
  if (day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59 || second > 59) return undefined;
  if (offsetMs === undefined) return undefined;
  // `Date.UTC` takes a year under 100 for one of the twentieth century.
  const ms = Date.UTC(year + 400, month - 1, day, hour, minute, second, milliseconds(text)) - MS_OF_400_YEARS;
  return ms - offsetMs;
}

function digits(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at += 1) value = value * 10 + text.charCodeAt(at) - 0x30;
  return value;
}

function daysIn(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (DAYS_OF_MONTH[month - 1] ?? 0);
}

/** Further digits are dropped. */
function milliseconds(text: string): number {
  return text[19] === '.' ? Math.round(Number.parseFloat(`0${text.slice(19, 23)}`) * 1_000) : 0;
}

function zoneOffsetMs(text: string): number | undefined {
  if (text.endsWith('Z')) return 0;
  const start = text.length - 6;
  const hours = digits(text, start + 1, start + 3);
  const minutes = digits(text, start + 4, start + 6);
  if (hours > 23 || minutes > 59) return undefined;
  return (text[start] === '-' ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS;
}
