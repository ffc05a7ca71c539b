import { GateFailure } from '../../../domain/failure.ts';
import type { RepositoryId } from '../../../domain/ids.ts';
import { PRODUCTS, productsOf } from '../../../domain/product.ts';
import type { Scan } from '../../../domain/scan.ts';
import { decidingScans, neededOf } from '../../../scan/choose.ts';
import type { Decision, ProductNeeds } from '../../../scan/decision.ts';
import { scansThatDecide } from './refs-of-period.ts';

/** Which scans decide for a ref as things stand now, and why a product that must be scanned has none. */
export type RefDecision = { readonly decision: Decision; readonly stop: GateFailure | undefined };

/**
 * The newest finished scan of each product decides for it, of whichever commit: the issues of the ref are those of that
 * scan. Pure. `ofRef` is all that is known of the ref.
 */
export function decideRef(repositoryId: RepositoryId, ofRef: readonly Scan[], needs: ProductNeeds): RefDecision {
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
    lookWide: 'no',
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
