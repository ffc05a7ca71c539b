import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type ProcessOptions, type ProcessResult, runProcess } from './run-process.ts';

/** What a workflow says about a step, and what GitHub would add to it. */
export type Step = Pick<ProcessOptions, 'onOutput' | 'onStart'> & {
  /** As under `with:`; the defaults of action.yml are filled in as the runner does. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: { readonly name: string; readonly payload: unknown };
  /** Variables of the runner and of the job, in addition to those that are always there. */
  readonly env?: Readonly<Record<string, string>>;
  /** The file to run instead of `builtAction()`. */
  readonly main?: string;
  /** Flags for Node itself. */
  readonly nodeFlags?: readonly string[];
};

export type StepResult = ProcessResult & {
  readonly outputs: Readonly<Record<string, string>>;
  /** The file of GITHUB_OUTPUT, as it was written. */
  readonly outputsText: string;
  readonly summary: string;
  /** The JSON report, undefined if none was written. */
  readonly report: unknown;
  /** The same, as it was written: numbers beyond 2^53 are exact there. */
  readonly reportText: string;
  /** Folder of the runner's files. */
  readonly folder: string;
};

const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** The built action: the file that the variable GATE_MAIN names, else the one of this repository. */
export function builtAction(): string {
  return process.env.GATE_MAIN ?? join(ROOT, 'dist', 'index.js');
}

/** A step that only needs to be started: `node <args>` in `cwd` with `env`. */
export type PreparedStep = {
  /** Flags for Node, and the file to run. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>> & Readonly<Record<'GITHUB_OUTPUT' | 'GITHUB_STEP_SUMMARY', string>>;
  readonly cwd: string;
  /** Folder of the runner's files. */
  readonly folder: string;
};

/** Runs the built action as a process, the way the runner does: inputs and runner files in a clean environment, in an empty folder. */
export async function runStep(step: Step): Promise<StepResult> {
  const { args, env, cwd, folder } = await prepareStep(step);
  const ended = await runProcess(process.execPath, args, { ...step, env, cwd });
  const outputsText = await readFile(env.GITHUB_OUTPUT, 'utf8').catch(() => '');
  const outputs = parseOutputs(outputsText);
  const reportPath = outputs['report-path'];
  const reportText = reportPath ? await readFile(reportPath, 'utf8') : '';
  return {
    ...ended,
    outputs,
    outputsText,
    summary: await readFile(env.GITHUB_STEP_SUMMARY, 'utf8').catch(() => ''),
    report: reportText === '' ? undefined : JSON.parse(reportText),
    reportText,
    folder,
  };
}

/** Makes the files of the runner in a new folder, and the environment of the step. Throws where there is nothing to run. */
export async function prepareStep(step: Step): Promise<PreparedStep> {
  const { main = builtAction(), nodeFlags = [] } = step;
  await access(main).catch(() => {
    throw new Error(`there is no built action at ${main}: run "npm run build"`);
  });
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-'));
  const file = (name: string): string => join(folder, name);
  await Promise.all([
    mkdir(file('workspace')),
    mkdir(file('temp')),
    writeFile(file('output'), ''),
    writeFile(file('summary.md'), ''),
    writeFile(file('event.json'), JSON.stringify(step.event.payload)),
  ]);
  const env = {
    PATH: process.env.PATH ?? '',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: step.event.name,
    GITHUB_EVENT_PATH: file('event.json'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary.md'),
    GITHUB_RUN_ID: '1000',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_SERVER_URL: 'https://github.com',
    RUNNER_TEMP: file('temp'),
    RUNNER_OS: 'Linux',
    ...(await inputVariables(step)),
    ...step.env,
  };
  return { args: [...nodeFlags, main], env, cwd: file('workspace'), folder };
}

export async function removeStep({ folder }: Pick<StepResult, 'folder'>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

type Action = { readonly inputs: Readonly<Record<string, { readonly default?: string }>> };

async function inputVariables({ inputs, env }: Step): Promise<Record<string, string>> {
  const action = parse(await readFile(join(ROOT, 'action.yml'), 'utf8')) as Action;
  const given: Record<string, string> = {};
  for (const [name, { default: fallback = '' }] of Object.entries(action.inputs)) {
    given[name] = fallback
      .replace('${{ github.repository }}', env?.GITHUB_REPOSITORY ?? '')
      .replace('${{ github.token }}', '');
  }
  const entries = Object.entries({ ...given, ...inputs });
  return Object.fromEntries(
    entries.map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );
}

/** Reads the outputs file as the runner does: `name=value`, or a name, a delimiter, lines, and the delimiter again. */
export function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const block = /^([^=]+?)<<(.+)$/.exec(line);
    if (block === null) {
      const separator = line.indexOf('=');
      if (separator > 0) outputs[line.slice(0, separator)] = line.slice(separator + 1);
      continue;
    }
    const end = lines.indexOf(block[2]!, at + 1);
    outputs[block[1]!] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return outputs;
}
