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

/** Only so many commits count: the gate does not wait for a product that was switched off before them. */
const MOST_COMMITS = 3;
const ENOUGH_COMMITS = 2;
/** A commit is settled this long after the end of its newest scan: the scans of its other jobs are listed by then. */
const YOUNG_MS = 10 * 60_000;

type RefAndKind = Pick<Scan, 'branch' | 'isFullScan'>;

export type Usual = {
  /** Judged or `if-scanned` products that no scan of the commit lists, though commits are usually scanned for them here. */
  readonly products: readonly Product[];
  /** False if scans that were not read may show more such products. */
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
  const places = [...ownPlacesOf(subject, scans.ofOwnRef, ofPull), ...others];
  const past = pastOf(scans.ofOtherCommits, platformStartMs, subject);
  const usual = past.usual(places, ({ enabledProducts }) => productsOf(enabledProducts));
  const products = unlisted.filter((product) => usual.has(product) || scans.ranOnce.has(product));
  return { products, isSure: products.length === unlisted.length || past.isLongFor(places) };
}

/** When the time for late scans is over, only judged products block, until all other blockers are over too: a late scan may follow them. */
export function lateOf(
  scans: SortedScans,
  { products: usual }: Usual,
  others: readonly Blocker[],
  situation: Situation,
): readonly Blocker[] {
  const isFinished = ({ status }: Scan): boolean => status === 'completed';
  // If only other refs have a finished scan, it may be from long before the pull request. The time then counts from the start of the run.
  const fromMs = scans.ofOwnRef.some(isFinished) ? undefined : situation.platformStartMs;
  const ownMs = lateUntilMs(scans.eligible.filter(isFinished), situation, fromMs);
  const isOver = situation.elapsedMs >= ownMs;
  const products = isOver ? usual.filter((product) => situation.needs.judged.includes(product)) : usual;
  if (products.length === 0) return [];
  const untilMs = isOver ? Math.max(ownMs, ...others.map((other) => other.untilMs)) : ownMs;
  return [{ kind: 'late', untilMs, scan: scans.eligible[0]!, products }];
}

/** The refs and kinds (diff or full) of the own scans and of a pull request's earlier ones; without own scans, what is usual for such a ref. */
export function ownPlacesOf(
  subject: Subject,
  own: readonly RefAndKind[],
  ofPull: readonly RefAndKind[] = [],
): readonly RefAndKind[] {
  if (own.length > 0 || subject.kind === 'commit') return [...own, ...ofPull];
  if (subject.kind === 'ref') return [{ branch: subject.ref, isFullScan: true }];
  return [{ branch: `refs/pull/${subject.number}/merge`, isFullScan: false }, ...ofPull];
}

/** Answers, from scans of other commits, what a commit is usually scanned for: on the same ref, else by scans of the same kind. */
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
    // Under a bare name, a diff scan is a pull request's and a full one a branch's: a fork's branch may have the name of ours.
    const isBare = pullRequestNumber(branch) === undefined;
    const ofKind = scans.filter(
      // Full scans of pull requests do not show how branches are scanned.
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

  /** Names of the newest settled commit, names of two of the newest three, and the names that commits have so far if they are not settled. */
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

/** True if a scan shows what is scanned here. A failed or cancelled one does. One that never began, or is partial, does not. */
function isTelling(scan: Scan): boolean {
  const isBegun = scan.status === 'completed' || !hasEnded(scan) || scan.startedAtMs !== undefined;
  return isBegun && !scan.isPartialScan;
}

/** Groups scans by commit. Commits of the first list come first, in its order: a scan of the second, such as a tag's, makes none newer. */
function byCommit(...lists: readonly (readonly Scan[])[]): readonly (readonly Scan[])[] {
  return [...Map.groupBy(new Set(lists.flatMap(newestFirst)), commitOf).values()];
}

/** A scan without a commit has a key of its own. It may belong to any commit, and never counts as a settled one. */
function commitOf({ commit, id }: Scan): string {
  return commit ?? `scan ${id}`;
}
