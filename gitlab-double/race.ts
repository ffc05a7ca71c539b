import type { HttpAnswer, HttpRequest } from '../emulator/wire/http.ts';
import { createGitLabHandler } from './handler.ts';
import type { GitLabState } from './state.ts';

/** Makes the next `gates` listings of notes all show what is there now: the race in which each gate creates its own note. */
export function raceOnListing(state: GitLabState, gates: number): void {
  const now = structuredClone(state.projects);
  let left = gates;
  state.before.set('list-notes', (request: HttpRequest): HttpAnswer | undefined => {
    if (left === 0) return undefined;
    left -= 1;
    return createGitLabHandler({ ...state, projects: now, before: new Map() })(request);
  });
}
