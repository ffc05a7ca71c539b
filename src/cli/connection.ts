import { ACTION_INPUTS } from '../domain/action-inputs.ts';
import { GateFailure } from '../domain/failure.ts';
import type { DeploymentId } from '../domain/ids.ts';
import { InputProblem, parseBaseUrl, parseDigits, parseDuration } from '../inputs/parse-value.ts';
import { MissingToken, parseToken, sameToken } from '../inputs/token.ts';
import type { ClientOptions } from '../platform/operations.ts';
import type { TransportOptions } from '../platform/transport.ts';
import { config, type Given, missing, readValue, type Shell, takes } from './command.ts';
import { readNamed } from './local-file.ts';
import { SCREEN_FLAGS } from './screen/screen-style.ts';
import { GITHUB_TOKEN_VARIABLE, TOKEN_VARIABLE } from './variables.ts';

const CONNECTION_FLAGS = {
  'base-url': takes('<url>', 'root address of the platform (required)'),
  'deployment-id': takes('<digits>', "id of your organization's deployment (the token's own)"),
  'api-token-file': takes('<path>', `file with the token, instead of the variable ${TOKEN_VARIABLE}`),
  'request-timeout': takes(
    '<duration>',
    `time limit of one attempt of a request (${ACTION_INPUTS['request-timeout'].default})`,
  ),
} as const;

export const GITHUB_TOKEN_FLAG = {
  'github-token-file': takes('<path>', `file with a GitHub token, instead of the variable ${GITHUB_TOKEN_VARIABLE}`),
} as const;

export const VERBOSE_FLAG = {
  verbose: { about: 'show every request on standard error: address, answer, time, attempt' },
} as const;

/** The same flags for a command that can read a record instead of the platform. */
export const CONNECTION_OR_RECORD_FLAGS = {
  ...CONNECTION_FLAGS,
  'base-url': takes('<url>', 'root address of the platform (required without --replay)'),
  'deployment-id': takes('<digits>', "id of your organization's deployment (required without --replay)"),
} as const;

/** For commands that judge or change something: they require the deployment and never guess it. */
export const NAMED_DEPLOYMENT_FLAG = {
  'deployment-id': takes('<digits>', "id of your organization's deployment (required)"),
} as const;

export const QUESTION_FLAGS = {
  ...CONNECTION_FLAGS,
  timeout: takes('<duration>', 'time limit of the whole command, with all pages and retries (15m)'),
  ...VERBOSE_FLAG,
  ...SCREEN_FLAGS,
} as const;

const { 'deployment-id': _named, ...OF_ANY_DEPLOYMENT } = QUESTION_FLAGS;

export const PLATFORM_FLAGS = OF_ANY_DEPLOYMENT;

export const QUESTION_GROUPS = {
  Connection: [...Object.keys(CONNECTION_FLAGS), 'timeout'],
  Output: ['json', 'verbose', 'no-color'],
} as const;

export const EXAMPLE_CONNECTION = '--base-url https://platform.example --deployment-id 123';

const LONGEST_COMMAND = '15m';

export async function connect(given: Given<keyof typeof QUESTION_FLAGS>, shell: Shell): Promise<ClientOptions> {
  const named = given.read('deployment-id', parseDigits) as DeploymentId | undefined;
  const connection = await reach(given, shell);
  return { ...connection, deploymentId: named ?? (await ownDeployment(connection)) };
}

async function ownDeployment(connection: TransportOptions): Promise<DeploymentId> {
  const { listDeployments } = await import('../platform/deployments.ts');
  const [own, ...others] = new Set((await listDeployments(connection)).map(({ id }) => id));
  if (own === undefined || others.length > 0)
    throw missing(['deployment-id'], 'the token can access no deployment, or several');
  return own as DeploymentId;
}

/** The connection to the platform, without a deployment. Throws `GateFailure` (`config`, `no-token`, `tls`) before anything is sent. */
export async function reach(given: Given<keyof typeof PLATFORM_FLAGS>, shell: Shell): Promise<TransportOptions> {
  const { env, clock, random, signal, terminal } = shell;
  const baseUrl = given.need('base-url', parseBaseUrl);
  const requestTimeoutMs = readRequestTimeout(given);
  const limitMs = readTimeLimit(given);
  const token = await readToken(given, shell);
  const inputs = { baseUrl, requestTimeoutMs, apiToken: parsedToken(token) };
  const log = { debug: (line: string): void => (given.isOn('verbose') ? terminal.tell(line) : undefined) };
  const { transportOptions } = await import('../platform/platform-side.ts');
  return transportOptions({ env, inputs, clock, random, log, signal, readBy: clock.now() + limitMs });
}

export function parsedToken(text: string): string {
  if (text.trim() === '') throw new GateFailure('no-token', `the ${TOKEN_NAME} is empty`);
  try {
    return parseToken(text);
  } catch (problem) {
    if (!(problem instanceof InputProblem)) throw problem;
    const reason = problem instanceof MissingToken ? 'no-token' : 'config';
    throw new GateFailure(reason, `${TOKEN_NAME}: ${problem.message}`);
  }
}

/** How long one attempt of a request may take, in milliseconds. Throws `GateFailure` (`config`). */
export function readRequestTimeout(given: Given<'request-timeout'>): number {
  const text = given.text('request-timeout') ?? ACTION_INPUTS['request-timeout'].default;
  return readValue(given.nameOf('request-timeout'), text, (written) => parseDuration(written, 10));
}

export function readTimeLimit(given: Given<'timeout'>, usual = LONGEST_COMMAND): number {
  return readValue(given.nameOf('timeout'), given.text('timeout') ?? usual, (text) => parseDuration(text, 10));
}

export const TOKEN_NAME = `token (variable ${TOKEN_VARIABLE}, or the file of --api-token-file)`;

/** Reads the platform's token, unchecked and hidden from every output; '' if none is given. Never from the command line, which every process can read. */
export function readToken(given: Given<'api-token-file'>, shell: TokenShell): Promise<string> {
  return readSecret(given, 'api-token-file', TOKEN_VARIABLE, shell);
}

type TokenShell = Pick<Shell, 'env' | 'terminal' | 'signal'>;

/** Reads GitHub's token, hidden from every output; undefined if none is given. Throws `GateFailure` (`config`), also if it is the platform's token. */
export async function readGitHubToken(
  given: Given<'api-token-file' | 'github-token-file'>,
  shell: TokenShell,
  ofPlatform: string | undefined,
): Promise<string | undefined> {
  const path = given.text('github-token-file');
  const name = `GitHub token (variable ${GITHUB_TOKEN_VARIABLE}, or the file of --github-token-file)`;
  // A pipe cannot be read twice.
  const isSameFile = path !== undefined && path === given.text('api-token-file');
  const text = isSameFile ? '' : await readSecret(given, 'github-token-file', GITHUB_TOKEN_VARIABLE, shell);
  const token = path === undefined ? text.trim() : text;
  if (isSameFile || (token !== '' && token === ofPlatform?.trim())) throw config(sameToken(TOKEN_NAME, name));
  return token === '' && path === undefined ? undefined : readValue(name, token, parseToken);
}

async function readSecret<Name extends string>(
  given: Given<Name>,
  flag: Name,
  variable: string,
  { env, terminal, signal }: TokenShell,
): Promise<string> {
  const path = given.text(flag);
  const name = given.nameOf(flag);
  const held = env[variable] ?? '';
  if (path === undefined) return held;
  if (held.trim() !== '') throw config(`${variable} and ${name} are both given; keep one`);
  const bytes = await readNamed(path, 'token', signal, (why) => config(`${name}: the file cannot be read (${why})`));
  const token = bytes.toString('utf8').replace(/\r?\n$/, '');
  terminal.hide([token]);
  return token;
}
