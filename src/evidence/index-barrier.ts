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

/** Whether what was found agrees with what a scan counted (docs/verdict-rules/what-is-counted.md#index-barrier). */

export type AgedCount = ExpectedCount & {
  readonly endedAt: MonotonicMs;
  /** True where another number may still be on its way into the index. */
  readonly isRecent: boolean;
  /** True where also more than the scan counted may be: issues that it closed. */
  readonly mayBeMore: boolean;
};

export type CountState =
  /** The number is believed. Fewer than the scan counted are a gap. */
  | 'settled'
  /** The number may still change: it is believed from `believedAt` on. */
  | 'open'
  /** The scan has findings, and none can be found: not in the index yet, or gone since. */
  | 'missing';

export type Beginning = { readonly at: number; readonly platformMs: number };

const RECENT_MS = 5 * 60_000;
/** More than the scan counted may be what it closed, for so long after its end. */
const MAY_BE_MORE_MS = 2 * 60_000;
/** The index is expected any moment until a scan is so old, and while nothing was waited for longer. */
export const FILLING_MS = 30_000;
/** A number that is steady for this long is accepted, as is one that fits from this age of the scan on. */
export const STILL_MS = 10_000;

export function withAge(expected: ExpectedCount, began: Beginning): AgedCount {
  const ageMs = ageOf(expected.source, began);
  return { ...expected, endedAt: began.at - ageMs, isRecent: ageMs < RECENT_MS, mayBeMore: ageMs < MAY_BE_MORE_MS };
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
  // Where the refs of several scans are searched together, it is not known what is on this one's.
  if (!expected.mayBeMore) return 'settled';
  return source.isAnyUnread?.() || (await source.earlierScans()).length > 0 ? 'open' : 'settled';
}

export function fits({ findings }: AgedCount, found: bigint): boolean {
  return found > 0n && found === findings;
}

/** When an open number is believed, unless it changes. It has been the same since `since`. */
export function believedAt(expected: AgedCount, found: bigint, since: MonotonicMs): MonotonicMs {
  if (fits(expected, found)) return expected.endedAt + STILL_MS;
  if (found > expected.findings) return expected.endedAt + MAY_BE_MORE_MS;
  return Math.max(expected.endedAt + FILLING_MS, since + STILL_MS);
}

/** What a scan of other products counted says nothing about these, however new it is. */
async function fitsTooEarly(expected: AgedCount, polledAt: MonotonicMs): Promise<boolean> {
  const { source, findings } = expected;
  if (findings === 0n || polledAt >= believedAt(expected, findings, polledAt)) return false;
  return mayFitByChance(expected, await source.earlierScans((earlier) => ranWholly(expected, earlier)));
}

type Ended = Pick<ExpectedCount['source'], 'scan' | 'unfinishedAtMs'>;

/** How long ago it ended. An end in the future, or before a poll that showed it unfinished, comes from a wrong clock. */
export function ageOf({ scan, unfinishedAtMs = 0 }: Ended, { platformMs }: Beginning): number {
  const endedMs = endOf(scan);
  return endedMs === undefined ? 0 : Math.max(0, platformMs - Math.max(endedMs, unfinishedAtMs));
}

/** A scan that does not say when it ended took the time that it says; one that says neither may just have ended. */
function endOf({ completedAtMs, startedAtMs, totalTimeSeconds }: Scan): EpochMs | undefined {
  if (completedAtMs !== undefined) return completedAtMs;
  if (startedAtMs === undefined || totalTimeSeconds === undefined) return undefined;
  return startedAtMs + totalTimeSeconds * 1_000;
}

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
function isAnyBefore(expected: ExpectedCount, earlier: readonly Scan[], isMeant: (counted: bigint) => boolean) {
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
