import { readFile } from 'node:fs/promises';
import type { ActionInputName } from '../../domain/action-inputs.ts';
import type { RepositoryId } from '../../domain/ids.ts';
import type { Policy } from '../../domain/policy.ts';
import { dayOf } from '../../domain/text/calendar-date.ts';
import { codeOf } from '../../gate/process/whole-file.ts';
import { type Inputs, parseInputs } from '../../inputs/parse-inputs.ts';
import { InputProblem, parseDigits, parseList, quote } from '../../inputs/parse-value.ts';
import { withDefaults } from '../../inputs/raw-inputs.ts';
import { readTimeLimit, readToken, TOKEN_NAME } from '../connection.ts';
import { config, type Given } from '../flags.ts';
import type { Shell } from '../shell.ts';
import { SIMULATED_INPUTS, type SimulateFlag } from './simulate-flags.ts';

export type SimulateSettings = {
  readonly inputs: Inputs;
  readonly repositoryIds: readonly RepositoryId[];
  readonly periodMs: number;
  /** Of the whole command. */
  readonly limitMs: number;
  readonly policy: Policy;
  readonly source: { readonly path: string; readonly sha256: string };
};

const USUAL_PERIOD = '7d';
const UNIT_MS = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 } as const;
/** What the platform keeps. */
const LONGEST_PERIOD_MS = 30 * UNIT_MS.d;

/** Reads every flag and the policy, strictly. Throws `GateFailure` (`config`, `no-token`, `policy-invalid`) before anything is sent. */
export async function readSimulateSettings(given: Given<SimulateFlag>, shell: Shell): Promise<SimulateSettings> {
  if (given.operands.length > 0) throw config('simulate takes only flags; write each value after its flag');
  for (const name of ['policy', 'base-url', 'deployment-id'] as const) given.need(name, (text) => text);
  return {
    periodMs: given.read('since', parsePeriod) ?? parsePeriod(USUAL_PERIOD),
    repositoryIds: given.read('repository-id', parseIds) ?? [],
    limitMs: readTimeLimit(given),
    inputs: await readInputs(given, shell),
    ...(await readPolicy(
      given.need('policy', (text) => text),
      dayOf(shell.clock.wallNow()),
    )),
  };
}

async function readInputs(given: Given<SimulateFlag>, shell: Shell): Promise<Inputs> {
  const texts = SIMULATED_INPUTS.map((name) => [name, given.text(name) ?? ''] as const);
  // Every repository is judged: the one that the gate would look for has no part in it.
  const raw = withDefaults(Object.fromEntries(texts), { GITHUB_REPOSITORY: 'all/repositories' });
  const named = (name: ActionInputName): string => (name === 'api-token' ? TOKEN_NAME : `--${name}`);
  return parseInputs({ ...raw, 'api-token': await readToken(given, shell) }, named);
}

/** With `compare: new`, which is refused only where it could never mean anything. */
async function readPolicy(path: string, today: string): Promise<Pick<SimulateSettings, 'policy' | 'source'>> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw config(`--policy: the file ${path} cannot be read (${codeOf(error)})`);
  });
  const { parsePolicy } = await import('../../policy/file/parse-policy.ts');
  const policy = parsePolicy(bytes, { baseline: 'given', today, sourceName: `policy ${path}` });
  const { createHash } = await import('node:crypto');
  return { policy, source: { path, sha256: createHash('sha256').update(bytes).digest('hex') } };
}

function parseIds(text: string): readonly RepositoryId[] {
  return parseList(text, (item) => parseDigits(item) as RepositoryId);
}

function parsePeriod(text: string): number {
  const match = /^([1-9][0-9]{0,3})([hdw])$/.exec(text);
  if (match === null)
    throw new InputProblem(`${quote(text)} is not a period; write a whole number and h, d or w, as 7d`);
  const ms = Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS];
  if (ms > LONGEST_PERIOD_MS)
    throw new InputProblem(`${quote(text)} is more than 30d, for which the platform keeps scans`);
  return ms;
}
