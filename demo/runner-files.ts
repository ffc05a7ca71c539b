import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** Settings of a step in a workflow, and what GitHub would add to them. */
export type StepSettings = {
  /** Inputs as under `with:`; the defaults of action.yml are filled in as the runner does. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: { readonly name: string; readonly payload: unknown };
  /** Variables of the runner and of the job, in addition to those that are always there. */
  readonly env?: Readonly<Record<string, string>>;
  /** Files of the workspace by path, as after a checkout; none by default. */
  readonly workspace?: Readonly<Record<string, string>>;
};

/** The files of the runner, and the whole environment of the step. */
export type RunnerFiles = { readonly folder: string; readonly env: Readonly<Record<string, string>> };

/** Results that a step leaves in the files of the runner. */
export type StepFiles = {
  readonly outputs: Readonly<Record<string, string>>;
  /** The file of GITHUB_OUTPUT, as it was written. */
  readonly outputsText: string;
  readonly summary: string;
  /** The JSON report, undefined if none was written. */
  readonly report: unknown;
  /** The JSON report as it was written: numbers beyond 2^53 are exact there. */
  readonly reportText: string;
};

export const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** A new folder with the runner's files, and a clean environment that names them: `workspace` in it is the working folder of the step. */
export async function layOutStep(step: StepSettings): Promise<RunnerFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-'));
  const file = (name: string): string => join(folder, name);
  await Promise.all([
    checkOut(file('workspace'), step.workspace ?? {}),
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
  return { folder, env };
}

async function checkOut(workspace: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(workspace);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(workspace, path)), { recursive: true });
    await writeFile(join(workspace, path), text);
  }
}

export async function readStep({ env }: RunnerFiles): Promise<StepFiles> {
  const outputsText = await readFile(env.GITHUB_OUTPUT ?? '', 'utf8').catch(() => '');
  const outputs = parseOutputs(outputsText);
  const reportPath = outputs['report-path'];
  const reportText = reportPath ? await readFile(reportPath, 'utf8') : '';
  return {
    outputs,
    outputsText,
    summary: await readFile(env.GITHUB_STEP_SUMMARY ?? '', 'utf8').catch(() => ''),
    report: reportText === '' ? undefined : JSON.parse(reportText),
    reportText,
  };
}

export async function removeStep({ folder }: Pick<RunnerFiles, 'folder'>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** The defaults of action.yml, by input. They are the same for every step. */
let defaults: Promise<ReadonlyMap<string, string>> | undefined;

async function readDefaults(): Promise<ReadonlyMap<string, string>> {
  const action = parse(await readFile(join(ROOT, 'action.yml'), 'utf8')) as Action;
  return new Map(Object.entries(action.inputs).map(([name, { default: text = '' }]) => [name, text]));
}

type Action = { readonly inputs: Readonly<Record<string, { readonly default?: string }>> };

async function inputVariables({ inputs, env }: StepSettings): Promise<Record<string, string>> {
  defaults ??= readDefaults();
  const given: Record<string, string> = {};
  for (const [name, fallback] of await defaults) {
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
function parseOutputs(text: string): Record<string, string> {
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
