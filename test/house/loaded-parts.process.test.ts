import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtAction } from '../../demo/runner.ts';
import { type Loaded, loadedBy } from '../run/loaded-by.ts';
import { type ActionOptions, runAction } from '../run/run-action.ts';
import { runCli } from '../run/run-cli.ts';

/**
 * What a kind of run may load. Tighten a row whenever less is loaded. A page says of several projects and of one with the same
 * functions, so what only several need comes with it: 31 thousand. A page that did not know them would show the whole as one.
 */
type Row = {
  readonly options: ActionOptions;
  readonly exitCode: number;
  /** Thousands of bytes of the bundle's files. */
  readonly atMost: number;
  readonly packages: readonly string[];
  /** Modules of Node that take more than a moment to load. */
  readonly builtIn: readonly string[];
};

const ALWAYS = ['@actions/core', 'get-east-asian-width'];
const NETWORK = ['undici'];
const CLIENT = [
  '@actions/github @octokit/auth-token @octokit/core @octokit/endpoint @octokit/graphql @octokit/request @octokit/request-error',
  'before-after-hook content-type json-with-bigint universal-user-agent',
].flatMap((names) => names.split(' '));
const POLICY = 'version: 1\nconditions:\n  - { name: No criticals, severities: [critical], max: 0 }\n';
const SLOW = ['http', 'v8', 'zlib'];

const RUNS: Readonly<Record<string, Row>> = {
  'a run with a refused setting': {
    options: { inputs: { 'base-url': '' } },
    exitCode: 3,
    atMost: 225,
    packages: ['@actions/core'],
    builtIn: [],
  },
  'a run without a comment': {
    options: { inputs: { comment: 'never' } },
    exitCode: 0,
    atMost: 1_200,
    packages: [...ALWAYS, ...NETWORK, 'zod'],
    builtIn: SLOW,
  },
  'a run without a policy': {
    options: { inputs: { comment: 'always' } },
    exitCode: 0,
    atMost: 1_306,
    packages: [...ALWAYS, ...NETWORK, ...CLIENT, 'zod'],
    builtIn: SLOW,
  },
  'a run with a policy': {
    options: { inputs: { comment: 'never', policy: POLICY } },
    exitCode: 0,
    atMost: 1_580,
    packages: [...ALWAYS, ...NETWORK, 'yaml', 'zod'],
    builtIn: SLOW,
  },
};

/** Modules of Node that the rows speak of: each takes a millisecond or more, or starts what the gate never does. */
const WATCHED =
  /^(?:assert|child_process|dgram|dns|http2?|https|inspector|perf_hooks|readline|repl|sqlite|tls|v8|vm|worker_threads|zlib)(?:\/|$)/;

function packagesOf({ parts }: Loaded): readonly string[] {
  const owners = new Set(parts.map(({ owner }) => owner));
  return [...owners].filter((owner) => owner !== 'src' && owner !== 'stand-ins').sort();
}

describe('what is loaded', () => {
  it.each(Object.entries(RUNS))('by %s is no more than it needs', async (_name, row) => {
    const loaded = await loadedBy(row.options);
    expect(loaded.run.exitCode).toBe(row.exitCode);
    expect(packagesOf(loaded)).toEqual([...row.packages].sort());
    expect(loaded.builtIn.filter((name) => WATCHED.test(name))).toEqual(row.builtIn);
    expect(Math.ceil(loaded.bytes / 1000)).toBeLessThanOrEqual(row.atMost);
  });
});

describe('the help of the command line', () => {
  it.each([[['--help']], [['check', '--help']], [['issues', '--help']]])(
    'loads no part of Node that it has no use for (%j)',
    async (words) => {
      const folder = mkdtempSync(join(tmpdir(), 'findings-gate-help-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const file = join(folder, 'loaded.json');
      const noting = pathToFileURL(join(import.meta.dirname, '../run/note-loaded.mjs')).href;
      const { exitCode } = await runCli(words, { env: { LOADED_FILE: file, NODE_OPTIONS: `--import ${noting}` } });
      const { modules } = JSON.parse(readFileSync(file, 'utf8')) as { modules: string[] };
      const slow = /^NativeModule (?:dns|http2?|https|readline|tls|v8|zlib)(?:\/|$)/;
      expect([exitCode, modules.filter((name) => slow.test(name))]).toEqual([0, []]);
    },
  );
});

describe('a file of the bundle that cannot be loaded', () => {
  const folder = dirname(builtAction());
  const chunks = readdirSync(folder).filter((name) => /^\d+\.index\.js$/.test(name));

  it.each(chunks)('is never told as a fail (%s)', async (chunk) => {
    const copy = mkdtempSync(join(tmpdir(), 'findings-gate-incomplete-'));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    cpSync(folder, copy, { recursive: true });
    rmSync(join(copy, chunk));
    const run = await runAction({ main: join(copy, 'index.js'), inputs: { comment: 'always' } });
    expect([0, 2]).toContain(run.exitCode);
    expect(run.finalLine).toMatch(run.exitCode === 0 ? /^gate: PASS / : /^gate: INCONCLUSIVE /);
  });
});
