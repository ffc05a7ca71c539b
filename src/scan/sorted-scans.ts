import { isUnlisted, PRODUCTS, type Product, productsOf } from '../domain/product.ts';
import { groupedByRef, isFullRef, isSameRef } from '../domain/ref.ts';
import { hasFailedExit, type Scan } from '../domain/scan.ts';
import { isUnderTest } from '../domain/target.ts';
import {
  type Eligibility,
  eligibilityOf,
  isDiffOfNoPullRef,
  isOfPullRequest,
  isOnRefOfPullRequest,
  isUnnamedYet,
  mayBeOfPullRequest,
  TIERS,
} from '../domain/whose-scan.ts';
import type { DecidingScan, Situation } from './decision.ts';
import type { Projects } from './projects.ts';
import { isAfter, newestFirst } from './scan-order.ts';
import { ofEachRef, withoutCancelled } from './superseded.ts';

export type SortedScans = ReturnType<typeof sortedScans>;

/** Answers what `choose` asks about the known scans: of the commit, of its project, and of others. */
export function sortedScans(
  allScans: readonly Scan[],
  ofCommit: readonly Scan[],
  projects: Projects,
  situation: Situation,
) {
  const { ours } = projects;
  const { target, requiredScan, factOf, needs } = situation;
  const { subject } = target;
  const eligibilities = new Map(ofCommit.map((scan) => [scan, eligibilityOf(scan, target, projects, situation)]));
  const isAnyOf = (kinds: readonly Eligibility[], scan: Scan) => kinds.some((kind) => kind === eligibilities.get(scan));
  const eligible = newestFirst(ofCommit.filter((scan) => isAnyOf(TIERS, scan)));
  const ofOwnRef = eligible.filter((scan) => eligibilities.get(scan) === 'own-ref');
  const outdated = ofCommit.filter((scan) => isAnyOf(['too-old', 'old-base'], scan));
  const ofRepository = ours === undefined ? [] : allScans.filter(({ repositoryId }) => repositoryId === ours);
  // A scan that names no repository may have taken over a ref of ours. It does not show what is usual here.
  const ineligible = allScans.filter((scan) => (scan.repositoryId ?? ours) === ours && !isAnyOf(TIERS, scan));
  const listedAnywhere = new Set(eligible.flatMap((scan) => productsOf(scan.enabledProducts)));
  return {
    eligible,
    /** Scans of the wanted repository, or of an unnamed one, that are of another commit or not eligible. */
    ineligible,
    ofOtherCommits: ofRepository.filter((scan) => !isUnderTest(scan, target)),
    /** Products of outdated scans of the commit (from before its base changed, or too old): CI scans the commit for them. */
    ranOnce: new Set(outdated.flatMap(({ enabledProducts }) => productsOf(enabledProducts))),
    toAsk,
    doubtfulBeside,
    ofOwnRef,
    candidatesOf,
    newestOf,
    isOwnKindScanned,
    ofOtherSubject,
    byEligibility: Map.groupBy(ofCommit, (scan) => eligibilities.get(scan)!),
  };

  /** Of a bare commit: the scans of pull requests for one of a branch or tag, and the reverse. Both may have written one bare ref. */
  function ofOtherSubject(scan: Scan): readonly Scan[] {
    if (subject.kind !== 'commit') return [];
    const isOfPull = (one: Scan): boolean => isOfPullRequest(one, factOf(one));
    return eligible.filter((other) => isOfPull(other) !== isOfPull(scan));
  }

  /** Scans that may decide once their detail is read. Of products that newer scans of the own ref cover, only those that may be of a second own ref. */
  function toAsk(): readonly Scan[] {
    const unclear = ofCommit.filter((scan) => isAnyOf(['ask-detail'], scan));
    if (subject.kind === 'commit') return unclear;
    // A cancelled scan may be passed over. Then an older scan decides, which may be the completed one that counts instead.
    const cancelled = ofOwnRef.filter(({ status }) => status === 'cancelled');
    const own = ofOwnRef.filter((scan) => !cancelled.includes(scan));
    return unclear.filter((scan) => {
      if (scan.status === 'completed' && cancelled.some(({ branch }) => isSameRef(branch, scan.branch))) return true;
      // This scan may have taken the ref over.
      if (own.some((known) => isSameRef(known.branch, scan.branch) && isAfter(scan, known))) return true;
      const newer = own.filter((known) => !isAfter(scan, known));
      const covered = new Set(newer.flatMap((known) => productsOf(known.enabledProducts)));
      const products = productsOf(scan.enabledProducts);
      if (products.length === 0) return isUnlisted(scan) || own.length === 0;
      return isDiffOfNoPullRef(scan) || isUnnamedYet(scan) || products.some((product) => !covered.has(product));
    });
  }

  /** Diff scans with an unread detail. They may be a pull request's, and would then have taken the ref over. */
  function doubtfulBeside(deciding: readonly DecidingScan[]): readonly Scan[] {
    if (subject.kind !== 'ref') return [];
    const mayBePullRequests = eligible.filter(
      (scan) => isDiffOfNoPullRef(scan) && scan.status === 'completed' && factOf(scan) === undefined,
    );
    if (deciding.length === 0) return mayBePullRequests.filter((scan) => eligibilities.get(scan) === 'own-ref');
    return mayBePullRequests.filter((scan) =>
      deciding.some((one) => one.scan !== scan && isSameRef(one.scan.branch, scan.branch) && isAfter(scan, one.scan)),
    );
  }

  function candidatesOf(product: Product): readonly Scan[] {
    return eligible.filter((scan) => {
      const hasNoResult = scan.status !== 'completed' || hasFailedExit(scan);
      if (isUnlisted(scan) && hasNoResult) return ofUnlisted().has(product);
      return productsOf(scan.enabledProducts).includes(product);
    });
  }

  /** The newest scan of the best tier. For a bare commit, a pull request's own refs, or a bare name (branch or tag), the newest of each ref. */
  function newestOf(product: Product) {
    const candidates = candidatesOf(product);
    const tier = TIERS.find((one) => candidates.some((scan) => eligibilities.get(scan) === one))!;
    const ofTier = candidates.filter((scan) => eligibilities.get(scan) === tier);
    const { kept, passedOver } = withoutCancelled(ofTier, product, ineligible);
    if (subject.kind === 'commit') {
      const isPullRequests = (scan: Scan): boolean => isOfPullRequest(scan, factOf(scan));
      // A branch and a pull request may have the same bare name. The newest scan of each counts.
      const ofPulls = kept.filter(isPullRequests);
      const newest = [kept.filter((scan) => !isPullRequests(scan)), ofPulls].flatMap(newestPerRef);
      const each = ofEachRef(newest, product, { ineligible, isPullRequests });
      return { tier, newest: each.kept, passedOver: [...passedOver, ...each.passedOver] };
    }
    const [first] = kept as [Scan];
    if (tier !== 'own-ref' || (subject.kind === 'ref' && isFullRef(subject.ref)))
      return { tier, newest: [first], passedOver };
    const each = newestPerRef(kept);
    if (subject.kind === 'ref') return { tier, newest: each, passedOver };
    // If a newer scan of the own ref decides, a full scan of a bare name is the branch's.
    const newest = each.filter(
      (scan) => scan === first || !scan.isFullScan || isUnnamedYet(scan) || isOnRefOfPullRequest(scan, subject),
    );
    return { tier, newest, passedOver };
  }

  /** True if scans of refs like the own one list the product. `instead`: the scan of another ref that would decide in their place. */
  function isOwnKindScanned(product: Product, instead: Scan): boolean {
    const eligible = ofRepository.filter(({ isFullScan }) => isFullScan || requiredScan === 'any');
    const ofKind = eligible.filter((scan) =>
      subject.kind === 'ref' ? isSameRef(scan.branch, subject.ref) : mayBeOfPullRequest(scan, factOf(scan), instead),
    );
    const listed = new Set(ofKind.flatMap(({ enabledProducts }) => productsOf(enabledProducts)));
    if (listed.size > 0) return listed.has(product);
    // If none lists a product that is known here, one that lists nothing may have run any product.
    return ofKind.some(({ enabledProducts }) => enabledProducts.length === 0);
  }

  /** The products that a scan may be of if it lists none and has no result. */
  function ofUnlisted(): ReadonlySet<Product> {
    const { named, judged, ifScanned } = needs;
    const some = [...listedAnywhere, ...named, ...judged];
    if (some.length > 0) return new Set(some);
    return new Set(ifScanned.length > 0 ? ifScanned : PRODUCTS);
  }
}

function newestPerRef(scans: readonly Scan[]): readonly Scan[] {
  return groupedByRef(scans).map(([newest]) => newest!);
}
