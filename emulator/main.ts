import { parseArgs } from 'node:util';
import { DEFAULT_TOKEN } from './build.ts';
import { parseFaultRule } from './faults/fault-text.ts';
import { createPlatformHandler, operationOf } from './platform.ts';
import { describeScenarios, isScenarioName, SCENARIOS } from './scenarios.ts';
import { serve } from './serve.ts';

const USAGE = `Usage: node emulator/main.ts --scenario <name> [--port 0] [--token <text>] [--fault <json>]...
         [--commit <sha>] [--repository <owner/name>] [--repository-id <digits>] [--deployment-id <digits>]
         [--pull-request <number>] [--head-ref <branch>]

Prints one line of JSON with the origin once it listens, and runs until it is stopped. Without --pull-request the commit is a
push to --head-ref. A fault is a rule like {"match":{"operation":"list-scans"},"nth":2,"fault":{"kind":"status","status":503}}.

Scenarios:
${describeScenarios()}`;

/** The command line's door. Throws `Error` with a sentence for people. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      scenario: { type: 'string', default: 'clean' },
      port: { type: 'string', default: '0' },
      token: { type: 'string', default: DEFAULT_TOKEN },
      fault: { type: 'string', multiple: true, default: [] },
      commit: { type: 'string', default: 'c0ffee'.padEnd(40, '0') },
      repository: { type: 'string', default: 'acme/shop' },
      'repository-id': { type: 'string', default: '101' },
      'deployment-id': { type: 'string', default: '42' },
      'pull-request': { type: 'string' },
      'head-ref': { type: 'string', default: 'main' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const { scenario, commit, repository, token } = values;
  if (!isScenarioName(scenario)) throw new Error(`unknown scenario "${scenario}"`);
  const context = {
    commit,
    repository,
    token,
    repositoryId: digits('repository-id', values['repository-id']),
    deploymentId: digits('deployment-id', values['deployment-id']),
    pullRequest:
      values['pull-request'] === undefined ? undefined : Number(digits('pull-request', values['pull-request'])),
    headRef: values['head-ref'],
    nowMs: Date.now(),
  };
  const server = await serve(createPlatformHandler(SCENARIOS[scenario](context)), {
    operationOf,
    port: Number(digits('port', values.port)),
    faults: values.fault.map(parseFaultRule),
    hasControl: true,
  });
  console.log(JSON.stringify({ origin: server.origin, scenario, ...context }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

function digits(option: string, text: string): string {
  if (!/^(0|[1-9][0-9]*)$/.test(text)) throw new Error(`--${option} must be digits`);
  return text;
}

try {
  await main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}
