import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { CHECK } from '../../src/cli/check/check.ts';
import type { Shell } from '../../src/cli/shell.ts';
import { createTerminal } from '../../src/cli/terminal.ts';
import { asGateFailure, GateFailure } from '../../src/domain/failure.ts';
import { systemClock } from '../../src/gate/process/system-clock.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { ReportJson } from '../../src/report/json/json-schema.ts';
import { problemsOfCommand } from './always.ts';

export type CheckRun = {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly report: ReportJson;
};

/** Runs `findings-gate check` from its sources in this process, once, as the runner of a process does it. */
export async function runCheckSources(
  flags: readonly string[],
  env: NodeJS.ProcessEnv,
  clock: Clock = systemClock,
): Promise<CheckRun> {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-check-'));
  const path = join(folder, 'report.json');
  const [out, told]: [string[], string[]] = [[], []];
  const controller = new AbortController();
  const shell: Shell = {
    env,
    terminal: createTerminal({
      stdout: { write: (text: string) => out.push(text) },
      stderr: { write: (text: string) => told.push(text) },
    }),
    clock,
    random: Math.random,
    signal: controller.signal,
    readStdin: async () => Buffer.of(),
    ask: undefined,
  };
  try {
    if (!('job' in CHECK)) throw new Error('check has no job of its own');
    const job = CHECK.job([...flags, '--report-path', path], shell);
    const ending = await job.work().catch((thrown: unknown) => job.fail(asGateFailure(thrown)));
    await ending.tell?.();
    const report = JSON.parse(await readFile(path, 'utf8')) as ReportJson;
    const run = { exitCode: ending.exitCode, stdout: out.join(''), stderr: told.join(''), report };
    const secrets = [env.FINDINGS_GATE_TOKEN ?? ''].filter((token) => token !== '');
    expect(problemsOfCommand(run, secrets), run.stdout + run.stderr).toEqual([]);
    return run;
  } finally {
    controller.abort(new GateFailure('cancelled', 'the run is over'));
    await rm(folder, { recursive: true });
  }
}
