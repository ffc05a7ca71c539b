import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtAction } from '../../demo/runner.ts';
import { shareOf } from '../build/draws.ts';
import { runAction } from '../run/run-action.ts';
import { listFiles, loadedWith, ROOT, readSource } from './source-file.ts';

type Bundle = { readonly folder: string; readonly args: readonly string[]; readonly text: string };

// Before the first build there is nothing to check. .ci/run fails if a bundle is missing.
const BUNDLES = [aBundle('dist', []), aBundle('dist/cli', ['check'])].filter(({ text }) => text !== '');

function aBundle(folder: string, args: readonly string[]): Bundle {
  const files = listFiles([folder], '.js').filter(({ path }) => posix.dirname(path) === folder);
  return { folder, args, text: files.map(({ text }) => text).join('\n') };
}

/** Modules of Node that the bundle may load. None of them starts a program. undici needs HTTP/2, the database and the threads. */
const BUILT_IN = new Set(
  (
    'assert async_hooks buffer console crypto diagnostics_channel dns events fs fs/promises http http2 https module net os path ' +
    'perf_hooks process querystring readline/promises sqlite stream stream/consumers stream/promises timers timers/promises tls url ' +
    'util util/types worker_threads zlib'
  ).split(' '),
);

const LOADS = /\brequire\("([^"]+)"\)/g;
const LOADS_CHUNK = /^\/\*+\/ \s*installChunk\(require\("\.\/" \+ __nccwpck_require__\.u\(chunkId\)\)\);$/;

/**
 * zod compiles object schemas if it may. All these lines are from zod. Lines that an update adds make a test
 * fail, so that a maintainer reviews them.
 */
const ZOD_COMPILES = [
  'const F = Function;',
  'const F = Function;',
  'const F = Function;',
  'const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\\n${content.join("\\n")}\\n};`);',
  'const factory = new F(...constantNames, factoryCode);',
  'new F("");',
];

function linesWith({ text }: Bundle, pattern: RegExp): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => pattern.test(line) && !/^(?:\/\/|\*|\/\*)/.test(line));
}

describe.each(BUNDLES)('the bundle in $folder', (bundle) => {
  const { folder, args, text } = bundle;

  it('loads only known built-in modules (K3)', () => {
    const builtIn = [...text.matchAll(LOADS)].map(([, name]) => (name as string).replace(/^node:/, ''));
    expect(builtIn).toContain('crypto');
    expect(builtIn.filter((name) => !BUILT_IN.has(name))).toEqual([]);
  });

  it('loads no module by a computed name', () => {
    const calls = linesWith(
      { ...bundle, text: text.replaceAll(LOADS, '') },
      /\b__require\b|\brequire\(|\bcreateRequire\b|\bgetBuiltinModule\b/,
    );
    expect(calls.filter((line) => !LOADS_CHUNK.test(line))).toEqual([]);
  });

  it('runs no text as code, except what zod compiles', () => {
    const suspects = linesWith(
      bundle,
      /\beval\(|\bnew Function\(|=\s*Function;|\bnew F\((?!\{)|\bFunction\(["'`]|\bimport\((?!["'`)/])/,
    );
    expect([...suspects].sort()).toEqual([...ZOD_COMPILES].sort());
  });

  it('has all its modules (K2)', () => {
    expect(linesWith(bundle, /webpackMissingModule|MODULE_NOT_FOUND/)).toEqual([]);
  });

  it('contains no path of the machine that built it', () => {
    expect(text).not.toContain(ROOT);
    expect(linesWith(bundle, /\/home\/|\/Users\/|[A-Z]:\\\\Users/)).toEqual([]);
  });

  it('comes with the license of every package in it', () => {
    const joined = text.matchAll(/^;\/\/ CONCATENATED MODULE: \.\/(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//gm);
    const packages = new Set(['undici', 'yaml', 'zod', ...[...joined].map(([, name]) => name as string)]);
    const licenses = readSource(`${folder}/licenses.txt`).text;
    expect([...packages].filter((name) => !licenses.includes(`${name} `))).toEqual([]);
  });

  it('runs by itself in an empty folder, and judges nothing without settings (K2)', () => {
    const empty = mkdtempSync(join(tmpdir(), 'findings-gate-alone-'));
    onTestFinished(() => rmSync(empty, { recursive: true }));
    cpSync(join(ROOT, folder), join(empty, 'bundle'), { recursive: true });
    const options = { cwd: empty, env: {}, encoding: 'utf8', stdio: 'pipe' } as const;
    const run = () => execFileSync(process.execPath, ['bundle/index.js', ...args], options);
    expect(run).toThrow(
      expect.objectContaining({ status: 3, stdout: expect.stringContaining('gate: INCONCLUSIVE config - ') }),
    );
  });
});

describe('the size of dist', () => {
  it.each([
    ['dist', 'Action', 3_890],
    ['dist/cli', 'command line', 4_780],
  ])('%s, for the %s, has at most %i kB', (folder, _name, thousands) => {
    const files = listFiles([folder], '.js').filter(({ path }) => posix.dirname(path) === folder);
    const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    const advice =
      'look in lib/stats.json, which the build writes, at what came in or grew; raise the number if it is worth it';
    expect(Math.ceil(bytes / 1_000), advice).toBeLessThanOrEqual(thousands);
  });
});

describe('the start of the Action', () => {
  // The second file is imported before the settings are checked.
  const loaded = ['src/action/main.ts', 'src/action/asked-files.ts'].flatMap((file) => [...loadedWith(file)]);

  it('loads no package, no tool, and no client of the platform or a forge', () => {
    expect(loaded).toContain('src/inputs/parse-inputs.ts');
    expect(loaded.filter((path) => !/^(?:src\/|node:)/.test(path))).toEqual([]);
    expect(loaded.filter((path) => /^src\/(?:tools|platform|forge\/git|policy\/file)\//.test(path))).toEqual([]);
  });
});

describe('a file of the bundle that cannot be loaded', () => {
  const folder = dirname(builtAction());
  const chunks = readdirSync(folder).filter((name) => /^\d+\.index\.js$/.test(name));

  it.each(shareOf(chunks, 0, 1))('is never reported as a fail (%s)', async (chunk) => {
    const copy = mkdtempSync(join(tmpdir(), 'findings-gate-incomplete-'));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    cpSync(folder, copy, { recursive: true });
    rmSync(join(copy, chunk));
    const run = await runAction({ main: join(copy, 'index.js'), inputs: { comment: 'always' } });
    expect([0, 2]).toContain(run.exitCode);
    expect(run.finalLine).toMatch(run.exitCode === 0 ? /^gate: PASS / : /^gate: INCONCLUSIVE /);
  });
});
