import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DEFAULT_TOKEN } from '../../../emulator/build.ts';
import { COMPILED } from '../../run/compiled.ts';
import { CLI_MAIN } from '../../run/run-cli.ts';
import { whenFileEnds } from '../../run/when-file-ends.ts';

type Stopped = { readonly exitCode: number | null; readonly endedAfterMs: number; readonly output: string };

const TELLS_WHEN_IT_LISTENS = fileURLToPath(new URL('tells-when-it-listens.mjs', import.meta.url));

/** Waits until the program handles signals: before that, a signal would end it without our code. A second later it is in the middle of its read. */
async function isListening(file: string): Promise<void> {
  for (let tries = 0; tries < 1_500 && !existsSync(file); tries += 1) await sleep(20);
  await sleep(1_000);
}

/**
 * Two seconds, and more for a busy machine. A read that never ends is given up after 20 s, and one of its steps after 5 s. One of these
 * seconds is over when the signal comes.
 */
export const SOON_MS = 3_500;

/**
 * Starts the command line with standard input left open, and stops it once `when` is over. After ten seconds it is killed, and
 * its exit code is null.
 */
export async function stopped(
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
  const { PATH = '' } = process.env;
  const all = { ...COMPILED, PATH, FINDINGS_GATE_TOKEN: DEFAULT_TOKEN, LISTENS_FILE: file, ...env };
  const flags = ['--import', TELLS_WHEN_IT_LISTENS];
  const child = spawn(process.execPath, [...flags, CLI_MAIN, ...args], { cwd, env: all, stdio: 'pipe' });
  let output = '';
  if (isRead) child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (output += piece.toString()));
  // The last output may arrive after the exit.
  const exit = once(child, isRead ? 'close' : 'exit');
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

/** A folder for each test, because `emptyFolder` belongs to one test at a time, and these tests run in parallel. */
export async function mkdtempHere(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-n-signals-'));
  whenFileEnds(() => rm(folder, { recursive: true }));
  return folder;
}
