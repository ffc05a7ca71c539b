import { ACTION_INPUTS, type ActionInputName } from '../../domain/action-inputs.ts';
import type { Target } from '../../domain/target.ts';
import { dayOf } from '../../domain/text/calendar-date.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import type { PolicyRead } from '../../gate/pipeline/world.ts';
import { type Inputs, parseInputs } from '../../inputs/parse-inputs.ts';
import { type RawInputs, withDefaults } from '../../inputs/raw-inputs.ts';
import type { WrittenPolicy } from '../../policy/file/parse-policy.ts';
import { config, type Given, missing, type Shell } from '../command.ts';
import { readToken, TOKEN_NAME } from '../connection.ts';
import { readTarget } from '../target/check-target.ts';
import type { Surroundings } from '../target/surroundings.ts';
import { assertOtherServers } from '../variables.ts';
import type { CheckFlag } from './check-flags.ts';

const NEEDED = ['base-url', 'deployment-id', 'repository', 'commit'] as const satisfies readonly ActionInputName[];

/** The settings as inputs in text form, with the Action's own defaults and without the token. */
export function readRawInputs(
  given: Given<CheckFlag>,
  around?: Pick<Surroundings, 'commit' | 'repository'>,
): RawInputs {
  const text = (name: ActionInputName): string | undefined => {
    // These inputs of the Action name files on GitHub. Here the files are local, and `givenPolicy` reads them.
    if (name === 'policy-file' || name === 'waivers-file') return undefined;
    const fact = name === 'commit' || name === 'repository' ? around?.[name] : undefined;
    return fact?.text ?? given.text(name === 'record-path' ? 'record' : name);
  };
  const names = Object.keys(ACTION_INPUTS) as ActionInputName[];
  return withDefaults(Object.fromEntries(names.map((name) => [name, text(name) ?? ''])));
}

/** Reads every setting, strictly. Throws `GateFailure` (`config`, `no-token`). */
export async function readSettings(
  given: Given<CheckFlag>,
  raw: RawInputs,
  around: Surroundings,
  shell: Shell,
): Promise<{ readonly inputs: Inputs; readonly target: Target }> {
  if (given.operands.length > 0) throw config('check takes only flags; write each value after its flag');
  const lacking = NEEDED.filter((name) => raw[name].trim() === '');
  if (lacking.length > 0) {
    const isSilent = lacking.some((name) => name === 'commit' || name === 'repository');
    throw missing(lacking, isSilent ? around.silence : undefined);
  }
  assertOnePolicy(given);
  if (given.text('comment-key') !== undefined && !given.isOn('gitlab-note'))
    throw config(`${given.nameOf('comment-key')} belongs to --gitlab-note; give that too`);
  const named = (name: ActionInputName): string => {
    const found = name === 'commit' || name === 'repository' ? around[name] : undefined;
    if (found !== undefined) return `${name} of ${found.from}`;
    return name === 'api-token' ? TOKEN_NAME : given.nameOf(name);
  };
  const target = readTarget(given, around, raw.repository.trim());
  const token = await readToken(given, shell);
  assertOtherServers(token, TOKEN_NAME, shell.env);
  const inputs = parseInputs({ ...raw, 'api-token': token }, named);
  return { inputs, target: { ...target, commit: inputs.commit! } };
}

export function assertOnePolicy(given: Given<'policy' | 'policy-file'>): void {
  if (given.text('policy') === undefined || given.text('policy-file') === undefined) return;
  const names = [given.nameOf('policy'), given.nameOf('policy-file')];
  throw config(`${names.join(' and ')}: only one of the two can be set; remove one`);
}

export async function givenPolicy(
  given: { text(name: 'policy-file' | 'waivers-file'): string | undefined; nameOf(name: 'policy'): string },
  { policy: text }: Pick<Inputs, 'policy'>,
  signal: AbortSignal,
): Promise<WrittenPolicy> {
  const [path, waiversPath] = [given.text('policy-file'), given.text('waivers-file')];
  const inline =
    text === undefined ? undefined : { text, sourceName: given.nameOf('policy'), source: { kind: 'input' } as const };
  if (path === undefined && waiversPath === undefined) return { policy: inline, waivers: undefined };
  const { readLocalPolicy, readLocalWaivers } = await import('../local-policy.ts');
  const policy = path === undefined ? inline : await readLocalPolicy(path, signal);
  if (waiversPath === undefined) return { policy, waivers: undefined };
  return { policy, waivers: { path: waiversPath, file: await readLocalWaivers(waiversPath, signal) } };
}

/** Undefined if there is neither a policy nor a waivers file: the parser is then not loaded. Throws `GateFailure` (`policy-invalid`). */
export async function readWritten(
  written: WrittenPolicy,
  { baseline }: Pick<Inputs, 'baseline'>,
  nowMs: EpochMs,
): Promise<PolicyRead | undefined> {
  if (written.policy === undefined && written.waivers === undefined) return undefined;
  const { readPolicies } = await import('../../policy/file/parse-policy.ts');
  return readPolicies(written, { baseline: baseline.kind === 'none' ? 'none' : 'given', today: dayOf(nowMs) });
}
