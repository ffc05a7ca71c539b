import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listFiles, ROOT, readSource } from './source-file.ts';

type Bundle = { readonly folder: string; readonly args: readonly string[]; readonly text: string };

// Before the first build there is nothing to check; .ci/run fails where a bundle is missing.
const BUNDLES = [aBundle('dist', []), aBundle('dist/cli', ['check'])].filter(({ text }) => text !== '');

function aBundle(folder: string, args: readonly string[]): Bundle {
  const files = listFiles([folder], '.js').filter(({ path }) => posix.dirname(path) === folder);
  return { folder, args, text: files.map(({ text }) => text).join('\n') };
}

/** Built-in modules that the bundle may load. Nothing here starts a program or runs text as code. */
const BUILT_IN = new Set(
  (
    'async_hooks buffer crypto diagnostics_channel events fs fs/promises http module net os path process querystring ' +
    'readline/promises stream stream/consumers stream/promises timers/promises tls url util v8 zlib'
  ).split(' '),
);

/** Of the emulator, which can be a server with TLS. */
const BUILT_IN_COMMAND_LINE: ReadonlySet<string> = new Set(['https']);

/** A call that loads a built-in module; ncc writes the name of an imported `__require` into a comment. */
const LOADS = /(?:createRequire\(import\.meta\.url\)|\b(?:__)?require(?: \*\/ \.\w+)?\)?)\("([^"]+)"\)/g;
/** Where `__require` is made and exported, and where the files of the bundle itself are loaded. */
const MAKES_REQUIRE =
  /^(?:var __require = \/\* #__PURE__ \*\/ \(\(\) =>|\/\* harmony export \*\/|\w+: \(\) => \(\/\* binding \*\/ __require\)|\/\*+\/ \s*installChunk\(require\("\.\/" \+ __nccwpck_require__\.u\(chunkId\)\)\);$)/;

/**
 * zod compiles object schemas where it is allowed to. All these lines are from zod. Lines that an update adds make a test
 * fail, so that somebody looks at them.
 */
const ZOD_COMPILES = [
  'const F = Function;',
  'const F = Function;',
  'fn = new F(...constantNames, factoryCode)(...constantValues);',
  'new Function("");',
  'return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\\n${content.join("\\n")}\\n};`)(...Object.values(this.closed));',
];

function linesWith({ text }: Bundle, pattern: RegExp): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => pattern.test(line) && !/^(?:\/\/|\*|\/\*)/.test(line));
}

describe.each(BUNDLES)('the bundle in $folder', (bundle) => {
  const { folder, args, text } = bundle;

  it('loads only known built-in modules (K3)', () => {
    const required = [...text.matchAll(LOADS)].map(([, name]) => name as string);
    const imported = [...text.matchAll(/^import [^;"']*from ["']([^"']+)["'];?$/gm)].map(([, name]) => name as string);
    const builtIn = [...required, ...imported]
      .filter((name) => !name.startsWith('.'))
      .map((name) => name.replace(/^node:/, ''));
    expect(builtIn).toContain('crypto');
    const more = folder === 'dist/cli' ? BUILT_IN_COMMAND_LINE : new Set<string>();
    expect(builtIn.filter((name) => !BUILT_IN.has(name) && !more.has(name))).toEqual([]);
  });

  it('loads no module by a name that is made while it runs', () => {
    const calls = linesWith(
      { ...bundle, text: text.replaceAll(LOADS, '') },
      /\b__require\b|\brequire\(|\bgetBuiltinModule\b/,
    );
    expect(calls.filter((line) => !MAKES_REQUIRE.test(line))).toEqual([]);
  });

  it('runs no text as code, except what zod compiles', () => {
    const suspects = linesWith(
      bundle,
      /\beval\(|\bnew Function\(|=\s*Function;|\bnew F\((?!\{)|\bFunction\(["'`]|\bimport\((?!["'`)/])/,
    );
    expect([...suspects].sort()).toEqual([...ZOD_COMPILES].sort());
  });

  it('is not missing a module (K2)', () => {
    expect(linesWith(bundle, /webpackMissingModule|MODULE_NOT_FOUND/)).toEqual([]);
  });

  it('contains no path of the machine that built it', () => {
    expect(text).not.toContain(ROOT);
    expect(linesWith(bundle, /\/home\/|\/Users\/|[A-Z]:\\\\Users/)).toEqual([]);
  });

  it('comes with the license of every package in it', () => {
    const packages = [...text.matchAll(/^\/\/ node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)].map(
      ([, name]) => name as string,
    );
    const licenses = readSource(`${folder}/licenses.txt`).text;
    expect(packages).not.toEqual([]);
    expect([...new Set(packages)].filter((name) => !licenses.includes(`${name} `))).toEqual([]);
  });

  it('runs by itself in an empty folder, and judges nothing without settings (K2)', () => {
    const empty = mkdtempSync(join(tmpdir(), 'findings-gate-alone-'));
    onTestFinished(() => rmSync(empty, { recursive: true }));
    cpSync(join(ROOT, folder), join(empty, 'bundle'), { recursive: true });
    const run = () =>
      execFileSync(process.execPath, ['bundle/index.js', ...args], {
        cwd: empty,
        env: {},
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(run).toThrow(
      expect.objectContaining({ status: 3, stdout: expect.stringContaining('gate: INCONCLUSIVE config - ') }),
    );
  });
});
