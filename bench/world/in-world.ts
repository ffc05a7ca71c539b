import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Stage } from '../../demo/stage.ts';
import type { FinishedWorld } from './worlds.ts';

export type ToWorld = 'begin' | 'tell';
export type FromWorld = Opened | Happened;

type Opened = {
  readonly step: Stage['step'];
  /** Milliseconds since 1970: when the platform started, and with it a scan that is still running. */
  readonly startedAtMs: number;
};

/** Requests and comments of one run. */
export type Happened = {
  /** Operations in the order of their requests. */
  readonly asked: readonly string[];
  /** How many comments there are on the pull request. */
  readonly comments: number;
};

/** A platform and a GitHub in another process, so that they take no time from the one that measures. */
export type World = Opened & {
  /** Forgets all comments and requests, so that the next run is like the first one. */
  begin(): Promise<void>;
  /** Reports what happened since `begin`. */
  tell(): Promise<Happened>;
};

/**
 * Returns what `measure` returns. `name` is the name of a world, or the milliseconds that its scan takes. Every answer takes `delayMs`,
 * or longer if making it takes longer.
 */
export async function inWorld<Result>(
  name: FinishedWorld | number,
  delayMs: number,
  measure: (world: World) => Promise<Result>,
): Promise<Result> {
  const child = fork(fileURLToPath(new URL('serve-world.ts', import.meta.url)), [String(name), String(delayMs)]);
  try {
    return await measure(await worldOf(child));
  } finally {
    if (child.connected) child.disconnect();
  }
}

async function worldOf(child: ChildProcess): Promise<World> {
  const ended = once(child, 'exit').then(([exitCode]) => {
    throw new Error(`the servers of a world ended with ${exitCode}`);
  });
  ended.catch(() => undefined);
  const answer = async () => (await Promise.race([once(child, 'message'), ended]))[0] as FromWorld;
  const ask = async (message: ToWorld): Promise<Happened> => {
    const answered = answer();
    child.send(message);
    return (await answered) as Happened;
  };
  return {
    ...((await answer()) as Opened),
    begin: async () => void (await ask('begin')),
    tell: () => ask('tell'),
  };
}
