import { allOf, attempt, GateFailure } from '../../domain/failure.ts';
import {
  ISSUE_TYPES,
  type IssueType,
  isFoundBy,
  isUnlisted,
  productsOf,
  RATED_ISSUE_TYPES,
} from '../../domain/product.ts';
import { hasEnded, type Scan, type ScanPage } from '../../domain/scan.ts';
import { isDiffOfNoPullRef, isFullOfBranch } from '../../domain/whose-scan.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import type { BaselineScans, CountSource } from '../../evidence/evidence-plan.ts';
import { countsOf } from '../../evidence/index-barrier.ts';
import type { Decision } from '../../scan/decision.ts';
import { isAfter } from '../../scan/scan-order.ts';
import { mayHaveTakenOver } from '../../scan/superseded.ts';
import { sourceOf } from './count-source.ts';

/** Asks the list if the seen full scans did not run all deciding products, or a seen scan may have ended since: others may have added issues. */
export async function baselineScans(
  refs: readonly string[],
  decision: Pick<Decision, 'repositoryId' | 'deciding'>,
  seen: ScansListed,
  unfinishedAtMs: (scan: Scan) => EpochMs | undefined,
  ask: () => Promise<ScansListed>,
): Promise<BaselineScans> {
  const { scans, unread, unasked } = await scansNamed(refs, decision, seen, ask);
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
  const sources = full.flatMap((scan) => {
    const types = lastTypesOf(scan, full);
    return types.length === 0 ? [] : sourceFor(scan, types);
  });
  const laterOf = (type: IssueType) => diffs.filter((diff) => mayBeLater(diff, type, full));
  const overwrittenTypes = ISSUE_TYPES.filter((type) => laterOf(type).length > 0);
  const mixedTypes = overwrittenTypes.filter((type) =>
    laterOf(type).some((diff) => mayHaveAdded({ ...sourceFor(diff, []), issueTypes: [type] }, type)),
  );
  const last =
    sources.length > 0 ? sources.map(({ scan }) => scan) : [{ repositoryId: decision.repositoryId, branch: refs[0] }];
  const spoilt = unread.find((entry) => last.some((scan) => mayHaveTakenOver(entry, scan)));
  const contract =
    spoilt && new GateFailure('contract', `a listed scan that may be of it cannot be read: ${spoilt.problem}`);
  return {
    sources,
    overwrittenTypes,
    mixedTypes,
    unreadable: allOf([unasked, contract]),
    hasFullScan: full.length > 0 || (unasked === undefined ? false : undefined),
    hasDiffScan: diffs.length > 0,
  };
}

export type ScansListed = Pick<ScanPage, 'scans' | 'malformed'>;
const NOTHING_LISTED: ScansListed = { scans: [], malformed: [] };

/** If the list cannot be asked (`unasked`), what was seen still counts: a reason that is set to `warn` must not hide it. */
async function scansNamed(
  refs: readonly string[],
  { repositoryId, deciding }: Pick<Decision, 'repositoryId' | 'deciding'>,
  seen: ScansListed,
  ask: () => Promise<ScansListed>,
) {
  const isNamed = (scan: Scan) => scan.repositoryId === repositoryId && refs.includes(scan.branch ?? '');
  const seenThere = seen.scans.filter(isNamed);
  const ran = seenThere.filter(isFullOfBranch).flatMap(({ enabledProducts }) => productsOf(enabledProducts));
  const isAllSeen =
    seenThere.every(hasEnded) && deciding.every(({ products }) => products.every((product) => ran.includes(product)));
  const asked = isAllSeen ? NOTHING_LISTED : await attempt(ask);
  const [unasked, listed] = asked instanceof GateFailure ? [asked, NOTHING_LISTED] : [undefined, asked];
  const all = [...seenThere, ...listed.scans.filter(isNamed)];
  return {
    scans: [...new Map(all.map((scan) => [scan.id, scan])).values()],
    unread: [...seen.malformed, ...listed.malformed],
    unasked,
  };
}

/** The types for which no other full scan ended later. If several ended at the same time, each is the last. */
function lastTypesOf(scan: Scan, full: readonly Scan[]): readonly IssueType[] {
  const isLast = (type: IssueType) => !full.some((other) => endOf(other) > endOf(scan) && has(other, type));
  return ISSUE_TYPES.filter((type) => has(scan, type) && isLast(type));
}

/** True if a diff scan may be the last of a type: it started or ended later than the full scans, or has no end. Without products it may have run any. */
function mayBeLater(diff: Scan, type: IssueType, full: readonly Scan[]): boolean {
  const { completedAtMs = Number.POSITIVE_INFINITY } = diff;
  const isBefore = full.some((one) => has(one, type) && endOf(one) >= completedAtMs && !isAfter(diff, one));
  return (isUnlisted(diff) || has(diff, type)) && !isBefore;
}

/** True if the diff scan counted issues of the type, or gives no count for it. No scan gives a count of AI code. */
function mayHaveAdded(diff: CountSource, type: IssueType): boolean {
  const counts = countsOf(diff, undefined).filter(({ issueTypes }) => issueTypes.includes(type));
  const isCounted = counts.length > 0 && RATED_ISSUE_TYPES.some((rated) => rated === type);
  return !isCounted || counts.some(({ findings }) => findings > 0n);
}

function has({ enabledProducts }: Scan, type: IssueType): boolean {
  return isFoundBy(type, productsOf(enabledProducts));
}

const endOf = ({ completedAtMs, startedAtMs = 0 }: Scan): EpochMs => completedAtMs ?? startedAtMs;
