import { describe, expect, it } from 'vitest';
import { importsOf, listFiles, type SourceFile } from './source-file.ts';

/** What a file under a path may import, as beginnings of paths from the root or of package names. Its own room is always allowed. */
type Room = { readonly path: string; readonly may: readonly string[] };

const GROUND = ['src/domain/', 'src/failure.ts'];
const ANYTHING = [''];

/** The longest path that fits decides. What is not listed may be imported by nobody. */
const ROOMS: readonly Room[] = [
  { path: 'src/domain/', may: ['src/failure.ts'] },
  { path: 'src/failure.ts', may: ['src/domain/reason.ts'] },
  { path: 'src/ports.ts', may: ['src/domain/'] },
  { path: 'src/action-inputs.ts', may: [] },
  { path: 'src/inputs/', may: [...GROUND, 'src/action-inputs.ts', 'src/policy/parse-on-inconclusive.ts', 'zod'] },
  { path: 'src/scan/', may: [...GROUND, 'src/ports.ts'] },
  { path: 'src/evidence/', may: [...GROUND, 'src/ports.ts'] },
  // zod describes the JSON report, node:crypto makes a digest: neither touches the world.
  { path: 'src/report/', may: [...GROUND, 'src/ports.ts', 'src/action-inputs.ts', 'zod', 'node:crypto'] },
  { path: 'src/policy/', may: [...GROUND, 'src/ports.ts', 'yaml', 'zod'] },
  { path: 'src/platform/', may: [...GROUND, 'src/ports.ts', 'node:', 'undici', 'zod'] },
  {
    path: 'src/github/',
    may: [...GROUND, 'src/ports.ts', 'src/action-inputs.ts', 'node:', '@actions/', '@octokit/', 'undici', 'zod'],
  },
  { path: 'src/system-clock.ts', may: ['src/ports.ts', 'node:timers'] },
  // The doors and the wiring behind them.
  { path: 'src/main.ts', may: ANYTHING },
  { path: 'src/action.ts', may: ANYTHING },
  { path: 'src/github-side.ts', may: ANYTHING },
  { path: 'src/platform-side.ts', may: ANYTHING },
  { path: 'src/cli/', may: ANYTHING },
  { path: 'emulator/', may: ['node:'] },
  { path: 'github-double/', may: ['node:', 'emulator/'] },
];

/** The story: run.ts and the files beside it. They know the rooms that decide, never those that touch the world. */
const STORY: Room = {
  path: 'src/*.ts',
  may: [...GROUND, 'src/ports.ts', 'src/inputs/', 'src/scan/', 'src/evidence/', 'src/policy/', 'src/report/'],
};

function roomOf(path: string): Room {
  const rooms = ROOMS.filter((room) => path.startsWith(room.path));
  const room =
    rooms.sort((one, other) => other.path.length - one.path.length)[0] ?? (isStory(path) ? STORY : undefined);
  if (room === undefined) throw new Error(`${path} is in no room: add it to the table, with what it may import`);
  return room;
}

function isStory(path: string): boolean {
  return /^src\/[^/]+\.ts$/.test(path) && !ROOMS.some((room) => room.path === path);
}

function trespasses(file: SourceFile): readonly string[] {
  const room = roomOf(file.path);
  return importsOf(file)
    .filter((target) => ![room.path, ...room.may].some((start) => target.startsWith(start)))
    .filter((target) => room !== STORY || !isStory(target))
    .map((target) => `${file.path} imports ${target}`);
}

describe('import direction', () => {
  const files = listFiles(['src', 'emulator', 'github-double'], '.ts');

  it('is kept by every file', () => {
    expect(files).not.toEqual([]);
    expect(files.flatMap(trespasses)).toEqual([]);
  });

  it.each([
    ['src/domain/scan.ts', "import { run } from '../run.ts';", 'src/run.ts'],
    ['src/domain/scan.ts', "import * as z from 'zod';", 'zod'],
    ['src/policy/plan.ts', "import type {\n  Reader,\n} from '../platform/reader.ts';", 'src/platform/reader.ts'],
    ['src/scan/wait.ts', "import { setTimeout } from 'node:timers/promises';", 'node:timers/promises'],
    ['src/report/page.ts', "export { scan } from '../scan/choose.ts';", 'src/scan/choose.ts'],
    ['src/report/page.ts', "  const fs = await import('node:fs');", 'node:fs'],
    ['src/platform/client.ts', "import { info } from '@actions/core';", '@actions/core'],
    ['src/run.ts', "import { client } from './platform/client.ts';", 'src/platform/client.ts'],
    ['src/exit-code.ts', "import '../emulator/server.ts';", 'emulator/server.ts'],
    ['src/inputs/limit.ts', "import { run } from '../run.ts';", 'src/run.ts'],
    ['emulator/state.ts', "import type { ScanId } from '../src/domain/ids.ts';", 'src/domain/ids.ts'],
  ])('would be broken in %s by %j', (path, text, target) => {
    expect(trespasses({ path, text })).toEqual([`${path} imports ${target}`]);
  });
});
