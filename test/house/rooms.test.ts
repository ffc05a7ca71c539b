import { describe, expect, it } from 'vitest';
import { arrowsOf, readRooms } from '../../scripts/rooms/room-graph.ts';
import { crossedBoxes, drawRooms } from '../../scripts/rooms/room-picture.ts';
import { namesOnGround } from '../../scripts/rooms/rooms.ts';
import { listFiles, type SourceFile } from './source-file.ts';

function aFile(path: string, ...imports: readonly string[]): SourceFile {
  return { path, text: imports.map((from) => `import { a } from '${from}';\n`).join('') };
}

const FILES = [
  aFile('src/action/main.ts', '../gate/story/run.ts', '../scan/select.ts', '../github/pulls.ts', '../domain/ids.ts'),
  aFile('src/gate/story/run.ts', '../../scan/select.ts', '../../ports/clock.ts', 'node:fs'),
  aFile('src/ports/clock.ts', '../domain/ids.ts'),
  aFile('src/scan/select.ts', '../domain/text/words.ts'),
  aFile('src/github/pulls.ts'),
  aFile('src/github/comments.ts'),
  aFile('src/domain/ids.ts'),
  aFile('src/domain/text/words.ts'),
];

describe('the page of the rooms', () => {
  const rooms = readRooms(FILES);

  it('finds every folder of src with files in it, and counts those', () => {
    expect(rooms.map(({ name, files }) => `${name} ${files}`)).toEqual([
      'action 1',
      'domain 1',
      'gate/story 1',
      'github 2',
      'ports 1',
      'scan 1',
    ]);
  });

  it('counts a room inside another one as part of it, and puts the imports of both together', () => {
    expect(rooms.find(({ name }) => name === 'domain')).toMatchObject({ inside: [{ name: 'text', files: 1 }] });
    expect(rooms.find(({ name }) => name === 'scan')!.imports).toEqual(['domain']);
  });

  it('draws no arrow to the ground, and none to a room that another arrow leads to', () => {
    expect(arrowsOf(rooms, ['domain', 'ports']).map(({ from, to }) => `${from} > ${to}`)).toEqual([
      'action > gate/story',
      'action > github',
      'gate/story > scan',
    ]);
  });

  it('draws the arrows to rooms that import each other', () => {
    const each = readRooms([
      aFile('src/cli/main.ts', '../gate/story/run.ts', '../gate/outcome/trail.ts'),
      aFile('src/gate/story/run.ts', '../outcome/trail.ts'),
      aFile('src/gate/outcome/trail.ts', '../story/run.ts'),
    ]);
    expect(arrowsOf(each, []).filter(({ from }) => from === 'cli')).toHaveLength(2);
  });

  it('draws a room that has no place yet', () => {
    const picture = drawRooms(readRooms([...FILES, aFile('src/attic/box.ts')]), []);
    expect(picture).toContain('Without a place yet');
    expect(picture).toContain('>attic</text>');
  });

  it('has no arrow through a box', () => {
    const real = readRooms(listFiles(['src'], '.ts'));
    expect(crossedBoxes(real, arrowsOf(real, namesOnGround()))).toEqual([]);
  });

  it('would show an arrow through a box', () => {
    const beside = readRooms([aFile('src/platform/a.ts'), aFile('src/policy/file/b.ts'), aFile('src/forge/c.ts')]);
    const sideways = [{ from: 'platform', to: 'forge' }];
    expect(crossedBoxes(beside, sideways)).toEqual(['platform > forge through policy/file']);
  });
});
