import type { HttpAnswer, HttpRequest } from '../emulator/wire/http.ts';
import type { Operation } from './operation.ts';

/** What GitHub knows, as plain data that a test may change at any time. */
export type GitHubState = {
  /** Path in front of every REST route: empty on github.com, `/api/v3` on Enterprise Server. */
  prefix: string;
  repositories: Repository[];
  tokens: Token[];
  /**
   * Runs before an operation is answered; an answer that it returns is sent instead. This is where a test lets another
   * gate act in between, moves a head, or delays what a racing gate would see.
   */
  before: Map<Operation, (request: HttpRequest) => HttpAnswer | undefined>;
  /** Ids are given in ascending order, over all repositories. */
  nextId: number;
  /** Milliseconds since 1970 (UTC); every write moves it on by a second. */
  nowMs: number;
};

export type Access = 'none' | 'read' | 'write';

export type Token = {
  value: string;
  /** `installation`: the default token of a job, or an app's; `personal`: a person's. */
  kind: 'installation' | 'personal';
  identity: Identity;
  permissions: { contents: Access; pull_requests: Access; issues: Access; statuses: Access };
  /** False: the GraphQL endpoint answers 403, as behind some proxies and on old Enterprise Servers. */
  mayUseGraphql: boolean;
};

export type Identity = {
  login: string;
  id: number;
  type: 'Bot' | 'User';
  app: { id: number; slug: string } | undefined;
};

export type Repository = {
  id: number;
  owner: string;
  name: string;
  isPrivate: boolean;
  defaultBranch: string;
  /** Commit of each full ref (`refs/heads/main`). */
  refs: Map<string, string>;
  /** Files of each commit, by path. A commit is known if it is a key here. */
  commits: Map<string, Map<string, Entry>>;
  pulls: Map<number, Pull>;
  comments: Comment[];
  statuses: Status[];
};

export type Entry =
  | { kind: 'file'; bytes: Uint8Array }
  | { kind: 'symlink'; target: string }
  | { kind: 'submodule'; commit: string };

export type Pull = {
  number: number;
  state: 'open' | 'closed';
  head: { ref: string; sha: string; repository: { id: number; fullName: string } | undefined };
  base: { ref: string; sha: string };
  /** `patch` is a unified diff without its file names, as GitHub sends it. */
  files: { path: string; previousPath?: string; patch?: string }[];
};

export type Comment = {
  id: number;
  issue: number;
  author: Identity;
  body: string;
  createdAtMs: number;
  updatedAtMs: number;
};

export type Status = {
  id: number;
  sha: string;
  state: string;
  context: string;
  description: string | null;
  targetUrl: string | null;
};
