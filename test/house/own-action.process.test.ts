import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { pullRequestEvent, pushEvent, REPOSITORY, type StagedEvent } from '../../demo/events.ts';
import { runProcess } from '../../demo/run-process.ts';
import { runStep as runAction } from '../../demo/runner.ts';
import { removeStep } from '../../demo/runner-files.ts';
import { filledIn } from '../examples/example-workflow.ts';
import { COMPILED } from '../run/compiled.ts';
import { ROOT } from './source-file.ts';

const Texts = z.record(z.string(), z.string());
const Step = z.looseObject({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  env: Texts.optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  'continue-on-error': z.boolean().optional(),
});
const Self = z.looseObject({ jobs: z.strictObject({ gate: z.looseObject({ steps: z.array(Step) }) }) });

type Steps = Record<string, { outcome: string; outputs: Readonly<Record<string, string>> }>;

/** Runs the steps of .github/workflows/self.yml in order, on this machine, but for those of other actions. */
async function runSelf(event: StagedEvent): Promise<{ readonly steps: Steps; readonly codes: readonly unknown[] }> {
  const text = readFileSync(join(ROOT, '.github/workflows/self.yml'), 'utf8');
  const [first, second] = [await freePort(), await freePort()];
  const { jobs } = Self.parse(parse(text.replaceAll('4010', first).replaceAll('4011', second)));
  const temp = await mkdtemp(join(tmpdir(), 'findings-gate-self-'));
  onTestFinished(async () => {
    const pids = await readFile(join(temp, 'platforms.pid'), 'utf8');
    for (const pid of pids.trim().split('\n')) process.kill(Number(pid));
    await rm(temp, { recursive: true });
  });
  const steps: Steps = {};
  const codes: unknown[] = [];
  const github = {
    event: event.payload,
    sha: event.env.GITHUB_SHA,
    ref_name: 'main',
    head_ref: event.name === 'pull_request' ? 'feature/checkout' : '',
  };
  const fill = (texts: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, filledIn(text, { github, steps })]));
  for (const step of jobs.gate.steps) {
    if (step.run !== undefined) {
      const env = {
        ...COMPILED,
        PATH: process.env.PATH ?? '',
        RUNNER_TEMP: temp,
        GITHUB_REPOSITORY: REPOSITORY,
        ...fill(step.env),
      };
      const ended = await runProcess('bash', ['-eo', 'pipefail', '-c', step.run], { env, cwd: ROOT });
      codes.push(ended.exitCode);
    } else if (step.uses === './') {
      const { exitCode, outputs, folder } = await runAction({
        inputs: fill(step.with as Record<string, string>),
        event,
        env: { GITHUB_REPOSITORY: REPOSITORY, ...event.env },
      });
      await removeStep({ folder });
      codes.push(exitCode);
      steps[step.id!] = { outcome: exitCode === 0 ? 'success' : 'failure', outputs };
    }
  }
  return { steps, codes };
}

/** The ports of the file are free on a runner, and may not be here. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

it.each([
  ['a pull request', pullRequestEvent()],
  ['a push', pushEvent()],
] as const)(
  'our workflow of the action on itself does what it says, on %s',
  { timeout: 60_000 },
  async (_on, event) => {
    const { steps, codes } = await runSelf(event);
    expect(steps).toMatchObject({ passing: { outcome: 'success' }, failing: { outcome: 'failure' } });
    // The platforms start, one gate passes, one fails, and what they gave is what the last step wants.
    expect(codes).toEqual([0, 0, 1, 0]);
  },
);
