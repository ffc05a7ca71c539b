import {
  ISSUE_TYPES,
  type IssueType,
  PRODUCT_OF_ISSUE_TYPE,
  productOf,
  productsOf,
  RATED_ISSUE_TYPES,
} from '../domain/product.ts';
import { type FindingsCounts, hasFailedExit, type Scan } from '../domain/scan.ts';
import type { CountSource } from './counting-scope.ts';

export type ExpectedCount = {
  readonly source: CountSource;
  /** This is one type where the scan counts by product, else all types of the scan together. */
  readonly issueTypes: readonly IssueType[];
  readonly findings: bigint;
};

const COUNT_OF_TYPE = { sast: 'code', sca: 'supplyChain', secrets: 'secrets' } as const satisfies Record<
  (typeof RATED_ISSUE_TYPES)[number],
  keyof FindingsCounts
>;

export async function countsOfAll(sources: readonly CountSource[]): Promise<readonly ExpectedCount[]> {
  const counts = await Promise.all(
    sources.map(async (source) =>
      countsOf(source, leavesCountsOut(source.scan) ? await source.statsFindings() : undefined),
    ),
  );
  return counts.flat();
}

export function countsOf(source: CountSource, statsFindings: bigint | undefined): readonly ExpectedCount[] {
  const { findingsCounts } = source.scan;
  if (countsByProduct(findingsCounts)) {
    const rest = leftOut(source);
    const types = RATED_ISSUE_TYPES.filter(
      (type) => source.issueTypes.includes(type) && !rest?.issueTypes.includes(type),
    );
    const counts = types.map((type): ExpectedCount => {
      // spec-gap: omitted-members
      const findings = findingsCounts[COUNT_OF_TYPE[type]] ?? 0n;
      return { source, issueTypes: [type], findings };
    });
    return rest === undefined ? counts : [...counts, rest];
  }
  // spec-gap: findings-of-detail
  const findings = leavesCountsOut(source.scan) ? statsFindings : findingsCounts.total;
  return findings === undefined ? [] : [{ source, issueTypes: typesOf(source), findings }];
}

export function leavesCountsOut({ findingsCounts }: Pick<Scan, 'findingsCounts'>): boolean {
  return Object.values(findingsCounts).every((count) => count === undefined);
}

/** The index may still show the issues of an earlier scan: one counted the same. `earlier`: newest first. */
export function mayFitByChance(expected: ExpectedCount, earlier: readonly Scan[]): boolean {
  return isAnyBefore(expected, earlier, (counted) => counted === expected.findings);
}

/** Issues that do not count may be there beside those that do: an earlier scan counted more. `earlier`: newest first. */
export function mayBePart(expected: ExpectedCount, earlier: readonly Scan[]): boolean {
  return isAnyBefore(expected, earlier, (counted) => counted > expected.findings);
}

/** Whether this holds of what a scan counted that may have written the ref last, or that is unknown. */
function isAnyBefore(
  expected: ExpectedCount,
  earlier: readonly Scan[],
  isMeant: (counted: bigint) => boolean,
): boolean {
  const { source, issueTypes } = expected;
  const [newest, ...others] = earlier.filter((scan) => ranWholly(expected, scan));
  if (newest === undefined) return false;
  const mayBeLast = ({ completedAtMs = 0, branch }: Scan): boolean =>
    completedAtMs > (newest.completedAtMs ?? 0) || branch !== newest.branch;
  return [newest, ...others.filter(mayBeLast)].some((before) => {
    const counts = countsOf({ ...source, scan: before, issueTypes }, undefined);
    const isComparable =
      !hasFailedExit(before) &&
      counts.length > 0 &&
      counts.every((expected) => expected.issueTypes.every((type) => issueTypes.includes(type)));
    return !isComparable || isMeant(counts.reduce((sum, { findings }) => sum + findings, 0n));
  });
}

export function ranWholly(
  { issueTypes }: Pick<ExpectedCount, 'issueTypes'>,
  { enabledProducts, isPartialScan }: Scan,
): boolean {
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
function leftOut(source: CountSource): ExpectedCount | undefined {
  const { enabledProducts, findingsCounts } = source.scan;
  const { total, ...byProduct } = findingsCounts;
  const known = Object.values(byProduct).reduce<bigint>((sum, count) => sum + (count ?? 0n), 0n);
  if (total === undefined || total <= known || !enabledProducts.every(hasCount)) return undefined;
  const products = productsOf(enabledProducts);
  const issueTypes = RATED_ISSUE_TYPES.filter(
    (type) => byProduct[COUNT_OF_TYPE[type]] === undefined && products.includes(PRODUCT_OF_ISSUE_TYPE[type]!),
  );
  if (!issueTypes.some((type) => source.issueTypes.includes(type))) return undefined;
  return { source, issueTypes, findings: total - known };
}

function hasCount(name: string): boolean {
  const product = productOf(name);
  return RATED_ISSUE_TYPES.some((type) => PRODUCT_OF_ISSUE_TYPE[type] === product);
}

function typesOf({ scan, issueTypes }: CountSource): readonly IssueType[] {
  const products = productsOf(scan.enabledProducts);
  return ISSUE_TYPES.filter((type) => {
    const product = PRODUCT_OF_ISSUE_TYPE[type];
    return issueTypes.includes(type) || (product !== undefined && products.includes(product));
  });
}
