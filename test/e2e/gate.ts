import { removeStep, runStep, type Step, type StepResult } from '../../demo/runner.ts';
import { type Stage, type StageOptions, setStage } from '../../demo/stage.ts';
import type { RecordedRequest } from '../../emulator/faults/recorded-request.ts';
import type { ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS, type ScenarioName } from '../../emulator/scenarios.ts';
import type { PlatformState } from '../../emulator/state.ts';
import type { GitHubState } from '../../github-double/state.ts';
import type { ReportJson } from '../../src/report/record/json-schema.ts';
import { assertWhatAlwaysHolds } from './always.ts';

export type GateOptions = StageOptions &
  Pick<Step, 'onOutput' | 'onStart' | 'nodeFlags'> & {
    /** By name, or made on the spot; a finished clean scan unless told otherwise. */
    readonly platform?: ScenarioName | ((context: ScenarioContext) => PlatformState);
    /** Laid over those of the stage and over `QUICK`. */
    readonly inputs?: Readonly<Record<string, string>>;
    readonly env?: Readonly<Record<string, string>>;
    /** Called before the step starts: plans faults, changes what GitHub knows. */
    readonly prepare?: (stage: Stage) => void;
    /** Further secrets that may show nowhere, beside both tokens. */
    readonly secrets?: readonly string[];
  };

/** What a step left behind, as far as anybody can see it. */
export type GateRun = Omit<StepResult, 'folder' | 'report'> & {
  readonly verdict: string | undefined;
  readonly reason: string | undefined;
  readonly report: ReportJson;
  /** The last line of the log. */
  readonly finalLine: string;
  /** What reached the platform and GitHub, in order. */
  readonly requests: readonly RecordedRequest[];
  readonly githubRequests: readonly RecordedRequest[];
  readonly githubState: GitHubState;
};

/** Nobody waits long: a scan that does not come is polled for ten times a second. Enough time to start on a busy machine. */
const QUICK = { 'discovery-timeout': '30s', 'wait-timeout': '30s', 'poll-interval': '100ms' };
/** For platforms on which the gate has to give up: the time is up after few polls. */
export const SOON_OVER = { 'discovery-timeout': '400ms', 'wait-timeout': '400ms', 'poll-interval': '100ms' };

/**
 * Runs the built action once, as the runner would, against a platform and a GitHub of its own, and checks what must hold on every
 * run whatever happens.
 */
export async function runGate(options: GateOptions = {}): Promise<GateRun> {
  const { platform = 'clean', inputs, env, prepare, secrets = [], onOutput, onStart, nodeFlags } = options;
  const stage = await setStage(typeof platform === 'string' ? SCENARIOS[platform] : platform, options);
  try {
    prepare?.(stage);
    const step: Step = {
      event: stage.step.event,
      inputs: { ...stage.step.inputs, ...QUICK, ...inputs },
      env: { ...stage.step.env, ...env },
      ...(onOutput && { onOutput }),
      ...(onStart && { onStart }),
      ...(nodeFlags && { nodeFlags }),
    };
    const result = await runStep(step);
    await removeStep(result);
    const run: GateRun = {
      ...result,
      report: result.report as ReportJson,
      verdict: result.outputs.verdict,
      reason: result.outputs.reason,
      finalLine: result.stdout.trimEnd().split('\n').at(-1) ?? '',
      requests: [...stage.platform.requests],
      githubRequests: [...stage.github.requests],
      githubState: stage.githubState,
    };
    const tokens = [step.inputs['api-token'], step.inputs['github-token']].filter((token) => token !== undefined);
    assertWhatAlwaysHolds(run, [...tokens.filter((token) => token !== ''), ...secrets]);
    return run;
  } finally {
    await stage.close();
  }
}

/** Exit code, verdict and reason: what a workflow can act on. */
export function outcomeOf({ exitCode, verdict, reason }: GateRun): readonly [number | null, string, string] {
  return [exitCode, verdict ?? '', reason ?? ''];
}

/** How often each operation was asked for. */
export function operationsOf(requests: readonly RecordedRequest[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { operation = 'unknown' } of requests) counts[operation] = (counts[operation] ?? 0) + 1;
  return counts;
}
