import { CHECK_FLAGS } from '../../../../cli/check/check-flags.ts';
import { QUESTION_FLAGS } from '../../../../cli/connection.ts';
import type { Flags } from '../../../../cli/flags.ts';
import type { ActionInputName } from '../../../../domain/action-inputs.ts';

/** Inputs of the Action that a simulation has as flags, with the same meaning. */
export const SIMULATED_INPUTS = [
  'base-url',
  'deployment-id',
  'request-timeout',
  'required-products',
  'max-critical',
  'max-high',
  'max-medium',
  'max-low',
  'max-unrated',
  'states',
  'page-size',
] as const satisfies readonly ActionInputName[];

export const SIMULATE_FLAGS = {
  ...QUESTION_FLAGS,
  policy: { value: '<file>', about: 'the policy to try (required)' },
  since: { value: '<period>', about: 'refs that were scanned since then: 12h, 7d, 4w, at most 30d (7d)' },
  'repository-id': {
    value: '<list>',
    about: 'only these repositories; may be given several times',
    isList: true,
  },
  json: { about: 'print JSON: every ref with its verdict and its conditions' },
  html: { value: '<path>', about: 'also write a page for the meeting in which the policy is decided' },
  'required-products': CHECK_FLAGS['required-products'],
  'max-critical': CHECK_FLAGS['max-critical'],
  'max-high': CHECK_FLAGS['max-high'],
  'max-medium': CHECK_FLAGS['max-medium'],
  'max-low': CHECK_FLAGS['max-low'],
  'max-unrated': CHECK_FLAGS['max-unrated'],
  states: CHECK_FLAGS.states,
  'page-size': CHECK_FLAGS['page-size'],
  baseline: {
    refusal:
      'nothing is compared here: what a diff scan shows is all new, and of a full scan it is told what is not compared',
  },
} as const satisfies Flags;

/** Titles of these flags in the help. */
export const SIMULATE_GROUPS = {
  'What is judged': ['since', 'repository-id'],
  'By what': [
    'policy',
    'max-critical',
    'max-high',
    'max-medium',
    'max-low',
    'max-unrated',
    'states',
    'required-products',
  ],
  Connection: ['base-url', 'deployment-id', 'api-token-file', 'request-timeout', 'timeout', 'page-size'],
  Output: ['json', 'html', 'verbose', 'no-color'],
} as const;

export type SimulateFlag = keyof typeof SIMULATE_FLAGS;
