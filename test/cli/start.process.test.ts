import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runProcess } from '../../demo/run-process.ts';
import { builtAction } from '../../demo/runner.ts';
import { readActionMetadata } from '../../scripts/action-metadata.ts';
import { OLDEST_NODE } from '../../src/gate/process/oldest-node.ts';
import { readSource } from '../house/source-file.ts';
import { emptyFolder, runCli } from '../run/run-cli.ts';

const { engines, devEngines } = JSON.parse(readSource('package.json').text);

/** Flags for a Node that reports this version. An older one lacks later features. */
async function flagsFor(version: string): Promise<readonly string[]> {
  const preload = join(await emptyFolder(), 'older.cjs');
  const versions = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const isOlder = Number(version.split('.')[0]) < OLDEST_NODE;
  // Without these functions, everything but the check of the version would fail.
  const missing = isOlder ? 'delete Map.groupBy;\ndelete Promise.withResolvers;\ndelete AbortSignal.any;\n' : '';
  await writeFile(preload, `${versions}\n${missing}`);
  return ['--require', preload];
}

async function runOn(version: string, args: readonly string[]) {
  return runCli(args, { nodeFlags: await flagsFor(version) });
}

describe('an older Node', () => {
  it.each([
    ['18.20.8', ['--help']],
    ['22.12.0', ['check', '--json']],
  ])('%s is refused by the command line in one line with the version that it needs', async (version, args) => {
    const { exitCode, stdout, stderr } = await runOn(version, args);
    const what = `Node.js 24 or later is needed, this is ${version}`;
    expect([exitCode, stdout]).toEqual([3, '']);
    expect(stderr).toBe(`findings-gate: config - ${what}: install it, or use an image that has it, such as node:24`);
  });

  it('is refused by the Action, too', async () => {
    const args = [...(await flagsFor('20.20.2')), builtAction()];
    const { exitCode, stderr } = await runProcess(process.execPath, args, { env: {}, cwd: tmpdir() });
    expect([exitCode, stderr]).toEqual([3, expect.stringContaining('Node.js 24 or later is needed, this is 20.20.2')]);
  });

  it('is not 24.0.0', async () => {
    expect(await runOn('24.0.0', ['--version'])).toMatchObject({ exitCode: 0, stderr: '' });
  });
});

describe('the oldest Node', () => {
  it('is the same for the program, for npm, for the Action and in the README', () => {
    expect(engines).toEqual({ node: `>=${OLDEST_NODE}` });
    expect(readActionMetadata().runs.using).toBe(`node${OLDEST_NODE}`);
    expect(readSource('README.md').text).toContain(`Node.js ${OLDEST_NODE}`);
  });

  it('to develop with is the one in the README', () => {
    const oldest = /need Node\.js (\d+) or later and npm/.exec(readSource('README.md').text)?.[1];
    expect(devEngines.runtime).toEqual({ name: 'node', version: `>=${oldest}`, onFail: 'error' });
  });
});

const NOTE_LOADED = pathToFileURL(join(import.meta.dirname, '../run/note-loaded.mjs')).href;
/** Modules of Node that are slow to load, except those that a pipe as standard output needs. */
const SLOW = ['dns', 'http', 'https', 'readline/promises', 'tls', 'v8', 'worker_threads', 'zlib'];

/** The slow modules of Node that a run loads, with its files. */
async function loadedFor(args: readonly string[]) {
  const LOADED_FILE = join(await emptyFolder(), 'loaded.json');
  const { exitCode } = await runCli(args, { nodeFlags: ['--import', NOTE_LOADED], env: { LOADED_FILE } });
  const { files, modules } = JSON.parse(await readFile(LOADED_FILE, 'utf8')) as { files: string[]; modules: string[] };
  const names = modules.map((name) => name.replace('NativeModule ', ''));
  return { exitCode, files, slow: names.filter((name) => SLOW.includes(name)) };
}

it.each([
  [['--help'], 0],
  [['check', '--help'], 0],
  [['check', '--base-url', 'ftp://a'], 3],
])('the command line starts as one file, and loads nothing slow for %j', async (args, exitCode) => {
  expect(await loadedFor(args)).toEqual({
    exitCode,
    files: [expect.stringMatching(/\/dist\/cli\/index\.js$/)],
    slow: [],
  });
});
