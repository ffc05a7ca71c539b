import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProcessOptions, type ProcessResult, runProcess } from './run-process.ts';
import { layOutStep, ROOT, readStep, type StepFiles, type StepSettings } from './runner-files.ts';

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

/** Runs the built action as a process, the way the runner does: inputs and runner files in a clean environment, in a folder of its own. */
export async function runStep(step: Step): Promise<StepResult> {
  const files = await layOutStep(step);
  const { main = builtAction(), nodeFlags = [] } = step;
  await access(main).catch(() => {
    throw new Error(`there is no built action at ${main}: run "npm run build"`);
  });
  const { env, folder } = files;
  const ended = await runProcess(process.execPath, [...nodeFlags, main], {
    ...step,
    env,
    cwd: join(folder, 'workspace'),
  });
  return { ...ended, ...(await readStep(files)), folder };
}
