import { expect, it } from 'vitest';
import { dayAfter, daysBetween, isCalendarDate } from '../../../src/domain/text/calendar-date.ts';

it.each([
  ['2026-06-15', '2026-06-16', 1],
  ['2026-06-15', '2026-06-14', -1],
  ['2028-02-28', '2028-03-01', 2],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

it.each([
  ['2026-06-15', 7, '2026-06-22'],
  ['2028-02-28', 2, '2028-03-01'],
  ['9999-12-30', 1, '9999-12-31'],
  ['9999-12-31', 1, '9999-12-31'],
  ['9990-01-01', 36_500, '9999-12-31'],
])('the day after %s by %i days is %s', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected);
});

it.each(['2024-02-29', '2000-02-29', '1600-02-29', '2026-07-31', '2026-12-31'])('%s is a day', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

it.each([...['1900-02-29', '2026-02-29', '2026-02-30', '2026-04-31', '2026-00-10', '2026-13-10', '2026-10-00']])(
  '%s is no day',
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);
