import type { RepositoryId } from '../domain/ids.ts';
import { isUnlisted, PRODUCTS, type Product, productsOf } from '../domain/product.ts';
import { isSameRef } from '../domain/ref.ts';
import type { Scan } from '../domain/scan.ts';
import { hasEnded } from './scan-end.ts';
import { isAfter, newestFirst } from './scan-order.ts';

/**
 * The newest scan that took the ref of a deciding scan over for a product: the issues of that ref are that scan's now
 * (docs/verdict-rules/which-scans.md#superseded). Pure. `others` are the scans that are not eligible here: of other
 * commits, of none, or of this one.
 */
export function supersededBy(deciding: Scan, product: Product, others: readonly Scan[]): Scan | undefined {
  const successors = others.filter(
    (scan) =>
      scan.status === 'completed' &&
      !scan.isPartialScan &&
      scan.repositoryId === deciding.repositoryId &&
      isSameRef(scan.branch, deciding.branch) &&
      mayHaveRun(scan, product) &&
      isAfter(scan, deciding),
  );
  return newestFirst(successors)[0];
}

/** Scans of one project, whose refs' issues decide. */
type DecidingRefs = { readonly repositoryId: RepositoryId; readonly deciding: readonly { readonly scan: Scan }[] };

/**
 * True for an unfinished scan, of any commit, on a ref whose issues decide. One that lists only products which are not
 * known here takes nothing over.
 */
export function isAnythingComing({ repositoryId, deciding }: DecidingRefs, allScans: readonly Scan[]): boolean {
  const isDeciding = ({ branch }: Scan): boolean => deciding.some(({ scan }) => isSameRef(scan.branch, branch));
  return allScans.some(
    (scan) =>
      scan.repositoryId === repositoryId &&
      !hasEnded(scan) &&
      isDeciding(scan) &&
      PRODUCTS.some((product) => mayHaveRun(scan, product)),
  );
}

/** A scan that lists no product may have run any. */
function mayHaveRun(scan: Scan, product: Product): boolean {
  return isUnlisted(scan) || productsOf(scan.enabledProducts).includes(product);
}
