import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import { SCENARIOS, type ScenarioName } from '../../emulator/scenarios.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import type { Shell } from '../../src/cli/shell.ts';
import { CI_SYSTEMS } from '../../src/cli/target/ci-systems.ts';
import { createTerminal } from '../../src/cli/terminal.ts';
import { asGateFailure } from '../../src/domain/failure.ts';
import { systemClock } from '../../src/gate/process/system-clock.ts';
import { ReportJson } from '../../src/report/json/json-schema.ts';
import { runPlatform } from '../emulator/running-platform.ts';
import { readSource } from '../house/source-file.ts';
import { HEAD, WORLDS } from './ci-worlds.ts';

const RECIPES = readSource('docs/recipes-ci.md').text;

/** The recipe of each system, by the system's name. */
const recipes = new Map(
  RECIPES.split(/^## /m)
    .slice(1)
    .map((chapter): [string, string] => {
      const [name = ''] = chapter.split('\n', 1);
      return [name, /^```(?:yaml|groovy)\n(.*?)^```/ms.exec(chapter)?.[1] ?? ''];
    }),
);

/** What stands behind `check` in the one call of a recipe. */
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
  /** Of the server that the scan's repository is on. */
  readonly host: string;
};

/** The recipe's call, with these variables of its system, on a platform that scanned the head. */
async function run(recipe: string, env: Readonly<Record<string, string>>, platform: Platform): Promise<Run> {
  const { scenario, pullRequest, headRef, host } = platform;
  const state = SCENARIOS[scenario]({
    commit: HEAD,
    repository: 'acme/shop',
    repositoryId: '101',
    deploymentId: '42',
    pullRequest,
    headRef,
    nowMs: Date.now(),
    token: DEFAULT_TOKEN,
  });
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
async function check(words: readonly string[], env: Readonly<Record<string, string>>): Promise<Run> {
  const folder = aFolder();
  let out = '';
  const stream = { write: (text: string) => (out += text) };
  const shell: Shell = {
    env,
    terminal: createTerminal({ stdout: stream, stderr: stream }),
    clock: systemClock,
    random: () => 0.5,
    signal: new AbortController().signal,
    readStdin: async () => Buffer.of(),
    ask: undefined,
  };
  const check = await COMMANDS.check.load();
  if (!('job' in check)) throw new Error('the command has no job');
  const job = check.job(
    words.map((word) => (word.startsWith('findings-gate.') ? join(folder, word) : word)),
    shell,
  );
  const ending = await job.work().catch((thrown: unknown) => job.fail(asGateFailure(thrown)));
  await ending.tell?.();
  const report = ReportJson.parse(JSON.parse(readFileSync(join(folder, 'findings-gate.json'), 'utf8')));
  return { exitCode: ending.exitCode, out, report };
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'findings-gate-recipe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('the recipes for other CI systems', () => {
  it('are there for each system that is read, and the README links to them', () => {
    const names = CI_SYSTEMS.map(({ name }) => name).filter((name) => name !== 'GitHub Actions');
    expect([...recipes.keys()].sort()).toEqual(names.sort());
    expect(readSource('README.md').text).toContain('](docs/recipes-ci.md)');
  });

  it.each([...recipes].filter(([name]) => name !== 'Jenkins'))('are valid YAML: %s', (_, recipe) => {
    expect(parse(recipe)).toBeTypeOf('object');
  });

  it('put no secret on a command line', () => {
    expect(RECIPES).not.toMatch(/--(?:api-)?token[ =]/);
  });
});

describe.each(WORLDS)('the recipe for $name', ({ name, host, change, push }) => {
  const recipe = recipes.get(name) ?? '';

  it('judges a pull request by its own scan, and fails on what that found', async () => {
    const { exitCode, report, out } = await run(recipe, change, {
      scenario: 'over-limit',
      pullRequest: 7,
      headRef: 'topic',
      host,
    });
    expect(report).toMatchObject({
      verdict: 'fail',
      commit: HEAD,
      ref: 'refs/pull/7/merge',
      pullRequest: 7,
      repository: 'acme/shop',
    });
    expect(exitCode).toBe(1);
    expect(out).toMatch(
      new RegExp(
        `^From ${name}: commit c0ffee000000(?: and its merge bad000000000)?, (?:pull|merge) request 7, repository acme/shop`,
        'm',
      ),
    );
  });

  it('takes the scan of the head branch for a pull request of this repository', async () => {
    const { exitCode, report } = await run(recipe, change, { scenario: 'clean', headRef: 'topic', host });
    expect(report).toMatchObject({ verdict: 'pass', ref: 'topic', pullRequest: 7 });
    expect(exitCode).toBe(0);
  });

  it('keeps a record that is decided again without the system', async () => {
    const FINDINGS_GATE_RECORD = join(aFolder(), 'gate.record');
    const platform = { scenario: 'over-limit', pullRequest: 7, headRef: 'topic', host } as const;
    const live = await run(recipe, { ...change, FINDINGS_GATE_RECORD }, platform);
    const again = await check(['--replay', FINDINGS_GATE_RECORD, '--report-path', 'findings-gate.json'], {});
    const { requests: _, times: __, replay, nextStep: ___, ...report } = again.report;
    // A record keeps no ids of single issues.
    const found = live.report.places!.found.map((place) => ({ ...place, issueId: null }));
    expect({ ...live.report, places: { ...live.report.places, found } }).toMatchObject(report);
    expect([again.exitCode, report.repository, report.pullRequest]).toEqual([1, 'acme/shop', 7]);
    expect([replay?.was, replay?.given]).toEqual([replay?.now, []]);
  });

  it('judges a pushed branch', async () => {
    const { exitCode, report, out } = await run(recipe, push, { scenario: 'clean', headRef: 'main', host });
    expect(report).toMatchObject({ verdict: 'pass', commit: HEAD, ref: 'main', pullRequest: null });
    expect(exitCode).toBe(0);
    expect(out).toContain('refs/heads/main');
  });

  it('proves nothing by a scan of another server', async () => {
    const elsewhere = { scenario: 'clean', headRef: 'main', host: 'elsewhere.example' } as const;
    const { exitCode, report } = await run(recipe, push, elsewhere);
    expect([exitCode, report.reason]).toEqual([2, 'wrong-repository']);
  });
});

const WITH_FORKS = WORLDS.flatMap(({ fork, ...world }) => (fork === undefined ? [] : [{ ...world, fork }]));

describe.each(WITH_FORKS)('the recipe for $name', ({ name, host, fork }) => {
  const recipe = recipes.get(name) ?? '';

  it('takes no scan of a branch for a pull request of a fork', async () => {
    const { exitCode, report } = await run(recipe, fork, { scenario: 'clean', headRef: 'topic', host });
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'no-scan', commit: HEAD, pullRequest: 7 });
    expect(exitCode).toBe(2);
  });

  it('takes the own scan of a pull request of a fork', async () => {
    const platform = { scenario: 'clean', pullRequest: 7, headRef: 'topic', host } as const;
    const { exitCode, report } = await run(recipe, fork, platform);
    expect([exitCode, report.verdict, report.ref]).toEqual([0, 'pass', 'refs/pull/7/merge']);
  });
});
