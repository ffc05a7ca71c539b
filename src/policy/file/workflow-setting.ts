import { ACTION_INPUTS } from '../../domain/action-inputs.ts';

/** Inputs of the action that a policy may not set: it says what is allowed, never which server to ask, what to trust or where to report. */
const WORKFLOW_SETTINGS = Object.keys(ACTION_INPUTS).filter((name) => name !== 'on-inconclusive');

/** Other names for the same settings. */
const SYNONYMS = ['token', 'report', 'url'];

/** True for the name of such a setting, however it is written (`base_url`, `baseUrl`). */
export function isWorkflowSetting(key: string): boolean {
  return [...WORKFLOW_SETTINGS, ...SYNONYMS].some((name) => letters(name) === letters(key));
}

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}
