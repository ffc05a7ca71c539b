import { describe, expect, it } from 'vitest';
import { ON_THE_BUILT_ACTION, SHOWN_ELSEWHERE, shownRows } from '../faults/shown-rows.ts';
import { isOfRemovedTool, readSource } from './source-file.ts';

const shown = shownRows();
const ROWS = [...readSource('test/faults/rows.md').text.matchAll(/^\| ([A-O]\d+) \|.+\| (\w*) \|$/gm)].map(
  ([, id = '', tool = '']) => ({ id, tool }),
);

describe('the table of faults', () => {
  const rows = ROWS.filter(({ tool }) => !isOfRemovedTool(`test/tools/${tool}/`));

  it('is read completely', () => {
    expect(rows.length).toBeGreaterThan(250);
  });

  it.each(rows)('has a test on the built action for $id, or says why not', ({ id }) => {
    const files = shown.filter((row) => row.id === id && ON_THE_BUILT_ACTION.test(row.file));
    expect(files.length > 0 || SHOWN_ELSEWHERE[id] !== undefined).toBe(true);
  });

  it('has all rows that its notes name', () => {
    const known = new Set(ROWS.map(({ id }) => id));
    expect(Object.keys(SHOWN_ELSEWHERE).filter((id) => !known.has(id))).toEqual([]);
  });
});
