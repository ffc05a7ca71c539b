import { asGateFailure, GateFailure } from '../../domain/failure.ts';
import type { ExitCode } from '../../domain/verdict.ts';
import { decide, endOnceTaken, endWithin, whenBroken } from './exit-guard.ts';

/** How the work of a process ends. */
export type Ending = {
  readonly exitCode: ExitCode;
  /** Reports it to people and programs, once the exit code is set. Never throws. */
  tell?(): Promise<void>;
};

export type Job = {
  /** Whatever it throws ends the process as `fail` says. */
  work(): Promise<Ending>;
  /** Called at most once: for what `work` throws, or for what broke the process in the meantime. */
  fail(failure: GateFailure): Ending;
};

/** How long a slow reader of the output is waited for: as long as it is there, or a moment. */
export type Patience = 'until-read' | 'a-moment';

const MOMENT_MS = 1_000;

/**
 * The one way in which a door runs: it concludes once, whatever happens first, the end of the work, a failure, or a defect that breaks the
 * process. A stop from outside (SIGINT, SIGTERM) aborts the signal with `cancelled`, and the work ends by itself. Never throws.
 */
export async function runProcess(begin: (signal: AbortSignal) => Job, patience: Patience = 'a-moment'): Promise<void> {
  surviveClosedStreams();
  const controller = new AbortController();
  const stop = (why: GateFailure): void => controller.abort(why);
  const cancel = (): void => stop(new GateFailure('cancelled', 'the run was stopped from outside'));
  process.on('SIGINT', cancel).on('SIGTERM', cancel);
  const job = begin(controller.signal);

  let isConcluded = false;
  async function conclude(ending: Ending): Promise<void> {
    if (isConcluded) return;
    isConcluded = true;
    decide(ending.exitCode);
    await ending.tell?.();
    stop(new GateFailure('cancelled', 'the run is over'));
    if (patience === 'until-read') endOnceTaken();
    else endWithin(MOMENT_MS);
  }

  whenBroken((message) => {
    const failure = new GateFailure('internal', message);
    stop(failure);
    if (!isConcluded) void conclude(job.fail(failure));
  });
  const ending = await job
    .work()
    .catch((thrown: unknown) => (isConcluded ? undefined : job.fail(asGateFailure(thrown))));
  if (ending !== undefined) await conclude(ending);
}

/** A reader that goes away (`| head`) must not end the process: the verdict is its exit code. */
function surviveClosedStreams(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
