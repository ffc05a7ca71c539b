import { GateFailure } from '../domain/failure.ts';

export type ForgeRefusal = {
  readonly status?: number | undefined;
  /** True if the request may have taken effect although it failed: there was no answer, or a server error. */
  readonly isUnclear: boolean;
  /** How long the forge asks to wait, in milliseconds; undefined if it does not say. */
  readonly retryAfterMs?: number | undefined;
  /** True if the answer was too large to be read: a smaller page may be read. */
  readonly isTooLarge?: true;
};

/** A failed request to a forge. The message has the operation and the status, never the forge's own words, which may echo the token. No verdict rests on another forge than GitHub. */
export class ForgeFailure extends GateFailure {
  readonly refusal: ForgeRefusal;

  constructor(message: string, refusal: ForgeRefusal = { isUnclear: false }) {
    super('github', message);
    this.refusal = refusal;
  }
}

/** The result of the work, or the forge's failure that ended it. Throws all other errors. */
export async function orForgeFailure<Done>(work: Promise<Done>): Promise<Done | ForgeFailure> {
  return work.catch((thrown: unknown) => {
    if (thrown instanceof ForgeFailure) return thrown;
    throw thrown;
  });
}

export function refusalOf(thrown: unknown): Partial<ForgeRefusal> {
  return thrown instanceof ForgeFailure ? thrown.refusal : {};
}

export type Forge<Asked extends Operation> = {
  readonly name: string;
  /** The variable that names its API. */
  readonly addressName: string;
  /** What the caller can do; undefined for the usual advice. */
  adviceFor(answer: WholeAnswer, asked: Asked): string | undefined;
};

/** Read to its end, of whatever status. */
export type WholeAnswer = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
};

export type Operation = {
  /** Completes "cannot …": `list the comments of pull request 7`. */
  readonly operation: string;
};

export function refusedBy<Asked extends Operation>(
  forge: Forge<Asked>,
  asked: Asked,
  answer: WholeAnswer,
): ForgeFailure {
  const { status } = answer;
  const retryAfterMs = retryAfterMsOf(answer);
  const advice = retryAfterMs === undefined ? forge.adviceFor(answer, asked) : 'a rate limit was reached';
  const what = advice ?? usualAdvice(forge.name, status);
  return new ForgeFailure(`cannot ${asked.operation}: ${forge.name} answered ${status}: ${what}`, {
    status,
    // Neither 408 nor a server error says whether the request was carried out.
    isUnclear: status >= 500 || status === 408,
    retryAfterMs,
  });
}

function usualAdvice(name: string, status: number): string {
  if (status >= 500) return `${name} is failing`;
  return status < 400
    ? 'redirects are not followed, so write the final name or address'
    : 'the request was not accepted';
}

/** If the forge does not say how long to wait, wait at least this long, in milliseconds. */
const UNSTATED_WAIT_MS = 60_000;

/** A secondary limit of GitHub often has no header, only words. Older servers use other words. */
const SAYS_LIMIT = /\brate limit\b|\babuse detection\b/i;

/** How long to wait, in milliseconds: `Retry-After`, else the end of an exhausted rate limit by the server's own `Date`, else a minute if a limit has neither. */
export function retryAfterMsOf({ status, headers, text }: WholeAnswer): number | undefined {
  const seconds = wholeNumber(headers.get('retry-after'));
  if (seconds !== undefined) return seconds * 1000;
  const resetSeconds = wholeNumber(headers.get('x-ratelimit-reset'));
  const serverNowMs = Date.parse(headers.get('date') ?? '');
  const isExhausted = headers.get('x-ratelimit-remaining') === '0';
  if (isExhausted && resetSeconds !== undefined && !Number.isNaN(serverNowMs))
    return Math.max(0, resetSeconds * 1000 - serverNowMs);
  return status === 429 || (status === 403 && SAYS_LIMIT.test(text)) ? UNSTATED_WAIT_MS : undefined;
}

/** The number in a header of at most ten digits; undefined for anything else. */
function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
