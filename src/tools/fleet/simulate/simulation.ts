import type { RepositoryId, ScanId } from '../../../domain/ids.ts';
import type { Product } from '../../../domain/product.ts';
import type { Reason } from '../../../domain/reason.ts';
import type { ConditionOutcome, Verdict } from '../../../domain/verdict.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import type { Loss } from '../ask-each.ts';

/** Why a ref is not judged: as the gate says it, or because a condition compares with a baseline that a simulation does not have. */
export type SimulatedReason = Reason | 'not-compared';

export type SimulatedCondition = ConditionOutcome & {
  /** It judges what is new, found more than it allows, and nothing says what of that is new: its result is `unproven`. */
  readonly isUncompared: boolean;
};

/** What a policy makes of one ref now. Texts are the platform's: hostile until they are rendered. */
export type JudgedRef = {
  readonly repositoryId: RepositoryId | undefined;
  readonly repository: string | undefined;
  readonly ref: string | undefined;
  /** Ref, commit and scan are those of the newest deciding scan. */
  readonly commit: string | undefined;
  readonly scan: ScanId;
  /** When that scan ended, else when it started: since then the ref is as it is. Milliseconds since 1970 (UTC). */
  readonly scannedAtMs: EpochMs | undefined;
  readonly isFullScan: boolean;
  /** The newest first; empty where nothing was decided. */
  readonly scans: readonly { readonly id: ScanId; readonly products: readonly Product[] }[];
  readonly verdict: Verdict['word'];
  readonly reason: SimulatedReason | undefined;
  readonly message: string;
  readonly conditions: readonly SimulatedCondition[];
  /** False where something of it could not be read, so that another simulation could say something else. */
  readonly isRead: boolean;
};

/** A list that could not be read, or not in whole: which refs it would have shown is not known. */
export type UnlistedScans = Loss & { readonly repositoryId: RepositoryId | undefined };

export type Simulation = {
  readonly policy: { readonly path: string; readonly sha256: string };
  readonly sinceMs: EpochMs;
  readonly atMs: EpochMs;
  readonly refs: readonly JudgedRef[];
  readonly unlisted: readonly UnlistedScans[];
  readonly leftOut: { readonly partialOnly: number; readonly unfinished: number };
  readonly requests: number;
};
