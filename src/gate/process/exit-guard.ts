import type { ExitCode } from '../../domain/verdict.ts';

/** Imported first by every entry point: Node ends with 0 when a promise never settles, and with 1 before our first line. */
const UNDECIDED = 2;

type Listener = (message: string) => void;

let decided: ExitCode | undefined;
let isBroken = false;
let onBroken: Listener = printInternal;

process.exitCode = UNDECIDED;
process.on('uncaughtException', (thrown: unknown) => broken(firstLine(thrown)));
process.on('unhandledRejection', (thrown: unknown) => broken(firstLine(thrown)));
process.on('beforeExit', () => broken('the run ended before it reached a verdict'));
process.on('exit', () => {
  if (decided === undefined && !isBroken) printInternal('the process was ended before it reached a verdict');
  // Whatever ends the process, and with whatever code: the exit code of the verdict is kept.
  process.exitCode = decided ?? UNDECIDED;
});

/** Called once: the only line of the program that can set the exit code to 0. */
export function decide(exitCode: ExitCode): void {
  decided = exitCode;
  process.exitCode = exitCode;
}

/** What still keeps the process running is not waited for, only what a slow reader has not taken yet, for `ms` at most. */
export function endWithin(ms: number): void {
  const isAllTaken = [process.stdout, process.stderr].every(({ writableLength }) => writableLength === 0);
  if (isAllTaken) process.exit();
  setTimeout(() => process.exit(), ms).unref();
}

/** The same where the output is what was asked for: a reader gets all of it, however slow, as long as it is there. */
export function endOnceTaken(isOutputAskedFor: boolean): void {
  const waiting = [process.stdout, process.stderr].filter(({ writableLength }) => writableLength > 0);
  let left = waiting.length;
  const endIfTaken = (): void => {
    if (left > 0) return;
    refuseUntaken(isOutputAskedFor);
    process.exit();
  };
  endIfTaken();
  for (const stream of waiting) {
    // Called after all that was written before, and where the reader has gone.
    stream.write('', () => {
      left -= 1;
      endIfTaken();
    });
  }
}

/** Where the output is what was asked for and is not all taken, or cannot be written, that is no success. That its reader has gone is not told: it knows. */
function refuseUntaken(isOutputAskedFor: boolean): void {
  const { writableLength, errored } = process.stdout;
  const code = errored === null ? undefined : (errored as NodeJS.ErrnoException).code;
  if (code !== undefined && code !== 'EPIPE')
    process.stderr.write(`warning: Not all could be written to standard output (${code}).\n`);
  if (isOutputAskedFor && decided === 0 && (writableLength > 0 || errored !== null)) decided = UNDECIDED;
}

export function endStopped(isOutputAskedFor: boolean): void {
  refuseUntaken(isOutputAskedFor);
  if (!isHeld()) process.exit();
  setTimeout(() => (isHeld() ? process.kill(process.pid, 'SIGKILL') : process.exit()), HELD_MS);
}

const HELD_MS = 100;

/** A thread that waits for the address of a name, or for a file, would delay `process.exit`. */
function isHeld(): boolean {
  return process.getActiveResourcesInfo().some((name) => /^(?:FSReq|Get(?:Addr|Name)InfoReq)/.test(name));
}

/** What to do when the program breaks before its verdict; until it is set, the reason is printed. */
export function whenBroken(listener: Listener): void {
  onBroken = listener;
}

function printInternal(message: string): void {
  console.log(`gate: INCONCLUSIVE internal - ${message.slice(0, 200)}`);
}

function broken(message: string): void {
  if (decided !== undefined || isBroken) return;
  isBroken = true;
  onBroken(message);
}

/** Writes one line, without a stack. It is not cut before it is redacted: a part of a secret would stay. */
function firstLine(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : 'something that is not an error was thrown';
  return text.split('\n', 1)[0]!;
}
