import type { HttpAnswer, HttpRequest } from '../emulator/wire/http.ts';
import { createGitHubHandler } from './handler.ts';
import type { GitHubState } from './state.ts';

/**
 * Makes the next `gates` listings of comments all show what is there now, as when several gates list before the first of them
 * writes: the race in which each gate creates its own comment.
 */
export function raceOnListing(state: GitHubState, gates: number): void {
  const answers = new Map<string, HttpAnswer>();
  let left = gates;
  state.before.set('list-comments', (request) => {
    if (left === 0) return undefined;
    left -= 1;
    const key = `${request.path}?${request.query}`;
    const answer = answers.get(key) ?? answerNow(state, request);
    answers.set(key, answer);
    return answer;
  });
}

function answerNow(state: GitHubState, request: HttpRequest): HttpAnswer {
  return createGitHubHandler({ ...state, before: new Map() })(request);
}
