import type { EpochMs } from '../domain/work/time.ts';
import type { AttemptFailure } from './attempt.ts';
import { parseHttpDate } from './http-date.ts';

const MAX_ATTEMPTS = 4;
const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 20_000;
/** Spreads parallel requests that were told to wait for the same time. The wait stays exact to 1 s. */
const SPREAD_MS = 250;

export const RETRY_QUOTA = 20;

/** The facts after a failed attempt. Times in milliseconds. */
export type FailedAttempt = Pick<AttemptFailure, 'retry' | 'retryAfter'> & {
  /** 1 for the first attempt of the request. */
  readonly attempt: number;
  /** Failures of this request so far that ask for confirmation, this one included. */
  readonly confirmations: number;
  /** The server's clock (its `Date` header), else this machine's. A date in `Retry-After` is compared with it. */
  readonly serverTimeMs: EpochMs;
  readonly timeLeftMs: number;
  /** The time until the phase of the request ends: a wait that the server asks for must be over by then. */
  readonly phaseLeftMs: number;
  readonly quotaLeft: number;
  /** In [0, 1). */
  readonly random: number;
};

/** `why` completes the sentence "gave up: ...". `reason` is undefined if the failure keeps its own. */
export type GiveUp = {
  readonly kind: 'give-up';
  readonly why: string;
  readonly reason: 'budget' | 'rate-limited' | undefined;
};

/** Pure: same input, same decision (docs/verdict-rules/what-is-asked.md#requests-and-retries). */
export function decideRetry(failed: FailedAttempt): { readonly kind: 'retry'; readonly afterMs: number } | GiveUp {
  // A refusal stays one, whether confirmed or not.
  const giveUp = (why: string, reason?: GiveUp['reason']): GiveUp => ({
    kind: 'give-up',
    why,
    reason: failed.retry === 'confirm' ? undefined : reason,
  });
  if (failed.retry === 'never') return giveUp('');
  if (failed.retry === 'confirm' && failed.confirmations > 1) return giveUp('');
  if (failed.attempt >= MAX_ATTEMPTS) return giveUp(`after ${MAX_ATTEMPTS} attempts`);

  const asked = askedWaitMs(failed.retryAfter, failed.serverTimeMs);
  const afterMs = asked === undefined ? backoffMs(failed) : asked + failed.random * SPREAD_MS;
  if (asked !== undefined && afterMs >= Math.min(failed.phaseLeftMs, failed.timeLeftMs))
    return giveUp(untilText(failed.serverTimeMs + asked), 'rate-limited');
  if (afterMs >= failed.timeLeftMs) return giveUp('no time is left for another attempt');
  if (failed.quotaLeft <= 0) return giveUp(`all ${RETRY_QUOTA} retries of this run are used up`, 'budget');
  return { kind: 'retry', afterMs };
}

function backoffMs({ random, attempt }: FailedAttempt): number {
  return random * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempt - 1));
}

/** The wait that the server asks for; undefined if the header is absent, malformed, zero or past. */
function askedWaitMs(retryAfter: string | undefined, serverTimeMs: EpochMs): number | undefined {
  if (retryAfter === undefined) return undefined;
  const text = retryAfter.trim();
  const date = parseHttpDate(text);
  const ms = /^[0-9]+$/.test(text) ? Number(text) * 1000 : date === undefined ? 0 : date - serverTimeMs;
  return ms > 0 ? ms : undefined;
}

function untilText(atMs: number): string {
  const at = new Date(atMs);
  const when = Number.isNaN(at.getTime()) ? 'a time too far away' : at.toISOString();
  return `the platform asks to wait until ${when}, which is too late for this run`;
}
