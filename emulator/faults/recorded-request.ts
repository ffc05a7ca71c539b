import type { HttpRequest } from '../wire/http.ts';

/** A request as it arrived. The headers are complete, with the credential: keep them out of logs. */
export type RecordedRequest = HttpRequest & {
  readonly operation: string | undefined;
  /** The body as JSON; undefined if it is not JSON. */
  readonly json: unknown;
  /** When the request was complete: milliseconds since 1970 (UTC) by a clock that never jumps, with fractions. */
  readonly atMs: number;
};
