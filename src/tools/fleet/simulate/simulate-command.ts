import { claimGiven } from '../../../cli/claim-given.ts';
import { EXAMPLE_CONNECTION } from '../../../cli/connection.ts';
import { config, type Given, readFlags } from '../../../cli/flags.ts';
import type { Command, Shell } from '../../../cli/shell.ts';
import { tellFailure } from '../../../cli/tell-failure.ts';
import { writeWhole } from '../../../cli/whole-file.ts';
import { asGateFailure } from '../../../domain/failure.ts';
import type { ExitCode } from '../../../domain/verdict.ts';
import { counted } from '../../../report/text/report-facts.ts';
import { type OpenedSimulation, openSimulation } from './command/open-simulation.ts';
import { SIMULATE_FLAGS, SIMULATE_GROUPS, type SimulateFlag } from './command/simulate-flags.ts';
import { countOf, uncomparedOf } from './effects.ts';
import type { Simulation } from './simulation.ts';

/** What a policy would do before it blocks anybody. Reads only. */
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
  const opened = await openedBy(given, shell);
  if (opened === undefined) return 3;
  await claimGiven(given, { read: ['policy', 'api-token-file'], written: ['html'] }, shell.terminal);
  const simulation = { ...(await simulated(opened, shell)), policy: opened.source };
  await show(simulation, given, shell);
  return tellEnd(simulation, shell);
}

/**
 * The policy is this command's own setting: a wrong one is told like any other. The result is undefined where that is
 * done.
 */
async function openedBy(given: Given<SimulateFlag>, shell: Shell): Promise<OpenedSimulation | undefined> {
  const { terminal } = shell;
  const debug = (line: string): void => (given.isOn('verbose') ? terminal.tell(line) : undefined);
  const log = { info: debug, debug, group: <T>(_: string, body: () => Promise<T>): Promise<T> => body() };
  try {
    return await openSimulation(given, shell, log);
  } catch (thrown) {
    const failure = asGateFailure(thrown);
    if (failure.reason !== 'policy-invalid') throw failure;
    tellFailure(failure, terminal);
    return undefined;
  }
}

async function simulated(
  { policy, world }: OpenedSimulation,
  { clock, terminal }: Pick<Shell, 'clock' | 'terminal'>,
): Promise<Omit<Simulation, 'policy'>> {
  const [{ simulate }, { progressLines }] = await Promise.all([import('./simulate.ts'), import('../fleet-command.ts')]);
  return simulate(policy, { ...world, progress: progressLines(clock, terminal) });
}

async function show(simulation: Simulation, given: Given<SimulateFlag>, shell: Shell): Promise<void> {
  const { terminal } = shell;
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

/** The last line, and what could not be read. Gives the exit code. */
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
