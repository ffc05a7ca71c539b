import { allOf, GateFailure } from '../domain/failure.ts';
import type { RepositoryId } from '../domain/ids.ts';
import { isUnlisted, PRODUCTS, type Product, productsOf } from '../domain/product.ts';
import { isSameRef } from '../domain/ref.ts';
import { endText, hasEnded, type MalformedScan, type Scan } from '../domain/scan.ts';
import { endReason } from './scan-end.ts';
import { isAfter, newestFirst } from './scan-order.ts';

/** The newest scan that has taken the ref over. Pure (docs/verdict-rules/which-scans.md#superseded). `others`: not eligible, of any commit. */
export function supersededBy(deciding: Scan, product: Product, others: readonly Scan[]): Scan | undefined {
  const successors = others.filter(
    (scan) =>
      scan.status === 'completed' &&
      !scan.isPartialScan &&
      isSameRef(scan.branch, deciding.branch) &&
      mayHaveRun(scan, product) &&
      isAfter(scan, deciding),
  );
  return newestFirst(successors)[0];
}

/** True if an entry that cannot be read may be a result on this scan's ref. An unknown repository or branch counts as equal. */
export function mayBeOnRefOf(scan: Partial<Scan>, { mayBeWhole, repositoryId, branch }: MalformedScan): boolean {
  const isElsewhere =
    (repositoryId !== undefined && repositoryId !== scan.repositoryId) || (branch && !isSameRef(branch, scan.branch));
  return mayBeWhole && !isElsewhere;
}

export function mayHaveTakenOver(entry: MalformedScan, scan: Partial<Scan>): boolean {
  const { startedAtMs, completedAtMs = Number.POSITIVE_INFINITY } = entry;
  const isBefore =
    completedAtMs <= (scan.completedAtMs ?? completedAtMs) && (startedAtMs ?? completedAtMs) <= scan.startedAtMs!;
  return !isBefore && mayBeOnRefOf(scan, entry);
}

export function takenOver(scan: Scan, malformed: readonly MalformedScan[]): GateFailure | undefined {
  const entry = malformed.find((one) => mayHaveTakenOver(one, scan));
  if (entry === undefined) return undefined;
  const message = `a listed scan of another commit may have taken over the ref of scan ${scan.id}, and cannot be read`;
  return new GateFailure('contract', `${message}: ${entry.problem}`);
}

type DecidingRefs = { readonly repositoryId: RepositoryId; readonly deciding: readonly { readonly scan: Scan }[] };

/** True if an unfinished scan, of any commit, is on a deciding ref or has no branch. */
export function isAnythingComing({ repositoryId, deciding }: DecidingRefs, allScans: readonly Scan[]): boolean {
  const isDeciding = ({ branch }: Scan): boolean =>
    !branch || deciding.some(({ scan }) => isSameRef(scan.branch, branch));
  return allScans.some(
    (scan) =>
      (scan.repositoryId ?? repositoryId) === repositoryId &&
      !hasEnded(scan) &&
      isDeciding(scan) &&
      PRODUCTS.some((product) => mayHaveRun(scan, product)),
  );
}

/** A scan that lists no product may have run any. */
function mayHaveRun(scan: Scan, product: Product): boolean {
  return isUnlisted(scan) || productsOf(scan.enabledProducts).includes(product);
}

/** The scans of one commit that may prevent a verdict: unfinished, or ended without a result and not repeated on their ref since. Pure. */
function unresolved(ofCommit: readonly Scan[], judged: readonly Product[]): readonly Scan[] {
  const completed = ofCommit.filter(({ status }) => status === 'completed');
  const isRepeated = (scan: Scan, product: Product): boolean =>
    hasEnded(scan) &&
    completed.some(
      (one) =>
        !one.isPartialScan &&
        one.repositoryId === scan.repositoryId &&
        productsOf(one.enabledProducts).includes(product) &&
        isSameRef(one.branch, scan.branch) &&
        (scan.status === 'cancelled' || isAfter(one, scan)),
    );
  return ofCommit.filter(
    (scan) =>
      scan.status !== 'completed' && judged.some((product) => mayHaveRun(scan, product) && !isRepeated(scan, product)),
  );
}

/** The failure, and one unresolved scan for each reason that it does not name. */
export function besideUnresolved(
  failure: GateFailure | undefined,
  ofCommit: readonly Scan[],
  judged: readonly Product[],
) {
  const told = [failure, ...(failure?.also ?? [])].map((one) => one?.reason);
  const byReason = Map.groupBy(unresolved(ofCommit, judged), (scan) => endReason(scan) ?? 'scan-running');
  const others = [...byReason].map(([reason, scans]) => {
    const scan = scans.at(-1)!;
    return new GateFailure(reason, `scan ${scan.id} of the same commit ${endText(scan)}`);
  });
  return allOf([failure, ...others.filter(({ reason }) => !told.includes(reason))]);
}

const LEFT_BEHIND_MS = 10 * 60_000;

/** Unfinished or failed scans that a re-run left behind: a little older than a deciding one of the same commit, ref and product. Pure. */
export function leftBehind(deciding: readonly { readonly scan: Scan }[], eligible: readonly Scan[]): readonly Scan[] {
  return eligible.filter(
    (old) =>
      old.status !== 'completed' &&
      old.status !== 'cancelled' &&
      deciding.some(
        ({ scan }) =>
          old.commit === scan.commit &&
          isSameRef(old.branch, scan.branch) &&
          PRODUCTS.some((product) => mayHaveRun(old, product) && mayHaveRun(scan, product)) &&
          !isAfter(old, scan) &&
          scan.startedAtMs! - (old.startedAtMs ?? scan.startedAtMs!) < LEFT_BEHIND_MS,
      ),
  );
}

/** A scan that would decide, but another one (`by`) counts in its place. */
export type PassedOver = { readonly scan: Scan; readonly by: Scan };

type Sifted = { readonly kept: readonly Scan[]; readonly passedOver: readonly PassedOver[] };

/** A cancelled scan changes nothing if one of the same commit, ref and product is finished, and is full if the cancelled one was. Pure. */
export function withoutCancelled(candidates: readonly Scan[], product: Product, ineligible: readonly Scan[]): Sifted {
  const finished = candidates.filter((scan) => isFinished(scan, product, ineligible));
  return sift(candidates, (scan) => {
    if (scan.status !== 'cancelled' || scan.branch === undefined) return undefined;
    return finished.find(
      (one) => one.commit === scan.commit && isSameRef(one.branch, scan.branch) && (one.isFullScan || !scan.isFullScan),
    );
  });
}

/** With a full scan of a branch or tag, leaves out pull requests' scans. A finished one also counts instead of refs without a result. Pure. */
export function ofEachRef(
  newest: readonly Scan[],
  product: Product,
  { ineligible, isPullRequests }: { readonly ineligible: readonly Scan[]; isPullRequests(scan: Scan): boolean },
): Sifted {
  const ofBranches = newest.filter((scan) => !isPullRequests(scan));
  const hasNoResult = (scan: Scan): boolean => hasEnded(scan) && !isFinished(scan, product, ineligible);
  const full = ofBranches.filter(({ isFullScan }) => isFullScan);
  if (full.length === 0) return { kept: newest, passedOver: [] };
  const finished = full.find((scan) => isFinished(scan, product, ineligible));
  return sift(ofBranches, (scan) => (hasNoResult(scan) ? finished : undefined));
}

function sift(scans: readonly Scan[], inPlaceOf: (scan: Scan) => Scan | undefined): Sifted {
  const sifted = scans.map((scan) => ({ scan, by: inPlaceOf(scan) }));
  return {
    kept: sifted.filter(({ by }) => by === undefined).map(({ scan }) => scan),
    passedOver: sifted.flatMap(({ scan, by }) => (by === undefined ? [] : [{ scan, by }])),
  };
}

function isFinished(scan: Scan, product: Product, ineligible: readonly Scan[]): boolean {
  return scan.status === 'completed' && supersededBy(scan, product, ineligible) === undefined;
}
