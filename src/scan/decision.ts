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
  /** Required products, and those that a blocking condition counts. The gate waits for them if a scan lists them. */
  readonly judged: readonly Product[];
  /** Products that blocking conditions with `if-scanned` count. They are judged only if a scan lists them. */
  readonly ifScanned: readonly Product[];
};

export type DecidingScan = {
  readonly scan: Scan;
  readonly tier: Tier;
  readonly products: readonly Product[];
  /** Products that no eligible scan lists, and that another scan may have run on this ref since. */
  readonly overtakenFor: readonly Product[];
};

/** Times are milliseconds since the start of the run. */
export type Situation = Pick<Deadlines, 'discoveryMs' | 'waitMs'> &
  Omit<EligibilityFacts, 'factOf'> & {
    readonly target: Target;
    /** Undefined if the project is known only by name. */
    readonly repositoryId: RepositoryId | undefined;
    readonly factOf: FactOf;
    readonly needs: ProductNeeds;
    readonly elapsedMs: number;
    readonly platformStartMs: EpochMs;
    readonly latestNowMs: EpochMs;
    /** Scans that ended without a result, and after which there was one more poll for a newer one. */
    readonly outlived: ReadonlySet<ScanId>;
    /** True if all stored scans were read, of a repository or (undefined) of all. */
    readonly isWideFor: (repositoryId: RepositoryId | undefined) => boolean;
    readonly isOwnRefWide: boolean;
    /** If set, the gate checks once and never waits: what it would wait for first is the reason to give up. */
    readonly neverWaits?: true | undefined;
    /** True if a reason is set to `warn`. It then does not end the wait for anything else. */
    readonly isSoft?: ((reason: Reason) => boolean) | undefined;
  };

export type Decision = {
  readonly repositoryId: RepositoryId;
  /** Newest first. Empty if no product is finished. */
  readonly deciding: readonly DecidingScan[];
  /** Products that an eligible scan of the commit lists, whatever its status. */
  readonly listed: readonly Product[];
  /** Products that the settings name and no scan lists. Nothing is counted for them. */
  readonly missing: readonly Product[];
  /** Listed products that are not finished on every ref that counts. Their counts are a lower bound. */
  readonly undecided: readonly Product[];
  /** Judged or `if-scanned` products that this commit was not scanned for, though recent commits were. */
  readonly notScanned: readonly Product[];
  /** Scans that would decide for a product, but another scan of the commit counts instead. */
  readonly passedOver: readonly (PassedOver & { readonly product: Product })[];
  /** Unfinished or failed scans, a little older than a deciding one. They change nothing, and the headline says so. */
  readonly leftBehind: readonly Scan[];
  /** Which scans from before the last day are read while the issues are read. */
  readonly readWide: 'no' | 'own-ref' | 'everything';
};

/** A blocker about one scan. `untilMs`: until when the gate waits for it, in milliseconds since the start of the run. */
type OfScan<Kind extends string, More = unknown> = More & {
  readonly kind: Kind;
  readonly untilMs: number;
  readonly scan: Scan;
  readonly products: readonly Product[];
};

export type Blocker =
  | { readonly kind: 'none'; readonly untilMs: number; readonly instead: ReadonlyMap<Eligibility, readonly Scan[]> }
  /** No scan lists these products. */
  | OfScan<'missing'>
  | OfScan<'unfinished'>
  /** The times or the exit code of the scan cannot be true. */
  | OfScan<'impossible', { readonly failure: GateFailure }>
  | OfScan<'ended', { readonly reason: Reason }>
  | OfScan<'superseded', { readonly by: Scan }>
  /** Only scans of another ref list these products. They may decide once the own ref has had its time. */
  | OfScan<'other-ref'>
  /** The project shows another name or fits only by its address, and one that fits better may still be listed. */
  | OfScan<'late-project', { readonly project: string }>
  /** Two or more projects have the same fit, and one that fits better may still be listed. */
  | { readonly kind: 'alike'; readonly untilMs: number; readonly projects: readonly NamedProject[] }
  /** Recent commits were scanned for these products as well, and such a scan of this commit may still be listed. */
  | OfScan<'late'>;

export type BlockingScan = Extract<Blocker, { readonly scan: Scan }>;

/** `blocker` is reported: it is waited for, or ends the wait. The decision has the finished scans, which still count. */
type Blocked = {
  readonly blocker: Blocker;
  readonly others: readonly Blocker[];
  readonly decision: Decision | undefined;
};

export type Choice =
  | { readonly kind: 'ask'; readonly scans: readonly Scan[] }
  /** Scans from before the last day must be read first: of one repository, or (undefined) of all. */
  | { readonly kind: 'read-wide'; readonly repositoryId: RepositoryId | undefined }
  | (Blocked & { readonly kind: 'wait'; readonly untilMs: number })
  | (Blocked & { readonly kind: 'give-up' })
  | { readonly kind: 'decide'; readonly decision: Decision };

export type ScanOutcome = { readonly decision: Decision | undefined; readonly stop: GateFailure | undefined };

export type FoundScans = ScanOutcome & { readonly decision: Decision };

/** Equal for two outcomes that lead to the same counts. The scans' own counts are included, because issues are compared with them. */
export function outcomeKey({ decision, stop }: ScanOutcome): string {
  const scans = decision?.deciding.map(({ scan, products, overtakenFor }) => [
    scan.id,
    scan.branch,
    Object.entries(scan.findingsCounts).map(([product, count]) => `${product} ${count}`),
    ...products,
    overtakenFor,
  ]);
  const reasons = stop === undefined ? [] : [stop, ...stop.also].map(({ reason }) => reason);
  return JSON.stringify([scans, decision?.undecided, decision?.notScanned, reasons[0], [...new Set(reasons)].sort()]);
}
