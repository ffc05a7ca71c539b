import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type ProcessOptions, type ProcessResult, runProcess } from '../../demo/run-process.ts';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import type { Scenario, ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { PlatformState } from '../../emulator/state.ts';
import { type RunningPlatform, runPlatform } from '../emulator/running-platform.ts';
import { problemsOfCommand } from './always.ts';
import { COMPILED } from './compiled.ts';
import { whenFileEnds } from './when-file-ends.ts';

export const COMMIT = 'c0ffee'.padEnd(40, '0');

/** The built command line: the file that the variable GATE_CLI names, else the one of this repository. */
export const CLI_MAIN = process.env.GATE_CLI ?? join(import.meta.dirname, '..', '..', 'dist', 'cli', 'index.js');

export type CliOptions = Partial<Pick<ProcessOptions, 'stdin' | 'cwd' | 'onOutput' | 'onStart'>> & {
  readonly env?: Readonly<Record<string, string>>;
  readonly nodeFlags?: readonly string[];
};

/** The outputs of a run of the command line, without the last line break. */
export type CliRun = ProcessResult & { readonly lastLine: string };

/** Runs the built command line as a process, with the platform's token in the environment, and checks the invariants of every run. */
export async function runCli(
  args: readonly string[],
  { nodeFlags = [], ...options }: CliOptions = {},
): Promise<CliRun> {
  const env = { ...COMPILED, PATH: process.env.PATH ?? '', FINDINGS_GATE_TOKEN: DEFAULT_TOKEN, ...options.env };
  const settings = { cwd: tmpdir(), ...options, env };
  const ended = await runProcess(process.execPath, [...nodeFlags, CLI_MAIN, ...args], settings);
  const secrets = Object.values(env).filter((value) => value.includes('token-'));
  expect(problemsOfCommand(ended, secrets), ended.stdout + ended.stderr).toEqual([]);
  const stdout = ended.stdout.trimEnd();
  return { ...ended, stdout, stderr: ended.stderr.trimEnd(), lastLine: stdout.split('\n').at(-1) ?? '' };
}

/** A platform on loopback for one test, and the flags that point to it. */
export async function startPlatform(
  compose: Scenario,
  { faults = [], ...given }: Partial<ScenarioContext> & { readonly faults?: readonly FaultRule[] } = {},
): Promise<{ readonly server: RunningPlatform; readonly state: PlatformState; readonly flags: readonly string[] }> {
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
  // The built file gets packed answers, as from a real platform.
  const server = await runPlatform(state, undefined, { faults, isPacking: true });
  return { server, state, flags: ['--base-url', server.origin, '--deployment-id', state.deploymentId] };
}

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-cli-'));
  whenFileEnds(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
