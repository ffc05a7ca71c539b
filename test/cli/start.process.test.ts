import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { emptyFolder, runCli } from '../run/run-cli.ts';

const NOTE_LOADED = pathToFileURL(join(import.meta.dirname, '../run/note-loaded.mjs')).href;
/** Modules of Node that take more than a moment to load, but for what a pipe as standard output needs. */
const SLOW = ['dns', 'http', 'https', 'readline/promises', 'tls', 'v8', 'worker_threads', 'zlib'];

/** The slow modules of Node that a run loads, with its files. */
async function loadedFor(args: readonly string[]) {
  const LOADED_FILE = join(await emptyFolder(), 'loaded.json');
  const { exitCode } = await runCli(args, { nodeFlags: ['--import', NOTE_LOADED], env: { LOADED_FILE } });
  const { files, modules } = JSON.parse(await readFile(LOADED_FILE, 'utf8')) as { files: string[]; modules: string[] };
  const names = modules.map((name) => name.replace('NativeModule ', ''));
  return { exitCode, files, slow: names.filter((name) => SLOW.includes(name)) };
}

describe('the command line', () => {
  it.each([
    [['--help'], 0],
    [['check', '--help'], 0],
    [['check', '--base-url', 'ftp://a'], 3],
  ])('starts as one file, and loads nothing slow for %j', async (args, exitCode) => {
    expect(await loadedFor(args)).toEqual({
      exitCode,
      files: [expect.stringMatching(/\/dist\/cli\/index\.js$/)],
      slow: [],
    });
  });
});
