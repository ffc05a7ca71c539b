import type { HttpRequest } from '../emulator/wire/http.ts';
import type { GitHubState, Repository, Token } from './state.ts';

/** The request as a route gets it: the token, the repository, and the rest of the path, decoded. */
export type Call = {
  readonly state: GitHubState;
  readonly request: HttpRequest;
  readonly token: Token;
  readonly repository: Repository;
  /** The path after `/repos/<owner>/<name>/`. */
  readonly rest: string;
};
