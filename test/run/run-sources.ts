import { AsyncLocalStorage } from 'node:async_hooks';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { layOutStep, readStep } from '../../demo/runner-files.ts';
import { actionJob } from '../../src/action/run-action.ts';
import { asGateFailure, GateFailure } from '../../src/domain/failure.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { ROOT } from '../house/source-file.ts';
import { playScene, type RunStep, type SceneOptions, type SceneRun } from './scene.ts';
import { SkippingClock } from './skipping-clock.ts';

/** Options that need no process: no flags for Node, no signals. */
export type SourceOptions = SceneOptions & {
  /** By default, a clock that waits for nothing. */
  readonly clock?: Clock;
  /** The value of every random number of the run: a small one keeps back-off short. Drawn by default. */
  readonly random?: number;
};

/**
 * Runs the whole Action once, from its sources in this process. Everything else is as in `test/run/run-action.ts`: the emulated
 * platform and the GitHub double behind HTTP, the runner's variables and files. Only the working folder is not the workspace.
 */
export async function runSources(options: SourceOptions = {}): Promise<SceneRun> {
  if (options.isTrusted === true && options.tls !== undefined) trust(options.tls.cert);
  const clock = options.clock === undefined && options.now === undefined ? new SkippingClock() : undefined;
  loaded ??= loadAll();
  await loaded;
  // Packing takes a third of such a run. The built file gets packed answers, and the tests of transport every kind.
  if (clock === undefined) return playScene({ isUnpacked: true, ...options }, (step) => runJob(step, options));
  return playScene({ isUnpacked: true, ...options, serverClock: clock }, (step) =>
    clock.run(() => runJob(step, { ...options, clock })),
  );
}

let loaded: Promise<unknown> | undefined;

/** Loads all files that a run may load later, because loading is work that no clock sees. */
function loadAll(): Promise<unknown> {
  const files = globSync('src/{action,evidence,forge,gate,locations,platform,policy,report,scan,tools/audit}/**/*.ts', {
    cwd: ROOT,
  });
  return Promise.all(files.filter((file) => basename(file) !== 'main.ts').map((file) => import(join(ROOT, file))));
}

/**
 * From now on this process trusts the certificate, as if it were started with NODE_EXTRA_CA_CERTS. Every process makes its own
 * certificates, so that no other run meets them. The public authorities are left out: no test needs them, and reading all of them
 * for each connection takes longer than the run.
 */
function trust(certificate: string): void {
  if (trusted.has(certificate)) return;
  trusted.add(certificate);
  setDefaultCACertificates([...trusted]);
}

const trusted = new Set<string>();

async function runJob(step: Parameters<RunStep>[0], { clock, random }: SourceOptions): ReturnType<RunStep> {
  const files = await layOutStep(step);
  const env = { ...files.env, GITHUB_WORKSPACE: join(files.folder, 'workspace') };
  const run = { stdout: '', random };
  const exitCode = await current.run(run, () => concludeJob(env, clock));
  const { stdout } = run;
  return { exitCode, signal: null, stderr: '', stdout, ...(await readStep(files)), folder: files.folder };
}

/** Ends a job as `src/gate/process/run-process.ts` ends a process: the exit code is set first, and then the report is printed. */
async function concludeJob(env: NodeJS.ProcessEnv, clock: Clock | undefined): Promise<number> {
  const controller = new AbortController();
  const job = actionJob(env, controller.signal, clock);
  const ending = await job.work().catch((thrown: unknown) => job.fail(asGateFailure(thrown)));
  await ending.tell?.();
  controller.abort(new GateFailure('cancelled', 'the run is over'));
  return ending.exitCode;
}

/** The output and the random number of each run, because several may run at once. */
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
