import { CHECK_FLAGS } from '../../../cli/check/check-flags.ts';
import { QUESTION_FLAGS } from '../../../cli/connection.ts';
import type { Flags } from '../../../cli/flags.ts';
import type { FileFlags } from '../../../cli/local-file.ts';
import { GITHUB_TOKEN_VARIABLE } from '../../../cli/variables.ts';
import type { ActionInputName } from '../../../domain/action-inputs.ts';
import { JUDGED_BY, JUDGING_FLAGS } from '../fleet-command.ts';

export const LONGEST_SWEEP = '30m';

export const SWEPT_INPUTS = [
  'base-url',
  'deployment-id',
  'request-timeout',
  'repository',
  'repository-id',
  'projects',
  'required-products',
  'required-scan',
  ...JUDGED_BY,
  'baseline',
  'policy',
  'mode',
  'comment-key',
  'commit-status',
  'page-size',
] as const satisfies readonly ActionInputName[];

const ELSEWHERE = "a path in the repository, read at each pull request's base; with ./ or / before it a local file";

export const SWEEP_FLAGS = {
  ...QUESTION_FLAGS,
  timeout: { value: '<duration>', about: `time limit of the whole sweep (${LONGEST_SWEEP})` },
  repository: {
    value: '<owner/name>',
    about: 'repository whose pull requests are judged, and name of the project (from GITHUB_REPOSITORY, else git)',
  },
  'repository-id': CHECK_FLAGS['repository-id'],
  projects: CHECK_FLAGS.projects,
  'commit-status': { value: '<name>', about: 'name of the commit status that the gate sets (required)' },
  ...JUDGING_FLAGS,
  baseline: {
    ...CHECK_FLAGS.baseline,
    about: 'none, base (of each pull request), or a ref: only what is worse counts (none)',
  },
  policy: CHECK_FLAGS.policy,
  'policy-file': { value: '<path>', about: `a policy: ${ELSEWHERE}; or owner/repo/path@ref` },
  'waivers-file': { value: '<path>', about: `more waivers: ${ELSEWHERE}` },
  'required-scan': CHECK_FLAGS['required-scan'],
  mode: { ...CHECK_FLAGS.mode, about: 'enforce, or report: the status of a proven fail is a success, too (enforce)' },
  'on-inconclusive': { refusal: 'what is not proven leaves the status as it is, whatever is softened' },
  'discovery-timeout': { refusal: 'a sweep waits for nothing' },
  'wait-timeout': { refusal: 'a sweep waits for nothing' },
  'comment-key': { value: '<name>', about: 'the input comment-key of the gate whose comments are kept up to date' },
  'github-token-file': {
    value: '<path>',
    about: `file that holds a token of GitHub, where the variable ${GITHUB_TOKEN_VARIABLE} does not`,
  },
  'dry-run': { about: 'say what would be written, and write nothing' },
  json: { about: 'print JSON: every pull request with its verdict and its status' },
} as const satisfies Flags;

export const SWEEP_GROUPS = {
  'What is judged': ['repository', 'repository-id', 'projects'],
  'By what': [
    'policy',
    'policy-file',
    'waivers-file',
    ...JUDGED_BY,
    'baseline',
    'required-products',
    'required-scan',
    'mode',
  ],
  'What is written': ['commit-status', 'comment-key', 'dry-run'],
  Connection: [
    'base-url',
    'deployment-id',
    'api-token-file',
    'github-token-file',
    'request-timeout',
    'timeout',
    'page-size',
  ],
  Output: ['json', 'verbose', 'no-color'],
} as const;

export const SWEEP_FILES = {
  read: ['policy-file', 'waivers-file', 'api-token-file', 'github-token-file'],
  written: [],
} as const satisfies FileFlags<SweepFlag>;

export type SweepFlag = keyof typeof SWEEP_FLAGS;
