import type { IssueState } from '../issue.ts';

const MOST_NAMED_STATES = 3;

/** The triage states that a condition counts, in a few words: `in ignored-app or ignored-code`, `in 7 triage states`. */
export function statesText(states: readonly IssueState[]): string {
  if (states.length > MOST_NAMED_STATES) return `in ${states.length} triage states`;
  return `in ${states.length === 1 ? states[0] : `${states.slice(0, -1).join(', ')} or ${states.at(-1)}`}`;
}
