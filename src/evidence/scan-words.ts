import {
  ISSUE_TYPES,
  type IssueType,
  PRODUCT_OF_ISSUE_TYPE,
  productOf,
  productsOf,
  RATED_ISSUE_TYPES,
} from '../domain/product.ts';
import { type FindingsCounts, hasFailedExit, type Scan } from '../domain/scan.ts';
import type { ScanClaim } from './counting-place.ts';

export type Word = {
  readonly claim: ScanClaim;
  /** This is one type where the scan counts by product, else all types of the scan together. */
  readonly issueTypes: readonly IssueType[];
  readonly findings: bigint;
};

const COUNT_OF_TYPE = { sast: 'code', sca: 'supplyChain', secrets: 'secrets' } as const satisfies Record<
  (typeof RATED_ISSUE_TYPES)[number],
  keyof FindingsCounts
>;

export async function wordsOfAll(claims: readonly ScanClaim[]): Promise<readonly Word[]> {
  const words = await Promise.all(
    claims.map(async (claim) => wordsOf(claim, leavesCountsOut(claim.scan) ? await claim.statsFindings() : undefined)),
  );
  return words.flat();
}

export function wordsOf(claim: ScanClaim, statsFindings: bigint | undefined): readonly Word[] {
  const { findingsCounts } = claim.scan;
  if (countsByProduct(findingsCounts)) {
    const rest = leftOut(claim);
    const types = RATED_ISSUE_TYPES.filter(
      (type) => claim.issueTypes.includes(type) && !rest?.issueTypes.includes(type),
    );
    const words = types.map((type): Word => {
      // spec-gap: omitted-members
      const findings = findingsCounts[COUNT_OF_TYPE[type]] ?? 0n;
      return { claim, issueTypes: [type], findings };
    });
    return rest === undefined ? words : [...words, rest];
  }
  // spec-gap: findings-of-detail
  const findings = leavesCountsOut(claim.scan) ? statsFindings : findingsCounts.total;
  return findings === undefined ? [] : [{ claim, issueTypes: typesOf(claim), findings }];
}

export function leavesCountsOut({ findingsCounts }: Pick<Scan, 'findingsCounts'>): boolean {
  return Object.values(findingsCounts).every((count) => count === undefined);
}

/** A scan that may have written the ref last counted the same, or something unknown: the index may still show its issues. `earlier`: newest first. */
export function mayFitByChance(word: Word, earlier: readonly Scan[]): boolean {
  const { claim, issueTypes, findings } = word;
  const [newest, ...others] = earlier.filter((scan) => ranWholly(word, scan));
  if (newest === undefined) return false;
  const mayBeLast = ({ completedAtMs = 0, branch }: Scan): boolean =>
    completedAtMs > (newest.completedAtMs ?? 0) || branch !== newest.branch;
  return [newest, ...others.filter(mayBeLast)].some((before) => {
    const words = wordsOf({ ...claim, scan: before, issueTypes }, undefined);
    const isComparable =
      !hasFailedExit(before) &&
      words.length > 0 &&
      words.every((word) => word.issueTypes.every((type) => issueTypes.includes(type)));
    return !isComparable || words.reduce((sum, word) => sum + word.findings, 0n) === findings;
  });
}

export function ranWholly({ issueTypes }: Pick<Word, 'issueTypes'>, { enabledProducts, isPartialScan }: Scan): boolean {
  const products = issueTypes.map((type) => PRODUCT_OF_ISSUE_TYPE[type]);
  return !isPartialScan && productsOf(enabledProducts).some((product) => products.includes(product));
}

/** False where there is only a total, and where nothing of any product contradicts one that is more. */
function countsByProduct({ total, ...byProduct }: FindingsCounts): boolean {
  const given = Object.values(byProduct).filter((count) => count !== undefined);
  const isContradicted = total !== undefined && total > 0n && given.every((count) => count === 0n);
  return given.length > 0 && !isContradicted;
}

/** What the total has beyond the given counts, where only products without a count of their own can explain it. */
function leftOut(claim: ScanClaim): Word | undefined {
  const { enabledProducts, findingsCounts } = claim.scan;
  const { total, ...byProduct } = findingsCounts;
  const known = Object.values(byProduct).reduce<bigint>((sum, count) => sum + (count ?? 0n), 0n);
  if (total === undefined || total <= known || !enabledProducts.every(hasCount)) return undefined;
  const products = productsOf(enabledProducts);
  const issueTypes = RATED_ISSUE_TYPES.filter(
    (type) => byProduct[COUNT_OF_TYPE[type]] === undefined && products.includes(PRODUCT_OF_ISSUE_TYPE[type]!),
  );
  if (!issueTypes.some((type) => claim.issueTypes.includes(type))) return undefined;
  return { claim, issueTypes, findings: total - known };
}

function hasCount(name: string): boolean {
  const product = productOf(name);
  return RATED_ISSUE_TYPES.some((type) => PRODUCT_OF_ISSUE_TYPE[type] === product);
}

function typesOf({ scan, issueTypes }: ScanClaim): readonly IssueType[] {
  const products = productsOf(scan.enabledProducts);
  return ISSUE_TYPES.filter((type) => {
    const product = PRODUCT_OF_ISSUE_TYPE[type];
    return issueTypes.includes(type) || (product !== undefined && products.includes(product));
  });
}
