import type { HttpRequest } from '../emulator/wire/http.ts';
import type { GitLabState, MergeRequest, Project, Token } from './state.ts';

/** The request as a route gets it: the token, the merge request, and the rest of the path. */
export type Call = {
  readonly state: GitLabState;
  readonly request: HttpRequest;
  readonly token: Token;
  readonly project: Project;
  readonly mergeRequest: MergeRequest;
  /** What follows the number of the merge request. */
  readonly rest: string;
};
