import { describe, expect, it } from 'vitest';
import { nameOf, roomOf, TOOL_DOORS, TOOLS } from '../../scripts/rooms/rooms.ts';
import { importsOf, listFiles, type SourceFile } from './source-file.ts';

/** Imports of a tool by what is no part of it. */
function leadingTo(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith('src/tools/') && roomOf(target) !== roomOf(file.path))
      .map((target) => `${file.path} imports ${target}`),
  );
}

describe('the tools beside the gate', () => {
  const files = listFiles(['src'], '.ts');

  it.each(TOOLS)('is imported only at a door: %s', (tool) => {
    const of = files.filter(({ path }) => !TOOL_DOORS.includes(path));
    expect(leadingTo(of).filter((line) => line.includes(` imports src/${tool}/`))).toEqual([]);
  });

  it('have a line each at the door', () => {
    const doors = files.filter(({ path }) => TOOL_DOORS.includes(path));
    const named = doors.flatMap(importsOf).filter((target) => target.startsWith('src/tools/'));
    expect([...new Set(named.map((target) => nameOf(roomOf(target))))].sort()).toEqual(TOOLS.toSorted());
  });

  it('would show an import by the gate, and one by another tool', () => {
    const gate = { path: 'src/gate/story/run.ts', text: "import { sweep } from '../../tools/fleet/sweep/sweep.ts';" };
    const tool = { path: 'src/tools/doctor/a.ts', text: "import { sweep } from '../fleet/sweep/sweep.ts';" };
    expect(leadingTo([gate, tool])).toHaveLength(2);
  });
});
