import { type Product, productsOf } from '../domain/product.ts';
import { branchRef, isSameRef } from '../domain/ref.ts';
import type { Scan } from '../domain/scan.ts';
import type { Subject } from '../domain/target.ts';
import type { DecidingScan, Hindrance, Situation } from './decision.ts';
import { hasEnded, lateUntilMs } from './scan-end.ts';
import { newestFirst } from './scan-order.ts';
import type { SortedScans } from './sorted-scans.ts';

/** Commits before these say nothing: what was switched off since is not waited for. */
const MOST_COMMITS = 3;
const ENOUGH_COMMITS = 2;

type RefAndKind = Pick<Scan, 'branch' | 'isFullScan'>;

/** Products that are judged, or `if-scanned`, that no scan of the commit lists though commits are usually scanned for them here. */
export function lateProducts(
  scans: SortedScans,
  judged: readonly Product[],
  listed: readonly Product[],
  deciding: readonly DecidingScan[],
  { needs, target: { subject } }: Pick<Situation, 'needs' | 'target'>,
): readonly Product[] {
  const known = [...listed, ...needs.named];
  const unlisted = [...new Set([...judged, ...needs.ifScanned])].filter((product) => !known.includes(product));
  if (unlisted.length === 0) return [];
  const headRef = headRefOf(subject);
  const own = scans.ofTier('own-ref');
  const places = [...(own.length > 0 ? own : ownPlaceOf(subject)), ...deciding.map(({ scan }) => scan)];
  const usual = usualProducts(places, scans.ofOtherCommits, headRef);
  return unlisted.filter((product) => usual.has(product));
}

export function lateOf(scans: SortedScans, products: readonly Product[], situation: Situation): readonly Hindrance[] {
  if (products.length === 0) return [];
  const untilMs = lateUntilMs(lastEndOf(scans, situation), situation);
  if (situation.elapsedMs >= untilMs) return [];
  return [{ kind: 'late', untilMs, scan: scans.eligible[0]!, products }];
}

/** When the newest finished scan of the commit ended, by the platform's clock. */
function lastEndOf(scans: SortedScans, { platformStartMs }: Situation): number {
  const isFinished = ({ status }: Scan): boolean => status === 'completed';
  const ends = scans.eligible.filter(isFinished).map(({ completedAtMs }) => completedAtMs);
  const known = ends.filter((end) => end !== undefined);
  // An end that is not given may be now: the time then counts from the start of the run.
  if (known.length < ends.length) return platformStartMs;
  // So it does where only other refs were scanned, maybe long before the pull request was opened: no scan of the own
  // ref can have been late yet.
  return scans.ofTier('own-ref').some(isFinished) ? Math.max(...known) : Math.max(platformStartMs, ...known);
}

/** Short name of a pull request's head branch, whose scans may decide for it as well. */
export function headRefOf(subject: Subject): string | undefined {
  return subject.kind === 'pull-request' && subject.isHeadInSameRepository ? subject.headRef : undefined;
}

/** The subject's own ref, where it has no scan of this commit yet. */
export function ownPlaceOf(subject: Subject): readonly RefAndKind[] {
  if (subject.kind === 'commit') return [];
  return subject.kind === 'ref'
    ? [{ branch: subject.ref, isFullScan: true }]
    : [{ branch: `refs/pull/${subject.number}/merge`, isFullScan: false }];
}

/** Products of the newest other commit, or of two of the newest three: on these refs, else of the same kind. */
export function usualProducts(
  places: readonly RefAndKind[],
  others: readonly Scan[],
  headRef: string | undefined,
): ReadonlySet<Product> {
  return usualIn(places, others, headRef, ({ enabledProducts }) => productsOf(enabledProducts));
}

export function usualIn<Told>(
  places: readonly RefAndKind[],
  others: readonly Scan[],
  headRef: string | undefined,
  toldBy: (scan: Scan) => readonly Told[],
): ReadonlySet<Told> {
  const telling = others.filter(isTelling);
  const each = new Map(places.map((place) => [JSON.stringify([place.branch, place.isFullScan]), place]));
  const ofRefs = [...each.values()].flatMap(({ branch, isFullScan }) => {
    const ofRef = telling.filter((scan) => isSameRef(branch, scan.branch));
    const known = new Set(ofRef.map(commitOf));
    const alike = telling.filter((scan) => scan.isFullScan === isFullScan && !known.has(commitOf(scan)));
    return usualOf([...byCommit(ofRef), ...byCommit(alike)], toldBy);
  });
  const ofHead = headRef === undefined ? [] : telling.filter(({ branch }) => isSameRef(branchRef(headRef), branch));
  return new Set([...ofRefs, ...usualOf(byCommit(ofHead), toldBy)]);
}

function usualOf<Told>(
  commits: readonly (readonly Scan[])[],
  toldBy: (scan: Scan) => readonly Told[],
): readonly Told[] {
  const told = commits.slice(0, MOST_COMMITS).map((scans) => [...new Set(scans.flatMap(toldBy))]);
  const [newest = []] = told;
  const often = told.flat().filter((one) => told.filter((ofCommit) => ofCommit.includes(one)).length >= ENOUGH_COMMITS);
  return [...newest, ...often];
}

/** What failed or was cancelled is scanned here just as well; what never began proves nothing. */
function isTelling(scan: Scan): boolean {
  const isBegun = scan.status === 'completed' || !hasEnded(scan) || scan.startedAtMs !== undefined;
  return isBegun && !scan.isPartialScan;
}

function byCommit(scans: readonly Scan[]): readonly (readonly Scan[])[] {
  return [...Map.groupBy(newestFirst(scans), commitOf).values()];
}

/** A scan that names no commit is of one of its own. */
function commitOf({ commit, id }: Scan): string {
  return commit ?? `scan ${id}`;
}
