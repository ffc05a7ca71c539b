import type { CommitSha } from '../domain/ids.ts';

/** A pull request as it is now. */
export type PullRequest = {
  readonly number: number;
  readonly headSha: CommitSha;
  /** Short names. */
  readonly headRef: string;
  readonly baseRef: string;
  readonly isHeadInSameRepository: boolean;
};
