import type { CommitSha } from '../../../domain/ids.ts';
import type { PullRequestSubject } from '../../../domain/target.ts';

/** A pull request as a sweep judges it. */
export type OpenPull = {
  readonly number: number;
  readonly headSha: CommitSha;
  /** What its head is judged as. */
  readonly subject: PullRequestSubject;
  /** Short name of the branch that it goes to. */
  readonly baseRef: string;
  /** The policy is read there; it is undefined where the code host leaves it out. */
  readonly baseSha: CommitSha | undefined;
};

/** The pull requests of a repository that are open. */
export type OpenPulls = {
  /** Each once, as it was read last. */
  readonly pulls: readonly OpenPull[];
  /** Why these may not be all; undefined where they are. */
  readonly problem: string | undefined;
};
