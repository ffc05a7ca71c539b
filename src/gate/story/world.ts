import type { Links } from '../../domain/links.ts';
import type { Policy, PolicySource, PolicyTexts, WaiversFile } from '../../domain/policy.ts';
import type { Checkout, Target } from '../../domain/target.ts';
import type { MonotonicMs } from '../../domain/work/time.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';
import type { Log } from '../../ports/log.ts';

/** Everything outside of the story. */
export type World = {
  readonly reader: FindingsReader;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Aborted with a `cancelled` failure when the run is to stop. */
  readonly signal: AbortSignal;
  /** The run began at this monotonic time: every deadline counts from here. */
  readonly monotonicStart: MonotonicMs;
  /** Throws `bad-event`, `github`. */
  readTarget(): Promise<Target>;
  /** The result is undefined where no policy is set. Throws `policy-missing`, `policy-invalid`, `github`. */
  readPolicy(target: Target): Promise<PolicyRead | undefined>;
  /** Where it is set, nothing is waited for: neither a scan, nor what the index may still lack. */
  readonly neverWaits?: true;
  /** True where the policy comes over the network: the scans are listed meanwhile. */
  readonly isPolicyAsked?: boolean;
  /**
   * It is called each time a finished scan was found and its issues begin to be read: from here on the verdict is
   * close.
   */
  readingBegins?(): void;
  readonly links: Links;
  /** It says where the checkout comes from, as far as the CI system or git tells it. */
  readonly checkout: Checkout;
};

export type PolicyRead = {
  readonly policy: Policy;
  /** It is undefined where there are only waivers. */
  readonly source: PolicySource | undefined;
  /** Waivers are read from it, too; its source is undefined where there is no such file. */
  readonly waiversFile?: WaiversFile | undefined;
  /** They are kept with the evidence: what is judged by must be there when it is judged again. */
  readonly texts: PolicyTexts;
};
