import type { PlannedSearch } from '../domain/evidence.ts';
import type { IssueType } from '../domain/product.ts';
import type { Scan } from '../domain/scan.ts';
import type { EpochMs } from '../domain/work/time.ts';

/** A part of the issue types, and where they are counted. The types of different scopes are disjoint. */
export type CountingScope = {
  readonly issueTypes: readonly IssueType[];
  /** Every spelling; for a bare commit those of several scans. Empty if no scan of the commit covers these types. */
  readonly refs: readonly string[];
  /** True where a diff scan decides: its ref has only what the change adds, so all of it is new and nothing is subtracted. */
  readonly isDiff: boolean;
  /** What the deciding scans of this scope say that they found, each on its own refs: the index barrier. */
  readonly sources: readonly CountSource[];
};

export type CountSource = {
  readonly scan: Scan;
  readonly issueTypes: readonly IssueType[];
  readonly refs: readonly string[];
  readonly unfinishedAtMs?: EpochMs | undefined;
  /** `stats.findings` of its detail; awaited only where the list leaves the counts out. Throws `GateFailure`. */
  readonly statsFindings: () => Promise<bigint | undefined>;
  /** Completed scans of this ref before it, newest first; the list is asked where none is known. Throws `GateFailure`. */
  readonly earlierScans: (isMeant?: (earlier: Scan) => boolean) => Promise<readonly Scan[]>;
  /** Those of them that were read anyway. */
  readonly knownEarlier: () => readonly Scan[];
  /** Whether a full scan of this ref that is no pull request's is listed; asked for in the same way. Throws `GateFailure`. */
  readonly hasFullScan: () => Promise<boolean>;
};

export type ScopedSearch = {
  readonly search: PlannedSearch;
  /** Those of the search's types that are counted in this scope. Never empty. */
  readonly issueTypes: readonly IssueType[];
  readonly refs: readonly string[];
};

export function scopeSearches(
  searches: readonly PlannedSearch[],
  scopes: readonly Pick<CountingScope, 'issueTypes' | 'refs'>[],
): readonly ScopedSearch[] {
  return searches.flatMap((search) =>
    scopes
      .map(({ issueTypes, refs }) => ({
        search,
        issueTypes: search.issueTypes.filter((type) => issueTypes.includes(type)),
        refs,
      }))
      .filter(({ issueTypes, refs }) => issueTypes.length > 0 && refs.length > 0),
  );
}

/** Types that a full scan decided. Undefined: nothing is compared (a ref never with itself); `[]`: everything is new. */
export function baselineScopes(
  scopes: readonly CountingScope[],
  baselineRefs: readonly string[] | undefined,
): readonly Pick<CountingScope, 'issueTypes' | 'refs'>[] | undefined {
  if (baselineRefs === undefined) return undefined;
  const asked = scopes.filter(({ refs }) => refs.length > 0);
  // A diff scan's issues are new whatever the ref is called.
  const others = asked.filter(({ isDiff, refs }) => isDiff || !refs.some((ref) => baselineRefs.includes(ref)));
  if (asked.length > 0 && others.length === 0) return undefined;
  const issueTypes = others.filter(({ isDiff }) => !isDiff).flatMap((scope) => scope.issueTypes);
  return issueTypes.length === 0 ? [] : [{ issueTypes, refs: baselineRefs }];
}
