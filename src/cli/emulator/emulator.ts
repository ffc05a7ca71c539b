import { operationOf } from '../../../emulator/platform.ts';
import { createQuirkyHandler, describeQuirks } from '../../../emulator/quirks/with-quirks.ts';
import { describeScenarios, SCENARIOS } from '../../../emulator/scenarios.ts';
import { type RunningServer, serve } from '../../../emulator/serve.ts';
import type { Handler } from '../../../emulator/wire/http.ts';
import { describeWireForms } from '../../../emulator/wire/wire-form.ts';
import type { ExitCode } from '../../domain/verdict.ts';
import { codeOf } from '../../gate/process/whole-file.ts';
import { config, readFlags } from '../flags.ts';
import type { Command, Shell } from '../shell.ts';
import { doctorInvitation, openAnswers } from './answers.ts';
import { EMULATOR_FLAGS } from './emulator-flags.ts';
import { type EmulatorSettings, readEmulatorSettings } from './emulator-settings.ts';

/** The platform as a server on this machine, to try the gate without one. */
export const EMULATOR: Command = {
  usage: '[--scenario <name>] [--port <number>] [flags]',
  flags: EMULATOR_FLAGS,
  more: [
    ['Scenarios:', ...describeScenarios().split('\n')],
    ['Forms, the plain one first:', ...describeWireForms().split('\n')],
    ['Quirks, each against an assumption of docs/spec-gaps.md:', ...describeQuirks().split('\n')],
  ],
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
  const from = given.text('from');
  const answering = from === undefined ? undefined : await openAnswers(from, given, shell);
  const server = await listen(answering?.handler ?? ofScenario(settings), settings);
  const { origin } = server;
  const { scenario, context } = settings;
  if (given.isOn('json')) {
    terminal.printJson({
      origin,
      ...(answering ? { token: context.token, ...answering.file.subject } : { scenario, ...context }),
    });
  } else {
    const lines = answering ? doctorInvitation(origin, answering.file) : invitation(origin, settings);
    for (const line of lines) terminal.print(line);
  }
  await stopped(signal);
  await server.close();
  return 0;
}

function ofScenario({ scenario, context, wire, quirks }: EmulatorSettings): Handler {
  const state = SCENARIOS[scenario](context);
  return createQuirkyHandler({ ...state, wire: { ...state.wire, ...wire } }, quirks);
}

async function listen(handler: Handler, { port, faults }: EmulatorSettings): Promise<RunningServer> {
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
