import { assertOnePolicy } from '../../../cli/check/check-settings.ts';
import { readGitHubToken, readTimeLimit, readToken } from '../../../cli/connection.ts';
import { config, type Given, missing } from '../../../cli/flags.ts';
import type { Shell } from '../../../cli/shell.ts';
import { readGitFolder } from '../../../cli/target/git-folder.ts';
import { GITHUB_TOKEN_VARIABLE } from '../../../cli/variables.ts';
import type { Checkout } from '../../../domain/target.ts';
import { isLoopback } from '../../../domain/text/loopback.ts';
import type { Inputs } from '../../../inputs/parse-inputs.ts';
import { checkoutOf } from '../../../target/checkout.ts';
import { readInputs } from '../fleet-command.ts';
import { LONGEST_SWEEP, SWEPT_INPUTS, type SweepFlag } from './sweep-flags.ts';

export type SweepSettings = {
  readonly inputs: Inputs;
  readonly commitStatus: string;
  readonly gitHubToken: string;
  /** `owner/name` of the repository whose pull requests are judged. */
  readonly repository: string;
  readonly checkout: Checkout;
  readonly limitMs: number;
  readonly isDryRun: boolean;
};

/** Reads every flag, strictly. Throws `GateFailure` (`config`, `no-token`) before anything is sent. */
export async function readSweepSettings(given: Given<SweepFlag>, shell: Shell): Promise<SweepSettings> {
  const { env } = shell;
  if (given.operands.length > 0) throw config('sweep takes only flags; write each value after its flag');
  const project = given.text('repository') ?? (await repositoryAround(env));
  const lacking = (['base-url', 'deployment-id', 'commit-status'] as const).filter(
    (name) => given.text(name) === undefined,
  );
  const all = [...lacking, ...(project === undefined ? (['repository'] as const) : [])];
  if (all.length > 0) throw missing(all);
  assertOnePolicy(given);
  const token = await readToken(given, shell);
  const inputs = readInputs(given, SWEPT_INPUTS, { token, repository: project! });
  const gitHubToken = await readGitHubToken(given, shell);
  if (gitHubToken === undefined) {
    throw config(
      `the GitHub token is missing: set ${GITHUB_TOKEN_VARIABLE}, or give --github-token-file; ` +
        'it needs statuses: write, pull-requests: write and contents: read',
    );
  }
  const repository = gitHubRepository(inputs.repository, env, given.nameOf('repository'));
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

async function repositoryAround({ GITHUB_REPOSITORY = '' }: Shell['env']): Promise<string | undefined> {
  const named = GITHUB_REPOSITORY.trim();
  return named === '' ? (await readGitFolder(process.cwd())).repository : named;
}

/**
 * The repository of a project. That of the workflow where the project is called like it, or is a part of it; another one
 * where the name has two parts or more; a name of one word is a project of the workflow's. Throws `GateFailure` (`config`).
 */
function gitHubRepository(project: string, { GITHUB_REPOSITORY = '' }: Shell['env'], flag: string): string {
  const here = GITHUB_REPOSITORY.trim();
  const isHere = `${project}/`.toLowerCase().startsWith(`${here}/`.toLowerCase());
  if (here !== '' && (isHere || !project.includes('/'))) return here;
  const [, repository] = /^([\w.-]+\/[\w.-]+)(?:\/|$)/.exec(project) ?? [];
  if (repository === undefined) throw config(`${flag}: ${JSON.stringify(project)} is no repository; write owner/name`);
  return repository;
}

/** The server of an API whose address says it: github.com, or an Enterprise Server. Undefined for a proxy of either. */
function serverOf({ GITHUB_SERVER_URL, GITHUB_API_URL }: Shell['env']): string | undefined {
  if (GITHUB_SERVER_URL) return GITHUB_SERVER_URL;
  const api = URL.parse(GITHUB_API_URL || 'https://api.github.com');
  if (api?.origin === 'https://api.github.com') return 'https://github.com';
  return api?.pathname.replace(/\/+$/, '').endsWith('/api/v3') === true && !isLoopback(api.hostname)
    ? api.origin
    : undefined;
}
