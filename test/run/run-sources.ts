import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { layOutStep, readStep } from '../../demo/runner-files.ts';
import { actionJob } from '../../src/action/run-action.ts';
import { asGateFailure, GateFailure } from '../../src/domain/failure.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { playScene, type RunStep, type SceneOptions, type SceneRun } from './scene.ts';

/** What needs no process of its own: no flags for Node, no certificates, no signals. */
export type SourceOptions = Omit<SceneOptions, 'tls' | 'isTrusted'> & {
  /** The machine's by default. */
  readonly clock?: Clock;
  /** What every random number of the run is: a small one keeps back-off short. Drawn by default. */
  readonly random?: number;
};

/**
 * Runs the whole Action from its sources in this process, once, with everything else as `test/run/run-action.ts` has it: the emulated
 * platform and the GitHub double behind HTTP, the runner's variables and files. Only the working folder is not the workspace.
 */
export async function runSources(options: SourceOptions = {}): Promise<SceneRun> {
  return playScene(options, (step) => runJob(step, options));
}

async function runJob(step: Parameters<RunStep>[0], { clock, random }: SourceOptions): ReturnType<RunStep> {
  const files = await layOutStep(step);
  const env = { ...files.env, GITHUB_WORKSPACE: join(files.folder, 'workspace') };
  const run = { stdout: '', random };
  const exitCode = await current.run(run, () => concludeJob(env, clock));
  const { stdout } = run;
  return { exitCode, signal: null, stderr: '', stdout, ...(await readStep(files)), folder: files.folder };
}

/** As `src/gate/process/run-process.ts` does it for a process: the exit code is set first, and the report told then. */
async function concludeJob(env: NodeJS.ProcessEnv, clock: Clock | undefined): Promise<number> {
  const controller = new AbortController();
  const job = actionJob(env, controller.signal, clock);
  const ending = await job.work().catch((thrown: unknown) => job.fail(asGateFailure(thrown)));
  await ending.tell?.();
  controller.abort(new GateFailure('cancelled', 'the run is over'));
  return ending.exitCode;
}

/** What each run has printed, and what it draws: several may be at work at once. */
const current = new AsyncLocalStorage<{ stdout: string; readonly random: number | undefined }>();
const print = process.stdout.write.bind(process.stdout);
process.stdout.write = ((text: string, ...rest: []) => {
  const run = current.getStore();
  if (run === undefined) return print(text, ...rest);
  run.stdout += text;
  return true;
}) as typeof process.stdout.write;
const { random: draw } = Math;
Math.random = () => current.getStore()?.random ?? draw();
