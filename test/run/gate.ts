import type { FaultRule } from '../../emulator/faults/faults.ts';
import type { RecordedRequest } from '../../emulator/faults/recorded-request.ts';
import type { ReportJson } from '../../scripts/report-schema/json-schema.ts';
import { type Check, problemsOf } from './always.ts';
import { type Due, isBeyondOracle, type OracleFacts, whatIsDue } from './oracle.ts';
import { runSources, type SourceOptions } from './run-sources.ts';
import type { SceneOptions, SceneRun } from './scene.ts';
import { openTrap, type Trap } from './trap.ts';

/*
 * The one way to run the gate in tests. `runGate` runs the Action from its sources in this process, `runBuilt` of `built-gate.ts` the built
 * file as a process: on the same stage, with the same options, and with the same checks afterwards.
 *
 *     const run = await runGate({ platform: 'over-limit', inputs: { 'max-critical': '3' } });
 *     expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
 */

/** The faults of a run, and the facts that its checks need. */
export type Circumstances = {
  /** Faults of the platform, and of GitHub. `trap` is a third origin, which the gate must never contact. */
  readonly faults?: Faults;
  readonly githubFaults?: Faults;
  /** Text of the policy file that applies, for the oracle. */
  readonly policyFile?: string | undefined;
  /** Replaces the oracle's verdict if a fault changes the truth itself, or if a setting is beyond the oracle. */
  readonly due?: Due['word'];
  /** Checks to skip because a payload makes them meaningless, such as a rule that is called `undefined`. */
  readonly tolerates?: readonly Check[];
  /** Secrets besides both tokens that must not be shown anywhere. */
  readonly secrets?: readonly string[];
};

type Faults = readonly FaultRule[] | ((third: { readonly trap: Trap }) => readonly FaultRule[]);

export type GateOptions = SourceOptions & Circumstances;

export type GateRun = Omit<SceneRun, 'report'> &
  Partial<OfProcess> & {
    /** Missing only if `all told` is tolerated. */
    readonly report: ReportJson;
    readonly secrets: readonly string[];
    readonly trapHits: number;
    readonly due: Due;
  };

export type OfProcess = {
  readonly allowedMs: number;
  readonly wasKilledByHarness: boolean;
  /** The servers that the process connected to, as `host:port`; undefined if it was killed before it could say so. */
  readonly connections: readonly string[] | undefined;
  readonly rssMib: number | undefined;
};

export type Observed = { readonly run: GateRun; readonly problems: readonly string[] };

/** With ten polls a second no run takes long, and with 30 s none runs out of time on a busy machine. */
const TIMES = { 'discovery-timeout': '30s', 'wait-timeout': '30s', 'poll-interval': '100ms' };

/** Runs the Action once from its sources, in this process. Throws, with the log, if the run breaks an invariant. */
export async function runGate(options: GateOptions = {}): Promise<GateRun> {
  return good(await observe(options, runSources, dueIfRead));
}

/** The oracle's verdict, or `unknown` for settings that the oracle does not read: then the test itself says what is due. */
function dueIfRead(facts: OracleFacts): Due {
  return isBeyondOracle(facts) ? { word: 'unknown', why: 'the oracle does not read these settings' } : whatIsDue(facts);
}

/** The run, if it keeps all invariants; throws otherwise. */
export function good({ run, problems }: Observed): GateRun {
  if (problems.length === 0) return run;
  throw new Error(`${problems.join('\n')}\n--- log of the run ---\n${run.stdout}${run.stderr}`);
}

export async function observe<Options extends SceneOptions>(
  options: Options & Circumstances,
  start: (options: Options) => Promise<SceneRun & Partial<OfProcess>>,
  dueIn: (facts: OracleFacts) => Due = whatIsDue,
): Promise<Observed> {
  const trap = await openTrap();
  try {
    const ran = await start({
      ...options,
      inputs: { ...TIMES, ...options.inputs },
      prepare: async (stage) => {
        stage.platform.faults.add(...listOf(options.faults, trap));
        stage.github.faults.add(...listOf(options.githubFaults, trap));
        await options.prepare?.(stage);
      },
    });
    const run: GateRun = {
      ...ran,
      report: ran.report as ReportJson,
      secrets: options.secrets ?? [],
      trapHits: hitsOf(trap, ran.connections),
      due:
        options.due === undefined
          ? dueIn(factsOf(ran, options.policyFile))
          : { word: options.due, why: 'told by the test' },
    };
    return { run, problems: problemsOf(run, options.tolerates ?? []) };
  } finally {
    await trap.close();
  }
}

function factsOf(
  { inputs, event, env, platformState, githubState, endedAtMs: nowMs }: SceneRun,
  policyFile: string | undefined,
): OracleFacts {
  return {
    state: platformState,
    inputs,
    event,
    env,
    headOfPull: (number) => githubState.repositories[0]?.pulls.get(number)?.head.sha,
    policyFile,
    nowMs,
  };
}

/** Connections to the trap. Ports are reused, so that one may come from another run: the connections that this run recorded decide first. */
function hitsOf(trap: Trap, hosts: readonly string[] | undefined): number {
  return hosts === undefined || hosts.includes(new URL(trap.origin).host) ? trap.hits() : 0;
}

function listOf(faults: Faults | undefined, trap: Trap): readonly FaultRule[] {
  return typeof faults === 'function' ? faults({ trap }) : (faults ?? []);
}

/** Exit code, verdict and reason: what a workflow can act on. */
export function outcomeOf({ exitCode, verdict, reason }: GateRun): readonly [number | null, string, string] {
  return [exitCode, verdict ?? '', reason ?? ''];
}

export function operationsOf(requests: readonly RecordedRequest[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { operation = 'unknown' } of requests) counts[operation] = (counts[operation] ?? 0) + 1;
  return counts;
}
