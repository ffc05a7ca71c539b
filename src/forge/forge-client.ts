import type { MonotonicMs } from '../domain/work/time.ts';
import { startCut } from '../http/cut.ts';
import { type Attempted, retry } from '../http/retry.ts';
import { read, type Schema, ShapeProblem } from '../json/schema.ts';
import type { Clock, Random } from '../ports/clock.ts';
import { type Forge, isTooLarge, isUnclear, type Operation } from './forge-failure.ts';

/** One attempt may take so many milliseconds, body included. */
const ATTEMPT_TIMEOUT_MS = 10_000;
const MOST_ATTEMPTS = 2;
/** Pause before the one retry of a read, in milliseconds; up to as much again is added as jitter. */
const RETRY_PAUSE_MS = 500;

export type ForgeRequest<T> = Operation & {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** It lies under the root of the API, and is made with a function that `pathTemplate` gives. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** When it must have ended, on the clock that was given. */
  readonly deadline: MonotonicMs;
  /** Ends this request instead of the signal of all requests. */
  readonly signal?: AbortSignal;
  /** Of the documented answer. */
  readonly read: Schema<T>;
};

/** What one attempt sends. */
export type SentOnce = Omit<ForgeRequest<unknown>, 'deadline' | 'signal' | 'read'>;

export type ForgeAnswer<T> = {
  readonly data: T;
  /** True where the forge says that another page follows. */
  readonly hasNext: boolean;
};

/** Sends one request once. Throws `ForgeFailure`, or `ShapeProblem` for an answer that cannot be read at all. */
export type SendOnce<Asked extends Operation> = (
  request: SentOnce & Asked,
  signal: AbortSignal,
) => Promise<ForgeAnswer<unknown>>;

/** The API of a forge with one token. Throws `ForgeFailure`. */
export type ForgeApi<Asked extends Operation> = {
  send<T>(request: ForgeRequest<T> & Asked): Promise<ForgeAnswer<T>>;
};

export type ForgeClientOptions<Asked extends Operation> = {
  readonly forge: Forge<Asked>;
  /** What sends; made before the first attempt. `ForgeFailure` where it cannot be made. */
  readonly sender: (asked: Asked) => SendOnce<Asked> | Promise<SendOnce<Asked>>;
  readonly clock: Clock;
  readonly random: Random;
  /** Ends every request, which then throws its reason: the run was cancelled. */
  readonly signal: AbortSignal | undefined;
  readonly attemptTimeoutMs: number | undefined;
};

/** Reads are tried twice where the forge gives no answer or is failing; writes once, because they may have taken effect. */
export function createForgeClient<Asked extends Operation>(options: ForgeClientOptions<Asked>): ForgeApi<Asked> {
  const { forge, sender, clock, random } = options;

  async function attempt<T>(request: ForgeRequest<T> & Asked): Promise<ForgeAnswer<T>> {
    const leftMs = request.deadline - clock.now();
    if (leftMs <= 0) throw forge.fail(`cannot ${request.operation}: no time is left`, { isUnclear: false });
    const sendOnce = await sender(request);
    const timeoutMs = Math.min(leftMs, options.attemptTimeoutMs ?? ATTEMPT_TIMEOUT_MS);
    const cut = startCut({ timeoutMs, signal: stopOf(request) });
    try {
      const { data, hasNext } = await sendOnce(request, cut.signal);
      return { data: read(request.read, data), hasNext };
    } catch (thrown) {
      if (!(thrown instanceof ShapeProblem)) throw thrown;
      const message = `cannot ${request.operation}: ${forge.name}'s answer is not what its documentation says`;
      throw forge.fail(message, { isUnclear: request.method !== 'GET' });
    } finally {
      cut.end();
    }
  }

  function stopOf({ signal }: Pick<ForgeRequest<unknown>, 'signal'>): AbortSignal | undefined {
    return signal ?? options.signal;
  }

  return {
    send: (request) =>
      retry({
        attempt: () => settled(attempt(request), stopOf(request)),
        nextInMs(failure, attempts) {
          const mayHelp = request.method === 'GET' && isUnclear(failure) && !isTooLarge(failure);
          if (attempts === MOST_ATTEMPTS || !mayHelp) throw failure;
          const pauseMs = RETRY_PAUSE_MS * (1 + random());
          if (clock.now() + pauseMs >= request.deadline) throw failure;
          return pauseMs;
        },
        sleep: (ms) => clock.sleep(ms, stopOf(request)),
      }),
  };
}

/** Whatever a stop from outside breaks is the stop, and not a failure of the forge's. */
async function settled<T>(attempt: Promise<T>, stop: AbortSignal | undefined): Promise<Attempted<T, unknown>> {
  try {
    return { kind: 'answered', answer: await attempt };
  } catch (failure) {
    if (stop?.aborted) throw stop.reason;
    return { kind: 'failed', failure };
  }
}
