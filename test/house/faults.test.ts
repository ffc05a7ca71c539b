import { describe, expect, it } from 'vitest';
import { FAULT_ROWS } from '../faults/rows.ts';
import { ON_THE_BUILT_ACTION, SHOWN_ELSEWHERE, shownRows } from '../faults/shown-rows.ts';

const shown = shownRows();

describe('the table of faults', () => {
  it.each(FAULT_ROWS)('has a test on the built action for $id, or says why not', ({ id }) => {
    const files = shown.filter((row) => row.id === id && ON_THE_BUILT_ACTION.test(row.file));
    expect(files.length > 0 || SHOWN_ELSEWHERE[id] !== undefined).toBe(true);
  });

  it('has all rows that its notes name', () => {
    const known = new Set(FAULT_ROWS.map(({ id }) => id));
    expect(Object.keys(SHOWN_ELSEWHERE).filter((id) => !known.has(id))).toEqual([]);
  });
});
