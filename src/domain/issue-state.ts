/** The nine triage states of an issue, in the short form of the input `states`. */
export const ISSUE_STATES = [
  'open',
  'fixed',
  'removed',
  'ignored-app',
  'ignored-code',
  'unknown',
  'reviewing',
  'fixing',
  'provisionally-ignored-app',
] as const;
export type IssueState = (typeof ISSUE_STATES)[number];
