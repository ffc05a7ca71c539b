import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProcess } from '../demo/run-process.ts';

const ROOT = join(import.meta.dirname, '..');
export const BIN = join(import.meta.dirname, '.venv', 'bin');
/** Programs that Go builds, with their versions. */
const PROGRAMS = {
  act: 'github.com/nektos/act@v0.2.89',
  actionlint: 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12',
};

/** Builds the runner and actionlint into the environment of the scanner. Needs Go. Throws `Error` with what it printed. */
export async function installRunner(): Promise<void> {
  const options = { env: { ...process.env, GOBIN: BIN }, cwd: ROOT };
  for (const [name, source] of Object.entries(PROGRAMS)) {
    const known = await runProcess(join(BIN, name), ['--version'], options).catch(() => undefined);
    if (known?.stdout.includes(source.split('@v')[1] ?? '')) continue;
    const { exitCode, stderr } = await runProcess('go', ['install', source], options);
    if (exitCode !== 0) throw new Error(`go install ${source} ended with ${exitCode}:\n${stderr}`);
  }
}

export type WorkflowRun = {
  /** The runner's own. */
  readonly exitCode: number | null;
  /** How each job ended, by its id; of a matrix, that of the last one. */
  readonly jobs: ReadonlyMap<string, string>;
  readonly outputs: Readonly<Record<string, string>>;
  /** As `src/calc.py:2 Critical: …`. */
  readonly annotations: readonly string[];
  readonly summary: string;
  readonly log: string;
};

export type WorkflowOptions = {
  readonly event: string;
  readonly payload: object;
  /** Text of the workflow. */
  readonly workflow: string;
  /** The clone in which the runner starts: it names the commit. */
  readonly clone: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
};

type Line = Readonly<
  Partial<Record<'msg' | 'jobID' | 'jobResult' | 'command' | 'name' | 'arg' | 'content', string>>
> & {
  readonly kvPairs?: Readonly<Record<string, string>> | null;
};

/** Runs a workflow on this machine, with this checkout as the action. Its jobs run side by side. */
export async function runWorkflow(options: WorkflowOptions): Promise<WorkflowRun> {
  const { clone, secrets, env } = options;
  const folder = join(clone, '..', 'runner');
  const file = (name: string) => join(folder, name);
  const [action, node] = [await actionIn(file('action')), await nothingIn(file('setup-node'))];
  await writeFile(file('workflow.yml'), options.workflow);
  await writeFile(file('event.json'), JSON.stringify(options.payload));
  // It takes the repository's name from this address.
  await git(clone, 'remote', 'set-url', 'origin', 'https://github.com/acme/shop.git');
  const [, setupNode = ''] = /uses: (actions\/setup-node@\S+)/.exec(options.workflow) ?? [];
  const repositories = [`OWNER/findings-gate@${'0'.repeat(40)}=${action}`, `${setupNode}=${node}`];
  const { exitCode, stdout, stderr } = await runProcess(
    join(BIN, 'act'),
    [
      ...[options.event, '--json', '--action-offline-mode', '-W', file('workflow.yml'), '-e', file('event.json')],
      ...['-P', 'ubuntu-latest=-self-hosted'],
      ...repositories.flatMap((each) => ['--local-repository', `https://github.com/${each}`]),
      ...Object.entries(secrets).flatMap(([name, value]) => ['-s', `${name}=${value}`]),
      ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...(options.flags ?? []),
    ],
    {
      cwd: clone,
      env: {
        PATH: `${BIN}:${join(ROOT, 'node_modules/node/bin')}:${process.env.PATH}`,
        HOME: file('home'),
        XDG_CACHE_HOME: file('home/cache'),
        GIT_CONFIG_GLOBAL: '/dev/null',
      },
    },
  );
  const lines = stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));
  return {
    exitCode,
    ...seenIn(lines),
    log: `${lines.map(({ jobID, msg }) => `${jobID}: ${msg}`).join('\n')}\n${stderr}`,
  };
}

function seenIn(lines: readonly Line[]): Pick<WorkflowRun, 'jobs' | 'outputs' | 'annotations' | 'summary'> {
  const of = (command: string) => lines.filter((line) => line.command === command);
  return {
    jobs: new Map(lines.flatMap(({ jobID = '', jobResult }) => (jobResult === undefined ? [] : [[jobID, jobResult]]))),
    outputs: Object.fromEntries(of('set-output').map(({ name = '', arg = '' }) => [name, arg])),
    annotations: of('error').flatMap(({ kvPairs, arg }) =>
      kvPairs?.file === undefined ? [] : [`${kvPairs.file}:${kvPairs.line} ${arg}`],
    ),
    summary: of('summary')
      .map(({ content = '' }) => content)
      .join('\n'),
  };
}

/** What a user of the action gets, and nothing else of this checkout. */
async function actionIn(folder: string): Promise<string> {
  for (const name of ['action.yml', 'dist']) await cp(join(ROOT, name), join(folder, name), { recursive: true });
  return folder;
}

/** Stands in for an action that only a network could give. */
async function nothingIn(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const steps = ['  steps:', '    - run: node --version', '      shell: bash'];
  await writeFile(
    join(folder, 'action.yml'),
    ['name: Nothing', 'runs:', '  using: composite', ...steps, ''].join('\n'),
  );
  return folder;
}

async function git(cwd: string, ...args: readonly string[]): Promise<void> {
  const { exitCode, stderr } = await runProcess('git', args, { cwd, env: { PATH: process.env.PATH } });
  if (exitCode !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
}
