import type { RepositoryId } from './ids.ts';
import { branchName, isSameRef, isTagRef, pullRequestNumber } from './ref.ts';
import { hasEnded, hasFailedExit, type Scan, type ScanMeta } from './scan.ts';
import { isCiRef, isUnderTest, type PullRequestSubject, type Subject, type Target } from './target.ts';
import type { EpochMs } from './work/time.ts';

// The only module that decides whose a scan is (docs/verdict-rules/which-scans.md#eligible-scans). A bare name may be a branch's or a pull request's.

export type Ownership = {
  /** False if the detail was read before the scan ended. It may lack members, so it is read again when the scan has ended. */
  readonly isFinal: boolean;
  /** True if the detail of a scan without a result contradicts the list. A completed scan: its detail cannot be used, and another may name the project. */
  readonly isDenied: boolean;
  readonly hasMeta: boolean;
  readonly pullRequests: readonly string[];
  /** The branch, as the detail spells it. */
  readonly ref: string | undefined;
};

export type RequiredScan = 'any' | 'full';

/** Undefined for a scan whose detail was not read. */
type OwnershipOf = (scan: Scan) => Ownership | undefined;

/** The wanted project among those that scanned the commit, and the others. */
export type OwnProject = {
  /** The wanted project; undefined while unknown, or if there is none. A single project counts as wanted until its detail denies it. */
  readonly ours: RepositoryId | undefined;
  readonly others: ReadonlySet<RepositoryId>;
};

/** How a scan relates to the commit under test, best first. The first three may decide; `ask-detail` may, once its detail says whose it is. */
export type Eligibility =
  | 'own-ref'
  | 'head-branch'
  | 'other-branch'
  | 'ask-detail'
  | 'partial'
  /** A diff scan that would be eligible without the input `required-scan: full`. */
  | 'diff'
  /** A diff scan that began before the pull request got its current base: it shows what was new compared with another branch. */
  | 'old-base'
  /** The scan ended longer before the run than the input `max-scan-age` allows. */
  | 'too-old'
  /** The scan has not ended, and its detail contradicts the list: it is not ours for now. */
  | 'denied'
  | 'other-pull-request'
  | 'other-repository'
  | 'other-commit';

export const TIERS = ['own-ref', 'head-branch', 'other-branch'] as const satisfies readonly Eligibility[];
export type Tier = (typeof TIERS)[number];

export function eligibilityOf(
  scan: Scan,
  target: Target,
  { ours, others }: OwnProject,
  { factOf, requiredScan, baseChangedAtMs, ...age }: EligibilityFacts,
): Eligibility {
  if (!isUnderTest(scan, target)) return 'other-commit';
  const { repositoryId } = scan;
  if (repositoryId === undefined || others.has(repositoryId)) return 'other-repository';
  if (ours !== undefined && repositoryId !== ours) return 'other-repository';
  const listed = byList(scan, target);
  if (listed === 'other-pull-request') return listed;
  const eligibility = byDetail(scan, target, listed, factOf(scan));
  if (!isTier(eligibility) && eligibility !== 'ask-detail') return eligibility;
  if (scan.isPartialScan) return 'partial';
  if (isTooOld(scan, age)) return 'too-old';
  if (requiredScan === 'full' && !scan.isFullScan) return 'diff';
  return isOfOldBase(scan, baseChangedAtMs) ? 'old-base' : eligibility;
}

type ScanAge = {
  readonly maxScanAgeMs?: number | undefined;
  /** The platform's time when the run began, in milliseconds since 1970 (UTC). */
  readonly platformStartMs?: EpochMs;
};

export function isTooOld(scan: Scan, { maxScanAgeMs, platformStartMs = 0 }: ScanAge): boolean {
  const { completedAtMs, startedAtMs } = scan;
  const endMs = completedAtMs ?? startedAtMs;
  return maxScanAgeMs !== undefined && hasEnded(scan) && endMs !== undefined && endMs < platformStartMs - maxScanAgeMs;
}

export type EligibilityFacts = ScanAge & {
  readonly factOf: OwnershipOf;
  readonly requiredScan: RequiredScan;
  /** When the base of the judged pull request last changed; undefined if it never did, or that is unknown. */
  readonly baseChangedAtMs?: EpochMs | undefined;
};

/** True for a diff scan that may have begun before the pull request got its current base. A scan that has no start yet will start later. */
export function isOfOldBase({ isFullScan, startedAtMs, status }: Scan, baseChangedAtMs: EpochMs | undefined): boolean {
  if (isFullScan || baseChangedAtMs === undefined) return false;
  return startedAtMs === undefined ? status === 'completed' : startedAtMs < baseChangedAtMs;
}

export function isTier(eligibility: Eligibility): eligibility is Tier {
  return (TIERS as readonly Eligibility[]).includes(eligibility);
}

/** True if the list does not say whose scan it is, and its detail was not read. */
export function isUnclear(scan: Scan, target: Target, factOf: OwnershipOf): boolean {
  return byList(scan, target) === 'ask-detail' && factOf(scan) === undefined;
}

function byDetail(scan: Scan, { subject }: Target, listed: Tier | 'ask-detail', fact: Ownership | undefined) {
  if (fact === undefined) return listed;
  // An ended scan stays ours if its detail contradicts the list or says nothing: it is not known to be another's.
  const unlessDenied = listed === 'ask-detail' ? byName(scan, subject) : listed;
  if (fact.isDenied) return fact.isFinal ? unlessDenied : 'denied';
  if (subject.kind === 'commit') return 'own-ref';
  if (subject.kind === 'ref')
    return isOfPullRequest(scan, fact)
      ? 'other-pull-request'
      : byName(scan, subject, isUnnamedYet(scan) ? fact.ref : scan.branch);
  const number = String(subject.number);
  const { branch = '' } = scan;
  const isHead = branch !== '' && branchName(branch) === subject.headRef && subject.isHeadInSameRepository;
  if (fact.pullRequests.some((named) => named !== number)) {
    // A completed scan that contradicts its own ref is reported as such, if it would decide.
    if (listed === 'own-ref' && scan.status === 'completed') return 'own-ref';
    return isHead && !isOfPullRequest(scan, fact) ? 'head-branch' : 'other-pull-request';
  }
  const isNamed = fact.pullRequests.length > 0 || listed === 'own-ref';
  if (isNamed || mayBeOursYet(scan, fact, isHead)) return 'own-ref';
  return isHead ? 'head-branch' : 'other-pull-request';
}

/** True while a scan under a bare name may be ours: its detail may still get the members that it lacks. */
function mayBeOursYet({ isFullScan, status }: Scan, { isFinal, hasMeta }: Ownership, isHead: boolean): boolean {
  if (!isFullScan) return !isFinal || !hasMeta;
  // A push to the head branch is scanned in full as well: once such a scan has ended without a result, it counts as the branch's.
  return !hasMeta && !(isFinal && isHead && status !== 'completed');
}

/** True for a scan of a pull request. A full scan of a branch that names an open one (as CircleCI's do) is that branch's. */
export function isOfPullRequest({ branch, isFullScan }: Scan, fact: Ownership | undefined): boolean {
  const isByRef = [branch, fact?.ref].some((ref) => pullRequestNumber(ref) !== undefined);
  return isByRef || (!isFullScan && fact !== undefined && fact.pullRequests.length > 0);
}

function byList(scan: Scan, { subject }: Target): Tier | 'ask-detail' | 'other-pull-request' {
  const { branch } = scan;
  const pullRequest = pullRequestNumber(branch);
  // A pull request's scan can have a bare branch name. The detail of a completed scan is checked before it decides anyway.
  const mayBePullRequests =
    pullRequest === undefined && (isUnnamedYet(scan) || (!scan.isFullScan && scan.status !== 'completed'));
  if (subject.kind === 'commit') return mayBePullRequests ? 'ask-detail' : 'own-ref';
  if (subject.kind === 'pull-request') {
    // The author chooses a branch's name, `main` included: only the detail can show whose scan a bare name is.
    if (pullRequest === undefined) return isCiRef(branch, subject) ? 'own-ref' : 'ask-detail';
    return pullRequest === String(subject.number) ? 'own-ref' : 'other-pull-request';
  }
  // A pull request's scan contains only what that change adds: it says nothing about a branch that has the same commit.
  if (pullRequest !== undefined) return 'other-pull-request';
  return mayBePullRequests ? 'ask-detail' : byName(scan, subject);
}

function byName(scan: Scan, subject: Subject, named = scan.branch): Tier {
  if (subject.kind !== 'ref' || (!named && isUnnamedYet(scan))) return 'own-ref';
  return named !== undefined && isSameRef(named, subject.ref) ? 'own-ref' : 'other-branch';
}

/** True for an unfinished scan without a branch: it may turn out to be of any ref. */
export function isUnnamedYet(scan: Scan): boolean {
  return !scan.branch && !hasEnded(scan);
}

export function pullRequestsNamed(meta: Pick<ScanMeta, 'pullRequestId' | 'branch'> | undefined): readonly string[] {
  return [meta?.pullRequestId, pullRequestNumber(meta?.branch)].filter((number) => number !== undefined);
}

/** True if the list alone shows that the scan is on this pull request's ref, by the platform's name or the CI system's. */
export function isOnRefOfPullRequest({ branch }: Scan, subject: PullRequestSubject): boolean {
  return pullRequestNumber(branch) === String(subject.number) || isCiRef(branch, subject);
}

/** True for a scan on the ref of a pull request that is not judged: it supersedes no deciding scan. */
export function isOnRefOfAnother({ branch }: Scan, subject: Subject): boolean {
  const number = pullRequestNumber(branch);
  if (subject.kind === 'commit' || number === undefined) return false;
  return subject.kind === 'ref' || number !== String(subject.number);
}

/** True only if the scan is certainly the subject's. A bare name needs the detail, except the CI's own name of the ref and a full scan of the judged ref. */
export function isCertainlyOf(scan: Scan, subject: Subject, fact: Ownership | undefined): boolean {
  if (subject.kind === 'commit' || fact?.isDenied === true) return false;
  if (subject.kind === 'pull-request') {
    const named = [pullRequestNumber(scan.branch), ...(fact?.pullRequests ?? [])].filter((one) => one !== undefined);
    const isNamed = named.length > 0 || isCiRef(scan.branch, subject);
    return isNamed && named.every((number) => number === String(subject.number));
  }
  const isNoPullRequests = !isOfPullRequest(scan, fact) && (scan.isFullScan || fact?.hasMeta === true);
  return isNoPullRequests && isSameRef(scan.branch, subject.ref);
}

/** A diff scan under a branch name may be a pull request's, unless the branch's own scan (`ofBranch`, which names none) is a diff scan too. */
// spec-gap: diff-scan-under-a-branch-name
export function mayBeOfPullRequest(scan: Scan, fact: Ownership | undefined, ofBranch: Scan): boolean {
  if (pullRequestNumber(scan.branch) !== undefined) return true;
  if (fact !== undefined) return fact.pullRequests.length > 0;
  return isDiffOfBranch(scan) && ofBranch.isFullScan;
}

/** True for a diff scan under the name of a branch, or under none: its ref does not say whose it is. */
export function isDiffOfBranch(scan: Scan): boolean {
  return isDiffOfNoPullRef(scan) && !isTagRef(scan.branch ?? '');
}

export function isDiffOfNoPullRef({ isFullScan, branch }: Scan): boolean {
  return !isFullScan && pullRequestNumber(branch) === undefined;
}

/** True for a diff scan under the name of a fork's branch: it may be a scan of this repository's branch of that name. */
export function mayBeOfOurBranch(scan: Scan, subject: Subject | undefined): boolean {
  if (subject?.kind !== 'pull-request' || subject.isHeadInSameRepository) return false;
  return isDiffOfNoPullRef(scan) && !isOnRefOfPullRequest(scan, subject);
}

/** True for a full scan with a result outside pull requests' refs: its findings are the branch's, whatever pull request it names. */
export function isFullOfBranch(scan: Scan): boolean {
  const { status, isFullScan, isPartialScan, branch } = scan;
  const isResult = status === 'completed' && !hasFailedExit(scan) && !isPartialScan;
  return isResult && isFullScan && pullRequestNumber(branch) === undefined;
}
