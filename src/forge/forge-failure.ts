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

/** How failures differ between forges. `Asked` describes a request. */
export type Forge<Asked extends Operation> = {
  readonly name: string;
  /** What the caller can do; undefined for the usual advice. */
  adviceFor(answer: WholeAnswer, asked: Asked): string | undefined;
  /** How long an answer asks to wait, in milliseconds; undefined if it does not ask, or if that cannot be read. */
  retryAfterMs(answer: WholeAnswer): number | undefined;
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
  const retryAfterMs = forge.retryAfterMs(answer);
  const rateLimit = 'a rate limit was reached';
  const usual = status >= 500 ? `${forge.name} is failing` : 'the request was not accepted';
  const own = forge.adviceFor(answer, asked) ?? (status === 429 ? rateLimit : usual);
  const advice = retryAfterMs === undefined ? own : rateLimit;
  return new ForgeFailure(`cannot ${asked.operation}: ${forge.name} answered ${status}: ${advice}`, {
    status,
    // Neither 408 nor a server error says whether the request was carried out.
    isUnclear: status >= 500 || status === 408,
    retryAfterMs,
  });
}

/** The number in a header of at most ten digits; undefined for anything else. */
export function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
