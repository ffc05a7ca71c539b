import type { Entry, GitHubState, Identity, Pull, Repository, Ruleset, Token } from './state.ts';

/** The user that the default token of a job acts as on github.com. */
export const GITHUB_ACTIONS: Identity = {
  login: 'github-actions[bot]',
  id: 41898282,
  type: 'Bot',
  app: { id: 15368, slug: 'github-actions' },
};

/** A commit hash that is easy to recognize: the hex digits of the text, repeated. */
export function aSha(seed: string): string {
  return Buffer.from(seed).toString('hex').repeat(40).slice(0, 40);
}

export function aGitHub(parts: Partial<GitHubState> = {}): GitHubState {
  return {
    prefix: '',
    repositories: [aRepository()],
    tokens: [aToken()],
    before: new Map(),
    nextId: 1000,
    nextStatusId: 5000,
    nowMs: Date.UTC(2026, 0, 1),
    ...parts,
  };
}

/** `octo-org/shop`, private, with one commit on `main` and no files. */
export function aRepository(parts: Partial<Repository> = {}): Repository {
  const tip = aSha('main');
  return {
    id: 1,
    owner: 'octo-org',
    name: 'shop',
    isPrivate: true,
    defaultBranch: 'main',
    refs: new Map([['refs/heads/main', tip]]),
    commits: new Map([[tip, new Map()]]),
    pulls: new Map(),
    comments: [],
    statuses: [],
    rulesets: [],
    classic: new Map(),
    checkRuns: [],
    ...parts,
  };
}

/** Pull request 7 of `octo-org/shop`, from the branch `feature` of the same repository to `main`. */
export function aPull(parts: Partial<Pull> = {}): Pull {
  return {
    number: 7,
    state: 'open',
    head: { ref: 'feature', sha: aSha('head'), repository: { id: 1, fullName: 'octo-org/shop' } },
    base: { ref: 'main', sha: aSha('main') },
    files: [],
    ...parts,
  };
}

/** An active ruleset of the repository for its default branch, without a rule. */
export function aRuleset(parts: Partial<Ruleset> = {}): Ruleset {
  return {
    id: 71,
    source: 'Repository',
    enforcement: 'active',
    branches: ['~DEFAULT_BRANCH'],
    rules: [],
    ...parts,
  };
}

/** The rule that requires these checks, each from its app or from any. */
export function requiring(...checks: readonly { readonly context: string; readonly app?: number }[]): Ruleset['rules'] {
  const required = checks.map(({ context, app }) => ({
    context,
    ...(app === undefined ? {} : { integration_id: app }),
  }));
  const parameters = { required_status_checks: required, strict_required_status_checks_policy: false };
  return [{ type: 'required_status_checks', parameters }];
}

/** The default token of a job, with the permissions that the README asks for. */
export function aToken(parts: Partial<Token> = {}): Token {
  return {
    value: 'ghs_default0123456789default0123456789',
    kind: 'installation',
    identity: GITHUB_ACTIONS,
    permissions: { contents: 'read', pull_requests: 'write', issues: 'none', statuses: 'write' },
    mayUseGraphql: true,
    ...parts,
  };
}

/** The token of an organization's own app. */
export function anAppToken(parts: Partial<Token> = {}): Token {
  const identity: Identity = { login: 'acme-gate[bot]', id: 9001, type: 'Bot', app: { id: 777, slug: 'acme-gate' } };
  return aToken({ value: 'ghs_ownapp0123456789ownapp0123456789', identity, ...parts });
}

/** A person's token. */
export function aPersonalToken(parts: Partial<Token> = {}): Token {
  const identity: Identity = { login: 'mona', id: 42, type: 'User', app: undefined };
  return aToken({ value: 'ghp_personal0123456789personal012345', kind: 'personal', identity, ...parts });
}

export function aFile(text: string | Uint8Array): Entry {
  return { kind: 'file', bytes: typeof text === 'string' ? Buffer.from(text) : text };
}
