import type { CommitSha } from './ids.ts';
import type { CodeHost } from './location/code-host.ts';
import { branchRef, isSameRef } from './ref.ts';
import type { EpochMs } from './work/time.ts';

export const COMMAND_LINE = 'command-line';

/** What a run judges: one commit, and what the event says the commit belongs to. */
export type Target = {
  /** GitHub's event name, or `COMMAND_LINE`. */
  readonly event: string;
  readonly commit: CommitSha;
  /** The pipeline's own commit, where that is a merge of `commit` which CI systems scan under either name. */
  readonly pipelineCommit?: CommitSha | undefined;
  /** The project's name on the platform, compared ignoring case. */
  readonly repository: string;
  readonly subject: Subject;
  /** The merge group's own commit, where the queued pull request is judged in its place; undefined for every other run. */
  readonly mergeGroupCommit?: CommitSha | undefined;
  /** Full ref of the branch that the change goes to; undefined where the event has no base. */
  readonly baseRef: string | undefined;
};

/** The branch that a pull request goes to now, whatever its event said, as a full ref; and when it last became another one. */
export type BaseNow =
  | { readonly ref: string; readonly changedAtMs: EpochMs | undefined }
  | { readonly unknown: string };

/** True for a scan of what is judged, by the whole text of its commit: never a prefix, never ignoring case. */
export function isUnderTest(
  { commit }: { readonly commit: string | undefined },
  target: Pick<Target, 'commit' | 'pipelineCommit'>,
): boolean {
  return commit !== undefined && (commit === target.commit || commit === target.pipelineCommit);
}

/** Where the files come from, as far as the CI system or git names it. Compared ignoring case. */
export type Checkout = {
  /** Host of the server that the repository is on: `github.com`. */
  readonly host?: string | undefined;
  /** Path of its address there: `acme/shop`; with Azure Repos `acme/pay/_git/shop`. */
  readonly path?: string | undefined;
  /** What the repository is called there: its own names, not those of its parts. */
  readonly names?: readonly string[] | undefined;
  /** Its files can be viewed there; undefined if that is unknown, or whether the judged commit is one of its commits. */
  readonly code?: CodeHost | undefined;
};

export type Subject =
  | PullRequestSubject
  /** A branch or tag, as a full ref (`refs/heads/main`); its bare name where nothing says which of the two it is (workflow_run). */
  | { readonly kind: 'ref'; readonly ref: string }
  /** The event does not say where the commit belongs (workflow_run, the input commit). */
  | { readonly kind: 'commit' };

/** True for the name that the CI system gives to the pull request's own ref, in full or not. */
export function isCiRef(branch: string | undefined, { ciRef }: Pick<PullRequestSubject, 'ciRef'>): boolean {
  return ciRef !== undefined && branch !== undefined && isSameRef(branch, ciRef);
}

/** Under which a pull request's scans may be listed: its own refs, and its head branch. */
export function refsOfPull({ number, headRef, ciRef }: PullRequestSubject): readonly string[] {
  const ofHead = headRef === undefined ? [] : [headRef, branchRef(headRef)];
  return [`refs/pull/${number}/merge`, `refs/pull/${number}/head`, ...(ciRef === undefined ? [] : [ciRef]), ...ofHead];
}

export type PullRequestSubject = {
  readonly kind: 'pull-request';
  readonly number: number;
  /** Short name of the head branch, chosen by the author; undefined where it is not known: then no branch counts as the head. */
  readonly headRef?: string | undefined;
  /** False for forks, and where the head repository is gone. */
  readonly isHeadInSameRepository: boolean;
  /** What the CI system itself calls this pull request's ref, where that is another name: `PR-7` of Jenkins. */
  readonly ciRef?: string | undefined;
};
