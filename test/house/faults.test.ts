import { describe, expect, it } from 'vitest';
import { FAULT_ROWS } from '../faults/rows.ts';
import { ON_THE_BUILT_ACTION, SHOWN_ELSEWHERE, shownRows } from '../faults/shown-rows.ts';
import { isOfRemovedTool } from './source-file.ts';

const shown = shownRows();

/** Rows that only the tests of a tool show. */
const SHOWN_BY_TOOL: Readonly<Record<string, string>> = { O23: 'test/tools/doctor/faults/o-doctor.test.ts' };

describe('the table of faults', () => {
  const rows = FAULT_ROWS.filter(({ id }) => !isOfRemovedTool(SHOWN_BY_TOOL[id] ?? ''));

  it.each(rows)('has a test on the built action for $id, or says why not', ({ id }) => {
    const files = shown.filter((row) => row.id === id && ON_THE_BUILT_ACTION.test(row.file));
    expect(files.length > 0 || SHOWN_ELSEWHERE[id] !== undefined).toBe(true);
  });

  it('has all rows that its notes name', () => {
    const known = new Set(FAULT_ROWS.map(({ id }) => id));
    expect(Object.keys(SHOWN_ELSEWHERE).filter((id) => !known.has(id))).toEqual([]);
  });
});
