/**
 * The fault harness: runs the built bundle as a process, in an empty folder with a clean environment, against the emulator and the
 * GitHub double with the given faults, and checks on every run what always holds (`invariants.ts`, with `oracle.ts` as the judge).
 *
 *     const run = await runGate({ faults: [{ match: { operation: 'list-scans' }, nth: 1, fault: { kind: 'status', status: 503 } }] });
 *     expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
 *
 * - The stage: `platform` (a state of it; `SCENARIOS.clean` by default), `event` (pull request 7 by default), `tls`,
 *   `through` (wraps the platform's handler). `prepare(stage)` may change both doubles before the run.
 * - The settings: `inputs` over the harness's quick ones (`QUICK`), `env`, `nodeFlags`.
 * - The faults: `faults` meet the platform, `githubFaults` GitHub; either a list or a function of the stage (for the trap's address).
 * - `during(step, stage)` gets the running process; `trace` asks `trace.mjs` for faults inside the process.
 * - `due` replaces the oracle's word where a fault changes the truth itself (an answer rewritten everywhere); `tolerates` lifts one
 *   named check, where a payload makes it meaningless (a rule that is called `undefined`).
 *
 * `runGate` throws when an invariant does not hold; `observeGate` gives the run and the problems instead, for loops over many runs.
 * The bundle is `dist/index.js`, or the file that the variable GATE_MAIN names.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StagedEvent } from '../../../demo/events.ts';
import type { RunningProcess } from '../../../demo/run-process.ts';
import { removeStep, runStep, type StepResult } from '../../../demo/runner.ts';
import { type Stage, type StageOptions, setStage } from '../../../demo/stage.ts';
import type { FaultRule } from '../../../emulator/faults/faults.ts';
import type { RecordedRequest } from '../../../emulator/faults/recorded-request.ts';
import type { ScenarioContext } from '../../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import type { PlatformState } from '../../../emulator/state.ts';
import type { GitHubState } from '../../../github-double/state.ts';
import { type Check, problemsOf } from './invariants.ts';
import { type Due, whatIsDue } from './oracle.ts';
import { openTrap, type Trap } from './trap.ts';

/** Times that fit a test: what takes minutes in life takes seconds here. */
const QUICK = {
  'discovery-timeout': '2s',
  'wait-timeout': '5s',
  'poll-interval': '100ms',
  'request-timeout': '3s',
} as const;

/** `RUNNER_DEBUG=1 npm test -- test/faults` runs every case with the lines that a runner asks for when a step is debugged. */
const DEBUG_LINES: Readonly<Record<string, string>> = process.env.RUNNER_DEBUG === '1' ? { RUNNER_DEBUG: '1' } : {};

/** What stands ready before a run. */
export type Scene = Stage & { readonly trap: Trap };
type Faults = readonly FaultRule[] | ((scene: Scene) => readonly FaultRule[]);

export type GateRunOptions = Pick<StageOptions, 'tls' | 'through'> & {
  readonly platform?: (context: ScenarioContext) => PlatformState;
  /** A staged one, or one whose payload and variables are spoilt. */
  readonly event?: StagedEvent;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>> | ((scene: Scene) => Readonly<Record<string, string>>);
  readonly nodeFlags?: readonly string[];
  readonly faults?: Faults;
  readonly githubFaults?: Faults;
  readonly prepare?: (scene: Scene) => void | Promise<void>;
  readonly during?: (step: RunningProcess, scene: Scene) => void;
  /** Variables of `trace.mjs`, without their prefix. */
  readonly trace?: Partial<Record<'RANDOM' | 'CLOCK' | 'BREAK' | 'THROW' | 'ARM' | 'SPEED', string>>;
  /** Text of the policy file that is in force, for the oracle. */
  readonly policyFile?: string;
  readonly due?: Due['word'];
  readonly tolerates?: readonly Check[];
  /** After so many milliseconds the process is killed and the run has a problem: the deadline of the settings plus 60 s, unless told. */
  readonly killAfterMs?: number;
  readonly main?: string;
};

/** A run as it was seen from outside. */
export type GateRun = Omit<StepResult, 'folder'> & {
  readonly verdict: string | undefined;
  readonly reason: string | undefined;
  /** Everything that the run left in its own folders, by path, but for the runner's own files. */
  readonly leftFiles: ReadonlyMap<string, string>;
  readonly inputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly platformOrigin: string;
  readonly githubOrigin: string;
  readonly requests: readonly RecordedRequest[];
  readonly githubRequests: readonly RecordedRequest[];
  readonly githubState: GitHubState;
  /** Bodies of all comments on the pull request after the run. */
  readonly comments: readonly string[];
  readonly trapHits: number;
  /** Where the process connected to, as `host:port`; undefined when it could not tell (killed). */
  readonly connections: readonly string[] | undefined;
  readonly rssMib: number | undefined;
  readonly elapsedMs: number;
  readonly wasKilledByHarness: boolean;
  readonly due: Due;
  readonly allowedMs: number;
};

/** Runs the gate and throws, with the log, when something does not hold that always must. */
export async function runGate(options: GateRunOptions = {}): Promise<GateRun> {
  const { run, problems } = await observeGate(options);
  if (problems.length > 0)
    throw new Error(`${problems.join('\n')}\n--- log of the run ---\n${run.stdout}${run.stderr}`);
  return run;
}

/** Runs the gate and tells what does not hold. */
export async function observeGate(
  options: GateRunOptions = {},
): Promise<{ readonly run: GateRun; readonly problems: readonly string[] }> {
  const run = await sendGate(options);
  return { run, problems: problemsOf(run, options.tolerates ?? []) };
}

async function sendGate(options: GateRunOptions): Promise<GateRun> {
  const { event, tls, through } = options;
  const trap = await openTrap();
  const stage = await setStage(options.platform ?? SCENARIOS.clean, {
    ...(event === undefined ? {} : { event }),
    ...(tls === undefined ? {} : { tls }),
    ...(through === undefined ? {} : { through }),
  });
  const scene = { ...stage, trap };
  const traces = await mkdtemp(join(tmpdir(), 'findings-gate-trace-'));
  try {
    stage.platform.faults.add(...listOf(options.faults, scene));
    stage.github.faults.add(...listOf(options.githubFaults, scene));
    await options.prepare?.(scene);
    return await watch(options, scene, join(traces, 'trace.json'));
  } finally {
    await Promise.all([stage.close(), trap.close(), rm(traces, { recursive: true, force: true })]);
  }
}

async function watch(options: GateRunOptions, scene: Scene, traceFile: string): Promise<GateRun> {
  const { step } = scene;
  const inputs = { ...step.inputs, ...QUICK, ...options.inputs };
  const own = typeof options.env === 'function' ? options.env(scene) : options.env;
  const trace = Object.entries(options.trace ?? {}).map(([name, value]) => [`TRACE_${name}`, value]);
  const env = { ...step.env, ...DEBUG_LINES, TRACE_FILE: traceFile, ...Object.fromEntries(trace), ...own };
  const allowedMs = options.killAfterMs ?? milliseconds(inputs['wait-timeout']) + 60_000;
  let isKilled = false;
  let timer: NodeJS.Timeout | undefined;

  const startedAt = performance.now();
  const result = await runStep({
    event: step.event,
    inputs,
    env,
    nodeFlags: ['--import', TRACE, ...(options.nodeFlags ?? [])],
    ...(options.main === undefined ? {} : { main: options.main }),
    onStart: (child) => {
      timer = setTimeout(() => {
        isKilled = child.kill('SIGKILL');
      }, allowedMs);
      options.during?.(child, scene);
    },
  });
  clearTimeout(timer);
  const elapsedMs = performance.now() - startedAt;
  const facts = { ...result, inputs, env, elapsedMs, allowedMs, wasKilledByHarness: isKilled };
  try {
    return await told(facts, scene, options, traceFile);
  } finally {
    await removeStep(result);
  }
}

const TRACE = fileURLToPath(new URL('trace.mjs', import.meta.url));

type Facts = StepResult & Pick<GateRun, 'inputs' | 'env' | 'elapsedMs' | 'allowedMs' | 'wasKilledByHarness'>;

async function told(facts: Facts, scene: Scene, options: GateRunOptions, traceFile: string): Promise<GateRun> {
  const { folder, ...result } = facts;
  const { platform, github, githubState, platformState, step, trap } = scene;
  const traced = await readFile(traceFile, 'utf8').then(
    (text) => JSON.parse(text) as { hosts: string[]; rssKib: number },
    () => undefined,
  );
  const oracle = whatIsDue({
    state: platformState,
    inputs: facts.inputs,
    event: step.event,
    env: facts.env,
    headOfPull: (number) => githubState.repositories[0]?.pulls.get(number)?.head.sha,
    policyFile: options.policyFile,
    nowMs: Date.now(),
  });
  return {
    ...result,
    verdict: result.outputs.verdict,
    reason: result.outputs.reason,
    leftFiles: await filesIn([join(folder, 'workspace'), join(folder, 'temp')]),
    event: step.event,
    platformOrigin: platform.origin,
    githubOrigin: github.origin,
    requests: platform.requests,
    githubRequests: github.requests,
    githubState,
    comments: githubState.repositories.flatMap(({ comments }) => comments.map(({ body }) => body)),
    trapHits: hitsOf(trap, traced?.hosts),
    connections: traced?.hosts,
    rssMib: traced && traced.rssKib / 1024,
    due: options.due === undefined ? oracle : { word: options.due, why: 'told by the test' },
  };
}

/** Ports are given out again: who meets the trap may be a process of another run. This one's own word goes first. */
function hitsOf(trap: Trap, hosts: readonly string[] | undefined): number {
  return hosts === undefined || hosts.includes(new URL(trap.origin).host) ? trap.hits() : 0;
}

async function filesIn(folders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      files.set(path, await readFile(path, 'utf8').catch(() => ''));
    }
  }
  return files;
}

function listOf(faults: Faults | undefined, scene: Scene): readonly FaultRule[] {
  return typeof faults === 'function' ? faults(scene) : (faults ?? []);
}

/** Zero for what is no duration: such a run ends at once. */
function milliseconds(duration = ''): number {
  const [, amount, unit] = /^(\d+)(ms|s|m|h)$/.exec(duration.trim()) ?? [];
  const ms = amount === undefined ? 0 : Number(amount) * { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }[unit as 'ms'];
  return Math.min(ms, 6 * 3_600_000);
}
