import { GateFailure } from '../../../domain/failure.ts';
import type { CommitSha } from '../../../domain/ids.ts';
import type { ListedStatus, StatusToSet } from '../../../forge/github/commit-statuses.ts';
import type { SweepHost } from './sweep-host.ts';

export type Turned = {
  /** `overtaken`: another run of the gate has set the status meanwhile, and that one stays. */
  readonly kind: 'written' | 'overtaken';
  readonly status: ListedStatus;
  /** The newest status of another account that ours was set over. */
  readonly stranger: ListedStatus | undefined;
};

/** Others that write again and again have the last word. */
const MOST_READS = 5;

/**
 * Sets the status of a commit, unless our own account has set one since `before`, the newest of all: that run has seen
 * more. One of its that comes between a reading and our write is under ours then, so it is written again. One of another
 * account is never written again: ours goes on top. The order of the code host alone says what came when. Throws
 * `GateFailure`.
 */
export async function turnStatus(
  host: Pick<SweepHost, 'statuses' | 'setStatus' | 'isOurs'>,
  sha: CommitSha,
  words: StatusToSet,
  before: ListedStatus | undefined,
): Promise<Turned> {
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
    if (top !== undefined && top.id === current) {
      return { kind: other === undefined ? 'written' : 'overtaken', status: top, stranger };
    }
    const { id } = await host.setStatus(sha, other ?? words);
    written.add(id);
    last = { id, of: other?.id };
  }
  throw new GateFailure('github', `the statuses of commit ${sha.slice(0, 12)} change while they are written`);
}
