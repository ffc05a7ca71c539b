import { accountJson } from './accounts.ts';
import { API, nodeId, WEB } from './addresses.ts';
import type { Repository } from './state.ts';

const CREATED_AT = '2020-01-01T00:00:00Z';

/** Paths after a repository's address, by member. */
const OF_REPOSITORY = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
  url: '',
} as const;

type Named = Pick<Repository, 'id' | 'isPrivate' | 'defaultBranch'> & { readonly fullName: string };

/** A repository as GitHub shows it beside something else: its `repository`. */
export function repositoryJson({ id, fullName, isPrivate, defaultBranch }: Named): object {
  const [owner = '', name = ''] = fullName.split('/');
  const page = `${WEB}/${fullName}`;
  return {
    id,
    node_id: nodeId('R', id),
    name,
    full_name: fullName,
    owner: accountJson({ login: owner, id: 6811672, type: 'Organization' }),
    private: isPrivate,
    html_url: page,
    description: null,
    fork: false,
    ...Object.fromEntries(
      Object.entries(OF_REPOSITORY).map(([member, path]) => [member, `${API}/repos/${fullName}${path}`]),
    ),
    clone_url: `${page}.git`,
    git_url: `git://github.com/${fullName}.git`,
    ssh_url: `git@github.com:${fullName}.git`,
    svn_url: page,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    default_branch: defaultBranch,
    archived: false,
    disabled: false,
    has_downloads: true,
    has_issues: true,
    has_projects: true,
    has_wiki: true,
    has_pages: false,
    has_discussions: false,
    forks: 0,
    forks_count: 0,
    open_issues: 1,
    open_issues_count: 1,
    size: 100,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    pushed_at: CREATED_AT,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
  };
}

/** A repository as GitHub shows it by itself: its `full-repository`. */
export function fullRepositoryJson(repository: Named): object {
  return { ...repositoryJson(repository), network_count: 0, subscribers_count: 0 };
}
