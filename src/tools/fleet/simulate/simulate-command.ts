import { EXAMPLE_CONNECTION } from '../../../cli/connection.ts';
import { config, type Given, readFlags } from '../../../cli/flags.ts';
import { claimGiven, writeWhole } from '../../../cli/local-file.ts';
import type { Command, Shell } from '../../../cli/shell.ts';
import type { ExitCode } from '../../../domain/verdict.ts';
import { counted } from '../../../report/text/report-facts.ts';
import { progressLines, unlessPolicyIsWrong, verboseLog } from '../fleet-command.ts';
import { countOf, uncomparedOf } from './effects.ts';
import {
  readSimulateSettings,
  SIMULATE_FLAGS,
  SIMULATE_GROUPS,
  type SimulateFlag,
  type SimulateSettings,
} from './simulate-settings.ts';
import type { JudgedRef, Simulation } from './simulation.ts';

/** Shows what a policy would do before it blocks anybody. Reads only. */
export const SIMULATE: Command = {
  usage: '--base-url <url> --deployment-id <digits> --policy <file> [flags]',
  flags: SIMULATE_FLAGS,
  groups: SIMULATE_GROUPS,
  example: [EXAMPLE_CONNECTION, '--policy policy.yml --since 7d --html simulation.html'],
  run,
};

async function run(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const given = readFlags(args, SIMULATE_FLAGS, shell.env);
  if (given.operands.length > 0) throw config('simulate takes only flags; write each value after its flag');
  const settings = await unlessPolicyIsWrong(() => readSimulateSettings(given, shell), shell);
  if (settings === undefined) return 3;
  await claimGiven(given, { read: ['policy', 'api-token-file'], written: ['html'] }, shell.terminal);
  const simulation = await simulated(settings, given, shell);
  await show(simulation, given, shell);
  return tellEnd(simulation, shell);
}

async function simulated(
  { policy, source, inputs, repositoryIds, periodMs, limitMs }: SimulateSettings,
  given: Given<SimulateFlag>,
  { env, clock, random, signal, terminal }: Shell,
): Promise<Simulation> {
  const [{ clientOptions }, { findingsReaders }, { simulate }] = await Promise.all([
    import('../../../platform/platform-side.ts'),
    import('../../../platform/client.ts'),
    import('./simulate.ts'),
  ]);
  const log = verboseLog(given, terminal);
  const connection = clientOptions({ env, inputs, clock, random, log, signal, readBy: clock.now() + limitMs });
  const createReader = findingsReaders(connection);
  const atMs = clock.wallNow();
  const world = { createReader, clock, log, signal, inputs, repositoryIds, sinceMs: atMs - periodMs, atMs };
  const progress = progressLines(clock, terminal, progressText);
  return { ...(await simulate(policy, { ...world, progress })), policy: source };
}

export function progressText(judged: readonly JudgedRef[], refs: number, requests: number): string {
  const failing = countOf(judged, 'fail');
  return `${judged.length} of ${counted(refs, 'ref')} judged, ${failing} would fail (${counted(requests, 'request')})`;
}

async function show(simulation: Simulation, given: Given<SimulateFlag>, { terminal }: Shell): Promise<void> {
  if (given.isOn('json')) {
    const { simulationJson } = await import('./simulation-json.ts');
    terminal.printJson(simulationJson(simulation));
  } else {
    const { simulationLines } = await import('./simulation-tables.ts');
    for (const line of simulationLines(simulation, terminal.columns)) terminal.print(line);
  }
  const path = given.text('html');
  if (path === undefined) return;
  const { renderSimulation } = await import('./simulation-page.ts');
  const { warning } = await writeWhole('--html', path, terminal.redact(renderSimulation(simulation)));
  if (warning !== undefined) terminal.tell(`warning: ${warning}`);
}

function tellEnd({ refs, unlisted, leftOut, requests }: Simulation, { terminal }: Shell): ExitCode {
  const [fail, inconclusive] = [countOf(refs, 'fail'), countOf(refs, 'inconclusive')];
  const { partialOnly, unfinished } = leftOut;
  const out = partialOnly + unfinished;
  if (out > 0) {
    terminal.tell(
      `Left out: ${counted(out, 'ref')} without a finished scan of all rules (${partialOnly} with partial scans alone).`,
    );
  }
  for (const { repositoryId, reason, message } of unlisted) {
    terminal.tell(`Not listed: ${repositoryId ?? 'some refs'} (${reason}): ${message}`);
  }
  const unread = refs.filter(({ isRead }) => !isRead).length;
  if (unread > 0) terminal.tell(`Not read: ${counted(unread, 'ref')}; each says why.`);
  const uncompared = refs.filter((ref) => uncomparedOf(ref).length > 0);
  if (uncompared.length > 0) {
    const conditions = new Set(uncompared.flatMap((ref) => uncomparedOf(ref).map(({ name }) => name)));
    terminal.tell(
      `Not compared: ${counted(conditions.size, 'condition')} on ${counted(uncompared.length, 'ref')}, for want of a baseline.`,
    );
  }
  const rest = refs.length - fail - inconclusive;
  terminal.tell(
    `${fail} of ${counted(refs.length, 'ref')} would fail, ${inconclusive} inconclusive, ${rest} would pass ` +
      `(${counted(requests, 'request')}).`,
  );
  return unread === 0 && unlisted.length === 0 ? 0 : 2;
}
