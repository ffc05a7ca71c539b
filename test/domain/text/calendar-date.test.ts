import { expect, it } from 'vitest';
import { dayAfter, daysBetween, isCalendarDate } from '../../../src/domain/text/calendar-date.ts';

it.each([
  ['2026-06-15', '2026-06-15', 0],
  ['2026-06-15', '2026-06-16', 1],
  ['2026-06-15', '2026-06-14', -1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-12-31', '2027-01-31', 31],
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

it.each([
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['1600-02-29', true],
  ['1900-02-29', false],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-07-31', true],
  ['2026-12-31', true],
  ['2026-00-10', false],
  ['2026-13-10', false],
  ['2026-10-00', false],
])('that %s is a day is %s', (text, isDay) => {
  expect(isCalendarDate(text)).toBe(isDay);
});
