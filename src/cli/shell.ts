import type { ExitCode } from '../domain/verdict.ts';
import type { Job } from '../gate/process/run-process.ts';
import type { Clock, Random } from '../ports/clock.ts';
import type { Flags } from './flags.ts';
import type { Terminal } from './terminal.ts';

export type Shell = {
  readonly env: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
  readonly clock: Clock;
  readonly random: Random;
  /** Aborted with a `cancelled` failure when the command is to stop. */
  readonly signal: AbortSignal;
  readStdin(): Promise<Buffer>;
  /** Asks the person at the keyboard; undefined where there is no keyboard. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
};

export type Command = {
  readonly usage: string;
  readonly flags: Flags;
  /** Names of flags under the titles that the help gives them; it shows all others as well. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  readonly more?: readonly (readonly string[])[];
  /** A call that can be pasted, without `findings-gate` and the command's name: a piece for each line. */
  readonly example: readonly string[];
} & (
  | {
      /** Gives the exit code, or throws: a `GateFailure` says why it could not. */
      run(args: readonly string[], shell: Shell): Promise<ExitCode>;
    }
  | {
      /** A command has this where it ends in its own way, whatever goes wrong. */
      job(args: readonly string[], shell: Shell): Job;
    }
);
