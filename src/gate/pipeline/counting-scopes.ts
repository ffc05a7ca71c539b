import {
  ISSUE_TYPES,
  type IssueType,
  isFoundBy,
  PRODUCT_OF_ISSUE_TYPE,
  type Product,
  productsOf,
} from '../../domain/product.ts';
import { isSameRef } from '../../domain/ref.ts';
import type { Scan } from '../../domain/scan.ts';
import { isDiffOfNoPullRef, isFullOfBranch } from '../../domain/whose-scan.ts';
import { once } from '../../domain/work/once.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import type { BaselineScans, CountingScope, CountSource } from '../../evidence/evidence-plan.ts';
import type { DecidingScan, Decision } from '../../scan/decision.ts';
import { isAfter, newestFirst } from '../../scan/scan-order.ts';

/** Pure. On the refs of the scans that decide the type's product (docs/verdict-rules/what-is-counted.md). */
export function countingScopes(decision: Decision, facts: SourceFacts): readonly CountingScope[] {
  const scopes = new Map<string, { readonly types: IssueType[]; readonly scans: readonly DecidingScan[] }>();
  for (const type of ISSUE_TYPES) {
    const scans = scansOfType(type, decision, facts);
    if (scans === undefined) continue;
    const key = JSON.stringify([refsOfAll(scans, facts), isDiff(scans, type)]);
    const scope = scopes.get(key) ?? { types: [], scans: [] };
    scopes.set(key, { types: [...scope.types, type], scans: [...new Set([...scope.scans, ...scans])] });
  }
  return [...scopes.values()].map(({ types, scans }) => ({
    issueTypes: types,
    refs: refsOfAll(scans, facts),
    isDiff: isDiff(scans, types[0]!),
    sources: scans.map((scan) => sourceOf(scan, types, facts)).filter(({ issueTypes }) => issueTypes.length > 0),
  }));
}

/** Undefined where the product is listed and not finished, or missing. Empty where all that is found is other commits'. */
function scansOfType(
  type: IssueType,
  { deciding, listed, missing }: Decision,
  { mayBeOurs = () => false }: SourceFacts,
): readonly DecidingScan[] | undefined {
  const product = PRODUCT_OF_ISSUE_TYPE[type];
  if (product === undefined) return deciding;
  if (missing.includes(product)) return undefined;
  if (!listed.includes(product))
    return deciding.filter(({ scan, overtakenFor }) => !overtakenFor.includes(product) && !mayBeOurs(scan));
  const scans = deciding.filter(({ products }) => products.includes(product));
  return scans.length === 0 ? undefined : scans;
}

function refsOfAll(scans: readonly DecidingScan[], { refsOf }: SourceFacts): readonly string[] {
  return [...new Set(scans.flatMap(({ scan }) => refsOf(scan)))];
}

/** A full scan that ran the type shows what the base has too: beside one, a diff scan's issues are compared as well. */
function isDiff(scans: readonly DecidingScan[], type: IssueType): boolean {
  const isWhole = (one: DecidingScan) => one.scan.isFullScan && isFoundBy(type, one.products);
  return scans.some(({ scan }) => !scan.isFullScan) && !scans.some(isWhole);
}

type SourceFacts = {
  readonly mayBeOurs?: ((scan: Scan) => boolean) | undefined;
  readonly refsOf: (scan: Scan) => readonly string[];
  readonly statsFindingsOf: (scan: Scan) => Promise<bigint | undefined>;
  readonly seen: () => readonly Scan[];
  readonly unfinishedAtMs?: (scan: Scan) => EpochMs | undefined;
  /** Throws `GateFailure`. */
  readonly askForRef: (scan: Scan) => Promise<readonly Scan[]>;
};

function sourceOf({ scan, products }: DecidingScan, types: readonly IssueType[], facts: SourceFacts): CountSource {
  const ask = once(async () => othersOfRef(scan, await facts.askForRef(scan)));
  const listed = (isMeant: (other: Scan) => boolean): Promise<readonly Scan[]> =>
    knownOrAsked(othersOfRef(scan, facts.seen()), ask, isMeant);
  const isEarlier = (other: Scan): boolean => !isAfter(other, scan);
  return {
    scan,
    issueTypes: types.filter((type) => isFoundBy(type, products)),
    refs: facts.refsOf(scan),
    unfinishedAtMs: facts.unfinishedAtMs?.(scan),
    statsFindings: () => facts.statsFindingsOf(scan),
    earlierScans: (isMeant = () => true) => listed((other) => isEarlier(other) && isMeant(other)),
    knownEarlier: () => othersOfRef(scan, facts.seen()).filter(isEarlier),
    hasFullScan: async () => (await listed(isFullOfBranch)).length > 0,
  };
}

type BaselineFacts = {
  readonly unfinishedAtMs: (scan: Scan) => EpochMs | undefined;
  /** Throws `GateFailure`. */
  readonly ask: () => Promise<readonly Scan[]>;
};

/** The list is asked where full scans among the `seen` did not run all `products` that decide here: what is older may have been added to since. */
export async function baselineScans(
  refs: readonly string[],
  { repositoryId, deciding }: Pick<Decision, 'repositoryId' | 'deciding'>,
  seen: readonly Scan[],
  facts: BaselineFacts,
): Promise<BaselineScans> {
  const isNamed = (scan: Scan) => scan.repositoryId === repositoryId && refs.includes(scan.branch ?? '');
  const ran = (scan: Scan): readonly Product[] => productsOf(scan.enabledProducts);
  const isShown = (product: Product): boolean =>
    seen.some((scan) => isNamed(scan) && isFullOfBranch(scan) && ran(scan).includes(product));
  const isAllShown = deciding.flatMap(({ products }) => products).every(isShown);
  const listed = isAllShown ? seen : [...seen, ...(await facts.ask())];
  const scans = [...new Map(listed.filter(isNamed).map((scan) => [scan.id, scan])).values()];
  const full = scans.filter(isFullOfBranch);
  const diffs = scans.filter((scan) => isDiffOfNoPullRef(scan) && scan.status === 'completed');
  const sources = full.flatMap((scan) => sourceOfBaseline(scan, full, diffs, refs, facts));
  return { sources, hasFullScan: full.length > 0, hasDiffScan: diffs.length > 0 };
}

/** For the products of which this is the last scan; of several that ended at one time, of each. */
function sourceOfBaseline(
  scan: Scan,
  full: readonly Scan[],
  diffs: readonly Scan[],
  refs: readonly string[],
  { unfinishedAtMs, ask }: BaselineFacts,
): readonly CountSource[] {
  const endOf = ({ completedAtMs, startedAtMs = 0 }: Scan): EpochMs => completedAtMs ?? startedAtMs;
  const isLater = (other: Scan): boolean => endOf(other) > endOf(scan);
  const has = (other: Scan, type: IssueType) => isFoundBy(type, productsOf(other.enabledProducts));
  const isLast = (type: IssueType) => !full.some((other) => isLater(other) && has(other, type));
  const issueTypes = ISSUE_TYPES.filter((type) => has(scan, type) && isLast(type));
  if (issueTypes.length === 0) return [];
  const isEarlier = (other: Scan): boolean => other.id !== scan.id && isFullOfBranch(other) && !isLater(other);
  const hasAdded = (diff: Scan): boolean => diff.findingsCounts.total !== 0n && isLater(diff);
  return [
    {
      scan,
      issueTypes,
      refs,
      unfinishedAtMs: unfinishedAtMs(scan),
      statsFindings: async () => undefined,
      earlierScans: (isMeant = () => true) => knownOrAsked(full, ask, (other) => isEarlier(other) && isMeant(other)),
      knownEarlier: () => full.filter(isEarlier),
      hasFullScan: async () => true,
      mixedTypes: issueTypes.filter((type) => diffs.some((diff) => hasAdded(diff) && has(diff, type))),
    },
  ];
}

async function knownOrAsked(
  known: readonly Scan[],
  ask: () => Promise<readonly Scan[]>,
  isMeant: (other: Scan) => boolean,
): Promise<readonly Scan[]> {
  const found = known.filter(isMeant);
  return found.length > 0 ? found : (await ask()).filter(isMeant);
}

function othersOfRef(scan: Scan, allScans: readonly Scan[]): readonly Scan[] {
  return newestFirst(
    allScans.filter(
      (other) =>
        other.id !== scan.id &&
        other.status === 'completed' &&
        other.repositoryId === scan.repositoryId &&
        isSameRef(other.branch, scan.branch),
    ),
  );
}
