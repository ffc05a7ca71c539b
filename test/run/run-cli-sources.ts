import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Stage } from '../../demo/stage.ts';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import type { ReportJson } from '../../scripts/report-schema/json-schema.ts';
import type { Shell } from '../../src/cli/command.ts';
import { findCommand } from '../../src/cli/program.ts';
import { reportFailure } from '../../src/cli/report-failure.ts';
import { createTerminal } from '../../src/cli/terminal.ts';
import { asGateFailure, GateFailure } from '../../src/domain/failure.ts';
import type { Ending } from '../../src/gate/process/run-process.ts';
import { systemClock } from '../../src/gate/process/system-clock.ts';
import { possibleTokens } from '../../src/inputs/token.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { problemsOfCommand } from './always.ts';

export type CheckRun = {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly report: ReportJson;
};

export type CliSourcesOptions = { readonly env?: Readonly<Record<string, string>> };

/** The outputs of a run, without the last line break. */
export type CliSourcesRun = Omit<CheckRun, 'report'> & { readonly lastLine: string };

/**
 * Runs the command line from its sources in this process, as `runCli` does with the built file, in a quarter of the
 * processor time. The working folder is that of the tests, so paths must be absolute. This leaves out the steps before a
 * command begins: help, and variables that no command has.
 */
export async function runCliSources(
  args: readonly string[],
  { env: given = {} }: CliSourcesOptions = {},
): Promise<CliSourcesRun> {
  const env = { FINDINGS_GATE_TOKEN: DEFAULT_TOKEN, ...given };
  const run = await concluded(args, env);
  const secrets = Object.values(env).filter((value) => value.includes('token-'));
  expect(problemsOfCommand(run, secrets), run.stdout + run.stderr).toEqual([]);
  const stdout = run.stdout.trimEnd();
  return { ...run, stdout, stderr: run.stderr.trimEnd(), lastLine: stdout.split('\n').at(-1) ?? '' };
}

/** Flags for the platform of a stage and its project. */
export function flagsOf({ step }: Pick<Stage, 'step'>): readonly string[] {
  const { 'base-url': url = '', 'deployment-id': deployment = '', 'repository-id': id = '' } = step.inputs;
  return ['--base-url', url, '--deployment-id', deployment, '--repository-id', id];
}

/** Runs `findings-gate check` once, from its sources in this process, and returns its report as well. */
export async function runCheckSources(flags: readonly string[], env: NodeJS.ProcessEnv, clock: Clock = systemClock) {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-check-'));
  const path = join(folder, 'report.json');
  try {
    const ended = await concluded(['check', ...flags, '--report-path', path], env, clock);
    const run = { ...ended, report: JSON.parse(await readFile(path, 'utf8')) as ReportJson };
    const secrets = [env.FINDINGS_GATE_TOKEN ?? ''].filter((token) => token !== '');
    expect(problemsOfCommand(run, secrets), run.stdout + run.stderr).toEqual([]);
    return run;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs a command to its end, as `src/cli/command-line.ts` and the runner of a process do. */
async function concluded(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  clock: Clock = systemClock,
): Promise<Omit<CheckRun, 'report'>> {
  const [out, told]: [string[], string[]] = [[], []];
  const terminal = createTerminal({
    stdout: { write: (text: string) => out.push(text) },
    stderr: { write: (text: string) => told.push(text) },
  });
  terminal.hide(possibleTokens(env));
  const controller = new AbortController();
  const { signal } = controller;
  // No prompts and no standard input: the tests of the built file cover these.
  const readStdin = async () => Buffer.of();
  try {
    const ending = await end(args, { env, terminal, clock, random: Math.random, signal, readStdin, ask: undefined });
    await ending.tell?.();
    return { exitCode: ending.exitCode, stdout: out.join(''), stderr: told.join('') };
  } finally {
    controller.abort(new GateFailure('cancelled', 'the run is over'));
  }
}

async function end(args: readonly string[], shell: Shell): Promise<Ending> {
  const found = await findCommand(args, shell.terminal);
  if (found === undefined) throw new Error('only a command runs from its sources');
  const { command, rest } = found;
  if ('job' in command) {
    const job = command.job(rest, shell);
    return job.work().catch((thrown: unknown) => job.fail(asGateFailure(thrown)));
  }
  return {
    exitCode: await command.run(rest, shell).catch((thrown) => reportFailure(asGateFailure(thrown), shell.terminal)),
  };
}
