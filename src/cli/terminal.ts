import { jsonText } from '../report/json/json-text.ts';
import { logLine } from '../report/text/log-text.ts';
import { createRedactor, redactAll } from '../report/text/redact.ts';
import { type Every, fitLine, type LineAt, LiveLine } from './screen/live-line.ts';
import type { Look } from './screen/look.ts';
import { paint } from './screen/paint.ts';

/**
 * Where a command writes. Whatever text comes in, what goes out contains no secret, no control character and no command
 * for a CI system.
 */
export type Terminal = {
  /** A line of the result, on standard output. */
  print(line: string): void;
  /** A part of the result, on one line of standard output; bigints keep their digits. */
  printJson(value: unknown): void;
  /** Lines of JSON that are made already, on standard output. No piece ends within a text. */
  printJsonLines(pieces: Iterable<string>): void;
  /** A line for the person who watches, on standard error. */
  tell(line: string): void;
  /** A line on standard error that takes the place of the one before, and goes when another is written; undefined where nobody watches. */
  readonly showProgress: ((lineAt: LineAt) => void) | undefined;
  /** Width of standard output; undefined for a file or a pipe, where nothing is cut. */
  readonly columns: number | undefined;
  /** Makes these texts `***` in all that is written from here on. */
  hide(secrets: readonly string[]): void;
  redact(text: string): string;
};

export type Streams = { readonly stdout: Stream; readonly stderr: Stream };

type Stream = {
  write(text: string): unknown;
  /** It is true for a terminal. */
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
};

/** A terminal that does not say its width gets this one. */
const USUAL_COLUMNS = 80;

export function createTerminal(
  { stdout, stderr }: Streams,
  { mayColour, mayRewrite }: Look = { mayColour: false, mayRewrite: false },
  every?: Every,
): Terminal {
  const secrets: string[] = [];
  let hideSecrets = createRedactor(secrets);
  const redact = (text: string): string => hideSecrets(text);
  const harmless = (text: string): string => logLine(redact(text));
  const live = new LiveLine((text) => stderr.write(text), every);
  const write = (stream: Stream, text: string): void => {
    live.clear();
    stream.write(text);
  };
  const writeLine = (stream: Stream, text: string): void => {
    const line = harmless(text);
    write(stream, `${mayColour && stream.isTTY === true ? paint(line) : line}\n`);
  };
  const showProgress = (lineAt: LineAt): void =>
    live.show((laterMs) => fitLine(harmless(lineAt(laterMs)), columnsOf(stderr) - 1));
  return {
    print: (text) => writeLine(stdout, text),
    printJson(value) {
      const json = redact(jsonText(redactAll(value, redact)));
      write(stdout, `${withoutCommands(json)}\n`);
    },
    printJsonLines(pieces) {
      for (const piece of pieces) write(stdout, withoutCommands(redact(piece)));
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

/** `##vso[task.setvariable]` in Azure Pipelines, `##teamcity[...]`, `##[...]`: obeyed anywhere in a line. */
const LOG_COMMAND = /##(?=[a-z]*\[)/gi;

/** Every reader reads the same JSON from it. */
function withoutCommands(json: string): string {
  return json.replace(LOG_COMMAND, '#\\u0023');
}
