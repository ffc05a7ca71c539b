import { CHECK_FLAGS } from '../../../cli/check/check-flags.ts';
import type { FileFlags } from '../../../cli/claim-given.ts';
import { QUESTION_FLAGS } from '../../../cli/connection.ts';
import type { Flags } from '../../../cli/flags.ts';
import { GITHUB_TOKEN_VARIABLE } from '../../../cli/variables.ts';

export const USUAL_LIMIT = '5m';

export const DOCTOR_FLAGS = {
  ...QUESTION_FLAGS,
  'deployment-id': { value: '<digits>', about: "id of your organization's deployment (the token's own)" },
  timeout: { value: '<duration>', about: `time limit of the whole command (${USUAL_LIMIT})` },
  repository: {
    value: '<owner/name>',
    about: 'name of the project on the platform (from the CI system, else from git)',
  },
  'repository-id': CHECK_FLAGS['repository-id'],
  commit: { value: '<sha>', about: 'look at the scan of this commit, 40 or 64 hex digits' },
  check: { value: '<name>', about: 'name of the check or commit status that GitHub should require' },
  'github-token-file': {
    value: '<path>',
    about: `file that holds a token of GitHub, where the variable ${GITHUB_TOKEN_VARIABLE} does not`,
  },
  json: { about: 'print JSON: everything that was looked at' },
  record: { value: '<path>', about: 'write the shape of what the platform answered, without a value, to send it in' },
} as const satisfies Flags;

export const DOCTOR_GROUPS = {
  'What is looked at': ['repository', 'repository-id', 'commit'],
  Connection: ['base-url', 'deployment-id', 'api-token-file', 'request-timeout', 'timeout'],
  GitHub: ['check', 'github-token-file'],
  Output: ['json', 'record', 'verbose', 'no-color'],
} as const;

export const DOCTOR_FILES = {
  read: ['api-token-file', 'github-token-file'],
  written: ['record'],
} as const satisfies FileFlags<DoctorFlag>;

export type DoctorFlag = keyof typeof DOCTOR_FLAGS;
