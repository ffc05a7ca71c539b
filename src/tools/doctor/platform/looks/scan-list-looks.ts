import { MOST_SCANS_PER_PAGE } from '../../../../domain/limits.ts';
import { PRODUCT_OF_ISSUE_TYPE, type Product, productsOf, RATED_ISSUE_TYPES } from '../../../../domain/product.ts';
import { branchName, branchRef, isFullRef, isSameRef } from '../../../../domain/ref.ts';
import type { Scan, ScanStatus } from '../../../../domain/scan.ts';
import { WIRE_PRODUCTS, type WireProduct } from '../../../../platform/requests/request-types.ts';
import type { ListScansRequest } from '../../../../platform/requests/scan-list.ts';
import { WIRE_SCAN_STATUSES } from '../../../../platform/wire-words.ts';
import type { LookedAt } from '../../facts/look.ts';
import type { Asker } from '../asker.ts';
import type { AssumptionLook } from '../assumption-look.ts';
import type { Heard } from '../heard.ts';
import type { KnownProject } from '../known-project.ts';
import { isRefused, scanListHeard, scansHeard } from './answers.ts';
import { doesNotHold, holds, notSeen } from './results.ts';

export const SCAN_LIST_LOOKS = {
  'list-branch-filter': { effect: 'more requests', ask: askByBranch, look: lookAtListedSpelling },
  'scan-list-branch-spelling': { effect: 'more requests', ask: askByBranch, look: lookAtOtherSpelling },
  'scan-list-filter-names': {
    effect: 'only the typed client is affected',
    async ask(asker, known) {
      const filters = filtersToTry(known);
      if (filters !== undefined) await asker.scanList(filters.request);
    },
    look: lookAtFilterNames,
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;

type Branch = { readonly scan: Scan; readonly asListed: ListScansRequest; readonly otherwise: ListScansRequest };

function branchToTry({ repositoryId, scans }: KnownProject): Branch | undefined {
  const scan = scans.find(({ branch }) => branch !== undefined && branch !== '' && isBranch(branch));
  if (scan?.branch === undefined) return undefined;
  const short = branchName(scan.branch);
  const request = (branch: string) => ({ repository_id: repositoryId, branch, limit: MOST_SCANS_PER_PAGE });
  return {
    scan,
    asListed: request(scan.branch),
    otherwise: request(scan.branch === short ? branchRef(short) : short),
  };
}

/** A bare name may be a tag's too: then the other spelling finds nothing, and shows nothing. */
function isBranch(ref: string): boolean {
  return !isFullRef(ref) || branchName(ref) !== ref;
}

async function askByBranch(asker: Asker, known: KnownProject): Promise<void> {
  const branch = branchToTry(known);
  if (branch === undefined) return;
  await Promise.all([asker.scanList(branch.asListed), asker.scanList(branch.otherwise)]);
}

/** Where all scans are of one branch, a filter that filters nothing would look the same. */
function lookAtListedSpelling(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const branch = known && branchToTry(known);
  const answer = known && branch && scansHeard(heard, known, branch.asListed);
  if (known === undefined || branch === undefined || answer === undefined) {
    return notSeen('no list of the scans of one branch was read');
  }
  const { scan } = branch;
  if (answer.scans.some((found) => !isSameRef(found.branch, scan.branch))) {
    return doesNotHold('the list of one branch shows scans of others');
  }
  const isFound = answer.scans.some(({ id }) => id === scan.id);
  if (!isFound) {
    if (answer.cursor !== undefined) return notSeen('the list of one branch has more pages than were read');
    return doesNotHold('a branch as the list spells it does not find its scan');
  }
  const isOnlyBranch = known.scans.every(({ branch: other }) => isSameRef(other, scan.branch));
  if (isOnlyBranch) return notSeen('all scans are of one branch, so that a filter changes nothing');
  return holds('a branch as the list spells it finds its scans, and no others');
}

function lookAtOtherSpelling(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const branch = known && branchToTry(known);
  const answer = known && branch && scansHeard(heard, known, branch.otherwise);
  if (branch === undefined || answer === undefined)
    return notSeen('no list by the other spelling of a branch was read');
  if (lookAtListedSpelling(heard, known).result !== 'holds') {
    return notSeen("the list's own spelling has not shown that it filters");
  }
  if (answer.scans.some(({ id }) => id === branch.scan.id)) {
    return doesNotHold('both spellings of a branch find its scans');
  }
  if (answer.cursor !== undefined) return notSeen('the list of one branch has more pages than were read');
  return holds('the other spelling of a branch does not find its scans');
}

type Filters = {
  readonly request: ListScansRequest;
  fitsBoth(scan: Scan): boolean;
  /** Only what has ended: the others may get another status meanwhile. */
  fitsOne(scan: Scan): boolean;
};

const ENDS: readonly ScanStatus[] = ['completed', 'error', 'cancelled', 'never-finished'];

/** A product and a status of which the known scans have all: both, one without the other, and the other without the one. */
function filtersToTry({ repositoryId, scans }: KnownProject): Filters | undefined {
  const ended = scans.filter(({ status }) => ENDS.some((end) => end === status));
  for (const status of ENDS) {
    for (const { product, onWire } of PRODUCTS_TO_TRY) {
      const hasProduct = (scan: Scan): boolean => productsOf(scan.enabledProducts).includes(product);
      const fitsBoth = (scan: Scan): boolean => scan.status === status && hasProduct(scan);
      const othersOfProduct = ended.filter((scan) => scan.status !== status && hasProduct(scan));
      const othersOfStatus = ended.filter((scan) => scan.status === status && saysProducts(scan) && !hasProduct(scan));
      if (!ended.some(fitsBoth) || othersOfProduct.length === 0 || othersOfStatus.length === 0) continue;
      const others = new Set([...othersOfProduct, ...othersOfStatus].map(({ id }) => id));
      return {
        request: {
          repository_id: repositoryId,
          products: [onWire],
          statuses: [WIRE_SCAN_STATUSES[status]],
          limit: MOST_SCANS_PER_PAGE,
        },
        fitsBoth,
        fitsOne: ({ id }) => others.has(id),
      };
    }
  }
  return undefined;
}

const PRODUCTS_TO_TRY: readonly { readonly product: Product; readonly onWire: WireProduct }[] = RATED_ISSUE_TYPES.map(
  (type) => ({ product: PRODUCT_OF_ISSUE_TYPE[type] as Product, onWire: WIRE_PRODUCTS[type] }),
);

function saysProducts({ enabledProducts }: Scan): boolean {
  return productsOf(enabledProducts).length > 0;
}

function lookAtFilterNames(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const filters = known && filtersToTry(known);
  if (known === undefined || filters === undefined) {
    return notSeen('the scans do not differ enough in product and status for a filter to show');
  }
  if (isRefused(scanListHeard(heard, known, filters.request))) {
    return doesNotHold('a list with filters of these names is refused');
  }
  const answer = scansHeard(heard, known, filters.request);
  if (answer === undefined) return notSeen('no list by product and status was read');
  if (answer.scans.some((scan) => filters.fitsOne(scan))) {
    return doesNotHold('a list by product and status shows scans of another product or status');
  }
  if (answer.cursor !== undefined) return notSeen('the list by product and status has more pages than were read');
  if (!answer.scans.some((scan) => filters.fitsBoth(scan))) {
    return doesNotHold('a list by product and status leaves out the scans that fit');
  }
  return holds('a list by product and status shows the scans that fit, and no others');
}
