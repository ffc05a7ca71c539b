import type { GateFailure } from '../domain/failure.ts';
import type { Clock, Random } from '../gate/ports/clock.ts';
import type { Flags } from './flags.ts';
import type { Terminal } from './terminal.ts';

/** What a command needs of the world. */
export type Shell = {
  readonly env: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
  readonly clock: Clock;
  readonly random: Random;
  /** Aborted with a `cancelled` failure when the command is to stop. */
  readonly signal: AbortSignal;
  /** Aborts the signal. */
  stop(why: GateFailure): void;
  /** All of standard input. */
  readStdin(): Promise<string>;
  /** Asks the person at the keyboard; undefined where nobody sits there. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
};

/** Ends with an exit code decided, or throws: a `GateFailure` says why it could not. */
export type Command = {
  /** What follows the command's name, for the help. */
  readonly usage: string;
  readonly about: string;
  readonly flags: Flags;
  run(args: readonly string[], shell: Shell): Promise<void>;
};
