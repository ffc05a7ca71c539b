import { GateFailure } from '../domain/failure.ts';
import type { MonotonicMs } from '../domain/work/time.ts';
import { openConnections } from '../http/connections.ts';
import { ACCEPTED_ENCODINGS, readPacked } from '../http/packed-body.ts';
import { searchOf } from '../http/path-part.ts';
import { USER_AGENT } from '../http/user-agent.ts';
import { read, type Schema } from '../json/schema.ts';
import type { Clock, Random } from '../ports/clock.ts';
import {
  type Forge,
  ForgeFailure,
  type ForgeRefusal,
  type Operation,
  refusalOf,
  refusedBy,
  type WholeAnswer,
} from './forge-failure.ts';

const ATTEMPT_TIMEOUT_MS = 10_000;
const MOST_ATTEMPTS = 2;
/** Pause before the one retry where the forge names none, in milliseconds; up to as much again is added as jitter. */
const RETRY_PAUSE_MS = 500;

export type ForgeRequest<T> = Operation & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under the root of the API, made with `apiPath`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Beside those of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Set for a query that is sent as a POST. */
  readonly isRead?: true;
  /** Set for a write that does no harm where it takes effect twice. */
  readonly mayRepeat?: true;
  /** Set where the caller waits for the end of a limit, and sends no write blindly again. */
  readonly isPatient?: true;
  readonly deadline: MonotonicMs;
  readonly signal?: AbortSignal | undefined;
  readonly read: Schema<T>;
};

export type ForgeAnswer<T> = { readonly data: T; readonly hasNext: boolean };

/** The API of a forge with one token. Throws `ForgeFailure`. */
export type ForgeApi<Asked extends Operation> = { send<T>(request: ForgeRequest<T> & Asked): Promise<ForgeAnswer<T>> };

export type ForgeApiOptions = {
  readonly env: NodeJS.ProcessEnv;
  readonly clock: Clock;
  readonly random: Random;
  /** Ends every request, which then throws its reason: the run was cancelled. */
  readonly signal?: AbortSignal;
  readonly attemptTimeoutMs?: number;
};

/**
 * Reads are tried twice where the forge gives no answer, fails, or asks to wait; most writes once: they may have taken effect. Redirects
 * are not followed. Throws `GateFailure` (`config`) for a proxy setting that is not an address.
 */
export function createForgeClient<Asked extends Operation>(
  options: ForgeApiOptions & {
    readonly forge: Forge<Asked>;
    /** No request goes elsewhere: each has the token. */
    readonly origin: string;
    /** From the origin, of a path under the root of the API. */
    readonly pathOf: (path: string) => string;
    /** Of every request, the token among them. */
    readonly headers: Readonly<Record<string, string>>;
  },
): ForgeApi<Asked> {
  const { forge, origin, pathOf, env, clock, random, attemptTimeoutMs = ATTEMPT_TIMEOUT_MS } = options;
  const connections = openConnections(forge.addressName, new URL(origin), env);
  const ofEach = { 'user-agent': USER_AGENT, 'accept-encoding': ACCEPTED_ENCODINGS, ...options.headers };

  async function attempt<T>(request: ForgeRequest<T> & Asked, stop?: AbortSignal): Promise<ForgeAnswer<T>> {
    const { method, path, query, headers, body } = request;
    const failed = (what: string, refusal: ForgeRefusal): ForgeFailure =>
      new ForgeFailure(`cannot ${request.operation}: ${what}`, refusal);
    const leftMs = request.deadline - clock.now();
    if (leftMs <= 0) throw failed('no time is left', { isUnclear: false });
    const limit = AbortSignal.timeout(Math.ceil(Math.min(leftMs, attemptTimeoutMs)));
    const signal = stop === undefined ? limit : AbortSignal.any([limit, stop]);
    const written = body === undefined ? {} : { 'content-type': 'application/json' };

    async function exchange(): Promise<WholeAnswer> {
      const answer = await connections.request({
        origin,
        path: pathOf(path) + searchOf(query),
        method,
        headers: { ...ofEach, ...written, ...headers },
        body: body === undefined ? null : JSON.stringify(body),
        signal,
      });
      const got = new Map(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
      const bytes = await readPacked(answer.body, got.get('content-encoding'));
      return { status: answer.statusCode, headers: got, text: bytes.toString() };
    }

    const answer = await exchange().catch((thrown: unknown) => {
      if (thrown instanceof GateFailure && thrown.reason === 'too-large')
        throw failed('the answer is too large', { isUnclear: true, isTooLarge: true });
      // The cause stays out: it may quote the address of a proxy with its password.
      throw failed(signal.aborted ? 'no answer in time' : 'the connection failed', { isUnclear: true });
    });
    if (answer.status < 200 || answer.status >= 300) throw refusedBy(forge, request, answer);
    try {
      return { data: read(request.read, dataIn(answer)), hasNext: hasNext(answer) };
    } catch {
      throw failed(`${forge.name}'s answer is not what its documentation says`, { isUnclear: !isRead(request) });
    }
  }

  /** Milliseconds until the next attempt. Throws what was thrown if there is none. */
  function pauseAfter(thrown: unknown, attempts: number, request: ForgeRequest<unknown>): number {
    const { isUnclear, isTooLarge, retryAfterMs: namedMs } = refusalOf(thrown);
    const retryAfterMs = request.isPatient ? undefined : namedMs;
    const mayHelp = retryAfterMs !== undefined || (isUnclear && !isTooLarge);
    const mayRepeat = isRead(request) || (request.mayRepeat && !request.isPatient);
    if (attempts === MOST_ATTEMPTS || !mayHelp || !mayRepeat) throw thrown;
    const pauseMs = retryAfterMs ?? RETRY_PAUSE_MS * (1 + random());
    if (clock.now() + pauseMs >= request.deadline) throw thrown;
    return pauseMs;
  }

  return {
    async send(request) {
      const stop = request.signal ?? options.signal;
      for (let attempts = 1; ; attempts += 1) {
        try {
          return await attempt(request, stop);
        } catch (thrown) {
          // Whatever a stop from outside breaks is the stop, and not a failure of the forge.
          if (stop?.aborted) throw stop.reason;
          await clock.sleep(pauseAfter(thrown, attempts, request), stop);
        }
      }
    },
  };
}

export function isRead(request: Pick<ForgeRequest<unknown>, 'method' | 'isRead'>): boolean {
  return request.method === 'GET' || request.isRead === true;
}

function dataIn({ headers, text }: WholeAnswer): unknown {
  return headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

function hasNext({ headers }: WholeAnswer): boolean {
  return headers.get('link')?.includes('rel="next"') === true;
}
