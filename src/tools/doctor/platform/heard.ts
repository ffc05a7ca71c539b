import type { Reason } from '../../../domain/reason.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import type { JsonValue } from '../../../json/json-value.ts';

export type AskedOperation = 'deployment list' | 'scan list' | 'scan detail' | 'issue search' | 'issue list';

/** One request of `doctor`, and what came back. Requests are heard in the order in which they were sent. */
export type Heard = {
  readonly operation: AskedOperation;
  /** Below the base address: `/api/v1/deployments/42/scan/7`. */
  readonly path: string;
  readonly request: JsonValue;
  readonly came:
    | {
        readonly kind: 'answer';
        /** Every number in it is as it was written. */
        readonly body: JsonValue;
        /** The platform's own clock, in milliseconds since 1970; undefined where it told none. */
        readonly serverTimeMs: EpochMs | undefined;
      }
    | { readonly kind: 'failure'; readonly reason: Reason; readonly message: string };
};
