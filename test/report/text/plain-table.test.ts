import { describe, expect, test } from 'vitest';
import { fitWidth, roomOf } from '../../../src/report/text/fit-columns.ts';
import { plainTable, widthOf } from '../../../src/report/text/plain-table.ts';

describe('plainTable', () => {
  const columns = [
    { title: 'NAME', cell: ({ name }: { name: string }) => name },
    { title: 'N', cell: () => '1' },
  ];

  test.each([
    ['Latin', 'abcd', 4],
    ['Han', '漢字', 4],
    ['full-width katakana', 'データ', 6],
    ['half-width katakana', 'ﾃﾞｰﾀ', 4],
    ['full-width signs', '￥！', 4],
    ['emoji', '✅😀', 4],
  ])('counts the columns that a terminal uses for %s', (_, name, width) => {
    const [, line] = plainTable(columns, [{ name }, { name: 'ten-letter' }]);
    expect(line).toBe(`${name}${' '.repeat(10 - width)}  1`);
  });

  test('aligns numbers to the right', () => {
    const numbers = [{ title: 'COUNT', isNumber: true, cell: (count: number) => String(count) }];
    expect(plainTable(numbers, [7, 123_456])).toEqual([' COUNT', '     7', '123456']);
  });
});

describe('a table for a terminal', () => {
  type Row = { readonly id: string; readonly kind: string; readonly name: string; readonly count: string };
  const columns = [
    { title: 'ID', isWhole: true, cell: ({ id }: Row) => id },
    { title: 'KIND', isExtra: true, cell: ({ kind }: Row) => kind },
    { title: 'COUNT', isNumber: true, cell: ({ count }: Row) => count },
    { title: 'NAME', cell: ({ name }: Row) => name },
  ];
  const row: Row = { id: '184467501', kind: 'full, partial', name: 'feature/a-rather-long-name', count: '123456' };
  const widest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

  test('is unchanged if it fits', () => {
    expect(plainTable(columns, [row], roomOf(80))).toEqual(plainTable(columns, [row]));
  });

  test('cuts its widest text first', () => {
    expect(plainTable(columns, [{ ...row, name: `${row.name}-of-a-branch` }], roomOf(58))).toEqual([
      'ID         KIND            COUNT  NAME',
      '184467501  full, partial  123456  feature/a-rather-long-n…',
    ]);
  });

  test('leaves out a column that is not needed before texts are too short to read, and says so', () => {
    expect(plainTable(columns, [row], roomOf(40))).toEqual([
      'ID          COUNT  NAME',
      '184467501  123456  feature/a-rather-lon…',
      'Left out for lack of space: KIND',
    ]);
  });

  test('never cuts an id or a number, even if it has to be wider than the terminal', () => {
    const lines = plainTable(columns, [row], roomOf(10));
    expect(lines[1]).toBe('184467501  123456  featu…');
  });

  test.each([30, 40, 56, 80, 120])('is at most %d columns wide, for any characters', (room) => {
    const names = ['漢字'.repeat(40), '✅😀'.repeat(40), 'e\u0301'.repeat(90), 'x'.repeat(2_000)];
    const lines = plainTable(
      columns,
      names.map((name) => ({ ...row, name })),
      roomOf(room),
    );
    expect(widest(lines.filter((line) => !line.startsWith('Left out')))).toBeLessThanOrEqual(room);
  });

  test('has every character in a file, and one long name does not move the other columns', () => {
    const long = { ...row, kind: 'k'.repeat(300) };
    const lines = plainTable(columns, [row, long]);
    expect(lines[2]).toContain(`${'k'.repeat(300)}  123456  feature/a-rather-long-name`);
    expect(widest(lines.slice(0, 2))).toBeLessThan(120);
  });
});

describe('a text that is made to fit', () => {
  test.each([
    ['abcdef', 6, 'abcdef'],
    ['abcdef', 5, 'abcd…'],
    ['漢字漢字', 6, '漢字…'],
    ['漢字漢字', 5, '漢字…'],
    ['😀😀😀', 4, '😀…'],
    ['abe\u0301def', 4, 'abe\u0301…'],
  ])('%j in %d columns becomes %j', (text, columns, fitted) => {
    expect(fitWidth(text, columns)).toBe(fitted);
  });
});
