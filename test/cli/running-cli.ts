import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import { createPlatformHandler, operationOf } from '../../emulator/platform.ts';
import type { ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import { type RunningServer, serve } from '../../emulator/serve.ts';
import type { PlatformState } from '../../emulator/state.ts';

export const COMMIT = 'c0ffee'.padEnd(40, '0');

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'cli', 'main.ts');

export type CliOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** Written to standard input, which is otherwise empty; never a terminal. */
  readonly stdin?: string;
  readonly cwd?: string;
  /** Called with what was printed so far, whenever something is. */
  readonly onOutput?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
};

export type CliRun = {
  readonly exitCode: number | null;
  /** Without the line end at the end. */
  readonly stdout: string;
  readonly stderr: string;
  readonly lastLine: string;
};

/** Runs the command line as a process, with the platform's token in the environment, and checks what must hold of every run. */
export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  const env = { PATH: process.env.PATH ?? '', FINDINGS_GATE_TOKEN: DEFAULT_TOKEN, ...options.env };
  const child = spawn(process.execPath, [MAIN, ...args], { env, cwd: options.cwd, stdio: 'pipe' });
  const text = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (chunk: string) => {
      text[stream] += chunk;
      options.onOutput?.(text[stream], (signal) => child.kill(signal));
    });
  }
  child.stdin.end(options.stdin ?? '');
  const exitCode = await new Promise<number | null>((done) => child.on('close', done));
  const { stdout, stderr } = text;
  assertFitForEyes(stdout + stderr, Object.values(env));
  return {
    exitCode,
    stdout: stdout.trimEnd(),
    stderr: stderr.trimEnd(),
    lastLine: stdout.trimEnd().split('\n').at(-1)!,
  };
}

function assertFitForEyes(output: string, values: readonly string[]): void {
  expect(output).not.toMatch(/\[object |undefined|^ {4}at |Unhandled/m);
  for (const secret of values.filter((value) => value.includes('token-'))) {
    expect(output).not.toContain(secret);
    expect(output).not.toContain(Buffer.from(secret).toString('base64'));
  }
}

/** A platform on loopback for one test, and the flags that lead to it. */
export async function startPlatform(
  compose: (context: ScenarioContext) => PlatformState,
  { faults = [], ...given }: Partial<ScenarioContext> & { readonly faults?: readonly FaultRule[] } = {},
): Promise<{ readonly server: RunningServer; readonly state: PlatformState; readonly flags: readonly string[] }> {
  const state = compose({
    commit: COMMIT,
    repository: 'acme/shop',
    repositoryId: '101',
    deploymentId: '42',
    pullRequest: undefined,
    headRef: 'main',
    nowMs: Date.now(),
    token: DEFAULT_TOKEN,
    ...given,
  });
  const server = await serve(createPlatformHandler(state), { operationOf, faults });
  onTestFinished(() => server.close());
  return { server, state, flags: ['--base-url', server.origin, '--deployment-id', state.deploymentId] };
}

/** A folder for one test. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-cli-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
