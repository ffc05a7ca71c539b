import { isCommitSha } from '../domain/ids.ts';
import { type Product, productsOf } from '../domain/product.ts';
import { branchRef, isSameRef, pullRequestNumber } from '../domain/ref.ts';
import { hasEnded, type Scan } from '../domain/scan.ts';
import type { Subject } from '../domain/target.ts';
import { isOnRefOfPullRequest } from '../domain/whose-scan.ts';
import type { EpochMs } from '../domain/work/time.ts';
import type { Blocker, DecidingScan, Situation } from './decision.ts';
import { lateUntilMs } from './scan-end.ts';
import { newestFirst } from './scan-order.ts';
import type { SortedScans } from './sorted-scans.ts';

/** Commits before these say nothing: what was switched off since is not waited for. */
const MOST_COMMITS = 3;
const ENOUGH_COMMITS = 2;
/** A commit is settled this long after the end of its newest scan: the others of its jobs are listed by then. */
const YOUNG_MS = 10 * 60_000;

type RefAndKind = Pick<Scan, 'branch' | 'isFullScan'>;

export type Usual = {
  /** Judged, or `if-scanned`: no scan of the commit lists them, though commits are usually scanned for them here. */
  readonly products: readonly Product[];
  /** False where scans that were not read may show more of them. */
  readonly isSure: boolean;
};

export const NOTHING_USUAL: Usual = { products: [], isSure: true };

export function usuallyScanned(
  scans: SortedScans,
  judged: readonly Product[],
  listed: readonly Product[],
  deciding: readonly DecidingScan[],
  { needs, target: { subject }, platformStartMs }: Pick<Situation, 'needs' | 'target' | 'platformStartMs'>,
): Usual {
  const known = [...listed, ...needs.named];
  const unlisted = [...new Set([...judged, ...needs.ifScanned])].filter((product) => !known.includes(product));
  if (unlisted.length === 0) return NOTHING_USUAL;
  const ofPull = scans.ofOtherCommits.filter(
    (scan) => subject.kind === 'pull-request' && isOnRefOfPullRequest(scan, subject),
  );
  const others = deciding.filter(({ tier }) => tier !== 'own-ref').map(({ scan }) => scan);
  const places = [...ownPlacesOf(subject, scans.ofTier('own-ref'), ofPull), ...others];
  const past = pastOf(scans.ofOtherCommits, platformStartMs, subject);
  const usual = past.usual(places, ({ enabledProducts }) => productsOf(enabledProducts));
  const products = unlisted.filter((product) => usual.has(product) || scans.ranOnce.has(product));
  return { products, isSure: products.length === unlisted.length || past.isLongFor(places) };
}

/** After their time only what is judged ends the run, and not before all else that is waited for: its end may be followed by theirs. */
export function lateOf(
  scans: SortedScans,
  { products: usual }: Usual,
  others: readonly Blocker[],
  situation: Situation,
): readonly Blocker[] {
  const isFinished = ({ status }: Scan): boolean => status === 'completed';
  // Only other refs may have been scanned, maybe long before the pull request was opened: no scan of the own ref can have been late yet.
  const fromMs = scans.ofTier('own-ref').some(isFinished) ? undefined : situation.platformStartMs;
  const ownMs = lateUntilMs(scans.eligible.filter(isFinished), situation, fromMs);
  const isOver = situation.elapsedMs >= ownMs;
  const products = isOver ? usual.filter((product) => situation.needs.judged.includes(product)) : usual;
  if (products.length === 0) return [];
  const untilMs = isOver ? Math.max(ownMs, ...others.map((other) => other.untilMs)) : ownMs;
  return [{ kind: 'late', untilMs, scan: scans.eligible[0]!, products }];
}

/** Each ref in each kind in which it was scanned, of this commit and of a pull request's earlier ones; else as such refs usually are. */
export function ownPlacesOf(
  subject: Subject,
  own: readonly RefAndKind[],
  ofPull: readonly RefAndKind[] = [],
): readonly RefAndKind[] {
  if (own.length > 0 || subject.kind === 'commit') return [...own, ...ofPull];
  if (subject.kind === 'ref') return [{ branch: subject.ref, isFullScan: true }];
  return [{ branch: `refs/pull/${subject.number}/merge`, isFullScan: false }, ...ofPull];
}

/** What scans of other commits say: what a commit is usually scanned with, on a ref, else in its kind. */
export function pastOf(others: readonly Scan[], startMs: EpochMs, subject: Subject) {
  const scans = others.filter(isTelling);
  const isPull = subject.kind === 'pull-request';
  /** Short name of a pull request's head branch, whose scans may decide for it as well. */
  const headRef = isPull && subject.isHeadInSameRepository ? subject.headRef : undefined;
  return { usual, isLongFor };

  function usual<Named>(places: readonly RefAndKind[], namesOf: (scan: Scan) => readonly Named[]): ReadonlySet<Named> {
    const each = new Map(places.map((place) => [JSON.stringify([place.branch, place.isFullScan]), place]));
    const ofPlaces = [...each.values()].map((place) => commitsOf(place));
    const ofHead = headRef === undefined ? [] : scans.filter(({ branch }) => isSameRef(branchRef(headRef), branch));
    return new Set([...ofPlaces, byCommit(ofHead)].flatMap((commits) => usualOf(commits, namesOf)));
  }

  function isLongFor(places: readonly RefAndKind[]): boolean {
    return places.every((place) => commitsOf(place).filter(isSettled).length >= MOST_COMMITS);
  }

  function commitsOf({ branch, isFullScan }: RefAndKind): readonly (readonly Scan[])[] {
    // A diff scan under a bare name is a pull request's, a full one a branch's: a fork may call its branch like ours.
    const isBare = pullRequestNumber(branch) === undefined;
    const ofKind = scans.filter(
      // A pull request that is scanned in full is no branch, however it is scanned.
      (scan) =>
        scan.isFullScan === isFullScan &&
        !(isFullScan && isBare && !isPull && pullRequestNumber(scan.branch) !== undefined),
    );
    const ofRef = (isBare ? ofKind : scans).filter((scan) => isSameRef(branch, scan.branch));
    const known = new Set(ofRef.map(commitOf));
    const beside = ofKind.filter((scan) => known.has(commitOf(scan)));
    const alike = ofKind.filter((scan) => !known.has(commitOf(scan)));
    return [...byCommit(ofRef, beside), ...byCommit(alike)];
  }

  /** What the newest settled commit has, or two of the newest three. Where more scans may follow, each says what it has so far. */
  function usualOf<Named>(
    commits: readonly (readonly Scan[])[],
    namesOf: (scan: Scan) => readonly Named[],
  ): readonly Named[] {
    const settled = commits.filter(isSettled).slice(0, MOST_COMMITS);
    const reported = settled.map((scans) => [...new Set(scans.flatMap(namesOf))]);
    const [newest = []] = reported;
    const often = reported
      .flat()
      .filter((one) => reported.filter((ofCommit) => ofCommit.includes(one)).length >= ENOUGH_COMMITS);
    const young = commits.filter((scans) => !isSettled(scans));
    return [...newest, ...often, ...young.flat().flatMap(namesOf)];
  }

  function isSettled(ofCommit: readonly Scan[]): boolean {
    const ends = ofCommit.filter(hasEnded).map(({ completedAtMs, startedAtMs }) => completedAtMs ?? startedAtMs!);
    return isCommitSha(ofCommit[0]?.commit ?? '') && ends.length > 0 && Math.max(...ends) < startMs - YOUNG_MS;
  }
}

/** What failed or was cancelled is scanned here just as well; what never began proves nothing. */
function isTelling(scan: Scan): boolean {
  const isBegun = scan.status === 'completed' || !hasEnded(scan) || scan.startedAtMs !== undefined;
  return isBegun && !scan.isPartialScan;
}

/** In the order of the first list: a tag makes no commit of a branch newer. */
function byCommit(...lists: readonly (readonly Scan[])[]): readonly (readonly Scan[])[] {
  return [...Map.groupBy(new Set(lists.flatMap(newestFirst)), commitOf).values()];
}

/** A scan that names no commit is of one of its own; it may belong to any, and takes no place. */
function commitOf({ commit, id }: Scan): string {
  return commit ?? `scan ${id}`;
}
