import type { CommitSha } from './ids.ts';
import type { CodeHost } from './location/code-host.ts';
import { branchRef, isSameRef } from './ref.ts';
import type { EpochMs } from './work/time.ts';

export const COMMAND_LINE = 'command-line';

/** The one commit that a run judges, and what the event says it belongs to. */
export type Target = {
  /** GitHub's event name, or `COMMAND_LINE`. */
  readonly event: string;
  readonly commit: CommitSha;
  /** The pipeline's own commit, if that is a merge of `commit`: scans of either are scans of what is judged. */
  readonly pipelineCommit?: CommitSha | undefined;
  /** The project's name on the platform, compared ignoring case. */
  readonly repository: string;
  readonly subject: Subject;
  /** The merge group's own commit, if the queued pull request is judged instead of it; undefined in every other run. */
  readonly mergeGroupCommit?: CommitSha | undefined;
  /** Full ref of the branch that the change goes to; undefined where the event has no base. */
  readonly baseRef: string | undefined;
};

/** The current base branch of a pull request as a full ref, which may differ from its event's, and when it last changed. */
export type BaseNow =
  | { readonly ref: string; readonly changedAtMs: EpochMs | undefined }
  | { readonly unknown: string; readonly ref?: undefined; readonly changedAtMs?: undefined };

/** True for a scan of a commit under test. The whole text of the commit is compared: never a prefix, never ignoring case. */
export function isUnderTest(
  { commit }: { readonly commit: string | undefined },
  target: Pick<Target, 'commit' | 'pipelineCommit'>,
): boolean {
  return commit !== undefined && (commit === target.commit || commit === target.pipelineCommit);
}

/** The repository that the files come from, as far as the CI system or git names it. Compared ignoring case. */
export type Checkout = {
  /** Host of the server that the repository is on: `github.com`. */
  readonly host?: string | undefined;
  /** Path of its address there: `acme/shop`; with Azure Repos `acme/pay/_git/shop`. */
  readonly path?: string | undefined;
  /** Names of the whole repository there, not of its parts. */
  readonly names?: readonly string[] | undefined;
  /** Where its files can be viewed; undefined if that is unknown, or if the judged commit may not be one of its commits. */
  readonly code?: CodeHost | undefined;
};

export type Subject =
  | PullRequestSubject
  /** A branch or tag as a full ref (`refs/heads/main`), or its bare name if nothing says which of the two it is (workflow_run). */
  | { readonly kind: 'ref'; readonly ref: string }
  /** The event does not say where the commit belongs (workflow_run, the input commit). */
  | { readonly kind: 'commit' };

export function isCiRef(branch: string | undefined, { ciRef }: Pick<PullRequestSubject, 'ciRef'>): boolean {
  return ciRef !== undefined && branch !== undefined && isSameRef(branch, ciRef);
}

/** Refs under which a pull request's scans may be listed: its own refs and its head branch. */
export function refsOfPull({ number, headRef, ciRef }: PullRequestSubject): readonly string[] {
  const ofHead = headRef === undefined ? [] : [headRef, branchRef(headRef)];
  return [`refs/pull/${number}/merge`, `refs/pull/${number}/head`, ...(ciRef === undefined ? [] : [ciRef]), ...ofHead];
}

export type PullRequestSubject = {
  readonly kind: 'pull-request';
  readonly number: number;
  /** Short name of the head branch, chosen by the author. Undefined if unknown: then no branch counts as the head. */
  readonly headRef?: string | undefined;
  /** False for forks, and if the head repository is gone. */
  readonly isHeadInSameRepository: boolean;
  /** The CI system's own name of this pull request's ref, if it has one: `PR-7` in Jenkins. */
  readonly ciRef?: string | undefined;
};
