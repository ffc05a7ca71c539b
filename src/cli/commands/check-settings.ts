import { ACTION_INPUTS, type ActionInputName } from '../../domain/action-inputs.ts';
import { branchName, branchRef, isBranchOrTagRef, isFullRef, isRefName } from '../../domain/ref.ts';
import type { Subject, Target } from '../../domain/target.ts';
import { dayOf } from '../../domain/text/calendar-date.ts';
import type { World } from '../../gate/story/world.ts';
import { type Inputs, parseInputs } from '../../inputs/parse-inputs.ts';
import { InputProblem, parseDigits, quote } from '../../inputs/parse-value.ts';
import { type RawInputs, withDefaults } from '../../inputs/raw-inputs.ts';
import { readToken, TOKEN_NAME } from '../connection.ts';
import { config, type Given } from '../flags.ts';
import type { Shell } from '../shell.ts';
import type { CheckFlag } from './check-flags.ts';

type CheckGiven = Given<CheckFlag>;

const NEEDED = ['base-url', 'deployment-id', 'repository', 'commit'] as const satisfies readonly ActionInputName[];

/** The flags as inputs in text form, with the Action's own defaults and without the token. */
export function readRawInputs(given: CheckGiven, { env }: Pick<Shell, 'env'>): RawInputs {
  const names = Object.keys(ACTION_INPUTS) as ActionInputName[];
  // The Action's files are on GitHub; those here are read by `readPolicy`.
  const texts = names
    .filter((name) => name !== 'policy-file' && name !== 'waivers-file')
    .map((name) => [name, given.text(name) ?? ''] as const);
  const record = { 'record-path': given.text('record') ?? '' };
  return withDefaults({ ...Object.fromEntries(texts), ...record }, { GITHUB_REPOSITORY: env.GITHUB_REPOSITORY });
}

/** Reads every flag, strictly. Throws `GateFailure` (`config`, `no-token`). */
export async function readSettings(
  given: CheckGiven,
  raw: RawInputs,
  shell: Shell,
): Promise<{ readonly inputs: Inputs; readonly target: Target }> {
  if (given.operands.length > 0) throw config('check takes only flags; write each value after its flag');
  const missing = NEEDED.filter((name) => raw[name].trim() === '').map((name) => `--${name}`);
  if (missing.length > 0) throw config(`${missing.join(', ')} missing; the command needs them`);
  if (given.text('policy') !== undefined && given.text('policy-file') !== undefined) {
    throw config('--policy and --policy-file: only one of the two can be set; remove one');
  }
  if (given.text('comment-key') !== undefined && !given.isOn('gitlab-note')) {
    throw config('--comment-key belongs to --gitlab-note; give that too');
  }
  const named = (name: ActionInputName): string => (name === 'api-token' ? TOKEN_NAME : `--${name}`);
  const inputs = parseInputs({ ...raw, 'api-token': await readToken(given, shell) }, named);
  return { inputs, target: readTarget(given, inputs) };
}

/** The policy in force; its reader is loaded only where there is one. Throws `GateFailure` (`policy-missing`, `policy-invalid`). */
export async function readPolicy(
  given: CheckGiven,
  inputs: Inputs,
  { clock }: Pick<Shell, 'clock'>,
): ReturnType<World['readPolicy']> {
  const [path, waiversPath] = [given.text('policy-file'), given.text('waivers-file')];
  if (inputs.policy === undefined && path === undefined && waiversPath === undefined) return undefined;
  const [{ readLocalPolicy, readLocalWaivers }, { parsePolicies }] = await Promise.all([
    import('../local-policy.ts'),
    import('../../policy/file/parse-policy.ts'),
  ]);
  const file = path === undefined ? undefined : await readLocalPolicy(path);
  const waivers = waiversPath === undefined ? undefined : await readLocalWaivers(waiversPath);
  const written = inputs.policy === undefined ? undefined : { text: inputs.policy, sourceName: '--policy' };
  const policy = parsePolicies(
    { policy: file ?? written, waivers },
    { baseline: inputs.baseline.kind === 'none' ? 'none' : 'given', today: dayOf(clock.wallNow()) },
  );
  const source = file?.source ?? (written && { kind: 'input' as const });
  return {
    policy,
    source,
    waiversFile: waiversPath === undefined ? undefined : { path: waiversPath, source: waivers?.source },
  };
}

function readTarget(given: CheckGiven, { commit, repository }: Inputs): Target {
  return {
    event: 'command-line',
    commit: commit!,
    repository,
    subject: readSubject(given, repository),
    baseRef: given.read('base-ref', parseBranch),
  };
}

/** The branch of a fork is named by its author: it is believed only where the head is said to be in this repository. */
function readSubject(given: CheckGiven, repository: string): Subject {
  const number = given.read('pull-request', parseNumber);
  const ref = given.read('ref', parseFullRef);
  if (number === undefined) {
    for (const name of ['head-ref', 'head-repository'] as const) {
      if (given.text(name) !== undefined) throw config(`--${name} belongs to --pull-request; give that too`);
    }
    return ref === undefined ? { kind: 'commit' } : { kind: 'ref', ref };
  }
  if (ref !== undefined) throw config('--ref and --pull-request: a commit is judged as one of the two; remove one');
  const headRepository = given.text('head-repository');
  return {
    kind: 'pull-request',
    number,
    headRef: branchName(given.need('head-ref', parseBranch)),
    isHeadInSameRepository: headRepository?.toLowerCase() === repository.toLowerCase(),
  };
}

function parseNumber(text: string): number {
  const number = Number(parseDigits(text));
  if (number === 0 || !Number.isSafeInteger(number))
    throw new InputProblem(`${quote(text)} is not the number of a pull request`);
  return number;
}

function parseFullRef(text: string): string {
  if (!isBranchOrTagRef(text) || !isRefName(text)) {
    throw new InputProblem(`${quote(text)} is not the full name of a branch or tag; write refs/heads/… or refs/tags/…`);
  }
  return text;
}

/** `refs/heads/main` for `main`. */
function parseBranch(text: string): string {
  if (!isRefName(text)) throw new InputProblem(`${quote(text)} is not the name of a branch`);
  return isFullRef(text) ? text : branchRef(text);
}
