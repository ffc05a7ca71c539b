/**
 * The fault harness: runs the built Action (`test/run/run-action.ts` says how) with faults around it and inside its
 * process, and checks on every run what must always be true (`invariants.ts`, with the verdict that `oracle.ts` expects).
 *
 *     const run = await runGate({ faults: [{ match: { operation: 'list-scans' }, nth: 1, fault: { kind: 'status', status: 503 } }] });
 *     expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
 *
 * - `inputs` replace the harness's quick ones (`QUICK`).
 * - The faults: `faults` are those of the platform, `githubFaults` those of GitHub; either a list or a function of the trap.
 * - `trace` asks `trace.mjs` for faults inside the process.
 * - `due` replaces the oracle's verdict where a fault changes the truth itself (an answer rewritten everywhere); `tolerates` skips
 *   one named check, where a payload makes it meaningless (a rule that is called `undefined`).
 *
 * `runGate` throws when an invariant is broken; `observeGate` returns the run and the problems instead, for loops over many runs.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import { type Check, problemsOf } from './invariants.ts';
import { type Due, whatIsDue } from './oracle.ts';
import { type ActionOptions, type ActionRun, runAction } from './run-action.ts';
import { openTrap, type Trap } from './trap.ts';

/** Times that fit a test: what normally takes minutes takes seconds here. */
const QUICK = {
  'discovery-timeout': '2s',
  'wait-timeout': '5s',
  'poll-interval': '100ms',
  'request-timeout': '3s',
} as const;

/** `RUNNER_DEBUG=1 npm test -- test/faults` runs every case with the lines that a runner asks for when a step is debugged. */
const DEBUG_LINES: Readonly<Record<string, string>> = process.env.RUNNER_DEBUG === '1' ? { RUNNER_DEBUG: '1' } : {};

const TRACE = fileURLToPath(new URL('trace.mjs', import.meta.url));

type Faults = readonly FaultRule[] | ((third: { readonly trap: Trap }) => readonly FaultRule[]);

export type GateRunOptions = ActionOptions & {
  readonly faults?: Faults;
  readonly githubFaults?: Faults;
  /** Variables of `trace.mjs`, without their prefix. */
  readonly trace?: Partial<Record<'RANDOM' | 'CLOCK' | 'BREAK' | 'THROW' | 'ARM' | 'SPEED', string>>;
  /** Text of the policy file that applies, for the oracle. */
  readonly policyFile?: string;
  readonly due?: Due['word'];
  readonly tolerates?: readonly Check[];
};

export type GateRun = ActionRun & {
  readonly trapHits: number;
  /** Where the process connected to, as `host:port`; undefined when it could not record that (killed). */
  readonly connections: readonly string[] | undefined;
  readonly rssMib: number | undefined;
  readonly due: Due;
};

/** Runs the gate and throws, with the log, when something is wrong that must be right on every run. */
export async function runGate(options: GateRunOptions = {}): Promise<GateRun> {
  const { run, problems } = await observeGate(options);
  if (problems.length > 0)
    throw new Error(`${problems.join('\n')}\n--- log of the run ---\n${run.stdout}${run.stderr}`);
  return run;
}

/** Runs the gate and returns the problems that it finds. */
export async function observeGate(
  options: GateRunOptions = {},
): Promise<{ readonly run: GateRun; readonly problems: readonly string[] }> {
  const trap = await openTrap();
  const traces = await mkdtemp(join(tmpdir(), 'findings-gate-trace-'));
  try {
    const run = await tracedRun(options, trap, join(traces, 'trace.json'));
    return { run, problems: problemsOf(run, options.tolerates ?? []) };
  } finally {
    await Promise.all([trap.close(), rm(traces, { recursive: true, force: true })]);
  }
}

async function tracedRun(options: GateRunOptions, trap: Trap, traceFile: string): Promise<GateRun> {
  const { prepare, env, trace = {}, nodeFlags = [] } = options;
  const tracing = Object.entries(trace).map(([name, value]) => [`TRACE_${name}`, value]);
  const run = await runAction({
    ...options,
    inputs: { ...QUICK, ...options.inputs },
    env: (stage) => ({
      ...DEBUG_LINES,
      TRACE_FILE: traceFile,
      ...Object.fromEntries(tracing),
      ...(typeof env === 'function' ? env(stage) : env),
    }),
    nodeFlags: ['--import', TRACE, ...nodeFlags],
    prepare: async (stage) => {
      stage.platform.faults.add(...listOf(options.faults, trap));
      stage.github.faults.add(...listOf(options.githubFaults, trap));
      await prepare?.(stage);
    },
  });
  const traced = await readFile(traceFile, 'utf8').then(
    (text) => JSON.parse(text) as { hosts: string[]; rssKib: number },
    () => undefined,
  );
  return {
    ...run,
    trapHits: hitsOf(trap, traced?.hosts),
    connections: traced?.hosts,
    rssMib: traced && traced.rssKib / 1024,
    due: options.due === undefined ? dueOf(run, options) : { word: options.due, why: 'told by the test' },
  };
}

function dueOf({ inputs, event, env, platformState, githubState }: ActionRun, { policyFile }: GateRunOptions): Due {
  return whatIsDue({
    state: platformState,
    inputs,
    event,
    env,
    headOfPull: (number) => githubState.repositories[0]?.pulls.get(number)?.head.sha,
    policyFile,
    nowMs: Date.now(),
  });
}

/** Ports are reused: a connection to the trap may come from another run. What this run recorded about itself decides first. */
function hitsOf(trap: Trap, hosts: readonly string[] | undefined): number {
  return hosts === undefined || hosts.includes(new URL(trap.origin).host) ? trap.hits() : 0;
}

function listOf(faults: Faults | undefined, trap: Trap): readonly FaultRule[] {
  return typeof faults === 'function' ? faults({ trap }) : (faults ?? []);
}
