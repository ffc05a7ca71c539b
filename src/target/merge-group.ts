import { GateFailure } from '../domain/failure.ts';
import type { CommitSha } from '../domain/ids.ts';
import { branchName, branchRef } from '../domain/ref.ts';
import { badEvent } from './event-payload.ts';
import { subjectOf } from './pull-request.ts';
import type { EventOptions, EventReading } from './reading.ts';

export type MergeGroup = {
  readonly head_sha: CommitSha;
  /** A full ref. */
  readonly head_ref: string;
  readonly base_ref: string;
  readonly base_sha?: CommitSha | undefined;
};

/** The branch that GitHub makes for a group; the name of the base branch may contain slashes. */
const GROUP_BRANCH = /^gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,14})-([0-9a-f]{40}|[0-9a-f]{64})$/;

/** As the input `merge-queue` says. Throws `bad-event`, `config`, `github`. */
export async function readMergeGroup(
  group: MergeGroup,
  { commit, mergeQueue, pullRequests }: EventOptions,
): Promise<EventReading> {
  const branch = branchName(group.base_ref);
  const policyBase = { kind: 'base', branch, sha: group.base_sha } as const;
  const common = { baseRef: group.base_ref, policyBase, queueCommit: group.head_sha };
  if (mergeQueue === 'merge-group' || commit !== undefined)
    return { ...common, commit: group.head_sha, subject: { kind: 'ref', ref: group.head_ref } };
  const named = GROUP_BRANCH.exec(branchName(group.head_ref));
  if (named?.[1] !== branch)
    throw badEvent('merge_group.head_ref of the merge_group event does not name a pull request');
  if (pullRequests === undefined)
    throw new GateFailure('config', 'merge-queue: pull-request needs the input github-token to read the pull request');
  const pull = await pullRequests.read(Number(named[2]));
  if (pull.baseRef !== branch)
    throw badEvent(`pull request ${pull.number} of the merge group goes to another branch than the group does`);
  return { ...common, commit: pull.headSha, subject: subjectOf(pull), mergeGroupCommit: group.head_sha };
}

/** The group whose workflow ran: all that is left of it is the name of its branch. Throws `bad-event`. */
export function mergeGroupOfRun(headSha: CommitSha, headBranch: string): MergeGroup {
  const [, base, , baseSha] = GROUP_BRANCH.exec(headBranch) ?? [];
  if (base === undefined || baseSha === undefined)
    throw badEvent('workflow_run.head_branch of the workflow_run event does not name a merge group');
  return {
    head_sha: headSha,
    head_ref: branchRef(headBranch),
    base_ref: branchRef(base),
    base_sha: baseSha as CommitSha,
  };
}
