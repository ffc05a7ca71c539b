import { CHECK_FLAGS } from '../../cli/check/check-flags.ts';
import { config, type Flags, type Given, type Shell, takes } from '../../cli/command.ts';
import {
  GITHUB_TOKEN_FLAG,
  parsedToken,
  QUESTION_FLAGS,
  readGitHubToken,
  readRequestTimeout,
  readTimeLimit,
  readToken,
} from '../../cli/connection.ts';
import { readSurroundings } from '../../cli/target/surroundings.ts';
import { asGateFailure } from '../../domain/failure.ts';
import { type DeploymentId, isCommitSha, type RepositoryId } from '../../domain/ids.ts';
import { stepOf } from '../../domain/reason.ts';
import { COMMAND_LINE } from '../../domain/target.ts';
import { parseCommit, parseName } from '../../inputs/parse-inputs.ts';
import { parseBaseUrl, parseDigits } from '../../inputs/parse-value.ts';
import type { WantedProject } from '../../scan/project-name.ts';
import type { ConnectionPart } from './probe.ts';

const USUAL_LIMIT = '5m';

export const DOCTOR_FLAGS = {
  ...QUESTION_FLAGS,
  timeout: takes('<duration>', `time limit of the whole command (${USUAL_LIMIT})`),
  repository: CHECK_FLAGS.repository,
  'repository-id': CHECK_FLAGS['repository-id'],
  commit: takes('<sha>', 'check the scan of this commit, 40 or 64 hex digits'),
  check: takes('<name>', 'name of the check or commit status that GitHub should require'),
  ...GITHUB_TOKEN_FLAG,
  json: { about: 'print JSON: every check' },
  record: takes('<path>', 'write the shape of the answers of the platform, without values, to report a failed check'),
} as const satisfies Flags;

/** `problem` says what is wrong, without repeating the value. */
type Refusals = Partial<Record<ConnectionPart, { problem: string; next: string; exitCode: 2 | 3 }>>;

/** A value that cannot be used is undefined here, and is reported in `refused` with the part of the connection that it belongs to. */
export type DoctorSettings = Awaited<ReturnType<typeof readDoctorSettings>>;

/** Reads every setting, strictly. Throws `GateFailure` (`config`) for one that belongs to no part of the connection. */
export async function readDoctorSettings(given: Given<keyof typeof DOCTOR_FLAGS>, shell: Shell) {
  if (given.operands.length > 0) throw config('doctor takes only flags; write each value after its flag');
  const refused: Refusals = {};
  const repositoryId = given.read('repository-id', parseDigits) as RepositoryId | undefined;
  const around = await readSurroundings(given, shell.env, process.cwd());
  const named = given.read('repository', parseName(200));
  const here = (shell.env.GITHUB_REPOSITORY ?? '').trim();
  // An id alone names the project, wherever the command runs.
  const repository = named ?? (repositoryId === undefined ? around.repository?.text : undefined);
  const project: WantedProject | undefined =
    repository === undefined
      ? undefined
      : { repository, checkout: around.checkout, isIdKnown: repositoryId !== undefined };
  const token = await orRefused(refused, 'token', async () => parsedToken(await readToken(given, shell)));
  return {
    refused,
    requestTimeoutMs: readRequestTimeout(given),
    limitMs: readTimeLimit(given, USUAL_LIMIT),
    deployment: given.read('deployment-id', parseDigits) as DeploymentId | undefined,
    repositoryId,
    project,
    /** The repository in which the gate would run, however the project is named. On GitHub, `GITHUB_REPOSITORY` is the default of `repository`. */
    checkout: here === '' ? around.checkout : { path: here, names: [here] },
    commit: given.read('commit', parseCommit),
    /** The commit that is checked out here, which may have been scanned or not. */
    commitAround: around.commit !== undefined && isCommitSha(around.commit.text) ? around.commit.text : undefined,
    gitHub: { token: await readGitHubToken(given, shell, token), check: given.read('check', parseName(200)) },
    baseUrl: await orRefused(refused, 'address', () => given.need('base-url', parseBaseUrl)),
    token,
  };
}

export async function orRefused<Value>(
  refused: Refusals,
  part: ConnectionPart,
  read: () => Value | Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await read();
  } catch (thrown) {
    const { reason, message } = asGateFailure(thrown);
    if (reason !== 'config' && reason !== 'no-token' && reason !== 'tls') throw thrown;
    refused[part] = { problem: message, next: stepOf(reason, COMMAND_LINE), exitCode: reason === 'config' ? 3 : 2 };
    return undefined;
  }
}
