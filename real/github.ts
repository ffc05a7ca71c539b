import { type RunningServer, serve } from '../emulator/serve.ts';
import { aGitHub, aPull, aRepository, aToken } from '../github-double/build.ts';
import { createGitHubHandler } from '../github-double/handler.ts';
import { operationOf } from '../github-double/operation.ts';
import type { Repository } from '../github-double/state.ts';
import { PULL_REQUEST } from './stage.ts';

/** A GitHub with pull request 7 of `acme/shop` open, from `topic` to `main`. */
export type GitHub = {
  readonly server: RunningServer;
  readonly token: string;
  readonly repository: Repository;
  /** The pull request has another head now. */
  push(head: string): void;
};

export async function openGitHub(base: string, head: string): Promise<GitHub> {
  const token = aToken();
  const pull = aPull({
    number: PULL_REQUEST,
    head: { ref: 'topic', sha: head, repository: { id: 1, fullName: 'acme/shop' } },
    base: { ref: 'main', sha: base },
  });
  const commits = new Map([base, head].map((sha) => [sha, new Map()]));
  const repository = aRepository({
    owner: 'acme',
    refs: new Map([['refs/heads/main', base]]),
    commits,
    pulls: new Map([[PULL_REQUEST, pull]]),
  });
  const state = aGitHub({ repositories: [repository], tokens: [token] });
  return {
    server: await serve(createGitHubHandler(state), { operationOf }),
    token: token.value,
    repository,
    push(sha) {
      commits.set(sha, new Map());
      pull.head.sha = sha;
    },
  };
}

const OWNER = { login: 'acme' };
const REPOSITORY = { id: 1, name: 'shop', full_name: 'acme/shop', owner: OWNER, default_branch: 'main' };
const SENDER = { login: 'robin' };

/** Payloads of events, as far as they are read. */
export function pullRequestPayload(base: string, head: string): object {
  const user = { ...SENDER, avatar_url: '' };
  const pull_request = {
    number: PULL_REQUEST,
    state: 'open',
    title: 'A change',
    user,
    head: { sha: head, ref: 'topic', repo: REPOSITORY },
    base: { sha: base, ref: 'main', repo: REPOSITORY },
  };
  return { action: 'synchronize', number: PULL_REQUEST, repository: REPOSITORY, sender: SENDER, pull_request };
}

export function mergeGroupPayload(base: string, merged: string): object {
  const merge_group = {
    head_sha: merged,
    head_ref: `refs/heads/gh-readonly-queue/main/pr-${PULL_REQUEST}-${base}`,
    base_sha: base,
    base_ref: 'refs/heads/main',
    head_commit: { id: merged },
  };
  return { action: 'checks_requested', repository: REPOSITORY, sender: SENDER, merge_group };
}

/** Of the workflow that scans the head of the pull request. */
export function workflowRunPayload(base: string, head: string, action: 'requested' | 'completed'): object {
  const workflow_run = {
    id: 2000,
    event: 'pull_request',
    status: action === 'completed' ? 'completed' : 'queued',
    head_branch: 'topic',
    head_sha: head,
    head_repository: REPOSITORY,
    pull_requests: [
      {
        number: PULL_REQUEST,
        head: { ref: 'topic', sha: head, repo: REPOSITORY },
        base: { ref: 'main', sha: base, repo: REPOSITORY },
      },
    ],
  };
  return { action, repository: REPOSITORY, sender: SENDER, workflow_run };
}

export function dispatchPayload(): object {
  return { inputs: {}, ref: 'refs/heads/main', repository: REPOSITORY, sender: SENDER };
}
