import type { ActionInputName } from '../../../domain/action-inputs.ts';
import { LIMIT_INPUTS } from '../../../domain/policy.ts';
import type { ScanMeta } from '../../../domain/scan.ts';

export const RECORD_FORMAT = 4;

/** The inputs that decide: what was asked, of what, for how long, what is allowed, and what follows from a verdict. A record has them as they were written. */
export const STORED_INPUTS = [
  ...LIMIT_INPUTS,
  'mode',
  'on-inconclusive',
  'base-url',
  'deployment-id',
  'repository-id',
  'repository',
  'required-products',
  'required-scan',
  'max-scan-age',
  'projects',
  'discovery-timeout',
  'wait-timeout',
  'poll-interval',
  'page-size',
  'states',
  'baseline',
] as const satisfies readonly ActionInputName[];
export type StoredInput = (typeof STORED_INPUTS)[number];

/** The stored members of a detail's context: those that can decide or are reported. There are no titles, and nothing about people. */
export const STORED_META = [
  'branch',
  'commit',
  'repository',
  'repoDisplayName',
  'pullRequestId',
  'repoUrl',
  'ciJobUrl',
] as const satisfies readonly (keyof ScanMeta)[];
