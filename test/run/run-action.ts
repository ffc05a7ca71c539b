/**
 * Runs the bundle of the Action once as a process, as the runner would, in an empty folder with a clean environment, against its own
 * emulated platform and GitHub double. Nothing is checked here: tests call `runBuilt` of `built-gate.ts`.
 */
import type { RunningProcess } from '../../demo/run-process.ts';
import { runStep, type Step } from '../../demo/runner.ts';
import type { Stage } from '../../demo/stage.ts';
import { COMPILED } from './compiled.ts';
import { playScene, type SceneOptions, type SceneRun } from './scene.ts';

export type ActionOptions = SceneOptions &
  Pick<Step, 'main' | 'nodeFlags' | 'onOutput'> & {
    readonly during?: (step: RunningProcess, stage: Stage) => void;
    /** Milliseconds until the process is killed; by default the time that its settings give it plus a minute. */
    readonly killAfterMs?: number;
  };

export type ActionRun = SceneRun & { readonly allowedMs: number; readonly wasKilledByHarness: boolean };

export async function runAction(options: ActionOptions = {}): Promise<ActionRun> {
  let allowedMs = 0;
  let wasKilledByHarness = false;
  const run = await playScene(options, async (step, stage) => {
    allowedMs = options.killAfterMs ?? milliseconds(step.inputs['wait-timeout']) + 60_000;
    let timer: NodeJS.Timeout | undefined;
    const onStart = (running: RunningProcess): void => {
      timer = setTimeout(() => {
        wasKilledByHarness = running.kill('SIGKILL');
      }, allowedMs);
      options.during?.(running, stage);
    };
    const ended = await runStep({ ...options, ...step, env: { ...COMPILED, ...step.env }, onStart });
    clearTimeout(timer);
    return ended;
  });
  return { ...run, allowedMs, wasKilledByHarness };
}

/** Zero for a text that is not a duration: such a run ends at once. */
function milliseconds(duration = ''): number {
  const [, amount, unit] = /^(\d+)(ms|s|m|h)$/.exec(duration.trim()) ?? [];
  const ms = amount === undefined ? 0 : Number(amount) * { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }[unit as 'ms'];
  return Math.min(ms, 6 * 3_600_000);
}
