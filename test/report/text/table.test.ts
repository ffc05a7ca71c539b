import { describe, expect, test } from 'vitest';
import { table } from '../../../src/report/text/table.ts';
import { code } from '../../../src/report/text/text-style.ts';
import { judge } from '../../build/gfm-judge.ts';

const columns = [
  { title: 'Name', cell: (name: string) => code(name) },
  { title: 'Length', isNumber: true, cell: (name: string) => String(name.length) },
];

describe('table', () => {
  test('has a row for each item', () => {
    expect(table(columns, ['a', 'bc'], 9)).toBe('| Name | Length |\n| :-- | --: |\n| `a` | 1 |\n| `bc` | 2 |');
  });

  test('says how many rows were cut', () => {
    expect(table(columns, ['a', 'b', 'c'], 1)).toMatch(/\| `a` \| 1 \|\n\nand 2 more$/);
  });

  test('says how many rows there are if none is shown', () => {
    expect(table(columns, ['a', 'b'], 0)).toBe('2 not shown here.');
  });

  test('is empty without items', () => {
    expect(table(columns, [], 9)).toBe('');
  });

  test.each([0, 1, 2, 3, 4])('keeps a bar after %i backslashes inside its cell', (backslashes) => {
    const rows = judge(table(columns, [`a${'\\'.repeat(backslashes)}|b`], 9)).structure;
    expect(rows.filter((row) => row.endsWith('tableCell'))).toHaveLength(4);
  });
});
