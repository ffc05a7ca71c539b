import { createHash } from 'node:crypto';
import { keepNumbers } from '../wire/exact-json.ts';

/** A file that `doctor --record` wrote: what one deployment answered, with every name replaced. */
export type AnswersFile = {
  /** When the first question was asked, in milliseconds since 1970 (UTC). */
  readonly beganMs: number;
  /** What the questions were about, under the names of flags. */
  readonly subject: Readonly<Record<string, string>>;
  readonly answers: readonly AnswerOnce[];
};

/** One question, and what came. */
export type AnswerOnce = {
  readonly operation: string;
  readonly path: string;
  /** Each number in it, and in the answer, is as it was written. Null for a question without a body. */
  readonly request: unknown;
  readonly came:
    | { readonly kind: 'answer'; readonly body: unknown; readonly serverTimeMs: number | undefined }
    | { readonly kind: 'failure'; readonly reason: string; readonly status: number | undefined };
};

const FORMAT = 1;
const BEGINNING = /^\{"findingsGateAnswers":([0-9]{1,9}),/;
const END = /,\n"digest":"([0-9a-f]{64})"\}\n$/;
const MOST_DEPTH = 80;

const OPERATIONS = ['deployment list', 'scan list', 'scan detail', 'issue search', 'issue list'];
/** What may stand in a command that people paste. */
const SUBJECT: Readonly<Record<string, RegExp>> = {
  deploymentId: /^[0-9]{1,19}$/,
  repositoryId: /^[0-9]{1,19}$/,
  repository: /^[\w.][\w.:@/-]{0,999}$/,
  commit: /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i,
};

/** Reads such a file whole. Throws `Error` with a sentence for people for every other one. */
export function readAnswersFile(bytes: Uint8Array): AnswersFile {
  const text = textOf(bytes);
  const format = BEGINNING.exec(text)?.[1];
  if (format === undefined) throw refused('it is no file that doctor --record wrote');
  if (format !== String(FORMAT)) throw refused(`it has format ${format}, and this version reads format ${FORMAT}`);
  assertWhole(text);
  const file = parsed(text);
  if (!isObject(file) || !isObject(file.subject) || !Array.isArray(file.answers) || file.answers.length === 0) {
    throw notOurs();
  }
  assertFlat(file, 0);
  return {
    beganMs: timeOf(file.began),
    subject: subjectOf(file.subject),
    answers: file.answers.map(answerOf),
  };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refused('it is not text in UTF-8');
  }
}

function assertWhole(text: string): void {
  const [end, digest] = END.exec(text) ?? [];
  if (end === undefined) throw refused('it does not end as such a file does: it was cut or changed');
  const written = createHash('sha256').update(text.slice(0, -end.length)).digest('hex');
  if (written !== digest) throw refused('it does not fit its digest: it was changed after it was written');
}

function parsed(text: string): unknown {
  try {
    return keepNumbers(text);
  } catch {
    throw refused('it is not JSON, although its digest fits');
  }
}

/** Whatever walks through it must come to an end. */
function assertFlat(value: unknown, depth: number): void {
  if (depth > MOST_DEPTH) throw refused('it is nested deeper than any answer');
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) assertFlat(inner, depth + 1);
}

function subjectOf(given: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const known = Object.entries(given).map(([name, value]) => {
    const isPlain = Object.hasOwn(SUBJECT, name) && typeof value === 'string' && SUBJECT[name]!.test(value);
    if (!isPlain) throw notOurs();
    return [name, value] as const;
  });
  return Object.fromEntries(known);
}

function answerOf(given: unknown): AnswerOnce {
  if (!isObject(given)) throw notOurs();
  const { operation, path, request, answer, serverTime, failure, status } = given;
  if (typeof operation !== 'string' || !OPERATIONS.includes(operation)) throw notOurs();
  if (typeof path !== 'string' || !path.startsWith('/') || !(request === null || isObject(request))) throw notOurs();
  const asked = { operation, path, request };
  if (failure === undefined) {
    if (answer === undefined) throw notOurs();
    const serverTimeMs = serverTime === null ? undefined : timeOf(serverTime);
    return { ...asked, came: { kind: 'answer', body: answer, serverTimeMs } };
  }
  if (typeof failure !== 'string') throw notOurs();
  return { ...asked, came: { kind: 'failure', reason: failure, status: statusOf(status) } };
}

function statusOf(given: unknown): number | undefined {
  if (given === null) return undefined;
  const status = Number(JSON.stringify(given));
  if (!Number.isInteger(status) || status < 200 || status > 599) throw notOurs();
  return status;
}

function timeOf(given: unknown): number {
  const ms = typeof given === 'string' && /^20\d\d-.*Z$/.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(ms)) throw notOurs();
  return ms;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notOurs(): Error {
  return refused('its members are not those of such a file, although its digest fits');
}

function refused(why: string): Error {
  return new Error(`the file of answers cannot be used: ${why}`);
}
