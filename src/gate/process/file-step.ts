import { constants } from 'node:fs';

/** Longest single step at a file, and longest pause of a pipe that is read, in milliseconds. */
export const LONGEST_STEP_MS = 5_000;

/** For every file that is opened: a pipe without another end, or a terminal, would block a thread of Node for ever. Windows has neither flag. */
export const WITHOUT_WAITING = (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

export function fileFailure(code: string): Error {
  return Object.assign(new Error(`a file: ${code}`), { code });
}

/** Throws `ETIMEDOUT` where the call takes too long: a folder of another machine may never answer. */
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
