import { ACTION_INPUTS, type ActionInputName } from '../../domain/action-inputs.ts';
import type { LIMIT_INPUTS } from '../../domain/policy.ts';
import { FILE_FORMATS, type FileFormatName } from '../../gate/publish/file-formats.ts';
import { type Flag, secretRefusal, takes } from '../command.ts';
import { CONNECTION_OR_RECORD_FLAGS, VERBOSE_FLAG } from '../connection.ts';
import { SCREEN_FLAGS } from '../screen/screen-style.ts';
import { GITLAB_TOKEN_VARIABLE } from '../variables.ts';

const FILE_FLAGS = Object.fromEntries(
  Object.entries(FILE_FORMATS).map(([name, { about }]) => [name, takes('<path>', about)]),
) as Readonly<Record<FileFormatName, Flag>>;

const { 'request-timeout': REQUEST_TIMEOUT, ...CONNECTION } = CONNECTION_OR_RECORD_FLAGS;

const JUDGED = {
  repository: takes('<owner/name>', 'name of the project on the platform (from the CI system, else from git)'),
  'repository-id': takes(
    '<digits>',
    "the platform's id of the repository; the gate then finds the scan with one request",
  ),
  projects: withDefault('projects', '<list>', 'one, all (of the repository), or a list of the names or ids to judge'),
  commit: takes('<sha>', 'commit to judge, 40 or 64 hex digits (from the CI system, else from git)'),
  ref: takes('<ref>', 'branch, tag or pull request of the commit: main, refs/tags/v1, refs/pull/7/merge'),
  'pull-request': takes('<number>', 'number of the pull or merge request; instead of --ref'),
  'head-ref': takes('<branch>', 'its head branch'),
  'head-repository': takes(
    '<owner/name>',
    'repository of its head branch; without it, the change counts as one from a fork',
  ),
  'base-ref': takes('<branch>', 'base branch of the change, for --baseline base'),
} as const;

export const LIMIT_FLAGS = {
  'fail-on-severity': takes(
    '<word>',
    'issues of this severity and above block: critical, high, medium, low, none (from the policy, else high)',
  ),
  'max-critical': limitFlag('critical issues'),
  'max-high': limitFlag('high issues'),
  'max-medium': limitFlag('medium issues'),
  'max-low': limitFlag('low issues'),
  'max-unrated': takes('<number>', 'maximum number of issues without a known severity (no limit)'),
} as const satisfies Readonly<Record<(typeof LIMIT_INPUTS)[number], Flag>>;

const ALLOWED = {
  ...LIMIT_FLAGS,
  states: withDefault('states', '<list>', 'triage states in which an issue counts'),
  baseline: withDefault('baseline', '<ref>', 'none, base (of the pull request), or a ref: only new issues count'),
  policy: takes('<yaml>', 'a policy as text; not together with --policy-file'),
  'policy-file': takes('<path>', 'a policy in a local file that the change under test cannot write'),
  'waivers-file': takes('<path>', 'more waivers, in a local file that the change under test cannot write'),
  'required-products': takes('<list>', 'products that must have been scanned: code, supply-chain, secrets, ai-code'),
  'required-scan': withDefault('required-scan', '<word>', 'any, or full: only full scans are judged'),
  'max-scan-age': takes('<duration>', 'maximum age of a scan, such as 7d'),
  mode: withDefault('mode', '<word>', 'enforce, or report: exit 0 whatever the verdict'),
  'on-inconclusive': takes('<rules>', 'fail, warn, or a list of <reason>: warn'),
} as const;

const WAITING = {
  'discovery-timeout': withDefault('discovery-timeout', '<duration>', 'how long to wait for a scan to appear'),
  'wait-timeout': withDefault('wait-timeout', '<duration>', 'how long to wait for it to finish'),
  'poll-interval': withDefault('poll-interval', '<duration>', 'maximum time between polls'),
  'request-timeout': REQUEST_TIMEOUT,
  'page-size': withDefault('page-size', '<number>', 'issue groups per page'),
} as const;

const OUTPUT = {
  json: { about: 'print the JSON report; what people read goes to standard error' },
  ...FILE_FLAGS,
  'gitlab-note': { about: `write the note on the merge request (token in ${GITLAB_TOKEN_VARIABLE})` },
  'comment-key': takes('<name>', 'separates the notes of several gates on one merge request; with --gitlab-note'),
  ...VERBOSE_FLAG,
  ...SCREEN_FLAGS,
} as const;

const EVIDENCE = {
  record: takes('<path>', 'write a record of the run: what was read, the settings and the decision, for --replay'),
  replay: takes('<path>', 'decide again from this record, without requests'),
  'attestation-path': takes('<path>', 'write the predicate of an attestation, to be signed; only for an enforced pass'),
} as const;

const REFUSED = {
  'api-token': { refusal: secretRefusal('api-token') },
  'merge-queue': { refusal: 'only GitHub has merge groups; name the commit with --commit' },
  comment: { refusal: 'only the GitHub Action has it; --gitlab-note writes a note on a merge request' },
  'commit-status': { refusal: 'check sets no commit status; use the exit code', isOfOthers: true },
  summary: { refusal: 'use --markdown to write the summary to a file' },
  'record-path': { refusal: 'on the command line it is --record' },
  'github-token': { refusal: 'check does not talk to GitHub', isOfOthers: true },
  'summary-path': { refusal: 'it is now called --markdown; the page is the same' },
} as const;

/** Each input of the Action on the command line: a flag of the same name, or a reason why there is none. */
export const CHECK_FLAGS = {
  ...JUDGED,
  ...ALLOWED,
  ...WAITING,
  ...CONNECTION,
  ...OUTPUT,
  ...EVIDENCE,
  ...REFUSED,
} as const satisfies Readonly<Record<ActionInputName, Flag>>;

export const CHECK_GROUPS = {
  'What is judged': Object.keys(JUDGED),
  'What is allowed': Object.keys(ALLOWED),
  Waiting: Object.keys(WAITING),
  Connection: Object.keys(CONNECTION),
  Output: Object.keys(OUTPUT),
  Evidence: Object.keys(EVIDENCE),
};

export type CheckFlag = keyof typeof CHECK_FLAGS;

export const CHECK_FILES = {
  read: ['policy-file', 'waivers-file', 'api-token-file', 'replay'],
  written: [...(Object.keys(FILE_FORMATS) as FileFormatName[]), 'record', 'attestation-path'],
  mustGo: ['attestation-path'],
} as const satisfies Record<string, readonly CheckFlag[]>;

function limitFlag(issues: string): Flag {
  return takes('<number>', `maximum number of ${issues}, or none (0 from --fail-on-severity upwards)`);
}

function withDefault(name: ActionInputName, value: string, about: string): Flag {
  return takes(value, `${about} (${ACTION_INPUTS[name].default})`);
}
