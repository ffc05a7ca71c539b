import { describe, expect, test } from 'vitest';
import { plainTable } from '../../../src/report/text/plain-table.ts';

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
