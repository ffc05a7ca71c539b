import type { HttpRequest } from '../wire/http.ts';

/** A request as it arrived. The headers are whole, the credential included: keep them out of logs. */
export type RecordedRequest = HttpRequest & {
  readonly operation: string | undefined;
  /** The body as JSON; undefined where it is none. */
  readonly json: unknown;
  /** When the request was whole: milliseconds since 1970 (UTC) by a clock that never jumps, with fractions. */
  readonly atMs: number;
};
