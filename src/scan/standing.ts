import { branchName, isSameRef, pullRequestNumber } from '../domain/ref.ts';
import type { Scan } from '../domain/scan.ts';
import { isCiRef, isUnderTest, type PullRequestSubject, type Subject, type Target } from '../domain/target.ts';
import type { DetailFact, FactOf } from './detail-fact.ts';
import type { OwnProject } from './project-name.ts';

/**
 * How a scan relates to the commit under test, best first. `own-ref`, `head-branch` and `other-branch` may decide;
 * `ask-detail` may, once its detail says whose it is.
 */
export type Standing =
  | 'own-ref'
  | 'head-branch'
  | 'other-branch'
  | 'ask-detail'
  | 'partial'
  /** Eligible but for the input `required-scan`, which asks for full scans. */
  | 'diff'
  /** Its detail denies, while the scan has not ended, that it is ours. */
  | 'denied'
  | 'other-pull-request'
  | 'other-repository'
  | 'other-commit';

export const TIERS = ['own-ref', 'head-branch', 'other-branch'] as const satisfies readonly Standing[];
export type Tier = (typeof TIERS)[number];

/** Says whose a scan is (docs/verdict-rules/which-scans.md#eligible-scans). Pure. */
export function standingOf(scan: Scan, target: Target, { ours, others }: OwnProject, factOf: FactOf): Standing {
  if (!isUnderTest(scan, target)) return 'other-commit';
  const { repositoryId } = scan;
  if (repositoryId === undefined || others.has(repositoryId)) return 'other-repository';
  if (ours !== undefined && repositoryId !== ours) return 'other-repository';
  const listed = byList(scan, target);
  if (listed === 'other-pull-request') return listed;
  const standing = byDetail(scan, target, listed, factOf(scan));
  if (!scan.isPartialScan) return standing;
  return isTier(standing) || standing === 'ask-detail' ? 'partial' : standing;
}

export function isTier(standing: Standing): standing is Tier {
  return (TIERS as readonly Standing[]).includes(standing);
}

/** True for a scan whose detail was not read, and of which the list does not say whose it is. */
export function isUnclear(scan: Scan, target: Target, factOf: FactOf): boolean {
  return byList(scan, target) === 'ask-detail' && factOf(scan) === undefined;
}

/** What the detail adds to what the list says. */
function byDetail(
  scan: Scan,
  { subject }: Target,
  listed: Tier | 'ask-detail',
  fact: DetailFact | undefined,
): Standing {
  if (fact === undefined) return listed;
  // A scan without a result stays ours where its detail contradicts it or is silent: that it is not ours is not known.
  const unlessDenied = listed === 'ask-detail' ? byName(scan.branch, subject) : listed;
  if (fact.isDenied) return fact.isFinal ? unlessDenied : 'denied';
  if (subject.kind === 'commit') return 'own-ref';
  if (subject.kind === 'ref') return isOfPullRequest(scan, fact) ? 'other-pull-request' : byName(scan.branch, subject);
  const number = String(subject.number);
  const isHead = isHeadBranch(scan.branch, subject);
  if (fact.pullRequests.some((named) => named !== number)) {
    // A completed scan that contradicts its own ref is told as such, where it would decide.
    if (listed === 'own-ref' && scan.status === 'completed') return 'own-ref';
    return isHead && !isOfPullRequest(scan, fact) ? 'head-branch' : 'other-pull-request';
  }
  const isNamed = fact.pullRequests.length > 0 || listed === 'own-ref';
  if (isNamed || mayBeOursYet(scan, fact, isHead)) return 'own-ref';
  return isHead ? 'head-branch' : 'other-pull-request';
}

/** True while it is not known that a scan under a bare name is not ours: what its detail lacks may still come. */
function mayBeOursYet({ isFullScan }: Scan, { isFinal, hasMeta }: DetailFact, isHead: boolean): boolean {
  if (!isFullScan) return !isFinal || !hasMeta;
  // A push of the head branch is scanned in full as well: where that has ended, it is taken for the branch's.
  return !hasMeta && !(isFinal && isHead);
}

/**
 * True where the scan is of a pull request: by its ref, or as a diff scan by what its detail names. A full scan of a
 * branch that happens to name an open pull request, as those of CircleCI do, is that branch's.
 */
export function isOfPullRequest({ branch, isFullScan }: Scan, fact: DetailFact | undefined): boolean {
  const isByRef = [branch, fact?.ref].some((ref) => pullRequestNumber(ref) !== undefined);
  return isByRef || (!isFullScan && fact !== undefined && fact.pullRequests.length > 0);
}

/** The fields of the list alone say it. */
function byList(scan: Scan, { subject }: Target): Tier | 'ask-detail' | 'other-pull-request' {
  const { branch } = scan;
  const pullRequest = pullRequestNumber(branch);
  // A pull request's scan can have a bare branch name. One that completed is confirmed before it decides anyway.
  const mayBePullRequests = pullRequest === undefined && !scan.isFullScan && scan.status !== 'completed';
  if (subject.kind === 'commit') return mayBePullRequests ? 'ask-detail' : 'own-ref';
  if (subject.kind === 'pull-request') {
    // The author chooses a branch's name, `main` included: only the detail can show whose scan a bare name is.
    if (pullRequest === undefined) return isCiRef(branch, subject) ? 'own-ref' : 'ask-detail';
    return pullRequest === String(subject.number) ? 'own-ref' : 'other-pull-request';
  }
  // A pull request's scan contains only what that change adds: it says nothing about a branch that has the same commit.
  if (pullRequest !== undefined) return 'other-pull-request';
  return mayBePullRequests ? 'ask-detail' : byName(branch, subject);
}

function byName(branch: string | undefined, subject: Subject): Tier {
  const isOther = subject.kind === 'ref' && (branch === undefined || !isSameRef(branch, subject.ref));
  return isOther ? 'other-branch' : 'own-ref';
}

function isHeadBranch(branch: string | undefined, subject: PullRequestSubject): boolean {
  return branch !== undefined && branchName(branch) === subject.headRef && subject.isHeadInSameRepository;
}
