/** The platform's words for triage states begin with it. */
export const ISSUE_STATE_PREFIX = 'AGGREGATE_ISSUE_STATE_';
