import { lstatSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { clean, overLimit } from '../../emulator/scenarios/finished.ts';
import { stillRunning } from '../../emulator/scenarios/waiting.ts';
import { draws } from '../build/draws.ts';
import { Chance } from '../build/random.ts';
import { observeBuilt } from '../run/built-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { COMMIT, runCli, startPlatform } from '../run/run-cli.ts';
import { deviceAt, ownOutputAt, pipeAt } from './harness/devices.ts';

/*
 * A fuzz over the surroundings: random variables, files and signals around a run.
 * `SURROUNDINGS_RUNS=500 npm test -- test/faults/n-surroundings` goes on for minutes; `SURROUNDINGS_SEED=7` begins at
 * another seed. A run is repeated by its own seed, with `SURROUNDINGS_RUNS=1`.
 */

vi.setConfig({ testTimeout: 3_600_000 });

const FIRST = Number(process.env.SURROUNDINGS_SEED ?? '1');
const RUNS = Number(process.env.SURROUNDINGS_RUNS ?? draws(24));
/** From a signal to the end of the process: two seconds, and what a machine with many busy processes takes to notice. */
const STOPPED_MS = 15_000;
/** Of a run that nobody stops: its own time is a few seconds. */
const ENDS_MS = 60_000;

const PLANTED = 'planted-token-0123456789';
const VARIABLES: readonly (readonly [string, string])[] = [
  ['input_mode', 'report'],
  ['Input_Max-Critical', 'none'],
  ['input_api-token', PLANTED],
  ['INPUT_API_TOKEN', PLANTED],
  ['OTHER_GITHUB_TOKEN', PLANTED],
  ['HTTP_PROXY', 'http://127.0.0.1:9'],
  ['HTTPS_PROXY', 'http://127.0.0.1:9'],
  ['GITHUB_API_URL', 'http://github.invalid/api/v3'],
  ['GITHUB_OUTPUT', '/dev/full'],
  ['GITHUB_OUTPUT', '/proc/self/comm'],
  ['GITHUB_STEP_SUMMARY', '/dev/full'],
  ['GITHUB_EVENT_PATH', '/dev/zero'],
  ['GITHUB_EVENT_PATH', '/dev/stdin'],
  ['GITHUB_WORKSPACE', '/dev'],
  ['RUNNER_TEMP', '/proc'],
  ['RUNNER_DEBUG', '1'],
];
const TOKENS = ['$(FINDINGS_GATE_TOKEN)', '${TOKEN}', ''];

/** Makes what stands at a path, and gives the path. */
const PLACES: readonly ((inside: string, name: string) => string | Promise<string>)[] = [
  (inside, name) => join(inside, name),
  (inside) => join(inside, 'shared'),
  async (inside, name) => written(join(inside, name)),
  async (inside, name) => {
    await symlink(await written(join(inside, `far-${name}`)), join(inside, name));
    return join(inside, name);
  },
  async (inside, name) => {
    await mkdir(join(inside, name));
    return join(inside, name);
  },
  (inside, name) => pipeAt(join(inside, name)),
  async (inside, name) => {
    await symlink(pipeAt(join(inside, `far-${name}`)), join(inside, name));
    return join(inside, name);
  },
  (inside) => deviceAt(join(inside, 'full'), 'full'),
  (inside) => deviceAt(join(inside, 'null'), 'null'),
  (inside) => ownOutputAt(join(inside, 'stdout')),
  () => '/proc/self/comm',
  () => '/dev/null/sub',
];

async function written(path: string): Promise<string> {
  await writeFile(path, 'earlier');
  return path;
}

/** The kind of each path at which something stands that is no file, nor a link to one: it may not be replaced. */
function kindsOf(paths: readonly string[]): readonly (readonly [path: string, kind: string])[] {
  return paths.flatMap((path) => {
    const [found, behind] = [lstatSync, statSync].map((look) => {
      try {
        return look(path);
      } catch {
        return undefined;
      }
    });
    // A device may lead to a file: what the output of this very test is sent to.
    const isReplaceable = found === undefined || (behind?.isFile() === true && !/^\/(?:dev|proc)\//.test(path));
    return isReplaceable ? [] : [[path, (found.mode & 0o170000).toString(8)] as const];
  });
}

type Stop = { readonly afterMs: number; readonly signals: readonly NodeJS.Signals[] };

function stopOf(chance: Chance): Stop | undefined {
  if (chance.whole(0, 2) > 0) return undefined;
  const signals = chance.oneOf<readonly NodeJS.Signals[]>([
    ['SIGINT'],
    ['SIGTERM'],
    ['SIGINT', 'SIGTERM'],
    ['SIGTERM', 'SIGTERM'],
  ]);
  return { afterMs: chance.whole(0, 1_499), signals };
}

/** Sends the signals, and gives how long the process took to end after that. */
function stopper(stop: Stop | undefined) {
  let sentAt: number | undefined;
  return {
    start(running: { kill(signal: NodeJS.Signals): boolean }) {
      if (stop === undefined) return;
      setTimeout(() => {
        sentAt = performance.now();
        for (const signal of stop.signals) running.kill(signal);
      }, stop.afterMs);
    },
    sinceMs: () => (sentAt === undefined ? 0 : performance.now() - sentAt),
  };
}

async function runAction(chance: Chance, inside: string): Promise<readonly string[]> {
  const env = Object.fromEntries(Array.from({ length: chance.whole(0, 2) }, () => chance.oneOf(VARIABLES)));
  const paths = {
    'report-path': await chance.oneOf(PLACES)(inside, 'report'),
    'record-path': await chance.oneOf(PLACES)(inside, 'record'),
  };
  const named = Object.fromEntries(Object.entries(paths).filter(() => chance.whole(0, 2) > 0));
  const token = chance.whole(0, 5) === 0 ? { 'api-token': chance.oneOf(TOKENS) } : {};
  const inputs = { ...named, ...token, 'discovery-timeout': '500ms', 'wait-timeout': '1s' };
  const before = kindsOf(Object.values(paths));
  const far = await farFiles(inside);
  const stop = stopper(stopOf(chance));
  const { run, problems } = await observeBuilt({
    platform: chance.oneOf([clean, overLimit, stillRunning]),
    inputs,
    env,
    during: (step) => stop.start(step),
    killAfterMs: ENDS_MS,
    // A planted token is masked besides the two; an address that nobody answers is one that was asked for; a stopped run may say nothing.
    tolerates: ['all told', 'commands', 'own origins', 'one verdict', 'masks'],
  });
  return [
    ...problems,
    ...(stop.sinceMs() > STOPPED_MS ? [`ended ${Math.round(stop.sinceMs())} ms after its signal`] : []),
    ...plantedIn(run),
    ...changesOf(before, far, inside, await farFiles(inside)),
  ];
}

async function runCommand(chance: Chance, inside: string): Promise<readonly string[]> {
  const scenario = chance.oneOf([clean, overLimit]);
  const { flags } = await startPlatform(scenario);
  const forms = ['--junit', '--sarif', '--markdown', '--report-path', '--record', '--policy-file', '--api-token-file'];
  const chosen = forms.filter(() => chance.whole(0, 2) === 0);
  const paths = await Promise.all(chosen.map((flag) => chance.oneOf(PLACES)(inside, flag.slice(2))));
  const before = kindsOf(paths);
  const far = await farFiles(inside);
  const stop = stopper(stopOf(chance));
  const words = chosen.flatMap((flag, place) => [flag, paths[place]!]);
  const run = await runCli(
    ['check', ...flags, '--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'main', ...words],
    {
      cwd: inside,
      onStart: (running) => stop.start(running),
    },
  );
  const isProven = scenario === clean && /^gate: PASS/m.test(run.stdout);
  return [
    ...(run.exitCode === 0 && !isProven ? ['exit code 0 without a proven pass'] : []),
    ...(stop.sinceMs() > STOPPED_MS ? [`ended ${Math.round(stop.sinceMs())} ms after its signal`] : []),
    ...changesOf(before, far, inside, await farFiles(inside)),
  ];
}

/** Files that a link leads to: they are somebody else's. */
async function farFiles(inside: string): Promise<readonly string[]> {
  const names = ['report', 'record', 'junit', 'sarif', 'markdown', 'report-path'].map((name) =>
    join(inside, `far-${name}`),
  );
  const files = names.filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isFile());
  return Promise.all(files.map((path) => readFile(path, 'utf8')));
}

function changesOf(
  before: ReturnType<typeof kindsOf>,
  far: readonly string[],
  inside: string,
  farNow: readonly string[],
): readonly string[] {
  const now = new Map(kindsOf(before.map(([path]) => path)));
  const replaced = before.filter(([path, kind]) => now.get(path) !== kind).map(([path]) => `${path} was replaced`);
  return [...replaced, ...(far.join('|') === farNow.join('|') ? [] : [`a link in ${inside} was followed`])];
}

function plantedIn({ stdout, stderr, summary, outputsText, reportText, leftFiles }: GateRun): readonly string[] {
  const shown = stdout.replaceAll(/^::add-mask::.*$/gm, '');
  const formats = [shown, stderr, summary, outputsText, reportText, ...leftFiles.values()];
  return formats.some((output) => output.includes(PLANTED)) ? ['a planted token was shown'] : [];
}

describe('N. random surroundings', () => {
  test('N2 N3 N13 prove nothing by themselves, hold no run up, show no token and lose no file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'findings-gate-surroundings-'));
    const wrong: string[] = [];
    for (let seed = FIRST; seed < FIRST + RUNS; seed += 1) {
      const chance = new Chance(seed * 2_654_435_761);
      const inside = await mkdtemp(join(folder, 'case-'));
      const problems = seed % 3 === 0 ? await runCommand(chance, inside) : await runAction(chance, inside);
      wrong.push(...problems.map((problem) => `seed ${seed}: ${problem}`));
    }
    await rm(folder, { recursive: true, force: true });
    expect(wrong).toEqual([]);
  });
});
