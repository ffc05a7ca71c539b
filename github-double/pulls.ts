import type { HttpAnswer } from '../emulator/wire/http.ts';
import { accountJson } from './accounts.ts';
import { API, nodeId, WEB } from './addresses.ts';
import { answerJson, answerPage, notFound } from './answer.ts';
import type { Call } from './call.ts';
import { repositoryJson } from './repository-json.ts';
import type { Pull, Repository } from './state.ts';

const AUTHOR = { login: 'mona', id: 42, type: 'User' };
const CREATED_AT = '2026-01-01T00:00:00Z';

/** Members that GitHub shows of a single pull request, but not in a list. */
const ALONE = {
  merged: false,
  mergeable: true,
  mergeable_state: 'clean',
  merged_by: null,
  maintainer_can_modify: false,
  comments: 0,
  review_comments: 0,
  commits: 1,
  additions: 1,
  deletions: 1,
  changed_files: 1,
};

export function readPull(call: Call): HttpAnswer {
  const pull = named(call);
  return pull === undefined ? notFound() : answerJson(200, { ...describe(call.repository, pull), ...ALONE });
}

/** Newest first unless the oldest are asked for first, as GitHub lists them. A `head` that is not `owner:branch` filters nothing, as there. */
export function listPulls({ request, repository }: Call): HttpAnswer {
  const state = request.query.get('state') ?? 'open';
  const [owner = '', ...branch] = (request.query.get('head') ?? '').split(':');
  const base = request.query.get('base');
  const isAscending = request.query.get('direction') === 'asc';
  const isFrom = ({ head }: Pull): boolean =>
    branch.length === 0 || (ownerOf(head.repository) === owner.toLowerCase() && head.ref === branch.join(':'));
  const pulls = [...repository.pulls.values()]
    .filter(
      (pull) => (state === 'all' || pull.state === state) && (base === null || pull.base.ref === base) && isFrom(pull),
    )
    .toSorted((one, other) => (isAscending ? one.number - other.number : other.number - one.number));
  return answerPage(request, pulls, (pull) => describe(repository, pull));
}

export function listPullFiles(call: Call): HttpAnswer {
  const pull = named(call);
  if (pull === undefined) return notFound();
  return answerPage(call.request, pull.files, ({ path, previousPath, patch }) => ({
    filename: path,
    sha: 'c'.repeat(40),
    ...changesIn(patch ?? '+\n-'),
    blob_url: `${pageOf(call.repository)}/blob/${pull.head.sha}/${encodeURIComponent(path)}`,
    raw_url: `${pageOf(call.repository)}/raw/${pull.head.sha}/${encodeURIComponent(path)}`,
    contents_url: `${addressOf(call.repository)}/contents/${encodeURIComponent(path)}?ref=${pull.head.sha}`,
    status: previousPath === undefined ? 'modified' : 'renamed',
    ...(previousPath === undefined ? {} : { previous_filename: previousPath }),
    ...(patch === undefined ? {} : { patch }),
  }));
}

function changesIn(patch: string): Readonly<Record<'additions' | 'deletions' | 'changes', number>> {
  const [additions, deletions] = ['+', '-'].map(
    (sign) => patch.split('\n').filter((row) => row.startsWith(sign)).length,
  );
  return { additions: additions!, deletions: deletions!, changes: additions! + deletions! };
}

function named({ repository, rest }: Call): Pull | undefined {
  return repository.pulls.get(Number(rest.split('/')[1]));
}

function ownerOf(repository: Pull['head']['repository']): string | undefined {
  return repository?.fullName.split('/')[0]?.toLowerCase();
}

function describe(repository: Repository, { number, state, head, base }: Pull): Record<string, unknown> {
  const page = `${pageOf(repository)}/pull/${number}`;
  const url = `${addressOf(repository)}/pulls/${number}`;
  const issue = `${addressOf(repository)}/issues/${number}`;
  const author = accountJson(AUTHOR);
  const addresses = {
    comments: `${issue}/comments`,
    commits: `${url}/commits`,
    statuses: `${addressOf(repository)}/statuses/${head.sha}`,
    review_comments: `${url}/comments`,
    review_comment: `${addressOf(repository)}/pulls/comments{/number}`,
  };
  const links = { ...addresses, html: page, issue, self: url };
  return {
    id: 5_000 + number,
    node_id: nodeId('PR', number),
    number,
    state,
    locked: false,
    title: `Pull request ${number}`,
    body: null,
    user: author,
    url,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    issue_url: issue,
    ...Object.fromEntries(Object.entries(addresses).map(([name, address]) => [`${name}_url`, address])),
    labels: [],
    assignee: null,
    milestone: null,
    author_association: 'CONTRIBUTOR',
    auto_merge: null,
    merge_commit_sha: null,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    closed_at: state === 'closed' ? CREATED_AT : null,
    merged_at: null,
    head: {
      label: `${ownerOf(head.repository) ?? 'unknown'}:${head.ref}`,
      ref: head.ref,
      sha: head.sha,
      user: author,
      // GitHub sends null for a fork that was deleted, whatever the published description says.
      repo: head.repository === undefined ? null : repositoryJson({ ...repository, ...head.repository }),
    },
    base: {
      label: `${repository.owner}:${base.ref}`,
      ...base,
      user: author,
      repo: repositoryJson({ ...repository, fullName: `${repository.owner}/${repository.name}` }),
    },
    _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
  };
}

function pageOf({ owner, name }: Repository): string {
  return `${WEB}/${owner}/${name}`;
}

function addressOf({ owner, name }: Repository): string {
  return `${API}/repos/${owner}/${name}`;
}
