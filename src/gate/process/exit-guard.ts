import type { ExitCode } from '../../domain/verdict.ts';

/** Imported first by every entry point: Node ends with 0 if a promise never settles, and with 1 before our first line runs. */
const UNDECIDED = 2;

let decided: ExitCode | undefined;
let isBroken = false;
let onBroken = printInternal;

process.exitCode = UNDECIDED;
process.on('uncaughtException', (thrown: unknown) => broken(firstLine(thrown)));
process.on('unhandledRejection', (thrown: unknown) => broken(firstLine(thrown)));
process.on('beforeExit', () => broken('the run ended before it reached a verdict'));
process.on('exit', () => {
  if (decided === undefined && !isBroken) printInternal('the process was ended before it reached a verdict');
  // Keeps the exit code of the verdict, however the process ends.
  process.exitCode = decided ?? UNDECIDED;
});

/** The only function of the program that can set the exit code to 0. Called again if the requested output cannot be written. */
export function decide(exitCode: ExitCode): void {
  decided = exitCode;
  process.exitCode = exitCode;
}

/** Waits at most `ms` for a slow reader of the output, and for nothing else that keeps the process running. */
export function endWithin(ms: number): void {
  const isAllTaken = [process.stdout, process.stderr].every(({ writableLength }) => writableLength === 0);
  if (isAllTaken) process.exit();
  setTimeout(() => process.exit(), ms).unref();
}

export function endStopped(): void {
  if (!isHeld()) process.exit();
  setTimeout(() => (isHeld() ? process.kill(process.pid, 'SIGKILL') : process.exit()), HELD_MS);
}

const HELD_MS = 100;

/** A thread that waits for DNS or for a file would delay `process.exit`. */
function isHeld(): boolean {
  return process.getActiveResourcesInfo().some((name) => /^(?:FSReq|Get(?:Addr|Name)InfoReq)/.test(name));
}

/** What to do if the program breaks before its verdict. Until this is set, the reason is printed. */
export function whenBroken(listener: typeof onBroken): void {
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

/** Writes one line, without a stack. It is not cut before it is redacted, since part of a secret would stay. */
function firstLine(thrown: unknown): string {
  const text = thrown instanceof Error ? thrown.message : 'something that is not an error was thrown';
  return text.split('\n', 1)[0]!;
}
