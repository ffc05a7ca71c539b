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
    expect(table(columns, ['a', 'bc'], { most: 9, noun: 'names' })).toBe(
      '| Name | Length |\n| :-- | --: |\n| `a` | 1 |\n| `bc` | 2 |',
    );
  });

  test('says how many rows were cut', () => {
    expect(table(columns, ['a', 'b', 'c'], { most: 1, noun: 'names' })).toMatch(/\| `a` \| 1 \|\n\nand 2 more names$/);
  });

  test('says how many rows there are if none is shown', () => {
    expect(table(columns, ['a', 'b'], { most: 0, noun: 'names' })).toBe('2 names, not shown here.');
  });

  test('is empty without items', () => {
    expect(table(columns, [], { most: 9, noun: 'names' })).toBe('');
  });

  test.each([0, 1, 2, 3, 4])('keeps a bar after %i backslashes inside its cell', (backslashes) => {
    const rows = judge(table(columns, [`a${'\\'.repeat(backslashes)}|b`], { most: 9, noun: 'names' })).structure;
    expect(rows.filter((row) => row.endsWith('tableCell'))).toHaveLength(4);
  });
});
