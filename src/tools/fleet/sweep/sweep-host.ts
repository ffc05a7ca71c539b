import type { CommitSha } from '../../../domain/ids.ts';
import type { GateReport } from '../../../domain/report.ts';
import type { PullRequestSubject } from '../../../domain/target.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import type { CommentOutcome } from '../../../ports/outcome.ts';

/** The code host, as a sweep needs it: its pull requests, the statuses of one name, and our comments. Each function throws `GateFailure`. */
export type SweepHost = {
  listOpen(): Promise<OpenPulls>;
  readPull(number: number): Promise<OpenPull & { readonly isOpen: boolean }>;
  /** The statuses of this name of a commit, the newest first. */
  statuses(sha: CommitSha): Promise<readonly KeptStatus[]>;
  /** Sets one: in this name, or in the spelling of it that is given. `by` is the account that has set it. */
  setStatus(sha: CommitSha, words: StatusWords & { readonly context?: string }): Promise<WrittenStatus>;
  keepComment(pull: OpenPull, report: GateReport, by: number | undefined): Promise<CommentOutcome>;
};

export type WrittenStatus = KeptStatus & { readonly by: number | undefined };

export type OpenPull = {
  readonly number: number;
  readonly headSha: CommitSha;
  readonly subject: PullRequestSubject;
  readonly baseRef: string;
  /** The policy is read there; it is undefined where the code host leaves it out. */
  readonly baseSha: CommitSha | undefined;
};

export type OpenPulls = {
  readonly pulls: readonly OpenPull[];
  /** Why these may not be all; undefined where they are. */
  readonly problem: string | undefined;
};

export const STATUS_STATES = ['error', 'failure', 'pending', 'success'] as const;
export type StatusState = (typeof STATUS_STATES)[number];

export type StatusWords = {
  readonly state: StatusState;
  readonly description: string | undefined;
  readonly targetUrl: string | undefined;
};

export type KeptStatus = StatusWords & {
  readonly id: number;
  readonly context: string;
  /** By the code host's clock. */
  readonly createdAtMs: EpochMs;
};
