import type { CommitSha } from '../../../domain/ids.ts';
import type { Reason } from '../../../domain/reason.ts';
import type { Verdict } from '../../../domain/verdict.ts';
import type { StatusState } from './commit-status.ts';
import type { Left } from './conclusion.ts';

/** What came of a pull request. Texts may be hostile until they are rendered. */
export type SweptPull = {
  readonly number: number;
  readonly commit: CommitSha;
  /** Its own, whatever other pull requests of the same commit say. */
  readonly verdict: Verdict['word'];
  readonly reason: Reason | undefined;
  readonly message: string;
  /** The gate's commit status before the sweep, and once it is over; undefined where none stands, or it is not known. */
  readonly was: StatusState | undefined;
  readonly status: StatusState | undefined;
  /** What the sweep set, or would set in a dry run; undefined where nothing is due. */
  readonly due: 'success' | 'failure' | undefined;
  readonly done: 'written' | 'dry-run' | 'overtaken' | 'moved' | 'failed' | Left;
  /** Address of the comment that was brought up to date. */
  readonly comment: string | undefined;
  /** What could not be read or written, as sentences: then the sweep is not whole. */
  readonly problems: readonly string[];
};

export type Sweep = {
  /** By number. */
  readonly pulls: readonly SweptPull[];
  /** Why these may not be all open ones; undefined where they are. */
  readonly listProblem: string | undefined;
};
