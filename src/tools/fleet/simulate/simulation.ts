import type { RepositoryId, ScanId } from '../../../domain/ids.ts';
import type { Product } from '../../../domain/product.ts';
import type { Reason } from '../../../domain/reason.ts';
import type { ConditionOutcome, Verdict } from '../../../domain/verdict.ts';
import type { EpochMs } from '../../../domain/work/time.ts';

/** Why a ref is not judged: as the gate says it, or because a condition compares with a baseline that a simulation does not have. */
export type SimulatedReason = Reason | 'not-compared';

/** How one condition ends on a ref. */
export type SimulatedCondition = ConditionOutcome & {
  /** True where it judges what is new and nothing says what that is: it found more than it allows, and its result is `unproven`. */
  readonly isUncompared: boolean;
};

/** What a policy makes of one ref, as things stand now. Texts are the platform's: hostile until they are rendered. */
export type JudgedRef = {
  readonly repositoryId: RepositoryId | undefined;
  /** The project's name, as a detail that was read gives it. */
  readonly repository: string | undefined;
  /** It is spelled as by the newest deciding scan. */
  readonly ref: string | undefined;
  /** These are those of the newest deciding scan. */
  readonly commit: string | undefined;
  readonly scan: ScanId;
  /** When that scan ended, else when it started: since then the ref is as it is. Milliseconds since 1970 (UTC). */
  readonly scannedAtMs: EpochMs | undefined;
  readonly isFullScan: boolean;
  /** The newest comes first. The list is empty where nothing was decided. */
  readonly scans: readonly { readonly id: ScanId; readonly products: readonly Product[] }[];
  readonly verdict: Verdict['word'];
  readonly reason: SimulatedReason | undefined;
  readonly message: string;
  /** They are in the order of the policy, limits first. The list is empty where nothing was read. */
  readonly conditions: readonly SimulatedCondition[];
  /** False where something of it could not be read, so that another simulation could say something else. */
  readonly isRead: boolean;
};

/** A list that could not be read, or not in whole: which refs it would have shown is not known. */
export type UnlistedScans = {
  /** It is undefined where it is not known of which repository. */
  readonly repositoryId: RepositoryId | undefined;
  readonly reason: Reason;
  readonly message: string;
};

/** What a policy would do to all refs of a period. */
export type Simulation = {
  readonly policy: { readonly path: string; readonly sha256: string };
  /** Start and end of the period. Milliseconds since 1970 (UTC). */
  readonly sinceMs: EpochMs;
  readonly atMs: EpochMs;
  /** They are sorted by repository id, then by ref. */
  readonly refs: readonly JudgedRef[];
  readonly unlisted: readonly UnlistedScans[];
  /** Refs of the period without a scan that could decide. */
  readonly leftOut: { readonly partialOnly: number; readonly unfinished: number };
  readonly requests: number;
};
