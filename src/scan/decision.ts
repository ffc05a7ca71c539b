import type { GateFailure } from '../domain/failure.ts';
import type { RepositoryId, ScanId } from '../domain/ids.ts';
import type { Product } from '../domain/product.ts';
import type { Reason } from '../domain/reason.ts';
import type { Scan } from '../domain/scan.ts';
import type { Target } from '../domain/target.ts';
import type { Eligibility, EligibilityFacts, Tier } from '../domain/whose-scan.ts';
import type { Deadlines, EpochMs } from '../domain/work/time.ts';
import type { FactOf } from './detail-fact.ts';
import type { NamedProject } from './project-name.ts';
import type { PassedOver } from './superseded.ts';

export type ProductNeeds = {
  /** A scan must list these: required ones, and those that the issue types of a blocking condition name. */
  readonly named: readonly Product[];
  /** A blocking condition counts these, or they are required: waited for where a scan lists them. */
  readonly judged: readonly Product[];
  /** Blocking conditions with `if-scanned` count these: they are judged only where a scan lists them. */
  readonly ifScanned: readonly Product[];
};

export type DecidingScan = {
  readonly scan: Scan;
  readonly tier: Tier;
  readonly products: readonly Product[];
  /** No scan of the commit lists these, and another commit's scan ran them on this ref since. */
  readonly overtakenFor: readonly Product[];
};

/** Times are milliseconds since the start of the run. */
export type Situation = Pick<Deadlines, 'discoveryMs' | 'waitMs'> &
  Omit<EligibilityFacts, 'factOf'> & {
    readonly target: Target;
    /** Undefined where the project is known only by name. */
    readonly repositoryId: RepositoryId | undefined;
    readonly factOf: FactOf;
    readonly needs: ProductNeeds;
    readonly elapsedMs: number;
    readonly platformStartMs: EpochMs;
    readonly latestNowMs: EpochMs;
    /** Scans that ended without a result, and after which there was one more poll for a newer one. */
    readonly outlived: ReadonlySet<ScanId>;
    /** Whether all that the platform stores was read, for a repository or (undefined) for all. */
    readonly isWideFor: (repositoryId: RepositoryId | undefined) => boolean;
    readonly isOwnRefWide: boolean;
    /** Where it is set, the list is asked once: whatever would be waited for is the reason to give up. */
    readonly neverWaits?: true | undefined;
    /** Whether a reason lets the job go on: then it does not end the waiting for anything else. */
    readonly isSoft?: ((reason: Reason) => boolean) | undefined;
  };

export type Decision = {
  readonly repositoryId: RepositoryId;
  /** Newest first. Empty where no product is finished. */
  readonly deciding: readonly DecidingScan[];
  /** What an eligible scan of the commit lists, whatever its status. */
  readonly listed: readonly Product[];
  /** Named by the settings, listed by no scan: nothing of them is counted. */
  readonly missing: readonly Product[];
  /** Listed, and not finished on every ref that counts: what is known of them is a lower bound. */
  readonly undecided: readonly Product[];
  /** Judged or `if-scanned`, and not scanned here though recent commits were. */
  readonly notScanned: readonly Product[];
  readonly superseded: readonly Product[];
  /** They would decide for a product, but another scan of the commit counts instead. */
  readonly passedOver: readonly (PassedOver & { readonly product: Product })[];
  /** A little older than a deciding one, and unfinished or failed: they change nothing, and the headline says so. */
  readonly leftBehind: readonly Scan[];
  /** What may be older than a day and is read beside the issues. */
  readonly readWide: 'no' | 'own-ref' | 'everything';
};

/** Times are milliseconds since the start of the run: until when the gate waits for it. */
type OfScan<Kind extends string, More = unknown> = More & {
  readonly kind: Kind;
  readonly untilMs: number;
  readonly scan: Scan;
  readonly products: readonly Product[];
};

export type Blocker =
  | { readonly kind: 'none'; readonly untilMs: number; readonly instead: ReadonlyMap<Eligibility, readonly Scan[]> }
  /** No scan lists these products. `isAll`: the commit was scanned, but no scan lists any judged product. */
  | OfScan<'missing', { readonly isAll: boolean }>
  | OfScan<'unfinished'>
  /** What it says of itself cannot be. */
  | OfScan<'impossible', { readonly failure: GateFailure }>
  | OfScan<'ended', { readonly reason: Reason }>
  | OfScan<'superseded', { readonly by: Scan }>
  /** A scan of another ref than the own could decide when the own one has had its time. */
  | OfScan<'other-ref'>
  /** The project shows another name, or fits by its address alone: one that fits better may be listed late. */
  | OfScan<'late-project', { readonly project: string }>
  /** Two projects fit alike, and one that fits better may be listed late. */
  | { readonly kind: 'alike'; readonly untilMs: number; readonly projects: readonly NamedProject[] }
  /** Recent commits were scanned with these products as well: their scan may be listed late. */
  | OfScan<'late'>;

export type Choice =
  | { readonly kind: 'ask'; readonly scans: readonly Scan[] }
  /** What is older than a day must be read first: of one repository, or (undefined) of all. */
  | { readonly kind: 'read-wide'; readonly repositoryId: RepositoryId | undefined }
  | {
      readonly kind: 'wait';
      readonly untilMs: number;
      /** The one that is reported. */
      readonly blocker: Blocker;
      /** All that is waited for: the one that may resolve first sets the pace. */
      readonly awaited: readonly Blocker[];
      readonly decision: Decision | undefined;
    }
  /** The time for it is over. What is finished is in the decision, and is still counted. */
  | {
      readonly kind: 'give-up';
      readonly blocker: Blocker;
      readonly others: readonly Blocker[];
      readonly decision: Decision | undefined;
    }
  | { readonly kind: 'decide'; readonly decision: Decision };

export type FoundScans = { readonly decision: Decision; readonly stop: GateFailure | undefined };

export type ScanOutcome = { readonly decision: Decision | undefined; readonly stop: GateFailure | undefined };

/** Equal for two outcomes that lead to the same counts: they are compared with what a scan reports. */
export function outcomeKey({ decision, stop }: ScanOutcome): string {
  const scans = decision?.deciding.map(({ scan, products, overtakenFor }) => [
    scan.id,
    scan.branch,
    Object.entries(scan.findingsCounts).map(([product, count]) => `${product} ${count}`),
    ...products,
    overtakenFor,
  ]);
  return JSON.stringify([scans, decision?.undecided, decision?.notScanned, stop?.reason]);
}
