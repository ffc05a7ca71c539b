import { GateFailure } from '../domain/failure.ts';

export type ForgeRefusal = {
  readonly status?: number | undefined;
  /** True when the request may have taken effect although it failed: there was no answer, or the server was failing. */
  readonly isUnclear: boolean;
  /** How long the forge asks to wait, in milliseconds; undefined where it does not say. */
  readonly retryAfterMs?: number | undefined;
  /** True where the answer was larger than any is read: a smaller page may be read. */
  readonly isTooLarge?: true;
};

/** A failed request to a forge. The message has the operation and the status, never the forge's own words: they may echo the token. No verdict rests on another forge than GitHub. */
export class ForgeFailure extends GateFailure {
  readonly refusal: ForgeRefusal;

  constructor(message: string, refusal: ForgeRefusal = { isUnclear: false }) {
    super('github', message);
    this.refusal = refusal;
  }
}

/** What the work gives, or the failure of the forge that ends it. Throws all else. */
export async function orForgeFailure<Done>(work: Promise<Done>): Promise<Done | ForgeFailure> {
  return work.catch((thrown: unknown) => {
    if (thrown instanceof ForgeFailure) return thrown;
    throw thrown;
  });
}

export function refusalOf(thrown: unknown): Partial<ForgeRefusal> {
  return thrown instanceof ForgeFailure ? thrown.refusal : {};
}

/** What differs between forges when a request fails. `Asked` is what a request says of itself. */
export type Forge<Asked extends Operation> = {
  readonly name: string;
  /** What the caller can do; undefined where only the usual can be said. */
  adviceFor(answer: WholeAnswer, asked: Asked): string | undefined;
  /** How long an answer asks to wait, in milliseconds; undefined where it asks for nothing, or for something that cannot be read. */
  retryAfterMs(answer: WholeAnswer): number | undefined;
};

/** Read to its end, of whatever status. */
export type WholeAnswer = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
};

export type Operation = {
  /** It reads as after "cannot": `list the comments of pull request 7`. */
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
    // Neither 408 nor the answer of a failing server says whether the request was carried out.
    isUnclear: status >= 500 || status === 408,
    retryAfterMs,
  });
}

/** Of a header, where it has at most ten digits and nothing else. */
export function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
