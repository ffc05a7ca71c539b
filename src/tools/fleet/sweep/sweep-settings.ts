import { CHECK_FLAGS } from '../../../cli/check/check-flags.ts';
import { assertOnePolicy } from '../../../cli/check/check-settings.ts';
import { config, type Flags, type Given, missing, type Shell, takes } from '../../../cli/command.ts';
import {
  GITHUB_TOKEN_FLAG,
  NAMED_DEPLOYMENT_FLAG,
  QUESTION_FLAGS,
  readGitHubToken,
  readTimeLimit,
  readToken,
} from '../../../cli/connection.ts';
import { readGitFolder } from '../../../cli/target/git-folder.ts';
import { GITHUB_TOKEN_VARIABLE } from '../../../cli/variables.ts';
import { isLoopback } from '../../../domain/text/remote-address.ts';
import { checkoutOf } from '../../../target/checkout.ts';
import { JUDGING_FLAGS, readInputs } from '../fleet-command.ts';

const LONGEST_SWEEP = '30m';

const ELSEWHERE = "a path in the repository, read at each pull request's base; with ./ or / before it a local file";

export const SWEEP_FLAGS = {
  ...QUESTION_FLAGS,
  ...NAMED_DEPLOYMENT_FLAG,
  timeout: takes('<duration>', `time limit of the whole sweep (${LONGEST_SWEEP})`),
  repository: takes(
    '<owner/name>',
    'repository whose pull requests are judged, and name of the project (from GITHUB_REPOSITORY, else git)',
  ),
  'repository-id': CHECK_FLAGS['repository-id'],
  projects: CHECK_FLAGS.projects,
  'commit-status': takes('<name>', 'name of the commit status that the gate sets (required)'),
  ...JUDGING_FLAGS,
  baseline: {
    ...CHECK_FLAGS.baseline,
    about: 'none, base (of each pull request), or a ref: only new issues count (none)',
  },
  policy: CHECK_FLAGS.policy,
  'policy-file': takes('<path>', `a policy: ${ELSEWHERE}; or owner/repo/path@ref`),
  'waivers-file': takes('<path>', `more waivers: ${ELSEWHERE}`),
  'required-scan': CHECK_FLAGS['required-scan'],
  'max-scan-age': CHECK_FLAGS['max-scan-age'],
  mode: { ...CHECK_FLAGS.mode, about: 'enforce, or report: a proven fail sets success, too (enforce)' },
  'on-inconclusive': {
    refusal: 'sweep never sets the status of an inconclusive verdict',
    isOfOthers: true,
  },
  'discovery-timeout': { refusal: 'a sweep waits for nothing', isOfOthers: true },
  'wait-timeout': { refusal: 'a sweep waits for nothing', isOfOthers: true },
  'comment-key': takes('<name>', 'the input comment-key of the gate whose comments are updated'),
  ...GITHUB_TOKEN_FLAG,
  'dry-run': { about: 'show the statuses due, and write nothing' },
  json: { about: 'print JSON: every pull request with its verdict and its status' },
} as const satisfies Flags;

export type SweepFlag = keyof typeof SWEEP_FLAGS;

export type SweepSettings = Awaited<ReturnType<typeof readSweepSettings>>;

/** Reads every flag, strictly. Throws `GateFailure` (`config`, `no-token`) before anything is sent. */
export async function readSweepSettings(given: Given<SweepFlag>, shell: Shell) {
  const { env } = shell;
  if (given.operands.length > 0) throw config('sweep takes only flags; write each value after its flag');
  const here = (env.GITHUB_REPOSITORY ?? '').trim();
  const around = async () => (here === '' ? (await readGitFolder(process.cwd())).repository : here);
  const project = given.text('repository') ?? (await around());
  const lacking = (['base-url', 'deployment-id', 'commit-status', 'repository'] as const).filter(
    (name) => (name === 'repository' ? project : given.text(name)) === undefined,
  );
  if (lacking.length > 0) throw missing(lacking);
  assertOnePolicy(given);
  const token = await readToken(given, shell);
  const inputs = readInputs(given, { token, repository: project! });
  const gitHubToken = await readGitHubToken(given, shell, token);
  if (gitHubToken === undefined)
    throw config(
      `the GitHub token is missing: set ${GITHUB_TOKEN_VARIABLE}, or give --github-token-file; ` +
        'it needs statuses: write, pull-requests: write and contents: read',
    );
  const repository = gitHubRepository(inputs.repository, here, given.nameOf('repository'));
  return {
    inputs,
    commitStatus: inputs.commitStatus!,
    gitHubToken,
    repository,
    checkout: checkoutOf({ ...env, GITHUB_SERVER_URL: serverOf(env), GITHUB_REPOSITORY: repository }),
    limitMs: readTimeLimit(given, LONGEST_SWEEP),
    isDryRun: given.isOn('dry-run'),
  };
}

/** The workflow's repository, if the project is it, a part of it or has a one-word name; else the name's first two parts. Throws `GateFailure` (`config`). */
function gitHubRepository(project: string, here: string, flag: string): string {
  const isHere = `${project}/`.toLowerCase().startsWith(`${here}/`.toLowerCase());
  if (here !== '' && (isHere || !project.includes('/'))) return here;
  const [, repository] = /^([\w.-]+\/[\w.-]+)(?:\/|$)/.exec(project) ?? [];
  if (repository === undefined) throw config(`${flag}: ${JSON.stringify(project)} is no repository; write owner/name`);
  return repository;
}

/** The server, if the address of its API shows it: github.com, or an Enterprise Server. Undefined for a proxy of either. */
function serverOf({ GITHUB_SERVER_URL, GITHUB_API_URL }: Shell['env']): string | undefined {
  if (GITHUB_SERVER_URL) return GITHUB_SERVER_URL;
  const api = URL.parse(GITHUB_API_URL || 'https://api.github.com');
  if (api?.origin === 'https://api.github.com') return 'https://github.com';
  return api !== null && /\/api\/v3\/*$/.test(api.pathname) && !isLoopback(api.hostname) ? api.origin : undefined;
}
