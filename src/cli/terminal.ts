import { WIDEST, wrapped } from '../domain/text/wrapped.ts';
import type { Log } from '../ports/log.ts';
import { jsonText, withoutLogCommands } from '../report/json/json-text.ts';
import { createRedactor, redactAll } from '../report/text/redact.ts';
import { breakCommands, logLine } from '../report/text/text.ts';
import { paint } from './screen/paint.ts';
import type { ScreenStyle } from './screen/screen-style.ts';

/** Standard output and standard error. Everything written contains no secret, no control character and no command for a CI system. */
export type Terminal = {
  print(line: string): void;
  /** Prints a part of the result on one line of standard output; bigints keep their digits. */
  printJson(value: unknown): void;
  /** Prints ready-made JSON lines on standard output. No piece may end inside a string: secrets are hidden piece by piece. */
  printJsonLines(pieces: Iterable<string>): void;
  /** Prints a line for the person who watches, on standard error. */
  tell(line: string): void;
  /** Shows a line on standard error until the next one is written, there or on standard output; undefined unless a person watches. */
  readonly showProgress: ((lineAt: LineAt) => void) | undefined;
  /** Width of standard output; undefined for a file or a pipe, for which nothing is cut. */
  readonly columns: number | undefined;
  /** Replaces these texts with `***` in everything that is written from here on. */
  hide(secrets: readonly string[]): void;
  redact(text: string): string;
};

type Stream = {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
};

const USUAL_COLUMNS = 80;

/** Lines that are not wrapped: columns, lines to copy and the last line of a run. */
const IN_COLUMNS = /^[\s#]| {2}|^gate: /;

export function createTerminal(
  { stdout, stderr }: { readonly stdout: Stream; readonly stderr: Stream },
  { mayColour, mayRewrite }: ScreenStyle = { mayColour: false, mayRewrite: false },
  every?: Every,
): Terminal {
  const secrets: string[] = [];
  let hideSecrets = createRedactor(secrets);
  const redact = (text: string): string => hideSecrets(text);
  const harmless = (text: string): string => logLine(redact(text));
  const live = liveLine((text) => void stderr.write(text), every);
  const write = (stream: Stream, text: string): void => {
    live.clear();
    stream.write(text);
  };
  const writeLine = (stream: Stream, text: string): void => {
    const line = harmless(text);
    const lines =
      stream.isTTY === true && !IN_COLUMNS.test(line)
        ? wrapped(line, Math.min(columnsOf(stream), WIDEST)).map(breakCommands)
        : [line];
    const shown = mayColour && stream.isTTY === true ? lines.map((one) => paint(one)) : lines;
    write(stream, `${shown.join('\n')}\n`);
  };
  const showProgress = (lineAt: LineAt): void =>
    live.show((laterMs) => fitLine(harmless(lineAt(laterMs)), columnsOf(stderr) - 1));
  return {
    print: (text) => writeLine(stdout, text),
    printJson(value) {
      const json = redact(jsonText(redactAll(value, redact)));
      write(stdout, `${withoutLogCommands(json)}\n`);
    },
    printJsonLines(pieces) {
      for (const piece of pieces) write(stdout, withoutLogCommands(redact(piece)));
    },
    tell: (text) => writeLine(stderr, text),
    showProgress: mayRewrite && stderr.isTTY === true ? showProgress : undefined,
    get columns() {
      return stdout.isTTY === true ? columnsOf(stdout) : undefined;
    },
    hide(more) {
      secrets.push(...more);
      hideSecrets = createRedactor(secrets);
    },
    redact,
  };
}

function columnsOf({ columns = 0 }: Stream): number {
  return columns > 0 ? columns : USUAL_COLUMNS;
}

export function progressLog({ tell, showProgress }: Terminal, isVerbose: boolean): Log {
  return { ...plainLog(tell), progress: showProgress, debug: (line) => (isVerbose ? tell(line) : undefined) };
}

export function plainLog(write: (line: string) => void): Log {
  return {
    info: write,
    debug: () => {},
    group(title, body) {
      write('');
      write(title);
      return body();
    },
  };
}

export type LineAt = (laterMs: number) => string;

export type Every = (ms: number, tick: () => void) => () => void;

const TICK_MS = 1_000;
/** Moves to the first column and erases the line. */
const ERASE = '\r\u001b[K';

/** The last line of a terminal, written over once a second. `clear` it before another line is written. Its text must be one harmless line that fits. */
function liveLine(write: (text: string) => void, every: Every = everyTick) {
  let stop: (() => void) | undefined;
  return {
    show(lineAt: LineAt): void {
      stop?.();
      let laterMs = 0;
      const draw = (): void => write(`${ERASE}${lineAt(laterMs)}`);
      draw();
      stop = every(TICK_MS, () => {
        laterMs += TICK_MS;
        draw();
      });
    },
    clear(): void {
      if (stop === undefined) return;
      stop();
      stop = undefined;
      write(ERASE);
    },
  };
}

/** Characters up to this code point take one column. */
const LAST_NARROW = 0x2ff;

/** Counts characters that are not Latin as two columns: the line may be shorter than it could be, never longer, and no tables are loaded. */
function fitLine(line: string, columns: number): string {
  let head = '';
  let width = 1;
  for (const character of line) {
    width += character.codePointAt(0)! > LAST_NARROW ? 2 : 1;
    if (width > columns) return `${head}…`;
    head += character;
  }
  return line;
}

/** The timer keeps no process alive. */
function everyTick(ms: number, tick: () => void): () => void {
  const timer = setInterval(tick, ms).unref();
  return () => clearInterval(timer);
}
