import { GateFailure } from '../domain/failure.ts';
import { createSlots, type Slots } from '../domain/work/slots.ts';
import type { Deadlines } from '../domain/work/time.ts';
import type { Connections } from '../http/connections.ts';
import { ACCEPTED_ENCODINGS } from '../http/packed-body.ts';
import { USER_AGENT } from '../http/user-agent.ts';
import type { Clock, Random } from '../ports/clock.ts';
import type { Phase } from '../ports/findings-reader.ts';
import type { Log } from '../ports/log.ts';
import { type Answer, type AttemptFailure, attemptCall, type Call } from './attempt.ts';
import { decideRetry, type GiveUp, RETRY_QUOTA } from './retry-timing.ts';

export type TransportOptions = {
  /** Root of the platform; no request leaves its origin. */
  readonly baseUrl: URL;
  readonly token: string;
  /** Of one attempt, body included. */
  readonly requestTimeoutMs: number;
  readonly readBy: Deadlines['readBy'];
  /** Equal to `readBy` if nothing is polled. */
  readonly finishBy?: Deadlines['finishBy'] | undefined;
  readonly clock: Pick<Clock, 'now' | 'wallNow' | 'sleep'>;
  readonly random: Random;
  /** Stops everything with the reason `cancelled`. */
  readonly signal: AbortSignal;
  readonly log: Pick<Log, 'debug'>;
  readonly connections: Connections;
  readonly inSlot: Slots;
};

const MOST_REQUESTS_AT_ONCE = 8;

/** Slots for parallel requests, shared by all projects of a run. A wait between two attempts keeps its slot. */
export function platformSlots(): Slots {
  return createSlots(MOST_REQUESTS_AT_ONCE);
}

export type Transport = Readonly<ReturnType<typeof createTransport>>;

/** The way to one platform: one origin, one token, one quota of retries for the whole run. */
export function createTransport(options: TransportOptions) {
  const { baseUrl, token, connections, inSlot, readBy, finishBy = readBy, clock, random, log } = options;
  let planned = 0;
  let sent = 0;
  let quotaLeft = RETRY_QUOTA;

  /** The time left in a phase; zero or less once it is over. Requests of any phase may go on until reading ends. */
  function remainingMs(phase: Phase): number {
    return (phase === 'polling' ? finishBy : readBy) - clock.now();
  }

  /** Sends a call until it is answered with 200 and read to its end. Throws `GateFailure` if that fails. */
  async function send(call: Call): Promise<Answer> {
    if (call.url.origin !== baseUrl.origin) throw new Error('a request to another origin than the base URL');
    const { signal = options.signal } = call;
    const headers = requestHeaders(token, call.body !== undefined);
    let confirmations = 0;
    planned += 1;

    async function attempt(number: number) {
      if (signal.aborted)
        throw new GateFailure('cancelled', `${call.operation}: stopped from outside`, { cause: signal.reason });
      const timeoutMs = Math.min(options.requestTimeoutMs, remainingMs('reading'));
      if (timeoutMs <= 0) throw new GateFailure('network', `${call.operation}: the time of the run is over`);
      sent += 1;
      const monotonicStart = clock.now();
      const result = await attemptCall(connections, call, headers, { timeoutMs, signal });
      const outcome = 'reason' in result ? result.message : 'answered 200';
      log.debug(requestLine(call, outcome, clock.now() - monotonicStart, number));
      return result;
    }

    function nextInMs(failure: AttemptFailure, attempts: number): number {
      if (failure.retry === 'confirm') confirmations += 1;
      const decision = decideRetry({
        attempt: attempts,
        retry: call.isRepeatable ? failure.retry : 'never',
        confirmations,
        retryAfter: failure.retryAfter,
        serverTimeMs: failure.serverTimeMs ?? clock.wallNow(),
        timeLeftMs: remainingMs('reading'),
        phaseLeftMs: remainingMs(call.phase ?? 'reading'),
        quotaLeft,
        random: random(),
      });
      if (decision.kind === 'give-up') throw givenUp(call, failure, decision);
      quotaLeft -= 1;
      return decision.afterMs;
    }

    return inSlot(async () => {
      for (let attempts = 1; ; attempts += 1) {
        const result = await attempt(attempts);
        if (!('reason' in result)) return result;
        const waitMs = nextInMs(result, attempts);
        log.debug(`${call.operation}: attempt ${attempts + 1} in ${Math.round(waitMs)} ms`);
        // After a stop, the next attempt says so.
        await clock.sleep(waitMs, signal).catch((error: unknown) => {
          if (!signal.aborted) throw error;
        });
      }
    });
  }

  return { send, requestsPlanned: () => planned, requestsSent: () => sent };
}

function requestHeaders(token: string, hasBody: boolean): Readonly<Record<string, string>> {
  return {
    accept: 'application/json',
    'accept-encoding': ACCEPTED_ENCODINGS,
    authorization: `Bearer ${token}`,
    'user-agent': USER_AGENT,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}

function givenUp(call: Call, failure: AttemptFailure, decision: GiveUp): GateFailure {
  const isUncertain = call.method === 'DELETE' && failure.retry === 'transient' && failure.reason !== 'rate-limited';
  const why = isUncertain ? 'not retried; the platform may have carried it out' : decision.why;
  const message = `${call.operation}: ${failure.message}${why === '' ? '' : `; ${why}`}`;
  return new GateFailure(decision.reason ?? failure.reason, message, { cause: failure.cause });
}

/** Without headers, body, and the user and query of the address, which may contain secrets. */
function requestLine({ method, url }: Call, outcome: string, ms: number, attempt: number): string {
  const query = url.search === '' ? '' : '?…';
  return `${method} ${url.origin}${url.pathname}${query}: ${outcome}, ${Math.round(ms)} ms, attempt ${attempt}`;
}
