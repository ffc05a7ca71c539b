import { attempt, GateFailure } from '../domain/failure.ts';
import { isFullRef } from '../domain/ref.ts';
import type { Subject } from '../domain/target.ts';
import { badEvent, type WorkflowRunPayload } from './event-payload.ts';
import { mergeGroupOfRun, readMergeGroup } from './merge-group.ts';
import { isPullRequestEvent, type PullRequest } from './pull-request.ts';
import { type EventOptions, type EventReading, readingOf } from './reading.ts';
import { isSameRepository } from './repository-identity.ts';

type Run = WorkflowRunPayload['workflow_run'];

/** Unclear where pull requests cannot be asked for, or nothing says which is meant. Throws `config` and `github` for a merge group. */
export async function readWorkflowRun(
  { workflow_run: run, repository }: WorkflowRunPayload,
  options: EventOptions,
): Promise<EventReading> {
  const { commit } = options;
  const head = run.head_sha;
  if (run.event === 'merge_group') return readMergeGroup(mergeGroupOfRun(head, run.head_branch ?? ''), options);
  const policyBase = { kind: 'default-branch', branch: repository?.default_branch } as const;
  const alone: EventReading = { commit: head, subject: { kind: 'commit' }, baseRef: undefined, policyBase };
  if (!isPullRequestEvent(run.event)) return { ...alone, subject: refOf(run, repository) };
  // Another commit is judged: it does not belong to the run's pull request.
  if (commit !== undefined && commit !== head) return alone;
  const listed = run.pull_requests?.filter((pull) => pull !== null) ?? [];
  // GitHub lists the ones that are open, and none of forks.
  const own = listed.filter((pull) => isSameRepository(pull.baseRepository, repository) && isHeadOf(run, pull));
  const open = own.length > 0 ? own : await attempt(() => askedFor(run, options));
  if (open instanceof GateFailure) return { ...alone, unclear: open };
  const [pull, ...others] = open;
  // Whoever opens a second one would choose whose policy applies.
  if (others.length > 0) {
    const what = `the workflow_run fits ${open.length} open pull requests of one branch: close all but one of them`;
    return { ...alone, unclear: badEvent(what) };
  }
  if (pull !== undefined) return readingOf(pull);
  if (isSameRepository(run.head_repository, repository)) return alone;
  const what = 'the workflow_run is that of a fork, and no open pull request of this repository is known to be its own';
  return { ...alone, unclear: badEvent(what) };
}

async function askedFor(run: Run, { pullRequests }: EventOptions): Promise<readonly PullRequest[]> {
  const { head_branch: branch, head_repository: repository } = run;
  const owner = repository?.owner?.login;
  if (pullRequests === undefined || !branch || !owner) return [];
  const open = await pullRequests.findOpen(owner, branch);
  return open.filter((pull) => isHeadOf(run, pull));
}

/** GitHub lists pull requests by branch or by commit: only the head that ran counts. What one side leaves out contradicts nothing. */
function isHeadOf({ head_sha, head_branch, head_repository }: Run, { headSha, headRef, headRepository }: PullRequest) {
  const isSameBranch = head_branch === undefined || headRef === head_branch;
  const isKnown = head_repository !== undefined && headRepository !== undefined;
  return headSha === head_sha && isSameBranch && (!isKnown || isSameRepository(headRepository, head_repository));
}

/** The run does not say whether it is a branch or a tag: a bare name is either. A branch elsewhere is none of ours. */
function refOf({ event, head_branch, head_repository }: Run, repository: WorkflowRunPayload['repository']): Subject {
  const isOurs = isSameRepository(head_repository, repository);
  if (event === undefined || !head_branch || isFullRef(head_branch) || !isOurs) return { kind: 'commit' };
  return { kind: 'ref', ref: head_branch };
}
