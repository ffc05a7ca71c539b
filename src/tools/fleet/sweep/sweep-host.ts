import type { CommitSha } from '../../../domain/ids.ts';
import type { GateReport } from '../../../domain/report.ts';
import type { BaseNow, PullRequestSubject } from '../../../domain/target.ts';
import type { ListedStatus, StatusToSet } from '../../../forge/github/commit-statuses.ts';
import type { PullRequestNow } from '../../../forge/github/pull-request-now.ts';
import type { CommentOutcome } from '../../../ports/outcome.ts';

/** The code host, as a sweep needs it: its pull requests, the statuses of one name, and our comments. Each function throws `GateFailure`. */
export type SweepHost = {
  listOpen(): Promise<OpenPulls>;
  /** When its base last changed: `pullNow` says whether it is another one by now. Never throws. */
  baseNow(pull: OpenPull): Promise<BaseNow>;
  pullNow(pull: OpenPull): Promise<PullNow>;
  /** Newest first: those that came after `since`, or without it up to the newest of our own account. */
  statuses(sha: CommitSha, since?: ListedStatus | 'ever'): Promise<readonly ListedStatus[]>;
  /** True for one that the account of our token has set. */
  isOurs(status: ListedStatus): boolean;
  setStatus(sha: CommitSha, words: StatusToSet & { readonly context?: string }): Promise<ListedStatus>;
  /** Updates our comment if there is one that says another verdict. */
  updateComment(pull: OpenPull, report: GateReport): Promise<CommentOutcome>;
};

export type OpenPull = {
  readonly number: number;
  readonly headSha: CommitSha;
  readonly subject: PullRequestSubject;
  readonly baseRef: string;
  /** The policy is read there; it is undefined where the code host leaves it out. */
  readonly baseSha: CommitSha | undefined;
};

export type PullNow = Pick<PullRequestNow, 'openPulls'> & {
  /** False for a pull request that was closed, or has moved on to another commit or base. */
  readonly isUnchanged: boolean;
};

export type OpenPulls = { readonly pulls: readonly OpenPull[]; readonly problem: string | undefined };
