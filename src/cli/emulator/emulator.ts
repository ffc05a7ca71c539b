import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { DEFAULT_TOKEN } from '../../../emulator/build.ts';
import { parseFaultRule } from '../../../emulator/faults/fault-text.ts';
import { parseQuirk } from '../../../emulator/quirks/with-quirks.ts';
import { describeScenarios, SCENARIOS } from '../../../emulator/scenarios.ts';
import { type EmulatorSettings, startEmulator } from '../../../emulator/start.ts';
import { parseRules } from '../../../emulator/uploads/own-rules.ts';
import type { UploadSettings } from '../../../emulator/uploads/with-uploads.ts';
import { isCommitSha } from '../../domain/ids.ts';
import { branchName, isRefName } from '../../domain/ref.ts';
import { quote } from '../../domain/text/suggestion.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import { codeOf } from '../../gate/process/whole-file.ts';
import { InputProblem, oneOf, parseDigits, parseDuration } from '../../inputs/parse-value.ts';
import { type Command, config, type Flags, type Given, readFlags, takes } from '../command.ts';
import { SCREEN_FLAGS } from '../screen/screen-style.ts';
import { parsePullRequest } from '../target/check-target.ts';

const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly (keyof typeof SCENARIOS)[];

/** No flag sets the token: the variable of that name is the real platform's. */
const EMULATOR_FLAGS = {
  scenario: takes('<name>', 'content of the platform; see the list below (clean)'),
  port: takes('<number>', 'port on 127.0.0.1; 0 is any free port (0)'),
  commit: takes('<sha>', 'commit that was scanned (c0ffee000…)'),
  repository: takes('<owner/name>', 'name of the project (acme/shop)'),
  'repository-id': takes('<digits>', 'id of the project on the platform (101)'),
  'deployment-id': takes('<digits>', 'id of the deployment (42)'),
  'pull-request': takes('<number>', 'the commit is the head of this pull request; without it, a push'),
  'head-ref': takes('<branch>', 'branch of the commit (main)'),
  fault: {
    value: '<json>',
    isList: true,
    about: 'a fault to inject, as JSON: {"nth":2,"fault":{"kind":"status","status":503}}; may be given several times',
  },
  quirk: {
    value: '<id>',
    isList: true,
    about: 'break the assumption with this id in docs/spec-gaps.md; may be given several times',
  },
  'accept-scans': { about: 'accept uploads of the scanner; without --scenario, the platform has no other scans' },
  rules: takes('<file>', 'rules for the scanner, YAML or JSON (some built-in rules)'),
  'index-lag': takes('<time>', 'time from the end of a scan until the search shows its issues (0s)'),
  'never-finished-after': takes('<time>', 'time without uploads after which a scan counts as never finished (1h)'),
  list: { about: 'print the scenarios and end' },
  json: { about: 'print a line of JSON once it listens: origin, token, commit and ids' },
  ...SCREEN_FLAGS,
} as const satisfies Flags;

type EmulatorFlag = keyof typeof EMULATOR_FLAGS;

export const EMULATOR: Command = {
  usage: '[--scenario <name>] [--port <number>] [flags]',
  flags: EMULATOR_FLAGS,
  more: [['Scenarios:', ...describeScenarios().split('\n')]],
  example: ['--scenario over-limit --port 7357'],
  async run(args, shell) {
    const { env, terminal, clock, signal } = shell;
    const given = readFlags(args, EMULATOR_FLAGS, env);
    if (given.operands.length > 0) throw config('emulator takes only flags; write each value after its flag');
    if (given.isOn('list')) {
      for (const line of describeScenarios().split('\n')) terminal.print(line);
      return 0;
    }
    const settings = readEmulatorSettings(given, clock.wallNow());
    const server = await startEmulator(settings).catch((error: unknown) => {
      throw config(`--port ${settings.port}: nothing can listen there (${codeOf(error)}); take another one`);
    });
    const { origin } = server;
    if (given.isOn('json')) terminal.printJson({ origin, scenario: settings.scenario, ...settings.context });
    else
      for (const line of invitation(origin, settings, env.npm_command === 'exec' ? 'npx ' : '')) terminal.print(line);
    if (!signal.aborted) await once(signal, 'abort');
    await server.close();
    return 0;
  },
};

function invitation(origin: string, { scenario = 'clean', context, accepts }: EmulatorSettings, runner: string) {
  const { token, deploymentId, repository, pullRequest, headRef } = context;
  const commit = accepts === undefined ? context.commit : '$(git rev-parse HEAD)';
  const subject =
    pullRequest === undefined ? `--ref refs/heads/${headRef}` : `--pull-request ${pullRequest} --head-ref ${headRef}`;
  const scan = `SEMGREP_URL=${origin} SEMGREP_APP_TOKEN=${token} SEMGREP_REPO_NAME=${repository} semgrep ci --oss-only`;
  const scanned = `scenario ${scenario}`;
  return [
    `The emulated platform listens at ${origin} (${accepts === undefined ? scanned : 'accepts scans'}), until it is stopped with Ctrl-C.`,
    'In another terminal:',
    '',
    ...(accepts === undefined ? [] : [scan]),
    `export FINDINGS_GATE_TOKEN=${token}`,
    `${runner}findings-gate check --base-url ${origin} --deployment-id ${deploymentId} \\`,
    `  --repository ${repository} --commit ${commit} ${subject}`,
  ];
}

function readEmulatorSettings(given: Given<EmulatorFlag>, nowMs: EpochMs): EmulatorSettings {
  const isPath = (text: string) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(text);
  const isPort = (text: string) => /^\d+$/.test(text) && Number(text) <= 65_535;
  const isPlainRef = (text: string) => isRefName(text) && /^[\w./-]+$/.test(text);
  return {
    scenario: given.read('scenario', oneOf(SCENARIO_NAMES)),
    accepts: readAccepting(given),
    port: Number(given.read('port', such(isPort, 'a port; write a number from 0 to 65535')) ?? 0),
    faults: given.read('fault', (text) => parseLines(text, parseFaultRule)) ?? [],
    quirks: given.read('quirk', (text) => parseLines(text, parseQuirk)) ?? [],
    context: {
      commit:
        given.read('commit', such(isCommitSha, 'a commit; write 40 or 64 hex digits')) ?? 'c0ffee'.padEnd(40, '0'),
      repository: given.read('repository', such(isPath, 'a repository; write owner/name')) ?? 'acme/shop',
      repositoryId: given.read('repository-id', parseDigits) ?? '101',
      deploymentId: given.read('deployment-id', parseDigits) ?? '42',
      pullRequest: given.read('pull-request', parsePullRequest),
      headRef: branchName(given.read('head-ref', such(isPlainRef, 'the name of a branch')) ?? 'main'),
      nowMs,
      token: DEFAULT_TOKEN,
    },
  };
}

function readAccepting(given: Given<EmulatorFlag>): UploadSettings | undefined {
  const rules = given.read('rules', (path) => understood(path, (name) => parseRules(readFileSync(name, 'utf8'))));
  const indexLagMs = given.read('index-lag', (text) => parseDuration(text, 0));
  const neverFinishedAfterMs = given.read('never-finished-after', (text) => parseDuration(text, 1_000));
  const isGiven = (rules ?? indexLagMs ?? neverFinishedAfterMs) !== undefined || given.isOn('accept-scans');
  return isGiven ? { rules, indexLagMs, neverFinishedAfterMs } : undefined;
}

function such(is: (text: string) => boolean, what: string): (text: string) => string {
  return (text) => {
    if (!is(text)) throw new InputProblem(`${quote(text)} is not ${what}`);
    return text;
  };
}

function parseLines<Value>(text: string, parse: (line: string) => Value): readonly Value[] {
  return text.split('\n').map((line) => understood(line, parse));
}

function understood<Value>(text: string, parse: (text: string) => Value): Value {
  try {
    return parse(text);
  } catch (problem) {
    throw new InputProblem(problem instanceof Error ? problem.message : 'not understood');
  }
}
