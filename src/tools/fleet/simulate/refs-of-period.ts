import { branchOrTagName, isSameRef, refKeysAmong } from '../../../domain/ref.ts';
import type { Scan } from '../../../domain/scan.ts';
import { newestFirst } from '../../../scan/scan-order.ts';

export type ScannedRef = {
  readonly scans: readonly Scan[];
  readonly newest: Scan;
};

export type PeriodRefs = {
  /** Sorted by repository id, then by name: the result is the same for any order of the list. */
  readonly refs: readonly ScannedRef[];
  readonly partialOnly: number;
  readonly unfinished: number;
};

export function refsOfPeriod(scans: readonly Scan[]): PeriodRefs {
  const groups = [...Map.groupBy(scans, ({ repositoryId }) => repositoryId).values()].flatMap(byRef);
  const refs = groups.flatMap((ofRef) => {
    const [newest] = scansThatDecide(ofRef);
    return newest === undefined ? [] : [{ scans: ofRef, newest }];
  });
  const others = groups.filter((ofRef) => scansThatDecide(ofRef).length === 0);
  const partialOnly = others.filter((ofRef) => ofRef.some(({ isPartialScan }) => isPartialScan)).length;
  return { refs: refs.toSorted(inOrder), partialOnly, unfinished: others.length - partialOnly };
}

export function scansThatDecide(ofRef: readonly Scan[]): readonly Scan[] {
  return newestFirst(ofRef.filter(({ status, isPartialScan }) => status === 'completed' && !isPartialScan));
}

export function isOfSameRef(one: Scan, other: Scan): boolean {
  return one.repositoryId === other.repositoryId && isSameRef(one.branch, other.branch);
}

function byRef(scans: readonly Scan[]): readonly (readonly Scan[])[] {
  const keyOf = refKeysAmong(scans.map(({ branch }) => branch));
  return [...Map.groupBy(scans, ({ branch }) => keyOf(branch)).values()];
}

function inOrder({ newest: one }: ScannedRef, { newest: other }: ScannedRef): number {
  const [oneId, otherId] = [BigInt(one.repositoryId ?? -1), BigInt(other.repositoryId ?? -1)];
  if (oneId !== otherId) return oneId < otherId ? -1 : 1;
  return sortKeyOf(one) < sortKeyOf(other) ? -1 : 1;
}

/** Refs are compared by the short name. Of a branch and a tag of one name, the branch comes first. */
function sortKeyOf({ branch = '' }: Scan): string {
  return JSON.stringify([branchOrTagName(branch), branch]);
}
