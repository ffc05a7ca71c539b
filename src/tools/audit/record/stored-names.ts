import type { ActionInputName } from '../../../domain/action-inputs.ts';
import { LIMIT_INPUTS } from '../../../domain/policy.ts';
import type { ScanMeta } from '../../../domain/scan.ts';

export const RECORD_FORMAT = 4;

/** The inputs that say what was asked, of what, and for how long: they are part of the evidence, as they were written. */
export const EVIDENCE_INPUTS = [
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
export type EvidenceInput = (typeof EVIDENCE_INPUTS)[number];

/** The inputs that say what is allowed, and what follows from a verdict: they are part of the case. The other stored inputs are evidence. */
export const CASE_INPUTS = [...LIMIT_INPUTS, 'mode', 'on-inconclusive'] as const satisfies readonly ActionInputName[];
export type CaseInput = (typeof CASE_INPUTS)[number];

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
