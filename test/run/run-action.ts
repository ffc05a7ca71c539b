/**
 * Runs the bundle of the Action once as a process, as the runner would, in an empty folder with a clean
 * environment, against its own emulated platform and GitHub double, and returns everything that can be seen from outside.
 *
 *     const run = await runBuilt({ platform: 'over-limit', inputs: { 'max-critical': '3' } });
 *     expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
 *
 * - The stage: `platform` (a scenario), `event` (pull request 7 by default), `tls` and `isTrusted`, `basePath`,
 *   `through` (wraps the platform's handler). `prepare(stage)` may change both doubles before the run, and plan faults
 *   for them.
 * - The settings: `inputs`, `env`, `workspace` (its files), `nodeFlags`, and `main` for another file than
 *   `dist/index.js` or the one that GATE_MAIN names.
 * - `during(step, stage)` and `onOutput(text, step)` get the running process.
 *
 * Nothing is checked here: tests call `runBuilt` of `built-gate.ts`. `run-cli.ts` runs the command line.
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

/** A run of the process as it is seen from outside. */
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

/** Zero for what is not a duration: such a run ends at once. */
function milliseconds(duration = ''): number {
  const [, amount, unit] = /^(\d+)(ms|s|m|h)$/.exec(duration.trim()) ?? [];
  const ms = amount === undefined ? 0 : Number(amount) * { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }[unit as 'ms'];
  return Math.min(ms, 6 * 3_600_000);
}
