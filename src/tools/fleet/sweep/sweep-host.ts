import { GateFailure } from '../../../domain/failure.ts';
import type { CommitSha } from '../../../domain/ids.ts';
import type { GateReport } from '../../../domain/report.ts';
import type { BaseNow, PullRequestSubject } from '../../../domain/target.ts';
import type { ListedStatus, StatusToSet } from '../../../forge/github/commit-statuses.ts';
import type { PullRequestNow } from '../../../forge/github/pull-request-now.ts';
import type { CommentOutcome } from '../../../ports/outcome.ts';

/** The code host, as a sweep needs it: its pull requests, the statuses of one name, and our comments. Each function throws `GateFailure`. */
export type SweepHost = {
  listOpen(): Promise<OpenPulls>;
  /** When the base last changed. `pullNow` says whether it is another one now. Never throws. */
  baseNow(pull: OpenPull): Promise<BaseNow>;
  pullNow(pull: OpenPull): Promise<PullNow>;
  /** Statuses, newest first: those after `since`; without it down to the newest of our own account; with `ever` all. */
  statuses(sha: CommitSha, since?: ListedStatus | 'ever'): Promise<readonly ListedStatus[]>;
  isOurs(status: ListedStatus): boolean;
  setStatus(sha: CommitSha, words: StatusToSet & { readonly context?: string }): Promise<ListedStatus>;
  /** Updates our comment if there is one with another verdict or head, or one that is doubled or was changed by somebody. */
  updateComment(pull: OpenPull, report: GateReport): Promise<CommentOutcome>;
};

export type OpenPull = {
  readonly number: number;
  readonly headSha: CommitSha;
  readonly baseRef: string;
  readonly baseSha: CommitSha | undefined;
  readonly subject: PullRequestSubject;
};

export type PullNow = Pick<PullRequestNow, 'openPulls'> & {
  /** False for a pull request that was closed, or that has another head or base now. */
  readonly isUnchanged: boolean;
};

export type OpenPulls = { readonly pulls: readonly OpenPull[]; readonly problem: string | undefined };

/** After so many readings the sweep gives up: another run sets the status again and again. */
const MOST_READS = 5;

/**
 * Sets the status of a commit, unless our own account has set one since `before`, the newest one then: that run has seen
 * more. If its status comes between a reading and our write, ours hides it, so it is written again. A status of another
 * account is never written again: ours is set over it, and the newest such one is the `stranger`. Only the order of the
 * code host says which status is newer. Throws `GateFailure`.
 */
export async function turnStatus(
  host: Pick<SweepHost, 'statuses' | 'setStatus' | 'isOurs'>,
  sha: CommitSha,
  words: StatusToSet,
  before: ListedStatus | undefined,
) {
  const written = new Set<number>();
  let last: { readonly id: number; readonly of: number | undefined } | undefined;
  let stranger = before === undefined || host.isOurs(before) ? undefined : before;
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const since = await host.statuses(sha, before ?? 'ever');
    const isListed = last === undefined || since.some(({ id }) => id === last?.id);
    if (!isListed) continue;
    stranger = since.find((status) => !host.isOurs(status)) ?? stranger;
    const other = since.find((status) => host.isOurs(status) && !written.has(status.id));
    const current = last !== undefined && last.of === other?.id ? last.id : other?.id;
    const [top] = since;
    if (top !== undefined && top.id === current)
      return { kind: other === undefined ? 'written' : 'overtaken', status: top, stranger } as const;
    const { id } = await host.setStatus(sha, other ?? words);
    written.add(id);
    last = { id, of: other?.id };
  }
  throw new GateFailure('github', `the statuses of commit ${sha.slice(0, 12)} change while they are written`);
}
