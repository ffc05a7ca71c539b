import type { HttpAnswer, HttpRequest } from '../emulator/wire/http.ts';
import type { Operation } from './operation.ts';

/** Everything that the GitHub double knows, as plain data that a test may change at any time. */
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
  /** Ids of comments are given in ascending order, over all repositories. */
  nextId: number;
  /** Ids of statuses ascend separately: the order in which a comment and a status are written changes neither id. */
  nextStatusId: number;
  /** Milliseconds since 1970 (UTC). A second passes whenever a comment is created or updated. */
  nowMs: number;
};

export type Access = 'none' | 'read' | 'write';

export type Token = {
  value: string;
  /** `installation`: the default token of a job, or an app's; `personal`: a person's. */
  kind: 'installation' | 'personal';
  identity: Identity;
  permissions: Readonly<Record<'contents' | 'pull_requests' | 'issues' | 'statuses', Access>> &
    Readonly<Partial<Record<'administration' | 'checks', Access>>>;
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
  /** Rulesets of the repository, and those of its organization that apply to it. */
  rulesets: Ruleset[];
  /** Classic protection, by the name of the branch. */
  classic: Map<string, Classic>;
  checkRuns: CheckRun[];
};

export type Ruleset = {
  id: number;
  source: 'Repository' | 'Organization';
  enforcement: 'active' | 'evaluate' | 'disabled';
  /** Names of branches, `~DEFAULT_BRANCH` or `~ALL`. */
  branches: string[];
  rules: { type: string; parameters?: Readonly<Record<string, unknown>> }[];
};

export type Classic = {
  /** Required checks; the app is null if any app will do. Undefined if no checks are required. */
  checks: { context: string; app: number | null }[] | undefined;
  holdsForAdmins: boolean;
  /** Parts of the protection that a branch shows: all, the list without its names, or nothing, as some tokens get it. */
  shows: 'all' | 'no-names' | 'nothing';
};

export type CheckRun = { sha: string; name: string; app: NonNullable<Identity['app']> };

export type Entry =
  | { kind: 'file'; bytes: Uint8Array }
  | { kind: 'symlink'; target: string }
  | { kind: 'submodule'; commit: string };

export type Pull = {
  number: number;
  state: 'open' | 'closed';
  head: { ref: string; sha: string; repository: { id: number; fullName: string } | undefined };
  base: { ref: string; sha: string };
  /** Changes of the base, the oldest first: by hand, or by GitHub when the branch below it was merged. */
  baseChanges?: { kind: 'BaseRefChangedEvent' | 'AutomaticBaseChangeSucceededEvent'; atMs: number }[];
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
  creator: Identity;
};
