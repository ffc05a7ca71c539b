import type { HttpAnswer, HttpRequest } from '../emulator/wire/http.ts';
import type { Operation } from './operation.ts';

/** What GitLab knows, as plain data that a test may change at any time. */
export type GitLabState = {
  /** Path of the API's root: `/api/v4`, below a relative address on some servers. */
  prefix: string;
  projects: Project[];
  tokens: Token[];
  /** Runs before an operation is answered; an answer that it returns is sent instead. */
  before: Map<Operation, (request: HttpRequest) => HttpAnswer | undefined>;
  /** Ids are given in ascending order, over all projects. */
  nextId: number;
  /** What quick actions in notes have done, in order, such as `merge`. */
  actions: string[];
};

export type Role = 'none' | 'guest' | 'reporter' | 'developer';

export type Token = {
  value: string;
  user: User;
  /** `job`: the token of a CI job, which the notes are closed to. */
  kind: 'access' | 'job';
  scopes: ('api' | 'read_api' | 'read_user')[];
  role: Role;
};

export type User = { id: number; username: string };

export type Project = {
  id: number;
  path: string;
  mergeRequests: Map<number, MergeRequest>;
};

export type MergeRequest = {
  iid: number;
  headSha: string;
  notes: Note[];
};

export type Note = { id: number; author: User; body: string; isSystem: boolean };
