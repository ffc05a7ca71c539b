import { API, nodeId, WEB } from './addresses.ts';
import type { Identity } from './state.ts';

const CREATED_AT = '2020-01-01T00:00:00Z';

/** Paths after an account's address, by member. */
const OF_ACCOUNT = {
  events_url: '/events{/privacy}',
  followers_url: '/followers',
  following_url: '/following{/other_user}',
  gists_url: '/gists{/gist_id}',
  organizations_url: '/orgs',
  received_events_url: '/received_events',
  repos_url: '/repos',
  starred_url: '/starred{/owner}{/repo}',
  subscriptions_url: '/subscriptions',
  url: '',
} as const;

/** An account as GitHub shows it to others: its `simple-user`. */
export function accountJson({ login, id, type }: Pick<Identity, 'login' | 'id'> & { type: string }) {
  const address = `${API}/users/${encodeURIComponent(login)}`;
  return {
    login,
    id,
    node_id: nodeId('U', id),
    avatar_url: `https://avatars.githubusercontent.com/u/${id}`,
    gravatar_id: '',
    html_url: `${WEB}/${encodeURIComponent(login)}`,
    type,
    site_admin: false,
    ...Object.fromEntries(Object.entries(OF_ACCOUNT).map(([name, path]) => [name, address + path])),
  };
}

/** An account as GitHub shows it to itself. */
export function ownAccountJson(identity: Identity): object {
  return {
    ...accountJson(identity),
    name: null,
    company: null,
    blog: '',
    location: null,
    email: null,
    hireable: null,
    bio: null,
    public_repos: 2,
    public_gists: 0,
    followers: 20,
    following: 0,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    private_gists: 0,
    total_private_repos: 1,
    owned_private_repos: 1,
    disk_usage: 100,
    collaborators: 0,
    two_factor_authentication: true,
  };
}

/** The app behind a bot: GitHub's `integration`. */
export function appJson({ id, slug }: NonNullable<Identity['app']>): object {
  return {
    id,
    slug,
    node_id: nodeId('A', id),
    owner: accountJson({ login: 'octo-org', id: 6811672, type: 'Organization' }),
    name: slug,
    description: '',
    external_url: `https://example.com/${encodeURIComponent(slug)}`,
    html_url: `${WEB}/apps/${encodeURIComponent(slug)}`,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    permissions: { metadata: 'read', pull_requests: 'write' },
    events: ['pull_request'],
  };
}
