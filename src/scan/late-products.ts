import { type Product, productsOf } from '../domain/product.ts';
import { isSameRef } from '../domain/ref.ts';
import type { Scan } from '../domain/scan.ts';
import { newestFirst } from './scan-order.ts';

/**
 * The products that the newest other commit of these refs was scanned with; where there is none, the newest other commit with scans of
 * the same kind (diff or full). Pure. `others` are records of other commits of the same repository.
 */
export function productsOfLastCommit(
  others: readonly Scan[],
  refs: ReadonlySet<string | undefined>,
  isFullScan: boolean,
): ReadonlySet<Product> {
  const finished = others.filter((scan) => scan.status === 'completed' && !scan.isPartialScan);
  const ofRefs = finished.filter((scan) => [...refs].some((ref) => isSameRef(ref, scan.branch)));
  const alike = ofRefs.length > 0 ? ofRefs : finished.filter((scan) => scan.isFullScan === isFullScan);
  const [newest] = newestFirst(alike);
  if (newest === undefined) return new Set();
  const sameCommit = newest.commit === undefined ? [newest] : alike.filter(({ commit }) => commit === newest.commit);
  return new Set(sameCommit.flatMap((scan) => productsOf(scan.enabledProducts)));
}
