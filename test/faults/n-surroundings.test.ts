import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { clean, overLimit } from '../../emulator/scenarios/finished.ts';
import { stillRunning } from '../../emulator/scenarios/waiting.ts';
import { draws } from '../build/draws.ts';
import { Chance } from '../build/random.ts';
import { observeBuilt } from '../run/built-gate.ts';
import { deviceAt, ownOutputAt, pipeAt } from './harness/devices.ts';

/*
 * A fuzz over the surroundings: random variables, files and signals around a run. n-files shows that the run replaces none of these files.
 * `SURROUNDINGS_RUNS=500 npm test -- test/faults/n-surroundings` goes on for minutes; `SURROUNDINGS_SEED=7` begins at
 * another seed. A run is repeated by its own seed, with `SURROUNDINGS_RUNS=1`.
 */

vi.setConfig({ testTimeout: 3_600_000 });

const FIRST = Number(process.env.SURROUNDINGS_SEED ?? '1');
const RUNS = Number(process.env.SURROUNDINGS_RUNS ?? draws(24));
/** Time from a signal to the end of the process: two seconds, and the time that a busy machine takes to notice. */
const STOPPED_MS = 15_000;
/** Time limit of a run that is not stopped, which itself takes a few seconds. */
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

/** Each creates something at the path, or at another path, which it then returns. */
const PLACES: readonly ((path: string, inside: string) => unknown)[] = [
  () => undefined,
  (_path, inside) => join(inside, 'shared'),
  (path) => writeFile(path, 'earlier'),
  (path) => writeFile(far(path), 'earlier').then(() => symlink(far(path), path)),
  (path) => mkdir(path),
  pipeAt,
  (path) => symlink(pipeAt(far(path)), path),
  (_path, inside) => deviceAt(join(inside, 'full'), 'full'),
  (_path, inside) => deviceAt(join(inside, 'null'), 'null'),
  (_path, inside) => ownOutputAt(join(inside, 'stdout')),
  () => '/proc/self/comm',
  () => '/dev/null/sub',
];

/** The target of a link. */
const far = (path: string) => join(dirname(path), `far-${basename(path)}`);

async function placeOf(chance: Chance, inside: string, name: string): Promise<string> {
  const path = join(inside, name);
  const made = await chance.oneOf(PLACES)(path, inside);
  return typeof made === 'string' ? made : path;
}

const SIGNALS: readonly NodeJS.Signals[][] = [['SIGINT'], ['SIGTERM'], ['SIGINT', 'SIGTERM'], ['SIGTERM', 'SIGTERM']];

/** By chance, stops the process with signals, and kills it if it does not end after that. */
function stopper(chance: Chance) {
  if (chance.whole(0, 2) > 0) return undefined;
  const [signals, afterMs] = [chance.oneOf(SIGNALS), chance.whole(0, 1_499)];
  return (running: { kill(signal: NodeJS.Signals): boolean }) => {
    setTimeout(() => {
      for (const signal of signals) running.kill(signal);
      setTimeout(() => running.kill('SIGKILL'), STOPPED_MS).unref();
    }, afterMs);
  };
}

async function runAction(chance: Chance, inside: string): Promise<readonly string[]> {
  const env = Object.fromEntries(Array.from({ length: chance.whole(0, 2) }, () => chance.oneOf(VARIABLES)));
  const paths = {
    'report-path': await placeOf(chance, inside, 'report'),
    'record-path': await placeOf(chance, inside, 'record'),
  };
  const named = Object.fromEntries(Object.entries(paths).filter(() => chance.whole(0, 2) > 0));
  const token = chance.whole(0, 5) === 0 ? { 'api-token': chance.oneOf(TOKENS) } : {};
  const inputs = { ...named, ...token, 'discovery-timeout': '500ms', 'wait-timeout': '1s' };
  const stop = stopper(chance);
  const { run, problems } = await observeBuilt({
    platform: chance.oneOf([clean, overLimit, stillRunning]),
    inputs,
    env,
    ...(stop && { during: stop }),
    killAfterMs: ENDS_MS,
    secrets: [PLANTED],
    // The planted token is masked beside the two others, an address without an answer counts as asked, and a stopped run may print nothing.
    tolerates: ['all told', 'commands', 'own origins', 'one verdict', 'masks'],
  });
  // A run that a signal ends before the gate handles signals has proven nothing either.
  return [...problems, ...(run.signal === 'SIGKILL' ? ['held up'] : [])];
}

describe('N. random surroundings', () => {
  test('N2 N3 N13 cause no pass, do not delay a run and show no token', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'findings-gate-surroundings-'));
    const wrong: string[] = [];
    for (let seed = FIRST; seed < FIRST + RUNS; seed += 1) {
      const chance = new Chance(seed * 2_654_435_761);
      const inside = await mkdtemp(join(folder, 'case-'));
      wrong.push(...(await runAction(chance, inside)).map((problem) => `seed ${seed}: ${problem}`));
    }
    await rm(folder, { recursive: true, force: true });
    expect(wrong).toEqual([]);
  });
});
