import { operationOf } from '../../../emulator/platform.ts';
import { createQuirkyHandler } from '../../../emulator/quirks/with-quirks.ts';
import { describeScenarios, SCENARIOS } from '../../../emulator/scenarios.ts';
import { type RunningServer, serve } from '../../../emulator/serve.ts';
import type { ExitCode } from '../../domain/verdict.ts';
import { codeOf } from '../../gate/process/whole-file.ts';
import { config, readFlags } from '../flags.ts';
import type { Command, Shell } from '../shell.ts';
import { EMULATOR_FLAGS } from './emulator-flags.ts';
import { type EmulatorSettings, readEmulatorSettings } from './emulator-settings.ts';

/** The platform as a server on this machine, to try the gate without one. */
export const EMULATOR: Command = {
  usage: '[--scenario <name>] [--port <number>] [flags]',
  flags: EMULATOR_FLAGS,
  more: [['Scenarios:', ...describeScenarios().split('\n')]],
  example: ['--scenario over-limit --port 7357'],
  run: runEmulator,
};

/** Ends when it is stopped, with 0: that is how it is meant to end. */
async function runEmulator(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { env, terminal, clock, signal } = shell;
  const given = readFlags(args, EMULATOR_FLAGS, env);
  if (given.operands.length > 0) throw config('emulator takes only flags; write each value after its flag');
  if (given.isOn('list')) {
    for (const line of describeScenarios().split('\n')) terminal.print(line);
    return 0;
  }
  const settings = readEmulatorSettings(given, clock.wallNow());
  const server = await listen(settings);
  const { origin } = server;
  const { scenario, context } = settings;
  if (given.isOn('json')) {
    terminal.printJson({ origin, scenario, ...context });
  } else {
    for (const line of invitation(origin, settings)) terminal.print(line);
  }
  await stopped(signal);
  await server.close();
  return 0;
}

async function listen({ scenario, context, port, faults, quirks }: EmulatorSettings): Promise<RunningServer> {
  const handler = createQuirkyHandler(SCENARIOS[scenario](context), quirks);
  try {
    return await serve(handler, { operationOf, port, faults, hasControl: true });
  } catch (error) {
    throw config(`--port ${port}: nothing can listen there (${codeOf(error)}); take another one`);
  }
}

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** What to do with it: a call of the gate that can be pasted. */
function invitation(origin: string, { scenario, context }: EmulatorSettings): readonly string[] {
  const { token, deploymentId, repository, commit, pullRequest, headRef } = context;
  const subject =
    pullRequest === undefined ? `--ref refs/heads/${headRef}` : `--pull-request ${pullRequest} --head-ref ${headRef}`;
  return [
    `The emulated platform listens at ${origin} (scenario ${scenario}), until it is stopped with Ctrl-C.`,
    'In another terminal:',
    '',
    `export FINDINGS_GATE_TOKEN=${token}`,
    `findings-gate check --base-url ${origin} --deployment-id ${deploymentId} \\`,
    `  --repository ${repository} --commit ${commit} ${subject}`,
  ];
}
