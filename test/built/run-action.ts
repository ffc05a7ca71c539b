/**
 * The harness of the built Action: runs the bundle once as a process, as the runner would, in an empty folder with a clean
 * environment, against its own emulated platform and GitHub double, and returns everything that can be seen from outside.
 *
 *     const run = await runAction({ platform: 'over-limit', inputs: { 'max-critical': '3' } });
 *     expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
 *
 * - The stage: `platform` (a scenario), `event` (pull request 7 by default), `tls` and `isTrusted`, `basePath`, `through` (wraps
 *   the platform's handler). `prepare(stage)` may change both doubles before the run, and plan faults for them.
 * - The settings: `inputs`, `env`, `nodeFlags`, and `main` for another file than `dist/index.js` or the one that GATE_MAIN names.
 * - `during(step, stage)` and `onOutput(text, step)` get the running process.
 *
 * Nothing is checked here. Tests call `runGate` instead: that of `test/e2e` checks what must be true of every run that ends by itself,
 * that of `test/faults/harness` what must be true of every run, whatever happens to it. `run-cli.ts` runs the command line.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningProcess } from '../../demo/run-process.ts';
import { removeStep, runStep, type Step, type StepResult } from '../../demo/runner.ts';
import { type Stage, type StageOptions, setStage } from '../../demo/stage.ts';
import type { RecordedRequest } from '../../emulator/faults/recorded-request.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS, type ScenarioName } from '../../emulator/scenarios.ts';
import type { PlatformState } from '../../emulator/state.ts';
import type { GitHubState } from '../../github-double/state.ts';

export type ActionOptions = StageOptions &
  Pick<Step, 'main' | 'nodeFlags' | 'onOutput'> & {
    /** By name, or made by a function; a finished clean scan by default. */
    readonly platform?: ScenarioName | Scenario;
    /** With `tls`: Node trusts the platform's certificate. */
    readonly isTrusted?: boolean;
    /** Replace those of the stage, after `prepare`. */
    readonly inputs?: Readonly<Record<string, string>>;
    readonly env?: Readonly<Record<string, string>> | ((stage: Stage) => Readonly<Record<string, string>>);
    readonly prepare?: (stage: Stage) => void | Promise<void>;
    readonly during?: (step: RunningProcess, stage: Stage) => void;
    /** Milliseconds until the process is killed; by default the time that its settings give it plus a minute. */
    readonly killAfterMs?: number;
  };

/** A run as it is seen from outside. */
export type ActionRun = Omit<StepResult, 'folder'> & {
  readonly verdict: string | undefined;
  readonly reason: string | undefined;
  /** The last line of the log. */
  readonly finalLine: string;
  /** Everything that the run left in its own folders, by path, except the runner's own files. */
  readonly leftFiles: ReadonlyMap<string, string>;
  readonly inputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly event: Step['event'];
  readonly platformOrigin: string;
  readonly githubOrigin: string;
  /** What reached the platform and GitHub, in order. */
  readonly requests: readonly RecordedRequest[];
  readonly githubRequests: readonly RecordedRequest[];
  readonly platformState: PlatformState;
  readonly githubState: GitHubState;
  /** Bodies of all comments on the pull request after the run. */
  readonly comments: readonly string[];
  readonly elapsedMs: number;
  readonly allowedMs: number;
  readonly wasKilledByHarness: boolean;
};

export async function runAction(options: ActionOptions = {}): Promise<ActionRun> {
  const { platform = 'clean', prepare, tls, isTrusted = false } = options;
  const stage = await setStage(typeof platform === 'string' ? SCENARIOS[platform] : platform, options);
  const authorities = await mkdtemp(join(tmpdir(), 'findings-gate-authorities-'));
  try {
    await prepare?.(stage);
    const authority = join(authorities, 'ca.pem');
    if (tls !== undefined) await writeFile(authority, tls.cert);
    return await runOn(stage, options, isTrusted ? { NODE_EXTRA_CA_CERTS: authority } : {});
  } finally {
    await Promise.all([stage.close(), rm(authorities, { recursive: true })]);
  }
}

/** What was asked of the platform besides the list of scans: that is asked while a policy file is read, and nothing else is. */
export function askedBesideList({ requests }: Pick<ActionRun, 'requests'>): readonly RecordedRequest[] {
  return requests.filter(({ operation }) => operation !== 'list-scans');
}

async function runOn(
  stage: Stage,
  options: ActionOptions,
  trust: Readonly<Record<string, string>>,
): Promise<ActionRun> {
  const { event } = stage.step;
  const inputs = { ...stage.step.inputs, ...options.inputs };
  const own = typeof options.env === 'function' ? options.env(stage) : options.env;
  const env = { ...stage.step.env, ...trust, ...own };
  const allowedMs = options.killAfterMs ?? milliseconds(inputs['wait-timeout']) + 60_000;
  let wasKilledByHarness = false;
  let timer: NodeJS.Timeout | undefined;
  const onStart = (step: RunningProcess): void => {
    timer = setTimeout(() => {
      wasKilledByHarness = step.kill('SIGKILL');
    }, allowedMs);
    options.during?.(step, stage);
  };

  const startedAt = performance.now();
  const { folder, ...result } = await runStep({ ...options, event, inputs, env, onStart });
  clearTimeout(timer);
  const elapsedMs = performance.now() - startedAt;
  const leftFiles = await filesIn([join(folder, 'workspace'), join(folder, 'temp')]);
  await removeStep({ folder });
  return {
    ...result,
    ...seenBy(stage),
    verdict: result.outputs.verdict,
    reason: result.outputs.reason,
    finalLine: result.stdout.trimEnd().split('\n').at(-1) ?? '',
    leftFiles,
    inputs,
    env,
    event,
    elapsedMs,
    allowedMs,
    wasKilledByHarness,
  };
}

function seenBy({ platform, platformState, github, githubState }: Stage) {
  return {
    platformOrigin: platform.origin,
    githubOrigin: github.origin,
    requests: platform.requests,
    githubRequests: github.requests,
    platformState,
    githubState,
    comments: githubState.repositories.flatMap(({ comments }) => comments.map(({ body }) => body)),
  };
}

async function filesIn(folders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      files.set(path, await readFile(path, 'utf8').catch(() => ''));
    }
  }
  return files;
}

/** Zero for what is not a duration: such a run ends at once. */
function milliseconds(duration = ''): number {
  const [, amount, unit] = /^(\d+)(ms|s|m|h)$/.exec(duration.trim()) ?? [];
  const ms = amount === undefined ? 0 : Number(amount) * { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }[unit as 'ms'];
  return Math.min(ms, 6 * 3_600_000);
}
