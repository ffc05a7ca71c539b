import type { Readable } from 'node:stream';
import { GateFailure } from '../domain/failure.ts';
import type { Reason } from '../domain/reason.ts';
import type { EpochMs } from '../domain/work/time.ts';
import type { Connections } from '../http/connections.ts';
import type { Phase } from '../ports/findings-reader.ts';
import { readBody } from './body.ts';
import { connectionMeaning, connectionProblem } from './connection-error.ts';
import { parseHttpDate } from './http-date.ts';

export type Call = {
  /** The operation's name in messages, such as `issue search`. */
  readonly operation: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: URL;
  readonly body?: string;
  /** False for a request that changes something, or on which nothing depends: it is sent once, whatever happens. */
  readonly isRepeatable: boolean;
  /** `reading` by default. */
  readonly phase?: Phase | undefined;
  /** Stops this call instead of the run's own signal. */
  readonly signal?: AbortSignal | undefined;
};

export type Answer = {
  readonly body: Buffer;
  /** The server's own clock (its `Date` header), in milliseconds since 1970 (UTC). */
  readonly serverTimeMs: EpochMs | undefined;
};

export type AttemptFailure = {
  readonly reason: Reason;
  /** Completes "<operation>: ...". */
  readonly message: string;
  /** `never`: another attempt cannot help. `confirm`: one more attempt, to be sure. `transient`: as often as allowed. */
  readonly retry: 'never' | 'confirm' | 'transient';
  readonly retryAfter?: string | undefined;
  readonly serverTimeMs?: EpochMs | undefined;
  readonly cause?: unknown;
};

type AttemptLimits = {
  /** Covers everything from connecting to the last byte of the body. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
};

/** Sends a call once and reads the whole answer. Only `headers` contains the token. */
export async function attemptCall(
  connections: Connections,
  call: Call,
  headers: Readonly<Record<string, string>>,
  limits: AttemptLimits,
): Promise<Answer | AttemptFailure> {
  const timeout = AbortSignal.timeout(Math.ceil(limits.timeoutMs));
  const signal = AbortSignal.any([timeout, limits.signal]);
  let body: Readable | undefined;
  try {
    const response = await connections.request({
      origin: call.url.origin,
      path: call.url.pathname + call.url.search,
      method: call.method,
      headers,
      body: call.body ?? null,
      signal,
    });
    body = response.body;
    // A header that was sent several times is a list, as in HTTP.
    const header = (name: string): string | undefined => response.headers[name]?.toString();
    const serverTimeMs = parseHttpDate(header('date'));
    if (response.statusCode !== 200) {
      const failure = statusFailure(response.statusCode, header('location'), call.url);
      return { ...failure, retryAfter: header('retry-after'), serverTimeMs };
    }
    return { body: await readBody(body, header('content-encoding')), serverTimeMs };
  } catch (error) {
    return failureOf(error, timeout, limits);
  } finally {
    // The rest of the body is not read: the connection is closed.
    body?.on('error', () => {}).destroy();
  }
}

function statusFailure(status: number, location: string | undefined, asked: URL) {
  const meaning = meaningOfStatus(status);
  const target = meaning.reason === 'redirect' && location !== undefined ? URL.parse(location, asked.href) : null;
  // The query may contain the secret of a login. A long path is omitted, not cut: part of a token would not be redacted.
  const to = target === null ? '' : ` to ${target.host}${target.pathname.length > 100 ? '' : target.pathname}`;
  return { ...meaning, message: `answered ${status}${to}` };
}

function failureOf(cause: unknown, timeout: AbortSignal, { timeoutMs, signal }: AttemptLimits): AttemptFailure {
  if (signal.aborted) return { reason: 'cancelled', message: 'stopped from outside', retry: 'never', cause };
  // An answer that is too large, or has another form.
  if (cause instanceof GateFailure) return { reason: cause.reason, message: cause.message, retry: 'never', cause };
  if (timeout.aborted) {
    const message = `no complete answer within ${Math.ceil(timeoutMs) / 1000} s`;
    return { reason: 'network', message, retry: 'transient', cause };
  }
  const problem = connectionProblem(cause);
  const retry = problem.kind === 'tls' ? 'never' : 'transient';
  return { reason: problem.kind, message: connectionMeaning(problem).seen, retry, cause };
}

/** Classifies by status alone: bodies of failures are not documented, and not read. */
// spec-gap: failure-statuses
export function meaningOfStatus(status: number): Pick<AttemptFailure, 'reason' | 'retry'> {
  if (status === 401 || status === 403) return { reason: 'auth', retry: 'confirm' };
  if (status === 429) return { reason: 'rate-limited', retry: 'transient' };
  if (status === 408 || status === 425 || (status >= 500 && status !== 501))
    return { reason: 'server', retry: 'transient' };
  if (status >= 300 && status < 400) return { reason: 'redirect', retry: 'never' };
  if (status === 404) return { reason: 'not-found', retry: 'never' };
  return { reason: status === 410 ? 'gone' : 'api-changed', retry: 'never' };
}
