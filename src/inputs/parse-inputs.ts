import { ACTION_INPUTS, type ActionInputName } from '../domain/action-inputs.ts';
import { GateFailure } from '../domain/failure.ts';
import { type CommitSha, type DeploymentId, isCommitSha, isDigits, type RepositoryId } from '../domain/ids.ts';
import { FAIL_ON_SEVERITIES, ISSUE_STATES, type IssueState } from '../domain/issue.ts';
import type { LIMIT_INPUTS, Limits } from '../domain/policy.ts';
import { ISSUE_STATE_PREFIX, PRODUCTS } from '../domain/product.ts';
import { isRefName } from '../domain/ref.ts';
import { listItems } from '../domain/text/list-items.ts';
import { quote } from '../domain/text/suggestion.ts';
import { parseOnInconclusive } from './parse-on-inconclusive.ts';
import {
  InputProblem,
  oneOf,
  parseBaseUrl,
  parseDigits,
  parseDuration,
  parseLimit,
  parseList,
  unknownWord,
} from './parse-value.ts';
import { parsePolicyLocation, parseWaiversPath } from './policy-location.ts';
import type { RawInputs } from './raw-inputs.ts';
import { MissingToken, parseToken, sameToken } from './token.ts';

/** The settings of a run, as `readSettings` lists them. Durations are milliseconds; absent settings are undefined, never a placeholder. */
export type Inputs = ReturnType<typeof readSettings>;

/** Strict. Throws `config` with a sentence for each bad setting, or `no-token` if only the token is missing. `named` gives the name of a setting in messages. */
export function parseInputs(raw: RawInputs, named = (name: ActionInputName): string => `input ${name}`): Inputs {
  const problems: string[] = [];
  const missingTokens: string[] = [];

  const read: ReadInput = <Value>(name: ActionInputName, parse: Parse<Value>): Value => {
    // `parseInputs` never returns this for a required input: it throws below for every problem.
    const nothing = undefined as Value;
    const written = raw[name];
    const text = written.trim();
    if (text === '' && !isNeeded(name)) return nothing;
    try {
      if (text === '') throw name === 'api-token' ? new MissingToken('it is empty') : new InputProblem(REQUIRED);
      return parse(text, written);
    } catch (problem) {
      if (!(problem instanceof InputProblem)) throw problem;
      const list = problem instanceof MissingToken ? missingTokens : problems;
      list.push(`${named(name)}: ${problem.message}`);
      return nothing;
    }
  };

  const inputs = readSettings(read);
  if (inputs.policy !== undefined && inputs.policyFile !== undefined)
    problems.push(`${named('policy')} and ${named('policy-file')}: only one of the two can be set; remove one`);
  // Undefined here for a required input that is refused.
  if (inputs.repositoryId !== undefined && (inputs.projects?.kind ?? 'one') !== 'one')
    problems.push(
      `${named('repository-id')} and ${named('projects')}: one names a project, the other several; ` +
        `remove the first; to judge only some projects, list their ids in the second`,
    );
  if (inputs.githubToken !== undefined && inputs.githubToken === inputs.apiToken)
    problems.push(sameToken(named('api-token'), named('github-token')));
  const files = (['policy-file', 'waivers-file'] as const).filter((name) => raw[name].trim() !== '');
  if (files.length > 0 && raw['github-token'].trim() === '') {
    const names = files.map(named).join(' and ');
    problems.push(`${names}: this is read through GitHub's API, which needs github-token; set it`);
  }
  if (problems.length > 0) throw new GateFailure('config', sentences(problems));
  if (missingTokens.length > 0) throw new GateFailure('no-token', sentences(missingTokens));
  return inputs;
}

function sentences(problems: readonly string[]): string {
  return problems.map((problem) => problem.replace(/[^.?]$/, '$&.')).join(' ');
}

const REQUIRED = 'this is required; set it under "with:", and not from a secret, which forks do not get';

/** Makes a setting from an input that is not blank: from its trimmed text, or from the text as written. */
type Parse<Value> = (text: string, written: string) => Value;

/** Reads one input; undefined if it is blank. action.yml says which inputs may be blank. */
type ReadInput = {
  <Value>(name: NeededInput, parse: Parse<Value>): Value;
  <Value>(name: ActionInputName, parse: Parse<Value>): Value | undefined;
};

const asGiven = (text: string): string => text;

/** The one list of settings: the input of each, and how it is read. Problems are reported in this order. */
function readSettings(read: ReadInput) {
  return {
    baseUrl: read('base-url', parseBaseUrl),
    apiToken: read('api-token', (_, written) => parseToken(written)),
    deploymentId: read('deployment-id', (text) => parseDigits(text) as DeploymentId),
    repositoryId: read('repository-id', (text) => parseDigits(text) as RepositoryId),
    repository: read('repository', parseName(200)),
    commit: read('commit', parseCommit),
    requiredProducts: read('required-products', (text) => parseList(text, oneOf(PRODUCTS))) ?? [],
    requiredScan: read('required-scan', oneOf(['any', 'full'])),
    // The platform stores scans for 30 days.
    maxScanAgeMs: read('max-scan-age', (text) => parseDuration(text, 1_000, '30d')),
    projects: read('projects', parseProjects),
    discoveryTimeoutMs: read('discovery-timeout', (text) => parseDuration(text, 0)),
    waitTimeoutMs: read('wait-timeout', (text) => parseDuration(text, 0)),
    pollIntervalMs: read('poll-interval', (text) => parseDuration(text, 10)),
    requestTimeoutMs: read('request-timeout', (text) => parseDuration(text, 10)),
    pageSize: read('page-size', parsePageSize),
    limits: readLimits(read),
    states: read('states', parseStates),
    baseline: read('baseline', parseBaseline),
    policy: read('policy', (_, written) => written),
    policyFile: read('policy-file', parsePolicyLocation),
    waiversFile: read('waivers-file', parseWaiversPath),
    mergeQueue: read('merge-queue', oneOf(['pull-request', 'merge-group'])),
    mode: read('mode', oneOf(['enforce', 'report'])),
    onInconclusive: read('on-inconclusive', parseOnInconclusive),
    comment: read('comment', oneOf(['auto', 'on-failure', 'always', 'never'])),
    commentKey: read('comment-key', parseName(100)) ?? '',
    commitStatus: read('commit-status', parseName(100)),
    summary: read('summary', oneOf(['true', 'false'])) === 'true',
    reportPath: read('report-path', asGiven),
    recordPath: read('record-path', asGiven),
    attestationPath: read('attestation-path', asGiven),
    githubToken: read('github-token', (_, written) => parseToken(written)),
  } as const;
}

export function readLimits(
  read: <Value>(name: (typeof LIMIT_INPUTS)[number], parse: (text: string) => Value) => Value | undefined,
): Limits {
  return {
    failOnSeverity: read('fail-on-severity', oneOf(FAIL_ON_SEVERITIES)),
    critical: read('max-critical', parseLimit),
    high: read('max-high', parseLimit),
    medium: read('max-medium', parseLimit),
    low: read('max-low', parseLimit),
    unrated: read('max-unrated', parseLimit),
  };
}

export function parseName(longest: number): (text: string) => string {
  return (text) => {
    if (text.length > longest) throw new InputProblem(`this is longer than ${longest} characters`);
    if (/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(text))
      throw new InputProblem('this contains an invisible character; remove it');
    return text;
  };
}

export function parseCommit(text: string): CommitSha {
  if (!isCommitSha(text))
    throw new InputProblem(`${quote(text)} is not a full commit hash; write its 40 or 64 lower-case hex digits`);
  return text;
}

function parsePageSize(text: string): number {
  const size = isDigits(text) ? Number(text) : 0;
  if (size < 1 || size > 1_000)
    throw new InputProblem(`${quote(text)} is no page size; write a whole number from 1 to 1000`);
  return size;
}

function parseStates(text: string): readonly IssueState[] {
  return parseList(text, (item) => {
    const short = item.startsWith(ISSUE_STATE_PREFIX) ? item.slice(ISSUE_STATE_PREFIX.length).toLowerCase() : item;
    const state = ISSUE_STATES.find((candidate) => candidate === short.replaceAll('_', '-'));
    if (state === undefined) throw new InputProblem(unknownWord(item, ISSUE_STATES));
    return state;
  });
}

/** One repository hardly has more parts than this. */
const MOST_LISTED = 200;

/** `one`: the project of `repository` or `repository-id`. `all`: every scanned project of the repository. */
function parseProjects(text: string) {
  if (text === 'one' || text === 'all') return { kind: text } as const;
  const wanted = parseList(text, (item) => {
    const name = item.toLowerCase();
    if (name === 'one' || name === 'all')
      throw new InputProblem(`${quote(name)} must be alone and in lower case; write it so, or a list of names or ids`);
    parseName(200)(item);
    return /^[0-9]+$/.test(item) ? parseDigits(item) : name;
  });
  if (wanted.length > MOST_LISTED) throw new InputProblem(`more than ${MOST_LISTED} projects are named; write all`);
  return { kind: 'listed', wanted: listItems(text) } as const;
}

function parseBaseline(text: string) {
  if (text === 'none' || text === 'base') return { kind: text } as const;
  if (!isRefName(text)) throw new InputProblem(`${quote(text)} is neither none, base nor the name of a ref`);
  return { kind: 'ref', ref: text } as const;
}

/** A default that only the runner can fill in: the command line has no token of a job. */
const OF_THE_RUNNER = '${{ github.token }}';

type MayBeBlank = { readonly required: false; readonly default: undefined | typeof OF_THE_RUNNER };

/** The inputs that are never blank in a run: required ones, and those with a default. */
type NeededInput = {
  [Name in ActionInputName]: (typeof ACTION_INPUTS)[Name] extends MayBeBlank ? never : Name;
}[ActionInputName];

function isNeeded(name: ActionInputName): name is NeededInput {
  const { required, default: fallback } = ACTION_INPUTS[name];
  return required || (fallback !== undefined && fallback !== OF_THE_RUNNER);
}
