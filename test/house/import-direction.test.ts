import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, listFiles, readSource, type SourceFile } from './source-file.ts';

/** What a file under a path may import, as beginnings of paths from the root or of package names. Its own room is always allowed. */
type Room = { readonly path: string; readonly may: readonly string[] };

const ANYTHING = [''];

/** Nothing of src but the command that starts it may need the emulator: what judges is not what is judged. */
const EMULATOR_DOOR = 'src/cli/emulator/';

/** The longest path that fits decides. A room may not import what its row does not list. */
const ROOMS: readonly Room[] = [
  { path: 'src/domain/', may: [] },
  { path: 'src/ports/', may: ['src/domain/'] },
  { path: 'src/json/', may: [] },
  { path: 'src/start/', may: ['node:v8', 'node:diagnostics_channel'] },
  { path: 'src/shape/', may: ['src/json/'] },
  { path: 'src/inputs/', may: ['src/domain/'] },
  { path: 'src/target/', may: ['src/domain/', 'src/shape/'] },
  { path: 'src/scan/', may: ['src/domain/', 'src/ports/'] },
  { path: 'src/evidence/', may: ['src/domain/', 'src/ports/'] },
  { path: 'src/written/', may: ['src/domain/', 'zod'] },
  { path: 'src/policy/file/', may: ['src/domain/', 'src/written/', 'yaml', 'zod'] },
  { path: 'src/policy/judgement/', may: ['src/domain/'] },
  { path: 'src/http/', may: ['src/domain/', 'src/ports/', 'src/start/', 'node:', 'undici'] },
  {
    path: 'src/platform/',
    may: [
      'src/domain/',
      'src/ports/',
      'src/json/',
      'src/shape/',
      'src/start/',
      'src/http/',
      'src/written/',
      'node:',
      'zod',
    ],
  },
  { path: 'src/forge/', may: ['src/domain/', 'src/ports/', 'src/shape/', 'src/http/'] },
  {
    path: 'src/forge/github/',
    may: [
      'src/forge/',
      'src/domain/',
      'src/ports/',
      'src/shape/',
      'src/http/',
      'src/target/',
      'node:crypto',
      '@actions/github',
    ],
  },
  {
    path: 'src/forge/gitlab/',
    may: ['src/forge/', 'src/domain/', 'src/ports/', 'src/shape/', 'src/http/', 'src/target/'],
  },
  { path: 'src/report/text/', may: ['src/domain/', 'get-east-asian-width'] },
  // zod describes the JSON report, node:crypto makes a digest: neither touches the world.
  { path: 'src/report/record/', may: ['src/domain/', 'src/report/text/', 'zod', 'node:crypto'] },
  { path: 'src/report/pages/', may: ['src/domain/', 'src/report/text/'] },
  // node:crypto makes fingerprints.
  { path: 'src/report/formats/', may: ['src/domain/', 'src/report/text/', 'src/report/record/', 'node:crypto'] },
  { path: 'src/report/html/', may: ['src/domain/', 'src/report/text/', 'node:crypto'] },
  { path: 'src/report/log/', may: ['src/domain/', 'src/report/text/', 'src/report/pages/'] },
  {
    path: 'src/gate/process/',
    may: ['src/domain/', 'src/ports/', 'node:timers', 'node:fs', 'node:path', 'node:util'],
  },
  {
    path: 'src/gate/outcome/',
    may: [
      'src/domain/',
      'src/gate/process/',
      'src/inputs/',
      'src/scan/',
      'src/evidence/',
      'src/policy/judgement/',
      'src/report/text/',
    ],
  },
  {
    path: 'src/gate/story/',
    may: [
      'src/domain/',
      'src/ports/',
      'src/gate/outcome/',
      'src/inputs/',
      'src/scan/',
      'src/evidence/',
      'src/policy/judgement/',
    ],
  },
  {
    path: 'src/gate/evidence-file/',
    may: [
      'src/domain/',
      'src/ports/',
      'src/gate/process/',
      'src/gate/story/',
      'src/inputs/',
      'src/report/record/',
      'src/report/text/',
      'node:crypto',
      'zod',
    ],
  },
  {
    path: 'src/gate/simulate/',
    may: [
      'src/domain/',
      'src/ports/',
      'src/gate/story/',
      'src/inputs/',
      'src/scan/',
      'src/evidence/',
      'src/policy/judgement/',
    ],
  },
  { path: 'src/gate/publish/', may: ['src/forge/', 'src/domain/', 'src/ports/', 'src/report/'] },
  {
    path: 'src/gate/door/',
    may: [
      'src/domain/',
      'src/ports/',
      'src/gate/process/',
      'src/gate/publish/',
      'src/gate/outcome/',
      'src/gate/evidence-file/',
      'src/gate/story/',
      'src/start/',
      'src/inputs/',
      'src/report/text/',
    ],
  },
  // The doors wire everything, and do not import each other.
  { path: 'src/action/', may: ANYTHING },
  { path: 'src/cli/', may: ANYTHING },
  { path: EMULATOR_DOOR, may: ANYTHING },
  { path: 'emulator/', may: ['node:'] },
  { path: 'github-double/', may: ['node:', 'emulator/'] },
  { path: 'gitlab-double/', may: ['node:', 'emulator/'] },
];

const DOORS = ['src/action/', 'src/cli/'];

/** Rooms of which none may import another, although each may import the room around them. */
const SIDE_BY_SIDE = ['src/forge/github/', 'src/forge/gitlab/'];

function roomOf(path: string): Room {
  const rooms = ROOMS.filter((room) => path.startsWith(room.path));
  const room = rooms.sort((one, other) => other.path.length - one.path.length)[0];
  if (room === undefined) throw new Error(`${path} is in no room: add it to the table, with what it may import`);
  return room;
}

function trespasses(file: SourceFile): readonly string[] {
  const room = roomOf(file.path);
  return importsOf(file)
    .filter((target) => !mayImport(room, target))
    .map((target) => `${file.path} imports ${target}`);
}

function mayImport(room: Room, target: string): boolean {
  if (target.startsWith(room.path)) return true;
  if (target.startsWith('emulator/') && room.path.startsWith('src/')) return room.path === EMULATOR_DOOR;
  if (DOORS.some((door) => target.startsWith(door) && !room.path.startsWith(door))) return false;
  if (isNeighbour(room, target)) return false;
  return room.may.some((start) => target.startsWith(start));
}

function isNeighbour(room: Room, target: string): boolean {
  return SIDE_BY_SIDE.includes(room.path) && SIDE_BY_SIDE.some((other) => target.startsWith(other));
}

/** Files in a room that are not in a room inside it, by room. */
function filesByRoom(files: readonly SourceFile[]): ReadonlyMap<string, number> {
  const rooms = Map.groupBy(files, ({ path }) => posix.dirname(path));
  return new Map([...rooms].map(([room, inside]) => [room, inside.length]));
}

describe('import direction', () => {
  const files = listFiles(['src', 'emulator', 'github-double', 'gitlab-double'], '.ts');

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
  const files = listFiles(['src', 'emulator', 'github-double', 'gitlab-double'], '.ts');

  it('contain every file of src', () => {
    expect(filesByRoom(files).get('src')).toBeUndefined();
  });

  it('have at most twenty files each', () => {
    expect([...filesByRoom(files)].filter(([, count]) => count > 20)).toEqual([]);
  });

  it.each(ROOMS.map(({ path }) => path.slice(0, -1)))('have a row for %s in CONTRIBUTING.md', (room) => {
    expect(readSource('CONTRIBUTING.md').text).toContain(`| \`${room}\` |`);
  });
});
