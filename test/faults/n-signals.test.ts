import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import { thousandsOfGroups } from '../../emulator/scenarios/finished.ts';
import { runBuilt } from '../run/built-gate.ts';
import { CLI_MAIN, COMMIT, emptyFolder, runCli, startPlatform } from '../run/run-cli.ts';

const JUDGED = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'main'];

type Stopped = { readonly exitCode: number | null; readonly endedAfterMs: number; readonly output: string };

const TELLS_WHEN_IT_LISTENS = fileURLToPath(new URL('harness/tells-when-it-listens.mjs', import.meta.url));

/** Until the program listens to signals: before that it would end by one, and not by us. A second later it is in the middle of its read. */
async function isListening(file: string): Promise<void> {
  for (let tries = 0; tries < 1_500 && !existsSync(file); tries += 1) await sleep(20);
  await sleep(1_000);
}

/**
 * Two seconds, and what a busy machine takes longer. A read that nobody ends is given up after 20 s, and a step of one after 5 s, of which
 * one is over when the signal comes.
 */
const SOON_MS = 3_500;

/**
 * Starts the command line with standard input left open, and stops it once `when` is over. Killed after ten seconds:
 * then its exit code is null.
 */
async function stopped(
  args: readonly string[],
  cwd: string,
  {
    signals = ['SIGTERM'],
    env = {},
    when,
    isRead = true,
  }: Partial<{
    signals: readonly NodeJS.Signals[];
    env: Readonly<Record<string, string>>;
    when: () => Promise<unknown>;
    isRead: boolean;
  }> = {},
): Promise<Stopped> {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-listens-'));
  const file = join(folder, 'listens');
  const all = { PATH: process.env.PATH ?? '', FINDINGS_GATE_TOKEN: DEFAULT_TOKEN, LISTENS_FILE: file, ...env };
  const flags = ['--import', TELLS_WHEN_IT_LISTENS];
  const child = spawn(process.execPath, [...flags, CLI_MAIN, ...args], { cwd, env: all, stdio: 'pipe' });
  let output = '';
  if (isRead) child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString()));
  const exit = once(child, 'exit');
  await isListening(file);
  await when?.();
  const from = performance.now();
  for (const signal of signals) child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  const [exitCode] = (await exit) as [number | null];
  clearTimeout(timer);
  child.stdout.destroy();
  await rm(folder, { recursive: true });
  return { exitCode, endedAfterMs: performance.now() - from, output };
}

function pipeAt(path: string): string {
  execFileSync('mkfifo', [path]);
  return path;
}

describe.concurrent('N. stopped while something blocks', () => {
  /** Reads that wait for a writer who never comes. Each is begun before the stop. */
  const READS: readonly (readonly [string, readonly string[], Readonly<Record<string, string>>])[] = [
    ['a policy', ['check', ...JUDGED, '--policy-file', 'pipe'], {}],
    ['waivers', ['check', ...JUDGED, '--waivers-file', 'pipe'], {}],
    ['a token', ['scans', '--api-token-file', 'pipe'], { FINDINGS_GATE_TOKEN: '' }],
    ['a request', ['issues', '--request', 'pipe'], {}],
    ['standard input', ['issues', '--request', '-'], {}],
    ['the policy of a simulation', ['simulate', '--policy', 'pipe'], {}],
  ];

  test.each(READS)('N3 the command ends within two seconds where %s is waited for', async (_what, words, env) => {
    const cwd = await mkdtempHere();
    pipeAt(join(cwd, 'pipe'));
    const run = await stopped([...words, ...FLAGS], cwd, { env, signals: ['SIGINT'] });
    expect(run.exitCode).toBe(2);
    expect(run.endedAfterMs).toBeLessThan(SOON_MS);
    expect(run.output).toContain('cancelled');
  });

  test('N3 nor is a record waited for, or a policy that is only checked', async () => {
    const cwd = await mkdtempHere();
    pipeAt(join(cwd, 'pipe'));
    for (const words of [
      ['check', '--replay', 'pipe'],
      ['policy', 'check', 'pipe'],
    ]) {
      const run = await stopped(words, cwd);
      expect(run.exitCode).toBe(2);
      expect(run.endedAfterMs).toBeLessThan(SOON_MS);
      expect(run.output).toContain('cancelled');
    }
  });

  test('N3 a pipe that nobody writes to ends the command by itself', async () => {
    const cwd = await mkdtempHere();
    pipeAt(join(cwd, 'pipe'));
    const run = await runCli(['policy', 'check', 'pipe'], { cwd });
    expect(run).toMatchObject({ exitCode: 3 });
    expect(run.stderr).toContain('the file pipe cannot be read (ETIMEDOUT)');
  });

  test("N3 a pipe in the place of one of git's files is not waited for", async () => {
    const cwd = await mkdtempHere();
    await mkdir(join(cwd, '.git'));
    pipeAt(join(cwd, '.git', 'HEAD'));
    const run = await runCli(['check', ...FLAGS], { cwd });
    expect(run).toMatchObject({ exitCode: 3 });
  });

  test('N3 a pipe in the place of the event is not waited for', async () => {
    const cwd = await mkdtempHere();
    const path = pipeAt(join(cwd, 'event.json'));
    const run = await runBuilt({ env: { GITHUB_EVENT_PATH: path }, killAfterMs: 20_000 });
    expect(run).toMatchObject({ exitCode: 2, reason: 'bad-event', wasKilledByHarness: false });
  });

  test('N3 what blocks in the system itself is not waited for either', async () => {
    // A file of another machine that never answers.
    const hangs = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
      const { open } = fs.promises;
      fs.promises.open = (path, ...rest) => (String(path).endsWith('pipe') ? open(path, 'r') : open(path, ...rest));
      syncBuiltinESMExports();`;
    const cwd = await mkdtempHere();
    pipeAt(join(cwd, 'pipe'));
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hangs)}` };
    const run = await stopped(['policy', 'check', 'pipe'], cwd, { env });
    expect(run.exitCode).not.toBe(0);
    expect(run.endedAfterMs).toBeLessThan(SOON_MS);
    expect(run.output).toContain('cancelled');
  });
});

/** Nobody answers there: what is read comes first. */
const FLAGS = ['--base-url', 'http://127.0.0.1:9', '--deployment-id', '42'];

/** `emptyFolder` belongs to one test at a time, and these run at the same time. */
const mkdtempHere = (): Promise<string> => mkdtemp(join(tmpdir(), 'findings-gate-n-signals-'));

describe('N. stopped while somebody does not read', () => {
  test('N14 a listing that nobody took is no success', async () => {
    const { server, flags } = await startPlatform(thousandsOfGroups);
    const answered = async (): Promise<void> => {
      while (server.requests.length === 0) await sleep(50);
      let before = -1;
      while (server.requests.length !== before) {
        before = server.requests.length;
        await sleep(700);
      }
    };
    const options = { when: answered, isRead: false } as const;
    const run = await stopped(['issues', '--json', ...flags], await emptyFolder(), options);
    expect(run.exitCode).toBe(2);
    expect(run.endedAfterMs).toBeLessThan(SOON_MS);
  });
});
