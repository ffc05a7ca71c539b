import examples from '@octokit/webhooks-examples' with { type: 'json' };
import type { ScenarioContext } from '../emulator/scenarios/scenario.ts';
import type { Step } from './runner.ts';

/** The change that is under test. */
export const REPOSITORY = 'octo-org/shop';
/** GitHub's id of the repository. */
export const REPOSITORY_ID = 1;
export const PULL_REQUEST = 7;
export const HEAD_REF = 'feature/checkout';
export const HEAD_SHA = 'a'.repeat(8) + '1f'.repeat(16);
export const BASE_SHA = 'b'.repeat(8) + '2e'.repeat(16);
/** GITHUB_SHA in a pull_request workflow: the merge commit, which was not scanned. */
export const MERGE_SHA = 'c'.repeat(8) + '3d'.repeat(16);
/** The commit that a merge queue makes from the pull request and its base. */
export const GROUP_SHA = 'd'.repeat(8) + '4c'.repeat(16);
const GROUP_REF = `gh-readonly-queue/main/pr-${PULL_REQUEST}-${BASE_SHA}`;
export const FORK = { id: 4711, full_name: 'mallory/shop' };

/** An event as a workflow gets it, and the ref of the scan of its commit. */
export type StagedEvent = Step['event'] & {
  readonly env: { readonly GITHUB_SHA: string; readonly GITHUB_REF: string };
  readonly scanned: Pick<ScenarioContext, 'commit' | 'pullRequest' | 'headRef'>;
};

type Members = Readonly<Record<string, unknown>>;

const SCANNED_PULL_REQUEST = { commit: HEAD_SHA, pullRequest: PULL_REQUEST, headRef: HEAD_REF };
const SCANNED_MAIN = { commit: HEAD_SHA, pullRequest: undefined, headRef: 'main' };
const ON_MERGE_COMMIT = { GITHUB_SHA: MERGE_SHA, GITHUB_REF: `refs/pull/${PULL_REQUEST}/merge` };
const ON_BASE = { GITHUB_SHA: BASE_SHA, GITHUB_REF: 'refs/heads/main' };
const ON_HEAD = { GITHUB_SHA: HEAD_SHA, GITHUB_REF: 'refs/heads/main' };

/** Pull request 7, from the branch `feature/checkout` to `main`. */
export function pullRequestEvent(from: 'here' | 'fork' = 'here'): StagedEvent {
  const payload = pullRequestPayload(from);
  return { name: 'pull_request', payload, env: ON_MERGE_COMMIT, scanned: SCANNED_PULL_REQUEST };
}

/** The same pull request in a workflow that runs on the base: GITHUB_SHA is the tip of `main`. */
export function pullRequestTargetEvent(from: 'here' | 'fork' = 'here'): StagedEvent {
  const payload = pullRequestPayload(from);
  return { name: 'pull_request_target', payload, env: ON_BASE, scanned: SCANNED_PULL_REQUEST };
}

/** A push of the commit to `main`. */
export function pushEvent(changes: Members = {}): StagedEvent {
  const push = examplePayload('push');
  const payload = { ...push, repository: repositoryOf(push), ref: 'refs/heads/main', after: HEAD_SHA, ...changes };
  return { name: 'push', payload, env: ON_HEAD, scanned: SCANNED_MAIN };
}

/** The pull request in a merge queue; the scan is the one of the pull request's head. */
export function mergeGroupEvent(): StagedEvent {
  const example = examplePayload('merge_group');
  const payload = {
    ...example,
    repository: repositoryOf(example),
    merge_group: {
      ...membersOf(example.merge_group),
      head_sha: GROUP_SHA,
      head_ref: `refs/heads/${GROUP_REF}`,
      base_sha: BASE_SHA,
      base_ref: 'refs/heads/main',
    },
  };
  const env = { GITHUB_SHA: GROUP_SHA, GITHUB_REF: `refs/heads/${GROUP_REF}` };
  return { name: 'merge_group', payload, env, scanned: SCANNED_PULL_REQUEST };
}

/** The same event, with the group's own commit scanned. */
export function scannedMergeGroupEvent(): StagedEvent {
  return { ...mergeGroupEvent(), scanned: { commit: GROUP_SHA, pullRequest: undefined, headRef: GROUP_REF } };
}

/**
 * After another workflow ran for the pull request. GitHub lists that pull request, but none that comes from a fork. `changes` are
 * members of the run.
 */
export function workflowRunEvent(from: 'here' | 'fork' = 'here', changes: Members = {}): StagedEvent {
  const example = examplePayload('workflow_run');
  const own = repositoryOf(example);
  const ownedBy = (login: string) => ({ ...membersOf(own.owner), login });
  const here = { id: REPOSITORY_ID, full_name: REPOSITORY, owner: ownedBy(REPOSITORY.split('/')[0]!) };
  const fork = { ...FORK, owner: ownedBy('mallory') };
  const exampleRun = membersOf(example.workflow_run);
  const run = {
    ...exampleRun,
    event: 'pull_request',
    head_sha: HEAD_SHA,
    head_branch: HEAD_REF,
    head_repository: { ...membersOf(exampleRun.head_repository), ...(from === 'here' ? here : fork) },
    pull_requests: from === 'here' ? [listedPullRequest(PULL_REQUEST)] : [],
    ...changes,
  };
  const payload = { ...example, repository: { ...own, ...here }, workflow_run: run };
  return { name: 'workflow_run', payload, env: ON_BASE, scanned: SCANNED_PULL_REQUEST };
}

/** After another workflow ran for a push of the commit to `main`. */
export function pushedWorkflowRunEvent(): StagedEvent {
  const run = { event: 'push', head_branch: 'main', pull_requests: [] };
  return { ...workflowRunEvent('here', run), scanned: SCANNED_MAIN };
}

/** A pull request of this repository as a run lists it: with a few members only. */
export function listedPullRequest(number: number, { head = {}, base = {} }: Record<string, Members> = {}): Members {
  const repo = { id: REPOSITORY_ID, url: `https://api.github.com/repos/${REPOSITORY}`, name: 'shop' };
  return {
    id: 279147437,
    number,
    url: `https://api.github.com/repos/${REPOSITORY}/pulls/${number}`,
    head: { ref: HEAD_REF, sha: HEAD_SHA, repo, ...head },
    base: { ref: 'main', sha: BASE_SHA, repo, ...base },
  };
}

/** Started by hand, on `main`. */
export function workflowDispatchEvent(): StagedEvent {
  const example = examplePayload('workflow_dispatch');
  const payload = { ...example, repository: repositoryOf(example), ref: 'refs/heads/main' };
  return { name: 'workflow_dispatch', payload, env: ON_HEAD, scanned: SCANNED_MAIN };
}

/** Started by a schedule, on `main`. The examples have no such payload: GitHub sends little more than the schedule itself. */
export function scheduleEvent(): StagedEvent {
  const payload = { schedule: '30 5 * * 1', repository: repositoryOf(examplePayload('push')) };
  return { name: 'schedule', payload, env: ON_HEAD, scanned: SCANNED_MAIN };
}

/** An event that says nothing about a commit to judge. */
export function issueCommentEvent(): StagedEvent {
  const payload = examplePayload('issue_comment');
  return { name: 'issue_comment', payload, env: ON_HEAD, scanned: SCANNED_MAIN };
}

function pullRequestPayload(from: 'here' | 'fork'): unknown {
  const example = examplePayload('pull_request');
  const pull = membersOf(example.pull_request);
  const [head, base] = [membersOf(pull.head), membersOf(pull.base)];
  const here = { ...membersOf(base.repo), full_name: REPOSITORY };
  return {
    ...example,
    action: 'synchronize',
    before: BASE_SHA,
    after: HEAD_SHA,
    number: PULL_REQUEST,
    repository: repositoryOf(example),
    pull_request: {
      ...pull,
      number: PULL_REQUEST,
      head: { ...head, sha: HEAD_SHA, ref: HEAD_REF, repo: from === 'here' ? here : { ...here, ...FORK } },
      base: { ...base, sha: BASE_SHA, ref: 'main', repo: here },
    },
  };
}

/** A real payload of GitHub; the caller changes the few members that say what it is about. */
function examplePayload(event: string): Members {
  const all = examples as unknown as readonly { readonly name: string; readonly examples: readonly Members[] }[];
  const found = all.find(({ name }) => name === event)?.examples[0];
  if (found === undefined) throw new Error(`no example of ${event}`);
  return found;
}

function repositoryOf(payload: Members): Members {
  return { ...membersOf(payload.repository), full_name: REPOSITORY, default_branch: 'main' };
}

function membersOf(value: unknown): Members {
  if (typeof value !== 'object' || value === null) throw new Error('the example has changed its shape');
  return value as Members;
}
