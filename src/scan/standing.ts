import type { RepositoryId, ScanId } from '../domain/ids.ts';
import { branchName, branchOrTagName, pullRequestNumber } from '../domain/ref.ts';
import type { Scan } from '../domain/scan.ts';
import type { PullRequestSubject, Target } from '../domain/target.ts';

/**
 * How a scan record relates to the commit under test, judged only by the fields of the list, best first.
 * `own-ref`, `same-branch` and `other-branch` may decide; `ask-detail` may, once its detail names this pull request.
 */
export type Standing =
  | 'own-ref'
  | 'same-branch'
  | 'other-branch'
  | 'ask-detail'
  | 'partial'
  | 'other-pull-request'
  | 'other-repository'
  | 'other-commit';

export const ELIGIBLE = ['own-ref', 'same-branch', 'other-branch', 'ask-detail'] as const satisfies readonly Standing[];
export type Eligible = (typeof ELIGIBLE)[number];

/** What the details that were read so far say about scans that the list does not assign clearly. */
export type Learned = {
  /** Configured, or learned from a detail that names the wanted repository. */
  readonly repositoryId: RepositoryId | undefined;
  readonly otherRepositoryIds: ReadonlySet<RepositoryId>;
  /** Scans with a bare branch name that belong to the pull request under test. */
  readonly ownScanIds: ReadonlySet<ScanId>;
  readonly otherPullRequestScanIds: ReadonlySet<ScanId>;
};

/** docs/verdict-rules.md#eligible-scans. With a known repository id, only its scans count; without, the detail names the repository. */
export function standingOf(scan: Scan, target: Target, learned: Learned): Standing {
  if (scan.commit !== target.commit) return 'other-commit';
  if (scan.repositoryId === undefined || learned.otherRepositoryIds.has(scan.repositoryId)) return 'other-repository';
  if (learned.repositoryId !== undefined && scan.repositoryId !== learned.repositoryId) return 'other-repository';
  if (learned.otherPullRequestScanIds.has(scan.id)) return 'other-pull-request';
  const standing = standingOfBranch(scan.branch, target);
  if (standing !== 'other-pull-request' && scan.isPartialScan) return 'partial';
  return standing === 'ask-detail' && learned.ownScanIds.has(scan.id) ? 'same-branch' : standing;
}

export function isEligible(standing: Standing): standing is Eligible {
  return (ELIGIBLE as readonly Standing[]).includes(standing);
}

function standingOfBranch(branch: string | undefined, target: Target): Eligible | 'other-pull-request' {
  const { subject } = target;
  const pullRequest = pullRequestNumber(branch);
  if (subject.kind === 'pull-request') return standingForPullRequest(branch, pullRequest, subject);
  if (subject.kind === 'commit') return 'own-ref';
  // A pull request's scan contains only what that change adds: it says nothing about a branch that has the same commit.
  if (pullRequest !== undefined) return 'other-pull-request';
  return branch !== undefined && branchOrTagName(branch) === branchOrTagName(subject.ref) ? 'own-ref' : 'other-branch';
}

function standingForPullRequest(
  branch: string | undefined,
  pullRequest: string | undefined,
  subject: PullRequestSubject,
): Eligible | 'other-pull-request' {
  if (pullRequest !== undefined) return pullRequest === String(subject.number) ? 'own-ref' : 'other-pull-request';
  // The author of a fork chooses the branch's name, `main` included: only the detail can show whose scan it is.
  const isHeadBranch = branch !== undefined && branchName(branch) === subject.headRef;
  return isHeadBranch && subject.isHeadInSameRepository ? 'same-branch' : 'ask-detail';
}
