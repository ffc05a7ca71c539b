import { GateFailure } from '../../../domain/failure.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import type { Connections } from '../../../http/connections.ts';
import { type ConnectionProblem, connectionProblem } from '../../../platform/connection-error.ts';
import { parseHttpDate } from '../../../platform/http-date.ts';
import type { Clock } from '../../../ports/clock.ts';

/** Maximum number of requests from `doctor` to the platform, retries included. */
const MOST_REQUESTS = 60;
/** After this many attempts without any answer, no further request is sent. */
const MOST_IN_VAIN = 2;

/** One attempt of a request, as the connection shows it before the body is read. Times are by our own clock. */
export type Exchange = { readonly path: string; readonly sentAtMs: EpochMs; readonly came: ExchangeEnd };

type ExchangeEnd =
  | {
      readonly kind: 'head';
      readonly atMs: EpochMs;
      readonly status: number;
      readonly serverTimeMs: EpochMs | undefined;
      readonly location: string | undefined;
      readonly contentType: string | undefined;
    }
  | { readonly kind: 'too-slow' }
  | ConnectionProblem;

/** Throws `budget` or `network` instead of sending a request beyond the limits. Neither is retried. */
export function watchedWire(inner: Connections, clock: Pick<Clock, 'wallNow'>) {
  const exchanges: Exchange[] = [];
  let sent = 0;
  return {
    exchanges,
    requestsSent: () => sent,
    async request(options: Parameters<Connections['request']>[0]) {
      if (sent >= MOST_REQUESTS)
        throw new GateFailure('budget', `not sent: over the limit of ${MOST_REQUESTS} requests`);
      if (exchanges.length >= MOST_IN_VAIN && exchanges.every(({ came }) => came.kind !== 'head'))
        throw new GateFailure('network', 'not sent, because no earlier request was answered');
      sent += 1;
      const note = (came: ExchangeEnd): unknown => exchanges.push({ path: options.path, sentAtMs, came });
      const sentAtMs = clock.wallNow();
      try {
        const answer = await inner.request(options);
        const { date, location, 'content-type': contentType } = answer.headers;
        note({
          kind: 'head',
          atMs: clock.wallNow(),
          status: answer.statusCode,
          serverTimeMs: parseHttpDate(oneOf(date)),
          location: oneOf(location),
          contentType: oneOf(contentType),
        });
        return answer;
      } catch (error) {
        const isTooSlow = options.signal instanceof AbortSignal && options.signal.aborted;
        note(isTooSlow ? { kind: 'too-slow' } : connectionProblem(error));
        throw error;
      }
    },
  };
}

function oneOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? undefined : value;
}
