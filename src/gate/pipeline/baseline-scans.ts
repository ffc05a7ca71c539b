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

/** The list is asked where full scans that were seen did not run all products that decide here, or one may have ended since: what is older may have been added to. */
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

/** To soften that the list cannot be asked (`unasked`) softens nothing that was seen. */
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

/** Of several that ended at one time, each is the last. */
function lastTypesOf(scan: Scan, full: readonly Scan[]): readonly IssueType[] {
  const isLast = (type: IssueType) => !full.some((other) => endOf(other) > endOf(scan) && has(other, type));
  return ISSUE_TYPES.filter((type) => has(scan, type) && isLast(type));
}

/** One that lists no product may have run any, and one that does not say when it ended may be the last. Where one began later and the other ended later, it is not known which is. */
function mayBeLater(diff: Scan, type: IssueType, full: readonly Scan[]): boolean {
  const { completedAtMs = Number.POSITIVE_INFINITY } = diff;
  const isBefore = full.some((one) => has(one, type) && endOf(one) >= completedAtMs && !isAfter(diff, one));
  return (isUnlisted(diff) || has(diff, type)) && !isBefore;
}

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
