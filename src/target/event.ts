import { type CommitSha, isCommitSha, isZeroSha } from '../domain/ids.ts';
import { isFullRef, isTagRef } from '../domain/ref.ts';
import type { Subject, Target } from '../domain/target.ts';
import {
  anyPayload,
  badEvent,
  mergeGroupPayload,
  parsePayload,
  pullRequestPayload,
  pushPayload,
  readPayload,
  workflowRunPayload,
} from './event-payload.ts';
import { readMergeGroup, readWorkflowRun } from './indirect-events.ts';
import { isPullRequestEvent } from './pull-request.ts';
import { type EventOptions, type EventReading, type PolicyBase, readingOf } from './reading.ts';

export type EventFacts = {
  readonly target: Target;
  /** `owner/name` of the repository on GitHub that the workflow runs in. */
  readonly githubRepository: string;
  /** The pull request that the commit under test is the head of: it gets the comment. */
  readonly pullRequest: number | undefined;
  readonly policyBase: PolicyBase;
  /** The merge group's own commit, whatever is judged: the queue reads its statuses. Undefined outside a queue. */
  readonly queueCommit: CommitSha | undefined;
  /** The commit of the job's check: GitHub shows annotations there. Undefined where the runner does not name it. */
  readonly checkedCommit: CommitSha | undefined;
} & Pick<EventReading, 'unclear'>;

/** Throws `bad-event`, `github`, and `config` without a token for a queued pull request (docs/verdict-rules/which-commit.md). */
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
  const { baseRef, mergeGroupCommit, policyBase, queueCommit, unclear } = reading;
  return {
    target: { event, commit, repository: options.repository, subject, mergeGroupCommit, baseRef },
    githubRepository,
    pullRequest: subject.kind === 'pull-request' ? subject.number : undefined,
    policyBase,
    queueCommit,
    unclear,
    checkedCommit: isPullRequestEvent(event) ? reading.commit : checkedOut(env),
  };
}

function checkedOut({ GITHUB_SHA: sha = '' }: NodeJS.ProcessEnv): CommitSha | undefined {
  return isCommitSha(sha) ? sha : undefined;
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
