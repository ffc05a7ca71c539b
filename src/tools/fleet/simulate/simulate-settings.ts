import { QUESTION_FLAGS, readTimeLimit, readToken } from '../../../cli/connection.ts';
import { config, type Flags, type Given } from '../../../cli/flags.ts';
import { readNamed } from '../../../cli/local-file.ts';
import type { Shell } from '../../../cli/shell.ts';
import type { RepositoryId } from '../../../domain/ids.ts';
import type { Policy } from '../../../domain/policy.ts';
import { dayOf } from '../../../domain/text/calendar-date.ts';
import type { Inputs } from '../../../inputs/parse-inputs.ts';
import { parseDigits, parseList } from '../../../inputs/parse-value.ts';
import { JUDGED_BY, JUDGING_FLAGS, readInputs } from '../fleet-command.ts';
import { parsePeriod, USUAL_PERIOD } from '../period.ts';

const SIMULATED_INPUTS = [
  'base-url',
  'deployment-id',
  'request-timeout',
  'page-size',
  'required-products',
  ...JUDGED_BY,
] as const;

export const SIMULATE_FLAGS = {
  ...QUESTION_FLAGS,
  policy: { value: '<file>', about: 'the policy to try (required)' },
  since: { value: '<period>', about: 'refs that were scanned since then: 12h, 7d, 4w, at most 30d (7d)' },
  'repository-id': {
    value: '<list>',
    about: 'only these repositories; may be given several times',
    isList: true,
  },
  json: { about: 'print JSON: every ref with its verdict and its conditions' },
  html: { value: '<path>', about: 'also write a page for the meeting in which the policy is decided' },
  ...JUDGING_FLAGS,
  baseline: {
    refusal:
      'nothing is compared here: what a diff scan shows is all new, and of a full scan it is told what is not compared',
  },
} as const satisfies Flags;

export const SIMULATE_GROUPS = {
  'What is judged': ['since', 'repository-id'],
  'By what': ['policy', ...JUDGED_BY, 'required-products'],
  Connection: ['base-url', 'deployment-id', 'api-token-file', 'request-timeout', 'timeout', 'page-size'],
  Output: ['json', 'html', 'verbose', 'no-color'],
} as const;

export type SimulateFlag = keyof typeof SIMULATE_FLAGS;

export type SimulateSettings = {
  readonly policy: Policy;
  readonly source: { readonly path: string; readonly sha256: string };
  readonly inputs: Inputs;
  readonly repositoryIds: readonly RepositoryId[];
  readonly periodMs: number;
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
    // Every repository is judged: the one that the gate would look for has no part in it.
    inputs: readInputs(given, SIMULATED_INPUTS, { token, repository: 'all/repositories' }),
    ...(await readPolicy(given, shell)),
  };
}

/** Takes `compare: new`, which is refused only where it could never mean anything. */
async function readPolicy(given: Given<SimulateFlag>, { clock, signal }: Shell) {
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
