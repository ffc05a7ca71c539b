import type { Policy, PolicySource, WaiversFile } from '../../domain/policy.ts';
import type { Links } from '../../domain/scan.ts';
import type { BaseNow, Checkout, Target } from '../../domain/target.ts';
import type { MonotonicMs } from '../../domain/work/time.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';
import type { Log } from '../../ports/log.ts';

export type World = {
  readonly reader: FindingsReader;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Aborted with a `cancelled` failure when the run is to stop. */
  readonly signal: AbortSignal;
  readonly monotonicStart: MonotonicMs;
  /** Throws `bad-event`, `github`. */
  readTarget(): Promise<Target>;
  /** The current base of the judged pull request; undefined if there is none, and if no code host is asked. Never throws. */
  baseNow?(): Promise<BaseNow | undefined>;
  /** Undefined if no policy is set. Throws `policy-missing`, `policy-invalid`, `github`. */
  readPolicy(target: Target): Promise<PolicyRead | undefined>;
  /** If set, the run waits for nothing: neither for a scan, nor for issues that the index may still lack. */
  readonly neverWaits?: true;
  /** True if the policy comes over the network. The scans are listed while it is read. */
  readonly isPolicyAsked?: boolean;
  /** Called each time issues begin to be read: the verdict is close. */
  readingBegins?(): void;
  readonly links: Links;
  readonly checkout: Checkout;
};

export type PolicyRead = {
  readonly policy: Policy;
  /** Undefined if there are only waivers. */
  readonly source: PolicySource | undefined;
  /** Its source is undefined if there is no such file. */
  readonly waiversFile?: WaiversFile | undefined;
  /** Stored with the evidence, to judge it again. */
  readonly texts: Readonly<Record<'policy' | 'waivers', string | Uint8Array | undefined>>;
};
