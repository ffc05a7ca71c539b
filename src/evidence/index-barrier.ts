import {
  ISSUE_TYPES,
  type IssueType,
  isFoundBy,
  PRODUCT_OF_ISSUE_TYPE,
  productOf,
  productsOf,
  RATED_ISSUE_TYPES,
} from '../domain/product.ts';
import { type FindingsCounts, hasFailedExit, type Scan } from '../domain/scan.ts';
import type { EpochMs, MonotonicMs } from '../domain/work/time.ts';
import type { CountSource } from './evidence-plan.ts';

export type AgedCount = ExpectedCount & {
  readonly endedAt: MonotonicMs;
  /** True while the index may still be receiving issues of this scan. */
  readonly isRecent: boolean;
  /** True while the index may still have issues that this scan closed, so more than it counted. */
  readonly mayBeMore: boolean;
};

export type CountState =
  /** The number is believed. Fewer than the scan counted are a gap. */
  | 'settled'
  /** The number may still change: it is believed from `believedAt` on. */
  | 'open'
  /** The scan counted findings, and none can be found: they are not in the index yet, or gone since. */
  | 'missing';

export type Beginning = { readonly at: number; readonly platformMs: number };

const RECENT_MS = 5 * 60_000;
/** For this long after its end, the index may still have issues that the scan closed. */
const MAY_BE_MORE_MS = 2 * 60_000;
/** The index usually has all issues of a scan of this age. Until then, and in the first part of a wait this long, it is polled often. */
export const FILLING_MS = 30_000;
/** A number that is steady for this long is accepted, and so is one that fits when the scan is this old. */
export const STILL_MS = 10_000;

export async function agedCountsOf(sources: readonly CountSource[], began: Beginning): Promise<readonly AgedCount[]> {
  const counts = await countsOfAll(sources);
  return counts.map((expected) => {
    const ageMs = ageOf(expected.source, began);
    return { ...expected, endedAt: began.at - ageMs, isRecent: ageMs < RECENT_MS, mayBeMore: ageMs < MAY_BE_MORE_MS };
  });
}

export async function countStateOf(
  expected: AgedCount,
  found: bigint | undefined,
  polledAt: MonotonicMs,
): Promise<CountState> {
  const { source, findings } = expected;
  if (findings > 0n && (found === undefined || found === 0n)) return 'missing';
  if (found !== undefined && found < findings) return expected.isRecent ? 'open' : 'settled';
  if (found === findings) return (await fitsTooEarly(expected, polledAt)) ? 'open' : 'settled';
  // `found` is undefined if the refs of several scans were searched together.
  if (!expected.mayBeMore) return 'settled';
  return source.isAnyUnread?.() || (await source.earlierScans()).length > 0 ? 'open' : 'settled';
}

export function fits({ findings }: AgedCount, found: bigint): boolean {
  return found > 0n && found === findings;
}

/** When an open number, unchanged since `since`, is believed if it does not change until then. */
export function believedAt(expected: AgedCount, found: bigint, since: MonotonicMs): MonotonicMs {
  if (fits(expected, found)) return expected.endedAt + STILL_MS;
  if (found > expected.findings) return expected.endedAt + MAY_BE_MORE_MS;
  return Math.max(expected.endedAt + FILLING_MS, since + STILL_MS);
}

/** True if the number fits, but may be that of an earlier scan. Scans of other products alone say nothing about it. */
async function fitsTooEarly(expected: AgedCount, polledAt: MonotonicMs): Promise<boolean> {
  const { source, findings } = expected;
  if (findings === 0n || polledAt >= believedAt(expected, findings, polledAt)) return false;
  const before = await source.earlierScans((earlier) => ranWholly(expected, earlier));
  return isAnyBefore(expected, before, (counted) => counted === findings);
}

/** How long ago the scan ended, in milliseconds. An end in the future, or before a poll that showed it unfinished, comes from a wrong clock. */
export function ageOf({ scan, unfinishedAtMs = 0 }: CountSource, { platformMs }: Beginning): number {
  const endedMs = endOf(scan);
  return endedMs === undefined ? 0 : Math.max(0, platformMs - Math.max(endedMs, unfinishedAtMs));
}

/** Without an end, the start plus `totalTimeSeconds`. Undefined if that is missing too: the scan may just have ended. */
function endOf({ completedAtMs, startedAtMs, totalTimeSeconds }: Scan): EpochMs | undefined {
  if (completedAtMs !== undefined) return completedAtMs;
  if (startedAtMs === undefined || totalTimeSeconds === undefined) return undefined;
  return startedAtMs + totalTimeSeconds * 1_000;
}

export type ExpectedCount = {
  readonly source: CountSource;
  /** One type if the scan counts by product, else all types of the scan together. */
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

/** True if `isMeant` holds for the count of an earlier scan that may have written the ref last, or if that count is unknown. `earlier`: newest first. */
export function isAnyBefore(expected: ExpectedCount, earlier: readonly Scan[], isMeant: (counted: bigint) => boolean) {
  const { source, issueTypes } = expected;
  if (source.isAnyUnread?.()) return true;
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

function ranWholly({ issueTypes }: Pick<ExpectedCount, 'issueTypes'>, { enabledProducts, isPartialScan }: Scan) {
  const products = productsOf(enabledProducts);
  return !isPartialScan && issueTypes.some((type) => isFoundBy(type, products));
}

/** False if there is only a total, or if the total is above zero and the count of every product is zero. */
function countsByProduct({ total, ...byProduct }: FindingsCounts): boolean {
  const given = Object.values(byProduct).filter((count) => count !== undefined);
  const isContradicted = total !== undefined && total > 0n && given.every((count) => count === 0n);
  return given.length > 0 && !isContradicted;
}

/** The rest of the total beyond the given counts, if only products without a count can explain it. */
function leftOut(source: CountSource): ExpectedCount | undefined {
  const { enabledProducts, findingsCounts } = source.scan;
  const { total, ...byProduct } = findingsCounts;
  const known = Object.values(byProduct).reduce<bigint>((sum, count) => sum + (count ?? 0n), 0n);
  if (total === undefined || total <= known || !enabledProducts.every(hasCount)) return undefined;
  const products = productsOf(enabledProducts);
  const issueTypes = RATED_ISSUE_TYPES.filter(
    (type) => byProduct[COUNT_OF_TYPE[type]] === undefined && isFoundBy(type, products),
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
  return ISSUE_TYPES.filter((type) => issueTypes.includes(type) || isFoundBy(type, products));
}
