import { GateFailure } from '../domain/failure.ts';
import { type CommitSha, isCommitSha, isZeroSha } from '../domain/ids.ts';
import { branchName, branchRef, isFullRef, isTagRef } from '../domain/ref.ts';
import type { Subject, Target } from '../domain/target.ts';
import {
  AnyPayload,
  badEvent,
  MergeGroupPayload,
  PullRequestPayload,
  PushPayload,
  parsePayload,
  readPayload,
  WorkflowRunPayload,
} from './event-payload.ts';
import type { PullRequest } from './pull-request.ts';
import { isSameRepository } from './repository-identity.ts';

/** Where the policy file of this event is read. */
export type PolicyBase =
  /** Pull requests and merge groups: the base commit of the event; undefined where the event does not name it. */
  | { readonly kind: 'base'; readonly branch: string; readonly sha: CommitSha | undefined }
  /** Everything else; the name is undefined where the event does not say it. */
  | { readonly kind: 'default-branch'; readonly branch: string | undefined };

export type EventFacts = {
  readonly target: Target;
  /** `owner/name` of the repository on GitHub that the workflow runs in. */
  readonly githubRepository: string;
  /** The pull request that the commit under test is the head of: it gets the comment. */
  readonly pullRequest: number | undefined;
  readonly policyBase: PolicyBase;
  /** True for a change from another repository: such runs get no secrets and a token that cannot write. */
  readonly isFromFork: boolean;
};

export type EventOptions = {
  /** The project's name on the platform (input `repository`). */
  readonly repository: string;
  /** The input `commit`; it wins over the event's. */
  readonly commit: CommitSha | undefined;
  readonly mergeQueue: 'pull-request' | 'merge-group';
  /** Reads a pull request of this repository; undefined without a token. Throws `GateFailure` (`github`). */
  readonly readPullRequest: ((number: number) => Promise<PullRequest>) | undefined;
};

/**
 * What the event says is under test (docs/verdict-rules.md#which-commit). Throws `GateFailure`: `bad-event` for an event or a file that does
 * not say it, `github` where the queued pull request cannot be read, `config` where there is no token to read it with.
 */
export async function readTarget(
  env: NodeJS.ProcessEnv,
  readFile: (path: string) => Promise<Uint8Array>,
  options: EventOptions,
): Promise<EventFacts> {
  const event = env.GITHUB_EVENT_NAME ?? '';
  const githubRepository = env.GITHUB_REPOSITORY ?? '';
  if (event === '') throw badEvent('the variable GITHUB_EVENT_NAME is not set');
  if (!/^[^/\s]+\/[^/\s]+$/.test(githubRepository)) throw badEvent('GITHUB_REPOSITORY is not an owner and a name');
  const payload = await readPayload(env.GITHUB_EVENT_PATH, readFile);
  const reading = await readEvent(event, env, payload, options);

  // This is not the event's commit: nothing says which branch or pull request it belongs to.
  const isOther = options.commit !== undefined && options.commit !== reading.commit;
  const commit = options.commit ?? reading.commit;
  if (commit === undefined) throw badEvent(`the event ${event} does not name the commit under test`);
  const subject: Subject = isOther ? { kind: 'commit' } : reading.subject;
  const { baseRef, policyBase, isFromFork } = reading;
  return {
    target: { event, commit, repository: options.repository, subject, baseRef },
    githubRepository,
    pullRequest: subject.kind === 'pull-request' ? subject.number : undefined,
    policyBase,
    isFromFork,
  };
}

type Reading = {
  readonly commit: CommitSha | undefined;
  readonly subject: Subject;
  readonly baseRef: string | undefined;
  readonly policyBase: PolicyBase;
  readonly isFromFork: boolean;
};

async function readEvent(
  event: string,
  env: NodeJS.ProcessEnv,
  payload: unknown,
  options: EventOptions,
): Promise<Reading> {
  if (event === 'pull_request' || event === 'pull_request_target') return readPullRequestEvent(event, payload);
  if (event === 'merge_group') return readMergeGroup(payload, options);
  const { repository } = parsePayload(AnyPayload, event, payload);
  const policyBase = { kind: 'default-branch', branch: repository?.default_branch } as const;
  const common = { baseRef: undefined, policyBase, isFromFork: false };
  if (event === 'push') return { ...common, ...readPush(env, payload) };
  if (event === 'workflow_run') return { ...common, ...readWorkflowRun(payload) };
  if (event === 'schedule' || event === 'workflow_dispatch') return { ...common, ...readCheckedOut(event, env) };
  return { ...common, commit: undefined, subject: { kind: 'commit' } };
}

/** Never `GITHUB_SHA`: that is a merge commit, or under pull_request_target the tip of the base branch. */
function readPullRequestEvent(event: string, payload: unknown): Reading {
  const { number, head, base } = parsePayload(PullRequestPayload, event, payload).pull_request;
  const isHeadInSameRepository = isSameRepository(head.repo, base.repo);
  return {
    commit: head.sha,
    subject: { kind: 'pull-request', number, headRef: head.ref, isHeadInSameRepository },
    baseRef: branchRef(base.ref),
    policyBase: { kind: 'base', branch: base.ref, sha: base.sha },
    isFromFork: !isHeadInSameRepository,
  };
}

async function readMergeGroup(
  payload: unknown,
  { commit, mergeQueue, readPullRequest }: EventOptions,
): Promise<Reading> {
  const group = parsePayload(MergeGroupPayload, 'merge_group', payload).merge_group;
  const branch = branchName(group.base_ref);
  const common = { baseRef: group.base_ref, policyBase: { kind: 'base', branch, sha: group.base_sha } } as const;
  if (mergeQueue === 'merge-group' || commit !== undefined) {
    const subject = { kind: 'ref', ref: group.head_ref } as const;
    return { ...common, commit: group.head_sha, subject, isFromFork: false };
  }
  const number = queuedPullRequest(group.head_ref, branch);
  if (readPullRequest === undefined) {
    throw new GateFailure('config', 'merge-queue: pull-request needs the input github-token to read the pull request');
  }
  const { headSha, headRef, baseRef, isHeadInSameRepository } = await readPullRequest(number);
  if (baseRef !== branch) {
    throw badEvent(`pull request ${number} of the merge group goes to another branch than the group does`);
  }
  const subject = { kind: 'pull-request', number, headRef, isHeadInSameRepository } as const;
  return { ...common, commit: headSha, subject, isFromFork: !isHeadInSameRepository };
}

/** `refs/heads/gh-readonly-queue/<base>/pr-<number>-<base sha>`; the base branch may contain slashes. */
function queuedPullRequest(headRef: string, branch: string): number {
  const prefix = branchRef(`gh-readonly-queue/${branch}/`);
  const rest = headRef.startsWith(prefix) ? headRef.slice(prefix.length) : '';
  const number = /^pr-([1-9]\d{0,14})-(?:[0-9a-f]{40}|[0-9a-f]{64})$/.exec(rest)?.[1];
  if (number === undefined)
    throw badEvent('merge_group.head_ref of the merge_group event does not name a pull request');
  return Number(number);
}

function readPush(env: NodeJS.ProcessEnv, payload: unknown): Pick<Reading, 'commit' | 'subject'> {
  const { ref, after, head_commit } = parsePayload(PushPayload, 'push', payload);
  if (isZeroSha(after)) throw badEvent('the push deleted its branch or tag, so there is no commit to judge');
  const tagged = head_commit?.id;
  // For an annotated tag `after` is the tag object; the scan knows the commit that it points to.
  const isTagObject = isTagRef(ref) && tagged !== after && tagged === env.GITHUB_SHA;
  const commit = isTagObject && tagged !== undefined && isCommitSha(tagged) ? tagged : after;
  return { commit, subject: { kind: 'ref', ref } };
}

/** Which pull request the run belonged to is not taken from `pull_requests`: it is empty for forks, and may name several. */
function readWorkflowRun(payload: unknown): Pick<Reading, 'commit' | 'subject' | 'isFromFork'> {
  const { workflow_run: run, repository } = parsePayload(WorkflowRunPayload, 'workflow_run', payload);
  const isFromFork = run.head_repository != null && !isSameRepository(run.head_repository, repository);
  return { commit: run.head_sha, subject: { kind: 'commit' }, isFromFork };
}

function readCheckedOut(event: string, env: NodeJS.ProcessEnv): Pick<Reading, 'commit' | 'subject'> {
  const { GITHUB_SHA: sha = '', GITHUB_REF: ref = '' } = env;
  if (!isCommitSha(sha) || isZeroSha(sha)) throw badEvent(`GITHUB_SHA of the ${event} event is not a full commit hash`);
  if (!isFullRef(ref)) throw badEvent(`GITHUB_REF of the ${event} event is not a full ref`);
  return { commit: sha, subject: { kind: 'ref', ref } };
}
