import type { GitLabState, MergeRequest, Project, Token, User } from './state.ts';

/** The user that a project access token acts as. */
export const PROJECT_BOT: User = { id: 501, username: 'project_21_bot_4f2a' };
export const A_PERSON: User = { id: 42, username: 'mona' };

/** A commit hash that is easy to recognize: the hex digits of the text, repeated. */
export function aSha(seed: string): string {
  return Buffer.from(seed).toString('hex').repeat(40).slice(0, 40);
}

export function aGitLab(parts: Partial<GitLabState> = {}): GitLabState {
  return {
    prefix: '/api/v4',
    projects: [aProject()],
    tokens: [aToken()],
    before: new Map(),
    nextId: 1000,
    actions: [],
    ...parts,
  };
}

/** `acme/shop`, private, with merge request 7. */
export function aProject(parts: Partial<Project> = {}): Project {
  return { id: 21, path: 'acme/shop', mergeRequests: new Map([[7, aMergeRequest()]]), ...parts };
}

export function aMergeRequest(parts: Partial<MergeRequest> = {}): MergeRequest {
  return { iid: 7, headSha: aSha('head'), notes: [], ...parts };
}

/** A project access token as the documentation of the gate asks for it. */
export function aToken(parts: Partial<Token> = {}): Token {
  return {
    value: 'glpat-emulated0123456789',
    user: PROJECT_BOT,
    kind: 'access',
    scopes: ['api'],
    role: 'reporter',
    ...parts,
  };
}
