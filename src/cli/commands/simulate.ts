import { asGateFailure } from '../../domain/failure.ts';
import { countOf } from '../../domain/simulation/blocked.ts';
import type { Simulation } from '../../domain/simulation/judged-ref.ts';
import type { ExitCode } from '../../domain/verdict.ts';
import { counted } from '../../report/text/report-facts.ts';
import { type Given, readFlags } from '../flags.ts';
import type { Command, Shell } from '../shell.ts';
import { SIMULATE_FLAGS, type SimulateFlag } from '../simulation/simulate-flags.ts';
import { readSimulateSettings, type SimulateSettings } from '../simulation/simulate-settings.ts';
import { tellFailure } from '../tell-failure.ts';
import { writeWhole } from '../whole-file.ts';

/** What a policy would do before it blocks anybody. Reads only. */
export const SIMULATE: Command = {
  usage: '--base-url <url> --deployment-id <digits> --policy <file> [flags]',
  flags: SIMULATE_FLAGS,
  run,
};

async function run(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const given = readFlags(args, SIMULATE_FLAGS);
  const settings = await settingsOf(given, shell);
  if (settings === undefined) return 3;
  const simulation = { ...(await simulated(settings, given, shell)), policy: settings.source };
  await show(simulation, given, shell);
  return tellEnd(simulation, shell);
}

/** The policy is this command's own setting: a wrong one is told like any other. Undefined where that is done. */
async function settingsOf(given: Given<SimulateFlag>, shell: Shell): Promise<SimulateSettings | undefined> {
  try {
    return await readSimulateSettings(given, shell);
  } catch (thrown) {
    const failure = asGateFailure(thrown);
    if (failure.reason !== 'policy-invalid') throw failure;
    tellFailure(failure, shell.terminal);
    return undefined;
  }
}

async function simulated(
  { inputs, repositoryIds, periodMs, limitMs, policy }: SimulateSettings,
  given: Given<SimulateFlag>,
  { env, clock, random, signal, terminal }: Shell,
): Promise<Omit<Simulation, 'policy'>> {
  const debug = (line: string): void => (given.isOn('verbose') ? terminal.tell(line) : undefined);
  const log = { info: debug, debug, group: <T>(_: string, body: () => Promise<T>): Promise<T> => body() };
  const [{ clientOptions }, { findingsReaders }, { judgeSettings }, { simulate }, { progressLines }] =
    await Promise.all([
      import('../../platform/platform-side.ts'),
      import('../../platform/client.ts'),
      import('../../gate/simulate/judge-settings.ts'),
      import('../../gate/simulate/simulate.ts'),
      import('../simulation/progress.ts'),
    ]);
  const connection = clientOptions({ env, inputs, clock, random, log, signal, endsAt: clock.now() + limitMs });
  return simulate(judgeSettings(policy, inputs), {
    createReader: findingsReaders(connection),
    clock,
    log,
    signal,
    inputs,
    repositoryIds,
    sinceMs: clock.wallNow() - periodMs,
    progress: progressLines(clock, terminal.tell),
  });
}

async function show(simulation: Simulation, given: Given<SimulateFlag>, { terminal }: Shell): Promise<void> {
  if (given.isOn('json')) {
    const { simulationRecord } = await import('../simulation/json-record.ts');
    terminal.printJson(simulationRecord(simulation));
  } else {
    const { simulationLines } = await import('../simulation/tables.ts');
    for (const line of simulationLines(simulation)) terminal.print(line);
  }
  const path = given.text('html');
  if (path === undefined) return;
  const { renderSimulation } = await import('../../report/html/simulation-page.ts');
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
  const rest = refs.length - fail - inconclusive;
  terminal.tell(
    `${fail} of ${counted(refs.length, 'ref')} would fail, ${inconclusive} inconclusive, ${rest} would pass (${counted(requests, 'request')}).`,
  );
  return unread === 0 && unlisted.length === 0 ? 0 : 2;
}
