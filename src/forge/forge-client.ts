import { once } from '../domain/work/once.ts';
import type { MonotonicMs } from '../domain/work/time.ts';
import { openConnections } from '../http/connections.ts';
import { ACCEPTED_ENCODINGS, readPacked } from '../http/packed-body.ts';
import { readProxySettings } from '../http/proxy-settings.ts';
import { retry } from '../http/retry.ts';
import { read, type Schema, ShapeProblem } from '../json/schema.ts';
import type { Clock, Random } from '../ports/clock.ts';
import { type Forge, ForgeFailure, type Operation, refusalOf, refusedBy } from './forge-failure.ts';

const ATTEMPT_TIMEOUT_MS = 10_000;
const MOST_ATTEMPTS = 2;
/** Pause before the one retry where the forge names none, in milliseconds; up to as much again is added as jitter. */
const RETRY_PAUSE_MS = 500;

export type ForgeRequest<T> = Operation & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under the root of the API, made with a function that `pathTemplate` gives. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
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

type ForgeResponse = Pick<Response, 'ok' | 'status' | 'url' | 'text'> & {
  readonly headers: ReadonlyMap<string, string>;
};

/** Like `fetch`. Gives whole answers, and throws every one that is not a success. Redirects are not followed. */
type ForgeFetch = (url: string, init: ForgeInit) => Promise<ForgeResponse>;
type ForgeInit = Pick<ForgeRequest<unknown>, 'method'> & {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Sends one request once. Throws what `fetch` throws, or `ShapeProblem` for an answer that cannot be read at all. */
type SendOnce<Asked extends Operation> = (
  request: Omit<ForgeRequest<unknown>, 'deadline' | 'signal' | 'read'> & Asked,
  fetch: ForgeFetch,
) => Promise<ForgeAnswer<unknown>>;

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

/** Reads are tried twice where the forge gives no answer, fails, or asks to wait; most writes once: they may have taken effect. The first request throws what `loadAhead` met. */
export function createForgeClient<Asked extends Operation>(
  options: ForgeApiOptions & {
    readonly forge: Forge<Asked>;
    /** Requests to other origins are refused: they would carry the token. */
    readonly origin: string;
    readonly load: () => Promise<SendOnce<Asked>>;
  },
): ForgeApi<Asked> & { loadAhead(): void } {
  const { forge, origin, env, load, clock, random, attemptTimeoutMs = ATTEMPT_TIMEOUT_MS } = options;
  const open = once(async () => {
    return { connections: openConnections(new URL(origin), readProxySettings(env)), sendOnce: await load() };
  });

  async function attempt<T>(request: ForgeRequest<T> & Asked, stop: readonly AbortSignal[]): Promise<ForgeAnswer<T>> {
    const failed = (what: string, isUnclear: boolean, more?: { isTooLarge: true }): ForgeFailure =>
      new ForgeFailure(forge.reason, `cannot ${request.operation}: ${what}`, { isUnclear, ...more });
    const leftMs = request.deadline - clock.now();
    if (leftMs <= 0) throw failed('no time is left', false);
    const { connections, sendOnce } = await open().catch(() => {
      throw failed(`the ${forge.name} client did not start; check the proxy settings of the runner`, false);
    });
    const signal = AbortSignal.any([AbortSignal.timeout(Math.ceil(Math.min(leftMs, attemptTimeoutMs))), ...stop]);
    // Clients wrap what a fetch throws, and quote the request in their own errors: only this failure is thrown on.
    let failure: ForgeFailure | undefined;

    async function fetchOnce(url: string, { method, headers, body = '' }: ForgeInit): Promise<ForgeResponse> {
      const to = new URL(url);
      if (to.origin !== origin) throw failed(`an address outside of ${origin} was refused`, false);
      const answer = await connections.request({
        origin,
        path: to.pathname + to.search,
        method,
        headers: { ...headers, 'accept-encoding': ACCEPTED_ENCODINGS },
        body: body === '' ? null : body,
        signal,
      });
      const { statusCode: status } = answer;
      const got = new Map(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
      const bytes = await readPacked(answer.body, got.get('content-encoding'), () =>
        failed('the answer is too large', true, { isTooLarge: true }),
      );
      const text = bytes.toString();
      if (status < 200 || status >= 300) throw refusedBy(forge, request, { status, headers: got, text });
      return { ok: true, status, url, headers: got, text: async () => text };
    }

    try {
      const { data, hasNext } = await sendOnce(request, (url, init) =>
        fetchOnce(url, init).catch((thrown: unknown) => {
          const what = signal.aborted ? 'no answer in time' : 'the connection failed';
          // The cause stays out: it may quote the address of a proxy with its password.
          failure = thrown instanceof ForgeFailure ? thrown : failed(what, true);
          throw failure;
        }),
      );
      return { data: read(request.read, data), hasNext };
    } catch (thrown) {
      if (failure !== undefined) throw failure;
      if (!(thrown instanceof ShapeProblem)) throw failed('the request could not be made', true);
      throw failed(`${forge.name}'s answer is not what its documentation says`, !isRead(request));
    }
  }

  return {
    loadAhead: () => void open().catch(() => {}),
    send(request) {
      const stop = request.signal ?? options.signal;
      return retry({
        async attempt() {
          try {
            return { kind: 'answered', answer: await attempt(request, stop === undefined ? [] : [stop]) };
          } catch (failure) {
            // Whatever a stop from outside breaks is the stop, and not a failure of the forge.
            if (stop?.aborted) throw stop.reason;
            return { kind: 'failed', failure };
          }
        },
        nextInMs(thrown, attempts) {
          const { isUnclear, isTooLarge, retryAfterMs: namedMs } = refusalOf(thrown);
          const retryAfterMs = request.isPatient ? undefined : namedMs;
          const mayHelp = retryAfterMs !== undefined || (isUnclear && !isTooLarge);
          const mayRepeat = isRead(request) || (request.mayRepeat && !request.isPatient);
          if (attempts === MOST_ATTEMPTS || !mayHelp || !mayRepeat) throw thrown;
          const pauseMs = retryAfterMs ?? RETRY_PAUSE_MS * (1 + random());
          if (clock.now() + pauseMs >= request.deadline) throw thrown;
          return pauseMs;
        },
        sleep: (ms) => clock.sleep(ms, stop),
      });
    },
  };
}

export function isRead(request: Pick<ForgeRequest<unknown>, 'method' | 'isRead'>): boolean {
  return request.method === 'GET' || request.isRead === true;
}
