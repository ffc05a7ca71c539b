import type { HttpAnswer } from '../emulator/wire/http.ts';
import { appJson } from './accounts.ts';
import { API, nodeId, WEB } from './addresses.ts';
import { answerJson, answerPage } from './answer.ts';
import type { Call } from './call.ts';
import { repositoryJson } from './repository-json.ts';
import type { CheckRun, Repository, Status } from './state.ts';

const CREATED_AT = '2026-01-01T00:00:00Z';

export function listCheckRuns({ request, repository, rest }: Call): HttpAnswer {
  const sha = rest.split('/')[1]!;
  const runs = repository.checkRuns.filter((run) => run.sha === sha);
  return counted(request, 'check_runs', runs, (run) => checkRunJson(repository, run));
}

/** The newest status of each name. */
export function readCombinedStatus({ request, repository, rest }: Call): HttpAnswer {
  const sha = rest.split('/')[1]!;
  const newest = new Map(repository.statuses.filter((each) => each.sha === sha).map((each) => [each.context, each]));
  const page = answerPage(request, [...newest.values()], (status) => statusJson(repository, status));
  return {
    ...page,
    body: JSON.stringify({
      state: 'pending',
      statuses: JSON.parse(String(page.body)),
      sha,
      total_count: newest.size,
      repository: repositoryJson({ ...repository, fullName: `${repository.owner}/${repository.name}` }),
      commit_url: `${addressOf(repository)}/commits/${sha}`,
      url: `${addressOf(repository)}/commits/${sha}/status`,
    }),
  };
}

function counted<Item>(
  request: Call['request'],
  member: string,
  items: readonly Item[],
  describe: (item: Item) => object,
): HttpAnswer {
  const page = answerPage(request, items, describe);
  return answerJson(200, { total_count: items.length, [member]: JSON.parse(String(page.body)) }, page.headers);
}

function checkRunJson(repository: Repository, { sha, name, app }: CheckRun): object {
  const id = 9_000 + name.length;
  const url = `${addressOf(repository)}/check-runs/${id}`;
  return {
    id,
    node_id: nodeId('CR', id),
    head_sha: sha,
    name,
    external_id: '',
    url,
    html_url: `${WEB}/${repository.owner}/${repository.name}/runs/${id}`,
    details_url: null,
    status: 'completed',
    conclusion: 'success',
    started_at: CREATED_AT,
    completed_at: CREATED_AT,
    output: { title: null, summary: null, text: null, annotations_count: 0, annotations_url: `${url}/annotations` },
    check_suite: { id: 1 },
    app: appJson(app),
    pull_requests: [],
  };
}

function statusJson(repository: Repository, { id, sha, state, context, description, targetUrl }: Status): object {
  return {
    id,
    node_id: nodeId('SC', id),
    state,
    context,
    description,
    target_url: targetUrl,
    avatar_url: null,
    url: `${addressOf(repository)}/statuses/${sha}`,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
  };
}

function addressOf({ owner, name }: Repository): string {
  return `${API}/repos/${owner}/${name}`;
}
