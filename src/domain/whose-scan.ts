import type { RepositoryId } from './ids.ts';
import { branchName, isSameRef, isTagRef, pullRequestNumber } from './ref.ts';
import { hasEnded, hasFailedExit, type Scan, type ScanMeta } from './scan.ts';
import { isCiRef, isUnderTest, type PullRequestSubject, type Subject, type Target } from './target.ts';
import type { EpochMs } from './work/time.ts';

// The only module that decides whose a scan is (docs/verdict-rules/which-scans.md#eligible-scans). A bare name may be a branch's or a pull request's.

export type Ownership = {
  /** False while the scan had not ended: what the detail lacks may still come, and what it denies is asked again at the end. */
  readonly isFinal: boolean;
  /** True where the detail contradicts what is wanted. Only of a scan without a result. */
  readonly isDenied: boolean;
  readonly hasMeta: boolean;
  /** Numbers of the pull requests that it names, by id or by ref. */
  readonly pullRequests: readonly string[];
  /** The branch, as the detail spells it. */
  readonly ref: string | undefined;
};

/** The input `required-scan`. */
export type RequiredScan = 'any' | 'full';

/** Undefined for a scan whose detail was not read. */
type OwnershipOf = (scan: Scan) => Ownership | undefined;

/** Which project that scanned the commit is the wanted one, and which are others. */
export type OwnProject = {
  /** Undefined while it is not known, and where none is. With one project it is taken for ours until its detail denies it. */
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
  /** Eligible but for the input `required-scan`, which asks for full scans. */
  | 'diff'
  /** A diff scan that began before the pull request went to its base: it shows what was new to another branch. */
  | 'old-base'
  /** It ended longer before the run than the input `max-scan-age` allows. */
  | 'too-old'
  /** Its detail denies, while the scan has not ended, that it is ours. */
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
  if (scan.isFullScan) return eligibility;
  if (requiredScan === 'full') return 'diff';
  return baseChangedAtMs !== undefined && mayHaveBegunBefore(scan, baseChangedAtMs) ? 'old-base' : eligibility;
}

type ScanAge = {
  /** What ended longer before the start of the run does not decide. */
  readonly maxScanAgeMs?: number | undefined;
  /** The platform's time when the run began, in milliseconds since 1970 (UTC). */
  readonly platformStartMs?: EpochMs;
};

/** One that does not say when it ended may have ended as soon as it began. */
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

/** One that has no start yet will have a later one. */
function mayHaveBegunBefore({ startedAtMs, status }: Scan, timeMs: EpochMs): boolean {
  return startedAtMs === undefined ? status === 'completed' : startedAtMs < timeMs;
}

export function isTier(eligibility: Eligibility): eligibility is Tier {
  return (TIERS as readonly Eligibility[]).includes(eligibility);
}

/** True for a scan whose detail was not read, and of which the list does not say whose it is. */
export function isUnclear(scan: Scan, target: Target, factOf: OwnershipOf): boolean {
  return byList(scan, target) === 'ask-detail' && factOf(scan) === undefined;
}

function byDetail(scan: Scan, { subject }: Target, listed: Tier | 'ask-detail', fact: Ownership | undefined) {
  if (fact === undefined) return listed;
  // A scan without a result stays ours where its detail contradicts it or is silent: that it is not ours is not known.
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

/** True while it is not known that a scan under a bare name is not ours: what its detail lacks may still come. */
function mayBeOursYet({ isFullScan }: Scan, { isFinal, hasMeta }: Ownership, isHead: boolean): boolean {
  if (!isFullScan) return !isFinal || !hasMeta;
  // A push of the head branch is scanned in full as well: where that has ended, it is taken for the branch's.
  return !hasMeta && !(isFinal && isHead);
}

/** A full scan of a branch that happens to name an open pull request, as those of CircleCI do, is that branch's. */
export function isOfPullRequest({ branch, isFullScan }: Scan, fact: Ownership | undefined): boolean {
  const isByRef = [branch, fact?.ref].some((ref) => pullRequestNumber(ref) !== undefined);
  return isByRef || (!isFullScan && fact !== undefined && fact.pullRequests.length > 0);
}

function byList(scan: Scan, { subject }: Target): Tier | 'ask-detail' | 'other-pull-request' {
  const { branch } = scan;
  const pullRequest = pullRequestNumber(branch);
  // A pull request's scan can have a bare branch name. One that completed is confirmed before it decides anyway.
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

/** It may still turn out to be of any ref. */
export function isUnnamedYet(scan: Scan): boolean {
  return !scan.branch && !hasEnded(scan);
}

/** Numbers of the pull requests that a detail names, by id or by ref. */
export function pullRequestsNamed(meta: Pick<ScanMeta, 'pullRequestId' | 'branch'> | undefined): readonly string[] {
  return [meta?.pullRequestId, pullRequestNumber(meta?.branch)].filter((number) => number !== undefined);
}

/** True where the list alone shows it: by the platform's ref, or by the CI system's own name of it. */
export function isOnRefOfPullRequest({ branch }: Scan, subject: PullRequestSubject): boolean {
  return pullRequestNumber(branch) === String(subject.number) || isCiRef(branch, subject);
}

/** True for the ref of a pull request that is not judged: what runs there takes nothing over. */
export function isOnRefOfAnother({ branch }: Scan, subject: Subject): boolean {
  const number = pullRequestNumber(branch);
  if (subject.kind === 'commit' || number === undefined) return false;
  return subject.kind === 'ref' || number !== String(subject.number);
}

/** Only what is certain: of a bare name it is not known whose it is before its detail was read. */
export function isCertainlyOf(scan: Scan, subject: Subject, fact: Ownership | undefined): boolean {
  if (subject.kind === 'commit' || fact?.isDenied === true) return false;
  if (subject.kind === 'pull-request') {
    const listed = pullRequestNumber(scan.branch);
    const named = fact?.pullRequests ?? [];
    const all = listed === undefined ? named : [listed, ...named];
    return (
      (all.length > 0 || isCiRef(scan.branch, subject)) && all.every((number) => number === String(subject.number))
    );
  }
  const isNoPullRequests = !isOfPullRequest(scan, fact) && (scan.isFullScan || fact?.hasMeta === true);
  return isNoPullRequests && isOnRef(scan, subject.ref);
}

/** True for a scan that the list shows on this branch or tag, whatever it was made for. */
export function isOnRef({ branch }: Scan, ref: string): boolean {
  return branch !== undefined && pullRequestNumber(branch) === undefined && isSameRef(branch, ref);
}

/** Diff scans are made of changes, whatever their ref is called, unless the branch's own scan, which names no pull request, is one as well. */
// spec-gap: diff-scan-under-a-branch-name
export function mayBeOfPullRequest(scan: Scan, fact: Ownership | undefined, ofBranch: Scan): boolean {
  if (pullRequestNumber(scan.branch) !== undefined) return true;
  if (fact !== undefined) return fact.pullRequests.length > 0;
  return isDiffOfBranch(scan) && ofBranch.isFullScan;
}

/** A diff scan that does not say by its ref whose it is: under the name of a branch, or under none. */
export function isDiffOfBranch(scan: Scan): boolean {
  return isDiffOfNoPullRef(scan) && !isTagRef(scan.branch ?? '');
}

export function isDiffOfNoPullRef({ isFullScan, branch }: Scan): boolean {
  return !isFullScan && pullRequestNumber(branch) === undefined;
}

/** What stands under the name of a fork's branch may be that of our own branch of the name. */
export function mayBeOfOurBranch(scan: Scan, subject: Subject | undefined): boolean {
  if (subject?.kind !== 'pull-request' || subject.isHeadInSameRepository) return false;
  return isDiffOfNoPullRef(scan) && !isOnRefOfPullRequest(scan, subject);
}

/** What a full scan of a bare name finds is the branch's, whatever pull request it names. */
export function isFullOfBranch(scan: Scan): boolean {
  const { status, isFullScan, isPartialScan, branch } = scan;
  const isResult = status === 'completed' && !hasFailedExit(scan) && !isPartialScan;
  return isResult && isFullScan && pullRequestNumber(branch) === undefined;
}
