import { readTimeLimit, readToken, TOKEN_NAME } from '../../../cli/connection.ts';
import { config, type Given } from '../../../cli/flags.ts';
import { readNamed } from '../../../cli/local-file.ts';
import type { Shell } from '../../../cli/shell.ts';
import type { ActionInputName } from '../../../domain/action-inputs.ts';
import type { RepositoryId } from '../../../domain/ids.ts';
import type { Policy } from '../../../domain/policy.ts';
import { dayOf } from '../../../domain/text/calendar-date.ts';
import { type Inputs, parseInputs } from '../../../inputs/parse-inputs.ts';
import { parseDigits, parseList } from '../../../inputs/parse-value.ts';
import { withDefaults } from '../../../inputs/raw-inputs.ts';
import { parsePeriod, USUAL_PERIOD } from '../period.ts';
import { SIMULATED_INPUTS, type SimulateFlag } from './command/simulate-flags.ts';

export type JudgedBy = {
  readonly policy: Policy;
  readonly source: { readonly path: string; readonly sha256: string };
};

export type SimulateSettings = JudgedBy & {
  readonly inputs: Inputs;
  readonly repositoryIds: readonly RepositoryId[];
  readonly periodMs: number;
  /** It limits the whole command. */
  readonly limitMs: number;
};

/** Reads every flag and the policy, strictly. Throws `GateFailure` (`config`, `no-token`, `policy-invalid`) before anything is sent. */
export async function readSimulateSettings(given: Given<SimulateFlag>, shell: Shell): Promise<SimulateSettings> {
  for (const name of ['policy', 'base-url', 'deployment-id'] as const) given.need(name, (text) => text);
  const token = await readToken(given, shell);
  return {
    periodMs: given.read('since', parsePeriod) ?? parsePeriod(USUAL_PERIOD),
    repositoryIds: given.read('repository-id', parseIds) ?? [],
    limitMs: readTimeLimit(given),
    inputs: readInputs(given, token),
    ...(await readJudgedBy(given, shell)),
  };
}

/** With the Action's own defaults. Throws `GateFailure` (`config`, `no-token`), in words of the command line. */
function readInputs(given: Given<SimulateFlag>, token: string): Inputs {
  const texts = SIMULATED_INPUTS.map((name) => [name, given.text(name) ?? ''] as const);
  // Every repository is judged: the one that the gate would look for has no part in it.
  const raw = withDefaults(Object.fromEntries(texts), { GITHUB_REPOSITORY: 'all/repositories' });
  const named = (name: ActionInputName): string => {
    const flag = SIMULATED_INPUTS.find((one) => one === name);
    if (flag !== undefined) return given.nameOf(flag);
    return name === 'api-token' ? TOKEN_NAME : `--${name}`;
  };
  return parseInputs({ ...raw, 'api-token': token }, named);
}

/** The policy, with `compare: new`, which is refused only where it could never mean anything. Throws `GateFailure` (`config`, `policy-invalid`). */
async function readJudgedBy(given: Given<SimulateFlag>, { clock, signal }: Shell): Promise<JudgedBy> {
  const path = given.need('policy', (text) => text);
  const failure = (why: string): Error => config(`${given.nameOf('policy')}: the file ${path} cannot be read (${why})`);
  const bytes = await readNamed(path, 'policy', signal, failure);
  const [{ parsePolicy }, { createHash }] = await Promise.all([
    import('../../../policy/file/parse-policy.ts'),
    import('node:crypto'),
  ]);
  const today = dayOf(clock.wallNow());
  const policy = parsePolicy(bytes, { baseline: 'given', today, sourceName: `policy ${path}` });
  return { policy, source: { path, sha256: createHash('sha256').update(bytes).digest('hex') } };
}

function parseIds(text: string): readonly RepositoryId[] {
  return parseList(text, (item) => parseDigits(item) as RepositoryId);
}
