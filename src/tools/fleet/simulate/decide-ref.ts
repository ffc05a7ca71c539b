import { GateFailure } from '../../../domain/failure.ts';
import type { RepositoryId } from '../../../domain/ids.ts';
import { PRODUCTS, productsOf } from '../../../domain/product.ts';
import { branchOrTagName, isSameRef, refKeysAmong } from '../../../domain/ref.ts';
import type { Scan } from '../../../domain/scan.ts';
import { decidingScans, neededOf } from '../../../scan/choose.ts';
import type { Decision, ProductNeeds } from '../../../scan/decision.ts';
import { newestFirst } from '../../../scan/scan-order.ts';
import type { Simulation } from './simulation.ts';

/** The newest finished scan of a product decides, of whichever commit: the ref has its issues. `stop`: why a required product has none. Pure. */
export function decideRef(
  repositoryId: RepositoryId,
  ofRef: readonly Scan[],
  needs: ProductNeeds,
): { readonly decision: Decision; readonly stop: GateFailure | undefined } {
  const candidates = scansThatDecide(ofRef);
  const newest = PRODUCTS.flatMap((product) => {
    const scan = candidates.find(({ enabledProducts }) => productsOf(enabledProducts).includes(product));
    return scan === undefined ? [] : [{ product, tier: 'own-ref' as const, scans: [scan] }];
  });
  const listed = newest.map(({ product }) => product);
  const { judged, missing, isNoneListed } = neededOf(listed, needs);
  const decision = {
    repositoryId,
    // What nothing judges cannot prove a broken limit.
    deciding: isNoneListed ? [] : decidingScans(newest, []),
    listed,
    missing,
    undecided: [],
    notScanned: [],
    superseded: [],
    passedOver: [],
    leftBehind: [],
    readWide: 'no',
  } as const;
  const lacking = isNoneListed ? judged : missing;
  if (!isNoneListed && lacking.length === 0) return { decision, stop: undefined };
  const what = lacking.length === 0 ? 'a product that is known here' : lacking.join(', ');
  return { decision, stop: new GateFailure('product-missing', `no finished scan of this ref ran ${what}`) };
}

/** True where an older scan of the ref may decide for a product that the settings need. */
export function lacksProducts(ofRef: readonly Scan[], needs: ProductNeeds): boolean {
  const listed = new Set(scansThatDecide(ofRef).flatMap(({ enabledProducts }) => productsOf(enabledProducts)));
  return [...needs.named, ...needs.judged, ...needs.ifScanned].some((product) => !listed.has(product));
}

export type ScannedRef = { readonly scans: readonly Scan[]; readonly newest: Scan };

/** Sorted by repository id, then by name: the result is the same for any order of the list. */
export function refsOfPeriod(scans: readonly Scan[]): Simulation['leftOut'] & { readonly refs: readonly ScannedRef[] } {
  const groups = [...Map.groupBy(scans, ({ repositoryId }) => repositoryId).values()].flatMap(byRef);
  const refs = groups.flatMap((ofRef) => {
    const [newest] = scansThatDecide(ofRef);
    return newest === undefined ? [] : [{ scans: ofRef, newest }];
  });
  const others = groups.filter((ofRef) => scansThatDecide(ofRef).length === 0);
  const partialOnly = others.filter((ofRef) => ofRef.some(({ isPartialScan }) => isPartialScan)).length;
  return { refs: refs.toSorted(inOrder), partialOnly, unfinished: others.length - partialOnly };
}

function scansThatDecide(ofRef: readonly Scan[]): readonly Scan[] {
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
