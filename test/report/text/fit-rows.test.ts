import { expect, test } from 'vitest';
import { fitRows } from '../../../src/report/text/fit-rows.ts';

const page = (rows: number) => 'x'.repeat(10 * rows + 5);

test.each([
  [105, 10],
  [104, 9],
  [16, 1],
  [15, 1],
  [14, 0],
  [5, 0],
])('a page with room for %i characters has %i rows', (room, rows) => {
  expect(fitRows(page, 10, (text) => text.length <= room)).toBe(page(rows));
});

test('there is no page where even the page without rows is too long', () => {
  expect(fitRows(page, 10, (text) => text.length <= 4)).toBeUndefined();
});
