import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOORS, EMULATOR_DOOR, nameOf, type RoomRow, roomOf, TOOL_DOORS, TOOLS } from '../../scripts/rooms/rooms.ts';
import { importsOf, listFiles, type SourceFile } from './source-file.ts';

const FOLDERS = ['src', 'emulator', 'github-double', 'gitlab-double'];

function trespasses(file: SourceFile): readonly string[] {
  const room = roomOf(file.path);
  return importsOf(file)
    .filter(
      (target) => !mayImport(room, target) && !(TOOL_DOORS.includes(file.path) && target.startsWith('src/tools/')),
    )
    .map((target) => `${file.path} imports ${target}`);
}

function mayImport(room: RoomRow, target: string): boolean {
  const isFile = FOLDERS.some((folder) => target.startsWith(`${folder}/`));
  if (!isFile) return (room.packages ?? []).some((start) => target.startsWith(start));
  const other = roomOf(target);
  if (other === room) return true;
  const [own, name] = [nameOf(room), nameOf(other)];
  if (room.imports !== 'everything') return room.imports.includes(name);
  // A tool may import the gate, but not another tool. Who may import a tool is in tools.test.ts.
  if (TOOLS.includes(name)) return own !== 'action';
  if (TOOLS.includes(own)) return other.path.startsWith('src/') && name !== 'action' && name !== EMULATOR_DOOR;
  // What stands beside src is for one room alone.
  if (!other.path.startsWith('src/')) return own === EMULATOR_DOOR && name === 'emulator';
  return !DOORS.some((door) => isIn(name, door) && !isIn(own, door));
}

function isIn(name: string, room: string): boolean {
  return `${name}/`.startsWith(`${room}/`);
}

/** Files in a room that are not in a room inside it, by room. */
function filesByRoom(files: readonly SourceFile[]): ReadonlyMap<string, number> {
  const rooms = Map.groupBy(files, ({ path }) => posix.dirname(path));
  return new Map([...rooms].map(([room, inside]) => [room, inside.length]));
}

describe('import direction', () => {
  const files = listFiles(FOLDERS, '.ts');

  it('is kept by every file', () => {
    expect(files).not.toEqual([]);
    expect(files.flatMap(trespasses)).toEqual([]);
  });

  it.each([
    ['src/domain/scan.ts', "import { run } from '../gate/story/run.ts';", 'src/gate/story/run.ts'],
    ['src/domain/scan.ts', "import * as z from 'zod';", 'zod'],
    [
      'src/policy/judgement/plan.ts',
      "import type {\n  Reader,\n} from '../../platform/reader.ts';",
      'src/platform/reader.ts',
    ],
    ['src/scan/wait.ts', "import { setTimeout } from 'node:timers/promises';", 'node:timers/promises'],
    ['src/report/pages/page.ts', "export { scan } from '../../scan/choose.ts';", 'src/scan/choose.ts'],
    ['src/report/pages/page.ts', "  const fs = await import('node:fs');", 'node:fs'],
    ['src/platform/client.ts', "import { info } from '@actions/core';", '@actions/core'],
    ['src/gate/story/run.ts', "import { client } from '../../platform/client.ts';", 'src/platform/client.ts'],
    ['src/gate/process/exit-code.ts', "import '../../../emulator/server.ts';", 'emulator/server.ts'],
    ['src/action/main.ts', "import { serve } from '../../emulator/serve.ts';", 'emulator/serve.ts'],
    ['src/cli/check/check.ts', "import { serve } from '../../../emulator/serve.ts';", 'emulator/serve.ts'],
    ['src/forge/github/pulls.ts', "import { note } from '../gitlab/note.ts';", 'src/forge/gitlab/note.ts'],
    ['src/inputs/limit.ts', "import { run } from '../gate/story/run.ts';", 'src/gate/story/run.ts'],
    ['src/action/main.ts', "import { check } from '../cli/check/check.ts';", 'src/cli/check/check.ts'],
    ['emulator/state.ts', "import type { ScanId } from '../src/domain/ids.ts';", 'src/domain/ids.ts'],
  ])('would be violated in %s by %j', (path, text, target) => {
    expect(trespasses({ path, text })).toEqual([`${path} imports ${target}`]);
  });
});

describe('the rooms', () => {
  const files = listFiles(FOLDERS, '.ts');

  it('contain every file of src', () => {
    expect(filesByRoom(files).get('src')).toBeUndefined();
  });
});
