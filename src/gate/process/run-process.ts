import { asGateFailure, GateFailure } from '../../domain/failure.ts';
import type { ExitCode } from '../../domain/verdict.ts';
import { decide, endStopped, endWithin, whenBroken } from './exit-guard.ts';

export type Ending = {
  readonly exitCode: ExitCode;
  /** True if the printed output is the result: if its reader has not taken all of it, that is no success. */
  readonly isOutputAskedFor?: true;
  /** Called after the exit code is set. Never throws. */
  tell?(): Promise<void>;
  /** Called if the process is stopped before `tell` is done. Never throws. */
  cutShort?(): void;
};

export type Job = {
  work(): Promise<Ending>;
  /** Called at most once, for an error of `work`, or for an error that broke the process meanwhile. */
  fail(failure: GateFailure): Ending;
};

/** The rest of the output, once all is reported, before the process ends or is stopped. */
export type OutputEnd = { end(ending: Ending): void; stopped(ending: Ending): void };

const IN_A_MOMENT: OutputEnd = { end: () => endWithin(1_000), stopped() {} };
/** After a stop: the time for the work to end by itself, and the time for everything. */
const WORK_ENDS_MS = 1_000;
const ALL_ENDS_MS = 1_700;

/** Runs the job and ends the process once, whatever happens first. A stop (SIGINT, SIGTERM) aborts the signal with `cancelled`. Never throws. */
export async function runProcess(begin: (signal: AbortSignal) => Job, output: OutputEnd = IN_A_MOMENT): Promise<void> {
  // A reader that goes away (`| head`) must not end the process: its exit code is the verdict.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const controller = new AbortController();
  const cancelled = new GateFailure('cancelled', 'the run was stopped from outside');
  let isStopped = false;
  process.on('SIGINT', cancel).on('SIGTERM', cancel);
  const job = begin(controller.signal);

  let concluded: Ending | undefined;
  let isReported = false;
  async function conclude(endingOf: () => Ending): Promise<void> {
    if (concluded !== undefined) return;
    const ending = endingOf();
    concluded = ending;
    decide(ending.exitCode);
    await ending.tell?.();
    isReported = true;
    controller.abort(new GateFailure('cancelled', 'the run is over'));
    if (isStopped) endNow(ending);
    else output.end(ending);
  }

  function cancel(): void {
    if (isReported) endNow(concluded!);
    // npm and others pass on a stop that the process has received already.
    if (isReported || isStopped) return;
    isStopped = true;
    controller.abort(cancelled);
    setTimeout(() => conclude(() => job.fail(cancelled)), WORK_ENDS_MS);
    setTimeout(() => endNow(concluded!), ALL_ENDS_MS);
  }

  function endNow(ending: Ending): void {
    if (!isReported) ending.cutShort?.();
    isReported = true;
    output.stopped(ending);
    endStopped();
  }

  whenBroken((message) => {
    const failure = new GateFailure('internal', message);
    controller.abort(failure);
    void conclude(() => job.fail(failure));
  });
  await job.work().then(
    (ending) => conclude(() => ending),
    (thrown: unknown) => conclude(() => job.fail(asGateFailure(thrown))),
  );
}
