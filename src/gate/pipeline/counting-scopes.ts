import { allOf, attempt, GateFailure } from '../../domain/failure.ts';
import {
  ISSUE_TYPES,
  type IssueType,
  isFoundBy,
  isUnlisted,
  PRODUCT_OF_ISSUE_TYPE,
  productsOf,
  RATED_ISSUE_TYPES,
} from '../../domain/product.ts';
import { isSameRef } from '../../domain/ref.ts';
import { hasEnded, type Scan, type ScanPage } from '../../domain/scan.ts';
import { isDiffOfNoPullRef, isFullOfBranch } from '../../domain/whose-scan.ts';
import { once } from '../../domain/work/once.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import type { BaselineScans, CountingScope, CountSource } from '../../evidence/evidence-plan.ts';
import { countsOf } from '../../evidence/index-barrier.ts';
import type { DecidingScan, Decision } from '../../scan/decision.ts';
import { isAfter, newestFirst } from '../../scan/scan-order.ts';
import { mayBeOnRefOf, mayHaveTakenOver } from '../../scan/superseded.ts';

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
  readonly unread?: () => ScansListed['malformed'];
  readonly unfinishedAtMs?: (scan: Scan) => EpochMs | undefined;
  /** Throws `GateFailure`. */
  readonly askForRef: (scan: Scan) => Promise<readonly Scan[]>;
};

function sourceOf(
  { scan, products }: Pick<DecidingScan, 'scan' | 'products'>,
  types: readonly IssueType[],
  facts: SourceFacts,
  isEarlier = (other: Scan): boolean => !isAfter(other, scan),
): CountSource {
  const ask = once(async () => othersOfRef(scan, await facts.askForRef(scan)));
  const listed = async (isMeant: (other: Scan) => boolean): Promise<readonly Scan[]> => {
    const known = othersOfRef(scan, facts.seen()).filter(isMeant);
    return known.length > 0 ? known : (await ask()).filter(isMeant);
  };
  return {
    scan,
    issueTypes: types.filter((type) => isFoundBy(type, products)),
    refs: facts.refsOf(scan),
    unfinishedAtMs: facts.unfinishedAtMs?.(scan),
    statsFindings: () => facts.statsFindingsOf(scan),
    earlierScans: (isMeant = () => true) => listed((other) => isEarlier(other) && isMeant(other)),
    isAnyUnread: () => facts.unread?.().some((entry) => mayBeOnRefOf(scan, entry)) === true,
    knownEarlier: () => othersOfRef(scan, facts.seen()).filter(isEarlier),
    hasFullScan: async () => (await listed(isFullOfBranch)).length > 0,
  };
}

/** The list is asked where full scans that were seen did not run all products that decide here, or one may have ended since: what is older may have been added to. */
export async function baselineScans(
  refs: readonly string[],
  { repositoryId, deciding }: Pick<Decision, 'repositoryId' | 'deciding'>,
  seen: ScansListed,
  unfinishedAtMs: (scan: Scan) => EpochMs | undefined,
  ask: () => Promise<ScansListed>,
): Promise<BaselineScans> {
  const isNamed = (scan: Scan) => scan.repositoryId === repositoryId && refs.includes(scan.branch ?? '');
  const seenThere = seen.scans.filter(isNamed);
  const ran = seenThere.filter(isFullOfBranch).flatMap(({ enabledProducts }) => productsOf(enabledProducts));
  const isAllSeen =
    seenThere.every(hasEnded) && deciding.every(({ products }) => products.every((product) => ran.includes(product)));
  const asked = isAllSeen ? NOTHING_LISTED : await attempt(ask);
  // To soften that it cannot be asked softens nothing that was seen.
  const [unasked, listed] = asked instanceof GateFailure ? [asked, NOTHING_LISTED] : [undefined, asked];
  const unread = [...seen.malformed, ...listed.malformed];
  const scans = [...new Map([...seenThere, ...listed.scans.filter(isNamed)].map((scan) => [scan.id, scan])).values()];
  const full = scans.filter(isFullOfBranch);
  const diffs = scans.filter((scan) => isDiffOfNoPullRef(scan) && scan.status === 'completed');
  const facts = {
    refsOf: () => refs,
    statsFindingsOf: async () => undefined,
    seen: () => scans,
    unread: () => unread,
    unfinishedAtMs,
    askForRef: async () => (await ask()).scans,
  };
  const sourceFor = (scan: Scan, types: readonly IssueType[]): CountSource => {
    const own = { scan, products: productsOf(scan.enabledProducts) };
    return sourceOf(own, types, facts, (other) => endOf(other) <= endOf(scan));
  };
  // For the types of which each is the last; of several that ended at one time, each.
  const sources = full.flatMap((scan) => {
    const isLast = (type: IssueType) => !full.some((other) => endOf(other) > endOf(scan) && has(other, type));
    const types = ISSUE_TYPES.filter((type) => has(scan, type) && isLast(type));
    return types.length === 0 ? [] : sourceFor(scan, types);
  });
  // One that lists no product may have run any. One that does not say when it ended may be the last. Which of two is, is not known where one began later and the other ended later.
  const isLater = (diff: Scan, type: IssueType): boolean => {
    const { completedAtMs = Number.POSITIVE_INFINITY } = diff;
    return !full.some((one) => has(one, type) && endOf(one) >= completedAtMs && !isAfter(diff, one));
  };
  const laterOf = (type: IssueType) =>
    diffs.filter((diff) => (isUnlisted(diff) || has(diff, type)) && isLater(diff, type));
  const overwrittenTypes = ISSUE_TYPES.filter((type) => laterOf(type).length > 0);
  const mixedTypes = overwrittenTypes.filter((type) =>
    laterOf(type).some((diff) => mayHaveAdded({ ...sourceFor(diff, []), issueTypes: [type] }, type)),
  );
  const last = sources.length > 0 ? sources.map(({ scan }) => scan) : [{ repositoryId, branch: refs[0] }];
  const spoilt = unread.find((entry) => last.some((scan) => mayHaveTakenOver(entry, scan)));
  const contract =
    spoilt && new GateFailure('contract', `a listed scan that may be of it cannot be read: ${spoilt.problem}`);
  return {
    sources,
    overwrittenTypes,
    mixedTypes,
    unreadable: allOf([unasked, contract]),
    hasFullScan: unasked === undefined || full.length > 0 ? full.length > 0 : undefined,
    hasDiffScan: diffs.length > 0,
  };
}

type ScansListed = Pick<ScanPage, 'scans' | 'malformed'>;
const NOTHING_LISTED: ScansListed = { scans: [], malformed: [] };

/** No count is of AI code. */
function mayHaveAdded(diff: CountSource, type: IssueType): boolean {
  const counts = countsOf(diff, undefined).filter(({ issueTypes }) => issueTypes.includes(type));
  const isCounted = counts.length > 0 && RATED_ISSUE_TYPES.some((rated) => rated === type);
  return !isCounted || counts.some(({ findings }) => findings > 0n);
}

function has({ enabledProducts }: Scan, type: IssueType): boolean {
  return isFoundBy(type, productsOf(enabledProducts));
}

const endOf = ({ completedAtMs, startedAtMs = 0 }: Scan): EpochMs => completedAtMs ?? startedAtMs;

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
