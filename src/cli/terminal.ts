import { jsonText } from '../report/record/json-text.ts';
import { logLine } from '../report/text/log-text.ts';
import { createRedactor, redactRecord } from '../report/text/redact.ts';

/** Where a command writes. Whatever text comes in, what goes out contains no secret, no control character and no command for a CI system. */
export type Terminal = {
  /** A line of the result, on standard output. */
  print(line: string): void;
  /** A record of the result, on one line of standard output; bigints keep their digits. */
  printJson(record: unknown): void;
  /** Lines of JSON that are made already, on standard output. No piece ends within a text. */
  printJsonLines(pieces: Iterable<string>): void;
  /** A line for the person who watches, on standard error. */
  tell(line: string): void;
  /** From here on these texts are written as `***`. */
  hide(secrets: readonly string[]): void;
  redact(text: string): string;
};

export type Streams = {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
};

export function createTerminal({ stdout, stderr }: Streams): Terminal {
  const secrets: string[] = [];
  let hideSecrets = createRedactor(secrets);
  const redact = (text: string): string => hideSecrets(text);
  const line = (text: string): string => `${logLine(redact(text))}\n`;
  return {
    print: (text) => void stdout.write(line(text)),
    printJson(record) {
      const json = redact(jsonText(redactRecord(record, redact)));
      stdout.write(`${withoutCommands(json)}\n`);
    },
    printJsonLines(pieces) {
      for (const piece of pieces) stdout.write(withoutCommands(redact(piece)));
    },
    tell: (text) => void stderr.write(line(text)),
    hide(more) {
      secrets.push(...more);
      hideSecrets = createRedactor(secrets);
    },
    redact,
  };
}

/** `##vso[task.setvariable]` in Azure Pipelines, `##teamcity[...]`, `##[...]`: obeyed anywhere in a line. */
const LOG_COMMAND = /##(?=[a-z]*\[)/gi;

/** The same JSON for every reader. */
function withoutCommands(json: string): string {
  return json.replace(LOG_COMMAND, '#\\u0023');
}
