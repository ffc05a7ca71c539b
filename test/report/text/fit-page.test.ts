import { expect, test } from 'vitest';
import { fitPage, type PageSize } from '../../../src/report/text/fit-page.ts';

const page = ({ findings, rows }: PageSize) => `${'c'.repeat(10 * findings)}${'r'.repeat(10 * rows)}-----`;
const fitted = (room: number) => fitPage(page, { findings: 4, rows: 6 }, (text) => text.length <= room);

test.each([
  [105, 4, 6],
  [104, 4, 5],
  [46, 4, 0],
  [45, 4, 0],
  [44, 3, 0],
  [15, 1, 0],
  [14, 0, 0],
  [5, 0, 0],
])('a page of at most %i characters has %i findings and %i other rows', (room, findings, rows) => {
  expect(fitted(room)).toBe(page({ findings, rows }));
});

test('if a finding does not fit, no other row takes its space', () => {
  const uneven = ({ findings, rows }: PageSize) => 'c'.repeat(10 * findings) + 'r'.repeat(rows);
  const fits = (text: string) => text.length <= 39;
  expect(fitPage(uneven, { findings: 4, rows: 6 }, fits)).toBe(uneven({ findings: 3, rows: 0 }));
  expect(fitPage(uneven, { findings: 3, rows: 12 }, fits)).toBe(uneven({ findings: 3, rows: 9 }));
});

test('there is no page if even one without entries is too long', () => {
  expect(fitted(4)).toBeUndefined();
});
