import type { CommitSha } from '../../../domain/ids.ts';
import type { GateReport } from '../../../domain/report.ts';
import type { CommentOutcome } from '../../../ports/outcome.ts';
import type { KeptStatus, StatusWords } from './commit-status.ts';
import type { OpenPull, OpenPulls } from './open-pull.ts';

/** The code host, as a sweep needs it: its pull requests, the statuses of one name, and our comments. Each function throws `GateFailure`. */
export type SweepHost = {
  listOpen(): Promise<OpenPulls>;
  readPull(number: number): Promise<OpenPull & { readonly isOpen: boolean }>;
  /** The statuses of this name of a commit, the newest first. */
  statuses(sha: CommitSha): Promise<readonly KeptStatus[]>;
  /** Sets one: in this name, or in the spelling of it that is given. `by` is the account that has set it. */
  setStatus(sha: CommitSha, words: StatusWords & { readonly context?: string }): Promise<WrittenStatus>;
  /** Brings a comment of ours up to date, where one stands. */
  keepComment(pull: OpenPull, report: GateReport, by: number | undefined): Promise<CommentOutcome>;
};

export type WrittenStatus = KeptStatus & { readonly by: number | undefined };
