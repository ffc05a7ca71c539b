import { DEFAULT_TOKEN } from '../build.ts';
import { keepNumbers } from '../wire/exact-json.ts';
import type { Handler, HttpAnswer, HttpRequest } from '../wire/http.ts';
import type { AnswerOnce, AnswersFile } from './answers-file.ts';
import { movedTimes, questionIn } from './moved-times.ts';

/** The gate asks for windows of time from its own now on. Two that begin so close together are one. */
const WINDOW_TOLERANCE_MS = 3_600_000;
/** Within one run of a client no time may move. */
const LONGEST_RUN_MS = 5 * 60_000;
/** No client reads so many bytes. */
const TOO_MANY_BYTES = 17 * 1024 * 1024;

export type AnswerAgainOptions = {
  /** In milliseconds since 1970 (UTC). */
  readonly now: () => number;
  /** It is told of each question that the file has no answer to, in a sentence. */
  readonly onUnknown: (sentence: string) => void;
};

/**
 * Answers as the file says, as if it had been written just now: all times are moved to when the first question of the
 * file is asked again. What the file does not hold is 503 for a day, which says nothing of the platform and is not
 * asked again.
 */
export function answerAgain(file: AnswersFile, { now, onUnknown }: AnswerAgainOptions): Handler {
  const known = file.answers.filter(({ came }) => came.kind === 'answer' || came.reason !== 'budget').map(withQuestion);
  const skewMs = skewOf(file);
  let startMs = now();

  function fits(once: Question, asked: Question): boolean {
    const isNear = (ms: number, at: number): boolean =>
      Math.abs(asked.timesMs[at]! - startMs - (ms - file.beganMs)) < WINDOW_TOLERANCE_MS;
    return once.text === asked.text && once.timesMs.every(isNear);
  }

  return (request) => {
    if (request.headers.authorization !== `Bearer ${DEFAULT_TOKEN}`) return failing(401, 'invalid credential');
    const asked = questionOf(request.method, request.path, bodyOf(request));
    const isFirst = asked.text === known[0]?.text;
    if (isFirst && now() - startMs > LONGEST_RUN_MS) startMs = now();
    const once = known.find((each) => fits(each, asked));
    if (once === undefined) return unknown(`${request.method} ${request.path} ${request.body}`.trim(), onUnknown);
    const moveSeconds = Math.floor((startMs - file.beganMs) / 1_000);
    return answerOf(once.came, moveSeconds, now() + (skewMs ?? 0));
  };
}

type Question = { readonly text: string; readonly timesMs: readonly number[] };

function withQuestion({ path, request, came }: AnswerOnce): Question & Pick<AnswerOnce, 'came'> {
  return { ...questionOf(request === null ? 'GET' : 'POST', path, request), came };
}

function questionOf(method: string, path: string, body: unknown): Question {
  const { text, timesMs } = questionIn(body);
  return { text: `${method} ${path} ${text}`, timesMs };
}

function bodyOf({ body }: HttpRequest): unknown {
  if (body === '') return null;
  try {
    return keepNumbers(body);
  } catch {
    return undefined;
  }
}

/** By how much the platform's clock was ahead of the client's; undefined where it told none. */
function skewOf({ beganMs, answers }: AnswersFile): number | undefined {
  const [first] = answers.flatMap(({ came }) => (came.kind === 'answer' ? [came.serverTimeMs] : []));
  return first === undefined ? undefined : first - beganMs;
}

function answerOf(came: AnswerOnce['came'], moveSeconds: number, platformNowMs: number): HttpAnswer {
  if (came.kind === 'failure') return failureOf(came.reason, came.status);
  // An empty one is none.
  const date = came.serverTimeMs === undefined ? '' : new Date(platformNowMs).toUTCString();
  const body = JSON.stringify(movedTimes(came.body, moveSeconds));
  return { status: 200, headers: { 'content-type': 'application/json', date }, body };
}

function failureOf(reason: string, status: number | undefined): HttpAnswer {
  if (status !== undefined) return failing(status, 'as it was heard');
  const answer = { status: 200, headers: { 'content-type': 'application/json' }, body: 'no JSON' };
  if (reason === 'contract') return answer;
  return reason === 'too-large' ? { ...answer, body: ' '.repeat(TOO_MANY_BYTES) } : { ...answer, isCut: true };
}

function unknown(question: string, onUnknown: (sentence: string) => void): HttpAnswer {
  const sentence = `the file of answers does not hold this question: ${question}`;
  onUnknown(sentence);
  const { headers, ...refusal } = failing(503, sentence);
  return { ...refusal, headers: { ...headers, 'retry-after': '86400' } };
}

function failing(status: number, error: string): HttpAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ error }) };
}
