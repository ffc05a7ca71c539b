import {
  type Command,
  config,
  type Flags,
  type Given,
  readFlags,
  type Shell,
  takes,
  variablesText,
} from '../../../cli/command.ts';
import {
  EXAMPLE_CONNECTION,
  NAMED_DEPLOYMENT_FLAG,
  QUESTION_FLAGS,
  readTimeLimit,
  readToken,
} from '../../../cli/connection.ts';
import { claimGiven, writeWhole } from '../../../cli/local-file.ts';
import type { RepositoryId } from '../../../domain/ids.ts';
import { dayOf } from '../../../domain/text/calendar-date.ts';
import type { ExitCode } from '../../../domain/verdict.ts';
import { parseDigits, parseList } from '../../../inputs/parse-value.ts';
import { counted } from '../../../report/text/report-facts.ts';
import {
  JUDGED_BY,
  JUDGING_FLAGS,
  progressLines,
  readInputs,
  readPeriod,
  unlessPolicyIsWrong,
  verboseLog,
} from '../fleet-command.ts';
import { countOf, gapsOf, type JudgedRef, type Simulation, uncomparedOf } from './simulation.ts';

const FLAGS = {
  ...QUESTION_FLAGS,
  ...NAMED_DEPLOYMENT_FLAG,
  policy: takes('<file>', 'the policy to try (required)'),
  since: takes('<period>', 'refs that were scanned since then: 12h, 7d, 4w, at most 30d (7d)'),
  'repository-id': { value: '<list>', about: 'only these repositories; may be given several times', isList: true },
  json: { about: 'print JSON: every ref with its verdict and its conditions' },
  html: takes('<path>', 'also write an HTML page'),
  ...JUDGING_FLAGS,
  baseline: {
    refusal:
      'nothing is compared here: everything that a diff scan shows is new, and for a full scan the output says what is not compared',
    isOfOthers: true,
  },
} as const satisfies Flags;

export const SIMULATE: Command = {
  usage: '--base-url <url> --deployment-id <digits> --policy <file> [flags]',
  flags: FLAGS,
  groups: {
    'What is judged': ['since', 'repository-id'],
    'Policy and limits': ['policy', ...JUDGED_BY, 'required-products'],
    Connection: ['base-url', 'deployment-id', 'api-token-file', 'request-timeout', 'timeout', 'page-size'],
    Output: ['json', 'html', 'verbose', 'no-color'],
  },
  example: [EXAMPLE_CONNECTION, '--policy policy.yml --since 7d --html simulation.html'],
  async run(args, shell) {
    const given = readFlags(args, FLAGS, shell.env);
    if (given.operands.length > 0) throw config('simulate takes only flags; write each value after its flag');
    const settings = await unlessPolicyIsWrong(() => readSettings(given, shell), shell);
    if (settings === undefined) return 3;
    await claimGiven(given, { read: ['policy', 'api-token-file'], written: ['html'] }, shell.terminal);
    const { env, clock, random, signal, terminal } = shell;
    for (const line of variablesText(given, FLAGS)) terminal.tell(line);
    const { policy, source, inputs, repositoryIds, periodMs, limitMs } = settings;
    const [{ transportOptions }, { createFindingsReader }, { simulate }] = await Promise.all([
      import('../../../platform/platform-side.ts'),
      import('../../../platform/client.ts'),
      import('./simulate.ts'),
    ]);
    const log = verboseLog(given, terminal);
    const connection = transportOptions({ env, inputs, clock, random, log, signal, readBy: clock.now() + limitMs });
    // Each has a quota of retries of its own.
    const createReader = () => createFindingsReader({ ...connection, deploymentId: inputs.deploymentId });
    const atMs = clock.wallNow();
    const world = { createReader, clock, log, signal, inputs, repositoryIds, sinceMs: atMs - periodMs, atMs };
    const progress = progressLines(clock, terminal, progressText);
    const simulation = { ...(await simulate(policy, { ...world, progress })), policy: source };
    await show(simulation, given, shell);
    return tellEnd(simulation, shell);
  },
};

type SimulateFlag = keyof typeof FLAGS;

export function progressText(judged: readonly JudgedRef[], refs: number, requests: number): string {
  const failing = countOf(judged, 'fail');
  return `${judged.length} of ${counted(refs, 'ref')} judged, ${failing} would fail (${counted(requests, 'request')})`;
}

async function show(simulation: Simulation, given: Given<SimulateFlag>, { terminal }: Shell): Promise<void> {
  const { renderSimulation, simulationJson, simulationLines } = await import('./simulation-page.ts');
  if (given.isOn('json')) terminal.printJson(simulationJson(simulation));
  else for (const line of simulationLines(simulation, terminal.columns)) terminal.print(line);
  const path = given.text('html');
  if (path === undefined) return;
  const { warning } = await writeWhole('--html', path, terminal.redact(renderSimulation(simulation)));
  if (warning !== undefined) terminal.tell(`warning: ${warning}`);
}

function tellEnd(simulation: Simulation, { terminal }: Shell): ExitCode {
  const { refs, unlisted, requests } = simulation;
  const [fail, inconclusive] = [countOf(refs, 'fail'), countOf(refs, 'inconclusive')];
  for (const gap of gapsOf(simulation)) terminal.tell(gap);
  const uncompared = refs.filter((ref) => uncomparedOf(ref).length > 0);
  if (uncompared.length > 0) {
    const conditions = new Set(uncompared.flatMap((ref) => uncomparedOf(ref).map(({ name }) => name)));
    terminal.tell(
      `Not compared: ${counted(conditions.size, 'condition')} on ${counted(uncompared.length, 'ref')}, because there is no baseline.`,
    );
  }
  const rest = refs.length - fail - inconclusive;
  terminal.tell(
    `${fail} of ${counted(refs.length, 'ref')} would fail, ${inconclusive} inconclusive, ${rest} would pass ` +
      `(${counted(requests, 'request')}).`,
  );
  return unlisted.length === 0 && refs.every(({ isRead }) => isRead) ? 0 : 2;
}

/** Reads every flag and the policy, strictly. Throws `GateFailure` (`config`, `no-token`, `policy-missing`, `policy-invalid`) before anything is sent. */
async function readSettings(given: Given<SimulateFlag>, shell: Shell) {
  for (const name of ['policy', 'base-url', 'deployment-id'] as const) given.need(name, (text) => text);
  const token = await readToken(given, shell);
  return {
    periodMs: readPeriod(given),
    repositoryIds: given.read('repository-id', (text) => parseList(text, parseDigits) as readonly RepositoryId[]) ?? [],
    limitMs: readTimeLimit(given),
    // Every repository is judged, so the name of the wanted one is not used.
    inputs: readInputs(given, { token, repository: 'all/repositories' }, ['policy', 'repository-id']),
    ...(await readPolicy(given.text('policy')!, shell)),
  };
}

/** Accepts `compare: new`: without a baseline it still applies to refs of diff scans, where everything is new. */
async function readPolicy(path: string, { clock, signal }: Shell) {
  const [{ readLocalPolicy }, { readPolicies }] = await Promise.all([
    import('../../../cli/local-policy.ts'),
    import('../../../policy/file/parse-policy.ts'),
  ]);
  const file = await readLocalPolicy(path, signal);
  const options = { baseline: 'given', today: dayOf(clock.wallNow()) } as const;
  const { policy } = readPolicies({ policy: file, waivers: undefined }, options);
  return { policy, source: { path: file.source.path, sha256: file.source.sha256 } };
}
