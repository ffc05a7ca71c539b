import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProcessOptions, type ProcessResult, runProcess } from './run-process.ts';
import { layOutStep, ROOT, type RunnerFiles, readStep, type StepFiles, type StepSettings } from './runner-files.ts';

/** A step, and the file that it runs. */
export type Step = StepSettings &
  Pick<ProcessOptions, 'onOutput' | 'onStart'> & {
    /** The file to run instead of `builtAction()`. */
    readonly main?: string;
    /** Flags for Node itself. */
    readonly nodeFlags?: readonly string[];
  };

export type StepResult = ProcessResult &
  StepFiles & {
    /** Folder of the runner's files. */
    readonly folder: string;
  };

/** The built action: the file that the variable GATE_MAIN names, else the one of this repository. */
export function builtAction(): string {
  return process.env.GATE_MAIN ?? join(ROOT, 'dist', 'index.js');
}

/** A step that only needs to be started: `node <args>` in `cwd` with `env`. */
export type PreparedStep = RunnerFiles & {
  /** Flags for Node, and the file to run. */
  readonly args: readonly string[];
  readonly cwd: string;
};

/** Runs the built action as a process, the way the runner does: inputs and runner files in a clean environment, in a folder of its own. */
export async function runStep(step: Step): Promise<StepResult> {
  const prepared = await prepareStep(step);
  const { args, env, cwd, folder } = prepared;
  const ended = await runProcess(process.execPath, args, { ...step, env, cwd });
  return { ...ended, ...(await readStep(prepared)), folder };
}

/** Makes the files of the runner in a new folder, and the environment of the step. Throws if there is no file to run. */
export async function prepareStep(step: Step): Promise<PreparedStep> {
  const { main = builtAction(), nodeFlags = [] } = step;
  await access(main).catch(() => {
    throw new Error(`there is no built action at ${main}: run "npm run build"`);
  });
  const { env, folder } = await layOutStep(step);
  return { args: [...nodeFlags, main], env, cwd: join(folder, 'workspace'), folder };
}
