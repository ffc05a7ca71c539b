/** Inputs of the action that a policy may not set: it says what is allowed, never whom to ask, what to trust and where to report. */
export const WORKFLOW_SETTINGS = [
  'base-url',
  'api-token',
  'deployment-id',
  'repository-id',
  'repository',
  'commit',
  'required-products',
  'discovery-timeout',
  'wait-timeout',
  'poll-interval',
  'request-timeout',
  'page-size',
  'max-critical',
  'max-high',
  'max-medium',
  'max-low',
  'max-unrated',
  'states',
  'baseline',
  'policy',
  'policy-file',
  'merge-queue',
  'mode',
  'comment',
  'comment-key',
  'commit-status',
  'summary',
  'report-path',
  'github-token',
] as const;

/** Other words for the same. */
const SYNONYMS = ['token', 'report', 'url'];

/** True for the name of such a setting, however it is written (`base_url`, `baseUrl`). */
export function isWorkflowSetting(key: string): boolean {
  return [...WORKFLOW_SETTINGS, ...SYNONYMS].some((name) => letters(name) === letters(key));
}

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}
