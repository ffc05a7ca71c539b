import type { GateFailure } from '../domain/failure.ts';
import type { CommitSha } from '../domain/ids.ts';
import { branchRef } from '../domain/ref.ts';
import type { Subject } from '../domain/target.ts';
import { type PullRequest, subjectOf } from './pull-request.ts';

export type PolicyBase =
  /** Pull requests and merge groups: the base commit; undefined where neither event nor GitHub names it. */
  | { readonly kind: 'base'; readonly branch: string; readonly sha: CommitSha | undefined }
  /** Everything else; the name is undefined where the event does not say it. */
  | { readonly kind: 'default-branch'; readonly branch: string | undefined };

export type EventReading = {
  readonly commit: CommitSha | undefined;
  readonly subject: Subject;
  readonly baseRef: string | undefined;
  /** The merge group's own commit, where another one is judged in its place. */
  readonly mergeGroupCommit?: CommitSha | undefined;
  readonly queueCommit?: CommitSha | undefined;
  readonly policyBase: PolicyBase;
  /** Why the commit cannot be judged: nothing says whose it is. Its status must not stay what an earlier run said. */
  readonly unclear?: GateFailure | undefined;
};

export type EventOptions = {
  /** The project's name on the platform (input `repository`). */
  readonly repository: string;
  /** The input `commit`; it wins over the event's. */
  readonly commit: CommitSha | undefined;
  readonly mergeQueue: 'pull-request' | 'merge-group';
  readonly pullRequests: PullRequestReads | undefined;
};

/** Reads pull requests of this repository. Both throw `GateFailure` (`github`). */
export type PullRequestReads = {
  read(number: number): Promise<PullRequest>;
  /** The open ones whose head is this branch (its short name) of this owner's repository. */
  findOpen(owner: string, branch: string): Promise<readonly PullRequest[]>;
};

export function readingOf(pull: PullRequest): EventReading {
  return {
    commit: pull.headSha,
    subject: subjectOf(pull),
    baseRef: branchRef(pull.baseRef),
    policyBase: { kind: 'base', branch: pull.baseRef, sha: pull.baseSha },
  };
}
