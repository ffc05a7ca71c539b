import { describe, expect, it } from 'vitest';
import { FLOORS, floorOf, nameOf, outerRoomOf, ROOMS, roomOf, TOOL_DOORS } from '../../scripts/rooms/rooms.ts';
import { circlesOf, type Graph } from './circles.ts';
import { importsOf, listFiles, type SourceFile } from './source-file.ts';

/** What leads from a door to a tool is no floor: it is in a test of its own. */
const files = listFiles(['src'], '.ts').filter(({ path }) => !TOOL_DOORS.includes(path));

/** Files of src that each one imports, for types too. */
function importsOfEach(sources: readonly SourceFile[]): Graph {
  return new Map(
    sources.map((file) => [file.path, importsOf(file).filter((target) => target.startsWith('src/'))] as const),
  );
}

/** The same between rooms. A room inside another one is a part of it. */
function roomsOfEach(graph: Graph): Graph {
  const name = (path: string): string => nameOf(outerRoomOf(nameOf(roomOf(path))));
  const pairs = [...graph].flatMap(([path, targets]) => targets.map((target) => [name(path), name(target)] as const));
  const others = pairs.filter(([from, to]) => from !== to);
  return new Map(
    [...Map.groupBy(others, ([from]) => from)].map(([from, each]) => [from, [...new Set(each.map(([, to]) => to))]]),
  );
}

function upwardArrows(rooms: Graph): readonly string[] {
  const height = (name: string): number => FLOORS.indexOf(floorOf(name));
  return [...rooms].flatMap(([from, targets]) =>
    targets.filter((to) => height(to) > height(from)).map((to) => `${from} > ${to}`),
  );
}

describe('the floors', () => {
  const graph = importsOfEach(files);

  it('are six, and every room of src stands on one', () => {
    const rooms = ROOMS.filter(({ path }) => path.startsWith('src/')).map(nameOf);
    expect([...new Set(rooms.map(floorOf))].sort()).toEqual([...FLOORS].sort());
    expect(FLOORS).toHaveLength(6);
  });

  it('have no import that leads upwards, of a type neither', () => {
    expect(roomsOfEach(graph).size).toBeGreaterThan(20);
    expect(upwardArrows(roomsOfEach(graph))).toEqual([]);
  });

  it('have no row of the table that allows an import upwards', () => {
    const allowed = ROOMS.filter(({ path }) => path.startsWith('src/')).map(
      (row) => [nameOf(row), row.imports === 'everything' ? [] : row.imports] as const,
    );
    expect(upwardArrows(new Map(allowed))).toEqual([]);
  });

  it('would show an import of a type that leads upwards', () => {
    const file = { path: 'src/scan/wait.ts', text: "import type { World } from '../gate/story/world.ts';" };
    expect(upwardArrows(roomsOfEach(importsOfEach([file])))).toEqual(['scan > gate/story']);
  });

  it('have no circle of rooms', () => {
    expect(circlesOf(roomsOfEach(graph))).toEqual([]);
  });

  it('have no circle of files, of types neither', () => {
    expect(circlesOf(graph)).toEqual([]);
  });

  it('would show a circle of two files, and one of three', () => {
    const circle = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', ['d']],
      ['f', ['a', 'd']],
    ]);
    expect(circlesOf(circle)).toEqual(['a > b > c > a', 'd > e > d']);
  });
});
