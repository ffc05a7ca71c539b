import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import type { ScenarioName } from '../../emulator/scenarios.ts';
import { ReportJson } from '../../scripts/report-schema/json-schema.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { asGateFailure } from '../../src/domain/failure.ts';
import { runPlatform } from '../emulator/running-platform.ts';
import { readSource } from '../house/source-file.ts';
import { aFolder } from './a-folder.ts';
import { aShell } from './a-shell.ts';
import { scenarioState } from './scenario-state.ts';

export const RECIPES = readSource('docs/recipes-ci.md').text;

export const recipes = new Map(
  RECIPES.split(/^## /m)
    .slice(1)
    .map((chapter): [string, string] => {
      const [name = ''] = chapter.split('\n', 1);
      return [name, /^```(?:yaml|groovy)\n(.*?)^```/ms.exec(chapter)?.[1] ?? ''];
    }),
);

/** The words after `check` in the only call of a recipe. */
function wordsOf(recipe: string): readonly string[] {
  const calls = [...recipe.matchAll(/\bcli\/index\.js"? check (.*?)'?$/gm)].map(([, words = '']) => words);
  expect(calls).toHaveLength(1);
  return calls[0]!.split(' ');
}

type Run = {
  readonly exitCode: number;
  readonly out: string;
  readonly report: ReturnType<typeof ReportJson.parse>;
};

type Platform = {
  readonly scenario: ScenarioName;
  readonly pullRequest?: number;
  readonly headRef: string;
  /** The host of the scan's repository. */
  readonly host: string;
};

/** Runs the recipe's call, with these variables of its system, on a platform that scanned the head. */
export async function run(recipe: string, env: Readonly<Record<string, string>>, platform: Platform): Promise<Run> {
  const { scenario, pullRequest, headRef, host } = platform;
  const state = scenarioState(scenario, { pullRequest, headRef });
  const scans = state.scans.map((scan) => ({ ...scan, meta: { ...scan.meta, repo_url: `https://${host}/acme/shop` } }));
  const server = await runPlatform({ ...state, scans });
  return check(wordsOf(recipe), {
    FINDINGS_GATE_TOKEN: DEFAULT_TOKEN,
    FINDINGS_GATE_BASE_URL: server.origin,
    FINDINGS_GATE_DEPLOYMENT_ID: '42',
    FINDINGS_GATE_POLL_INTERVAL: '50ms',
    FINDINGS_GATE_DISCOVERY_TIMEOUT: '200ms',
    FINDINGS_GATE_WAIT_TIMEOUT: '200ms',
    ...env,
  });
}

/** Runs the command in this process; its report is `findings-gate.json`. */
export async function check(words: readonly string[], env: Readonly<Record<string, string>>): Promise<Run> {
  const folder = aFolder();
  const { shell, written } = aShell({ env });
  const check = await COMMANDS.check.load();
  if (!('job' in check)) throw new Error('the command has no job');
  const job = check.job(
    words.map((word) => (word.startsWith('findings-gate.') ? join(folder, word) : word)),
    shell,
  );
  const ending = await job.work().catch((thrown: unknown) => job.fail(asGateFailure(thrown)));
  await ending.tell?.();
  const report = ReportJson.parse(JSON.parse(readFileSync(join(folder, 'findings-gate.json'), 'utf8')));
  return { exitCode: ending.exitCode, out: written.stdout + written.stderr, report };
}
