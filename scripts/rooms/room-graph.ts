import { posix } from 'node:path';
import { importsOf, type SourceFile } from '../../test/house/source-file.ts';

/** A folder of src with files directly in it. The rooms inside it belong to it. */
export type Room = {
  /** Path below src: `policy/file`. */
  readonly name: string;
  readonly files: number;
  readonly inside: readonly { readonly name: string; readonly files: number }[];
  /** Names of the rooms that its files import, in the order of the rooms. */
  readonly imports: readonly string[];
};

export type Arrow = { readonly from: string; readonly to: string };

/** All rooms, by name, from the folders and the import lines of the files. */
export function readRooms(files: readonly SourceFile[]): readonly Room[] {
  const inFolders = Map.groupBy(files, ({ path }) => folderOf(path));
  const folders = [...inFolders.keys()].sort();
  const roomOf = (folder: string): string => folders.find((other) => folder.startsWith(`${other}/`)) ?? folder;
  const names = [...new Set(folders.map(roomOf))];
  return names.map((name) => {
    const own = folders.filter((folder) => roomOf(folder) === name);
    const imported = own
      .flatMap((folder) => inFolders.get(folder)!)
      .flatMap(importsOf)
      .filter((target) => target.startsWith('src/'))
      .map((target) => roomOf(folderOf(target)));
    return {
      name,
      files: inFolders.get(name)!.length,
      inside: own
        .filter((folder) => folder !== name)
        .map((folder) => ({ name: folder.slice(name.length + 1), files: inFolders.get(folder)!.length })),
      imports: names.filter((other) => other !== name && imported.includes(other)),
    };
  });
}

/**
 * The imports that are drawn: none of a room on the ground, which rooms of every kind import, and none of a room that
 * another arrow leads to.
 */
export function arrowsOf(rooms: readonly Room[], ground: readonly string[]): readonly Arrow[] {
  const reached = new Map(rooms.map(({ name }) => [name, reachedFrom(name, rooms)]));
  return rooms.flatMap(({ name, imports }) => {
    const drawn = imports.filter((to) => !ground.includes(to));
    const isOnTheWay = (to: string): boolean =>
      drawn.some((next) => reached.get(next)!.has(to) && !reached.get(to)!.has(next));
    return drawn.filter((to) => !isOnTheWay(to)).map((to) => ({ from: name, to }));
  });
}

/** Rooms that a room imports, directly or through others. */
function reachedFrom(name: string, rooms: readonly Room[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = [name];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const imports = rooms.find((room) => room.name === next)?.imports ?? [];
    queue.push(...imports.filter((other) => !reached.has(other)));
    for (const other of imports) reached.add(other);
  }
  return reached;
}

function folderOf(path: string): string {
  return posix.dirname(path).replace(/^src\//, '');
}
