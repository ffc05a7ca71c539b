import { attempt, GateFailure } from '../domain/failure.ts';
import { type CommitSha, isCommitSha, isZeroSha } from '../domain/ids.ts';
import { branchName, branchRef, isFullRef, isTagRef } from '../domain/ref.ts';
import type { Subject, Target } from '../domain/target.ts';
import type { TypeOf } from '../json/schema.ts';
import {
  anyPayload,
  badEvent,
  mergeGroupPayload,
  parsePayload,
  pullRequestPayload,
  pushPayload,
  readPayload,
  type WorkflowRunPayload,
  workflowRunPayload,
} from './event-payload.ts';
import { isPullRequestEvent, type PullRequest, subjectOf } from './pull-request.ts';
import { isSameRepository } from './repository-identity.ts';

export type EventFacts = {
  readonly target: Target;
  /** `owner/name` of the repository on GitHub that the workflow runs in. */
  readonly githubRepository: string;
  /** The pull request whose head is the commit under test: it gets the comment. */
  readonly pullRequest: number | undefined;
  /** The commit of the job's check, where GitHub shows annotations. Undefined if the runner does not name it. */
  readonly checkedCommit: CommitSha | undefined;
} & Pick<EventReading, 'policyBase' | 'queueCommit' | 'unclear'>;

/** Throws `bad-event`, `github`, and `config` without a token for a queued pull request (docs/verdict-rules/which-commit.md). */
export async function readTarget(
  env: NodeJS.ProcessEnv,
  readFile: (path: string) => Promise<Uint8Array>,
  options: EventOptions,
): Promise<EventFacts> {
  const { GITHUB_EVENT_NAME: event = '', GITHUB_REPOSITORY: githubRepository = '', GITHUB_SHA: sha = '' } = env;
  if (event === '') throw badEvent('the variable GITHUB_EVENT_NAME is not set');
  if (!/^[^/\s]+\/[^/\s]+$/.test(githubRepository)) throw badEvent('GITHUB_REPOSITORY is not an owner and a name');
  const payload = await readPayload(env.GITHUB_EVENT_PATH, readFile);
  const reading = await readEvent(event, env, payload, options);

  // Not the event's commit: nothing says which branch or pull request it belongs to.
  const isOther = options.commit !== undefined && options.commit !== reading.commit;
  const commit = options.commit ?? reading.commit;
  if (commit === undefined) throw badEvent(`the event ${event} does not name the commit under test`);
  const subject: Subject = isOther ? { kind: 'commit' } : reading.subject;
  const { baseRef, mergeGroupCommit, policyBase, queueCommit, unclear } = reading;
  return {
    target: { event, commit, repository: options.repository, subject, mergeGroupCommit, baseRef },
    githubRepository,
    pullRequest: subject.kind === 'pull-request' ? subject.number : undefined,
    policyBase,
    queueCommit,
    unclear,
    checkedCommit: isPullRequestEvent(event) ? reading.commit : isCommitSha(sha) ? sha : undefined,
  };
}

async function readEvent(
  event: string,
  env: NodeJS.ProcessEnv,
  payload: unknown,
  options: EventOptions,
): Promise<EventReading> {
  if (isPullRequestEvent(event)) {
    // Never `GITHUB_SHA`: that is a merge commit, or under pull_request_target the tip of the base branch.
    return readingOf(parsePayload(pullRequestPayload, event, payload).pull_request);
  }
  if (event === 'merge_group')
    return readMergeGroup(parsePayload(mergeGroupPayload, event, payload).merge_group, options);
  if (event === 'workflow_run') return readWorkflowRun(parsePayload(workflowRunPayload, event, payload), options);
  const { repository } = parsePayload(anyPayload, event, payload);
  const policyBase = { kind: 'default-branch', branch: repository?.default_branch } as const;
  const common = { baseRef: undefined, policyBase };
  if (event === 'push') return { ...common, ...readPush(env, payload) };
  if (event === 'schedule' || event === 'workflow_dispatch') return { ...common, ...readCheckedOut(event, env) };
  return { ...common, commit: undefined, subject: { kind: 'commit' } };
}

function readPush(env: NodeJS.ProcessEnv, payload: unknown): Pick<EventReading, 'commit' | 'subject'> {
  const { ref, after, head_commit } = parsePayload(pushPayload, 'push', payload);
  if (isZeroSha(after)) throw badEvent('the push deleted its branch or tag, so there is no commit to judge');
  const tagged = head_commit?.id;
  // For an annotated tag `after` is the tag object; the scan knows the commit that it points to.
  const isTagObject = isTagRef(ref) && tagged !== after && tagged === env.GITHUB_SHA;
  const commit = isTagObject && tagged !== undefined && isCommitSha(tagged) ? tagged : after;
  return { commit, subject: { kind: 'ref', ref } };
}

function readCheckedOut(event: string, env: NodeJS.ProcessEnv): Pick<EventReading, 'commit' | 'subject'> {
  const { GITHUB_SHA: sha = '', GITHUB_REF: ref = '' } = env;
  if (!isCommitSha(sha) || isZeroSha(sha)) throw badEvent(`GITHUB_SHA of the ${event} event is not a full commit hash`);
  if (!isFullRef(ref)) throw badEvent(`GITHUB_REF of the ${event} event is not a full ref`);
  return { commit: sha, subject: { kind: 'ref', ref } };
}

type MergeGroup = TypeOf<typeof mergeGroupPayload>['merge_group'];

/** The branch that GitHub makes for a group; the name of the base branch may contain slashes. */
const GROUP_BRANCH = /^gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,14})-([0-9a-f]{40}|[0-9a-f]{64})$/;

/** Judges what the input `merge-queue` says. Unclear if its pull request cannot be read. */
async function readMergeGroup(group: MergeGroup, options: EventOptions): Promise<EventReading> {
  const branch = branchName(group.base_ref);
  const policyBase = { kind: 'base', branch, sha: group.base_sha } as const;
  const common = { baseRef: group.base_ref, policyBase, queueCommit: group.head_sha };
  const alone: EventReading = { ...common, commit: group.head_sha, subject: { kind: 'ref', ref: group.head_ref } };
  if (options.mergeQueue === 'merge-group' || options.commit !== undefined) return alone;
  const pull = await attempt(() => queuedPull(group, branch, options));
  if (pull instanceof GateFailure) return { ...alone, unclear: pull };
  return { ...common, commit: pull.head.sha, subject: subjectOf(pull), mergeGroupCommit: group.head_sha };
}

/** Throws `bad-event`, `config`, `github`. */
async function queuedPull(group: MergeGroup, branch: string, { pullRequests }: EventOptions): Promise<PullRequest> {
  const named = GROUP_BRANCH.exec(branchName(group.head_ref));
  if (named?.[1] !== branch)
    throw badEvent('merge_group.head_ref of the merge_group event does not name a pull request');
  if (pullRequests === undefined)
    throw new GateFailure('config', 'merge-queue: pull-request needs the input github-token to read the pull request');
  const pull = await pullRequests.read(Number(named[2]));
  if (pull.base.ref !== branch)
    throw badEvent(`pull request ${pull.number} of the merge group has another base branch than the group`);
  return pull;
}

/** The group whose workflow ran. Only the name of its branch is known. Throws `bad-event`. */
function mergeGroupOfRun(headSha: CommitSha, headBranch: string): MergeGroup {
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

type Run = WorkflowRunPayload['workflow_run'];

/** Unclear if pull requests cannot be requested, or if several could be meant. */
async function readWorkflowRun(
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
  // GitHub lists open pull requests, and none of forks.
  const own = listed.filter((pull) => isSameRepository(pull.base.repo, repository) && isHeadOf(run, pull));
  const open = own.length > 0 ? own : await attempt(() => askedFor(run, options));
  if (open instanceof GateFailure) return { ...alone, unclear: open };
  const [pull, ...others] = open;
  // Otherwise, whoever opens a second pull request would choose whose policy applies.
  if (others.length > 0) {
    const what = `the workflow_run fits ${open.length} open pull requests of one branch: close all but one of them`;
    return { ...alone, unclear: badEvent(what) };
  }
  if (pull !== undefined) return readingOf(pull);
  if (isSameRepository(run.head_repository, repository)) return alone;
  const what = 'the workflow_run is from a fork, and no open pull request of this repository is known to belong to it';
  return { ...alone, unclear: badEvent(what) };
}

async function askedFor(run: Run, { pullRequests }: EventOptions): Promise<readonly PullRequest[]> {
  const { head_branch: branch, head_repository: repository } = run;
  const owner = repository?.owner?.login;
  if (pullRequests === undefined || !branch || !owner) return [];
  const open = await pullRequests.findOpen(owner, branch);
  return open.filter((pull) => isHeadOf(run, pull));
}

/** GitHub lists pull requests by branch or by commit: only the head that ran counts. A member that one side omits contradicts nothing. */
function isHeadOf({ head_sha, head_branch, head_repository }: Run, { head: { sha, ref, repo } }: PullRequest) {
  const isSameBranch = head_branch === undefined || ref === head_branch;
  const isKnown = head_repository !== undefined && repo !== undefined;
  return sha === head_sha && isSameBranch && (!isKnown || isSameRepository(repo, head_repository));
}

/** The run does not say whether the name is a branch or a tag: a bare name is either. A branch of another repository is neither. */
function refOf({ event, head_branch, head_repository }: Run, repository: WorkflowRunPayload['repository']): Subject {
  const isOurs = isSameRepository(head_repository, repository);
  if (event === undefined || !head_branch || isFullRef(head_branch) || !isOurs) return { kind: 'commit' };
  return { kind: 'ref', ref: head_branch };
}

type PolicyBase =
  /** For pull requests and merge groups: the base commit; undefined if neither event nor GitHub names it. */
  | { readonly kind: 'base'; readonly branch: string; readonly sha: CommitSha | undefined }
  /** For all other events: the default branch; undefined if the event does not name it. */
  | { readonly kind: 'default-branch'; readonly branch: string | undefined };

type EventReading = Pick<Target, 'subject' | 'baseRef' | 'mergeGroupCommit'> & {
  readonly commit: CommitSha | undefined;
  /** The merge group's own commit, whatever is judged: the queue reads its statuses. Undefined outside a queue. */
  readonly queueCommit?: CommitSha | undefined;
  readonly policyBase: PolicyBase;
  /** Why it is not known whose commit this is, so it cannot be judged. Its status must not stay that of an earlier run. */
  readonly unclear?: GateFailure | undefined;
};

export type EventOptions = {
  /** The project's name on the platform (input `repository`). */
  readonly repository: string;
  /** The input `commit`; it wins over the event's. */
  readonly commit: CommitSha | undefined;
  readonly mergeQueue: 'pull-request' | 'merge-group';
  readonly pullRequests: PullRequestReads | undefined;
};

/** Reads pull requests of this repository. Both throw `GateFailure` (`github`). */
export type PullRequestReads = {
  read(number: number): Promise<PullRequest>;
  /** The open ones whose head is this branch (its short name) of this owner's repository. */
  findOpen(owner: string, branch: string): Promise<readonly PullRequest[]>;
};

function readingOf(pull: PullRequest): EventReading {
  return {
    commit: pull.head.sha,
    subject: subjectOf(pull),
    baseRef: branchRef(pull.base.ref),
    policyBase: { kind: 'base', branch: pull.base.ref, sha: pull.base.sha },
  };
}
