import { expect, it } from 'vitest';
import { daysBetween } from '../../../src/domain/text/calendar-date.ts';

it.each([
  ['2026-06-15', '2026-06-15', 0],
  ['2026-06-15', '2026-06-16', 1],
  ['2026-06-15', '2026-06-14', -1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-12-31', '2027-01-31', 31],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
