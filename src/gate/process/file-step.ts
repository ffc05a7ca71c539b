import { constants } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * One step at a file may take so many milliseconds, and a pipe may rest so long without progress. Nothing of the gate
 * waits longer for a file.
 */
const LONGEST_STEP_MS = 5_000;
const BETWEEN_TRIES_MS = 10;

/**
 * Added to the flags of every file that is opened: a pipe without another end, or a terminal, would block a thread of
 * Node for ever, and with it the end of the process. Windows has neither flag.
 */
export const WITHOUT_WAITING = (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/** A failure with a code, as the system's own have one. */
export function fileFailure(code: string): Error {
  return Object.assign(new Error(`a file: ${code}`), { code });
}

/**
 * Makes one call to the system, in time. Throws `ETIMEDOUT` where it is not: a folder of another machine may never
 * answer.
 */
export async function step<Result>(call: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(fileFailure('ETIMEDOUT')), LONGEST_STEP_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

export type FilePatience = {
  readonly signal?: AbortSignal | undefined;
  /** The system says "not yet" with this code. */
  readonly notYet?: string;
  readonly forMs?: number;
};

/**
 * Repeats a call that has nothing to take or to give yet, such as one at a pipe: it gives `undefined`, or fails with
 * the code for that. Throws `ETIMEDOUT` after a while, and what the signal was aborted with.
 */
export async function untilReady<Result>(
  call: () => Promise<Result | undefined>,
  { signal, notYet = 'EAGAIN', forMs = LONGEST_STEP_MS }: FilePatience = {},
): Promise<Result> {
  for (let waitedMs = 0; waitedMs <= forMs; waitedMs += BETWEEN_TRIES_MS) {
    signal?.throwIfAborted();
    const result = await step(call()).catch((thrown: unknown) => {
      if (thrown instanceof Error && 'code' in thrown && thrown.code === notYet) return undefined;
      throw thrown;
    });
    if (result !== undefined) return result;
    await delay(BETWEEN_TRIES_MS);
  }
  throw fileFailure('ETIMEDOUT');
}
