import type { ActionInputName } from '../domain/action-inputs.ts';
import { GateFailure } from '../domain/failure.ts';
import type { CommitSha, DeploymentId, RepositoryId } from '../domain/ids.ts';
import { isCommitSha } from '../domain/ids.ts';
import { ISSUE_STATES, type IssueState } from '../domain/issue-state.ts';
import type { Softening } from '../domain/policy.ts';
import { PRODUCTS, type Product } from '../domain/product.ts';
import { isRefName } from '../domain/ref.ts';
import type { CountColumn } from '../domain/severity.ts';
import { parseBaseUrl } from './base-url.ts';
import { parseOnInconclusive } from './parse-on-inconclusive.ts';
import {
  InputProblem,
  parseDigits,
  parseDuration,
  parseLimit,
  parseList,
  parseWord,
  quote,
  unknownWord,
} from './parse-value.ts';
import type { RawInputs } from './raw-inputs.ts';
import { parseToken } from './token.ts';

/** The settings of a run. Durations are milliseconds; absent settings are undefined, never a stand-in value. */
export type Inputs = {
  readonly baseUrl: URL;
  readonly apiToken: string;
  readonly deploymentId: DeploymentId;
  readonly repositoryId: RepositoryId | undefined;
  readonly repository: string;
  readonly commit: CommitSha | undefined;
  readonly requiredProducts: readonly Product[];
  readonly discoveryTimeoutMs: number;
  readonly waitTimeoutMs: number;
  readonly pollIntervalMs: number;
  readonly requestTimeoutMs: number;
  readonly pageSize: number;
  readonly limits: Readonly<Record<CountColumn, bigint | 'none' | undefined>>;
  readonly states: readonly IssueState[];
  readonly baseline:
    | { readonly kind: 'none' }
    | { readonly kind: 'base' }
    | { readonly kind: 'ref'; readonly ref: string };
  /** Inline policy, as written. */
  readonly policy: string | undefined;
  readonly policyFile: string | undefined;
  readonly mergeQueue: 'pull-request' | 'merge-group';
  readonly mode: 'enforce' | 'report';
  readonly onInconclusive: Softening | undefined;
  readonly comment: 'auto' | 'always' | 'never';
  readonly commentKey: string;
  readonly commitStatus: string | undefined;
  readonly summary: boolean;
  readonly reportPath: string | undefined;
  readonly githubToken: string | undefined;
};

/**
 * Reads every input, strictly. Throws `config` with a sentence for each setting that cannot be used, or `no-token` where
 * only the token is missing, as in workflows that forks and Dependabot start. `named` is how messages call a setting.
 */
export function parseInputs(raw: RawInputs, named = (name: ActionInputName): string => `input ${name}`): Inputs {
  const problems: string[] = [];
  const missing: ActionInputName[] = [];

  /** Reads one input where it is given. A problem is noted, and thrown with the others once all have been read. */
  const given = <Value>(name: ActionInputName, read: (text: string) => Value): Value | undefined => {
    const text = raw[name];
    if (text.trim() === '') return undefined;
    try {
      return read(name === 'api-token' || name === 'github-token' ? text : text.trim());
    } catch (problem) {
      if (problem instanceof GateFailure) problems.push(problem.message);
      else if (problem instanceof InputProblem) problems.push(`${named(name)}: ${problem.message}`);
      else throw problem;
      return undefined;
    }
  };
  const required = <Value>(name: ActionInputName, read: (text: string) => Value): Value => {
    if (raw[name].trim() === '') missing.push(name);
    // Undefined never leaves this function: a problem or a missing input throws below.
    return given(name, read) as Value;
  };

  const inputs: Inputs = {
    baseUrl: required('base-url', parseBaseUrl),
    apiToken: required('api-token', parseToken),
    deploymentId: required('deployment-id', parseDigits) as DeploymentId,
    repositoryId: given('repository-id', parseDigits) as RepositoryId | undefined,
    repository: required('repository', parseName(200)),
    commit: given('commit', parseCommit),
    requiredProducts: given('required-products', (text) => parseList(text, (item) => parseWord(item, PRODUCTS))) ?? [],
    discoveryTimeoutMs: required('discovery-timeout', (text) => parseDuration(text, 0)),
    waitTimeoutMs: required('wait-timeout', (text) => parseDuration(text, 0)),
    pollIntervalMs: required('poll-interval', (text) => parseDuration(text, 10)),
    requestTimeoutMs: required('request-timeout', (text) => parseDuration(text, 10)),
    pageSize: required('page-size', parsePageSize),
    limits: {
      critical: given('max-critical', parseLimit),
      high: given('max-high', parseLimit),
      medium: given('max-medium', parseLimit),
      low: given('max-low', parseLimit),
      unrated: given('max-unrated', parseLimit),
    },
    states: required('states', parseStates),
    baseline: required('baseline', parseBaseline),
    policy: given('policy', () => raw.policy),
    policyFile: given('policy-file', (text) => text),
    mergeQueue: required('merge-queue', (text) => parseWord(text, ['pull-request', 'merge-group'])),
    mode: required('mode', (text) => parseWord(text, ['enforce', 'report'])),
    onInconclusive: given('on-inconclusive', parseOnInconclusive),
    comment: required('comment', (text) => parseWord(text, ['auto', 'always', 'never'])),
    commentKey: given('comment-key', parseName(100)) ?? '',
    commitStatus: given('commit-status', parseName(100)),
    summary: required('summary', (text) => parseWord(text, ['true', 'false']) === 'true'),
    reportPath: given('report-path', parsePath),
    githubToken: given('github-token', parseGitHubToken),
  };

  if (inputs.policy !== undefined && inputs.policyFile !== undefined) {
    problems.push('inputs policy and policy-file: only one of the two can hold the policy; take one out');
  }
  if (inputs.policyFile !== undefined && inputs.githubToken === undefined && raw['github-token'].trim() === '') {
    problems.push("input policy-file: the file is read through GitHub's API, which needs github-token; give it one");
  }
  refuse(problems, missing, named);
  return inputs;
}

function refuse(
  problems: readonly string[],
  missing: readonly ActionInputName[],
  named: (name: ActionInputName) => string,
): void {
  if (problems.length > 0) throw new GateFailure('config', `${problems.join('. ')}.`);
  if (missing.length === 0) return;
  if (missing.length === 1 && missing[0] === 'api-token')
    throw new GateFailure('no-token', `the ${named('api-token')} is empty`);
  const names = missing.join(', ');
  throw new GateFailure(
    'config',
    `required input${missing.length === 1 ? '' : 's'} ${names} not given: set under "with:", and not from a secret, which forks do not get.`,
  );
}

function parseName(longest: number): (text: string) => string {
  return (text) => {
    if (text.length > longest) throw new InputProblem(`this is longer than ${longest} characters`);
    if (/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(text))
      throw new InputProblem('this holds an invisible character; write it plainly');
    return text;
  };
}

function parsePath(text: string): string {
  if (text.includes('\0')) throw new InputProblem('this is not a path');
  return text;
}

/** Only what would break a header is refused: the token is the runner's own. */
function parseGitHubToken(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text))
    throw new InputProblem('the token holds a space, a line break or a character that no token has');
  return text;
}

function parseCommit(text: string): CommitSha {
  if (!isCommitSha(text))
    throw new InputProblem(`${quote(text)} is not a full commit hash; write its 40 or 64 lower-case hex digits`);
  return text;
}

function parsePageSize(text: string): number {
  const size = Number(parseDigits(text));
  if (size < 1 || size > 1_000) throw new InputProblem(`${quote(text)} is out of range; write 1 to 1000`);
  return size;
}

const API_STATE = 'AGGREGATE_ISSUE_STATE_';

function parseStates(text: string): readonly IssueState[] {
  const states = parseList(text, (item) => {
    const short = item.startsWith(API_STATE) ? item.slice(API_STATE.length).toLowerCase() : item;
    const state = ISSUE_STATES.find((candidate) => candidate === short.replaceAll('_', '-'));
    if (state === undefined) throw new InputProblem(unknownWord(item, ISSUE_STATES));
    return state;
  });
  if (states.length === 0) throw new InputProblem('no state is named; name at least one');
  return states;
}

function parseBaseline(text: string): Inputs['baseline'] {
  if (text === 'none' || text === 'base') return { kind: text };
  if (!isRefName(text)) throw new InputProblem(`${quote(text)} is neither none, base nor the name of a ref`);
  return { kind: 'ref', ref: text };
}
