import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProcessResult } from '../../demo/run-process.ts';
import { removeStep, type StepFiles, type StepSettings } from '../../demo/runner-files.ts';
import { type Stage, type StageOptions, setStage } from '../../demo/stage.ts';
import type { RecordedRequest } from '../../emulator/faults/recorded-request.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS, type ScenarioName } from '../../emulator/scenarios.ts';
import type { PlatformState } from '../../emulator/state.ts';
import type { GitHubState } from '../../github-double/state.ts';

export type SceneOptions = StageOptions &
  Pick<StepSettings, 'workspace'> & {
    /** By name, or made by a function; a finished clean scan by default. */
    readonly platform?: ScenarioName | Scenario;
    /** With `tls`: Node trusts the platform's certificate. */
    readonly isTrusted?: boolean;
    /** Inputs that replace those of the stage, after `prepare`. */
    readonly inputs?: Readonly<Record<string, string>>;
    readonly env?: Readonly<Record<string, string>> | ((stage: Stage) => Readonly<Record<string, string>>);
    readonly prepare?: (stage: Stage) => void | Promise<void>;
  };

export type SceneRun = ProcessResult &
  StepFiles & {
    readonly verdict: string | undefined;
    readonly reason: string | undefined;
    readonly finalLine: string;
    /** Everything that the run left in its own folders, by path, except the runner's own files. */
    readonly leftFiles: ReadonlyMap<string, string>;
    readonly inputs: Readonly<Record<string, string>>;
    readonly env: Readonly<Record<string, string>>;
    readonly event: StepSettings['event'];
    readonly platformOrigin: string;
    readonly githubOrigin: string;
    /** Requests that reached the platform and GitHub, in order. */
    readonly requests: readonly RecordedRequest[];
    readonly githubRequests: readonly RecordedRequest[];
    readonly platformState: PlatformState;
    readonly githubState: GitHubState;
    readonly comments: readonly string[];
    readonly elapsedMs: number;
    /** In milliseconds since 1970, by the clock of the run. */
    readonly endedAtMs: number;
  };

/** Requests to the platform besides the list of scans, which is the only one that the gate sends while it reads a policy file. */
export function askedBesideList({ requests }: Pick<SceneRun, 'requests'>): readonly RecordedRequest[] {
  return requests.filter(({ operation }) => operation !== 'list-scans');
}

export type RunStep = (
  step: StepSettings & {
    readonly inputs: Readonly<Record<string, string>>;
    readonly env: Readonly<Record<string, string>>;
  },
  stage: Stage,
) => Promise<ProcessResult & StepFiles & { readonly folder: string }>;

/** Sets the stage, runs the step on it, and returns everything that is visible from outside. */
export async function playScene(options: SceneOptions, run: RunStep): Promise<SceneRun> {
  const { platform = 'clean', prepare, tls, isTrusted = false } = options;
  const stage = await setStage(typeof platform === 'string' ? SCENARIOS[platform] : platform, options);
  const authorities = await mkdtemp(join(tmpdir(), 'findings-gate-authorities-'));
  try {
    await prepare?.(stage);
    const authority = join(authorities, 'ca.pem');
    if (tls !== undefined) await writeFile(authority, tls.cert);
    return await runOn(stage, options, run, isTrusted ? { NODE_EXTRA_CA_CERTS: authority } : {});
  } finally {
    await Promise.all([stage.close(), rm(authorities, { recursive: true })]);
  }
}

async function runOn(
  stage: Stage,
  { workspace = {}, ...options }: SceneOptions,
  run: RunStep,
  trust: Readonly<Record<string, string>>,
): Promise<SceneRun> {
  const { event } = stage.step;
  const inputs = { ...stage.step.inputs, ...options.inputs };
  const own = typeof options.env === 'function' ? options.env(stage) : options.env;
  const env = { ...stage.step.env, ...trust, ...own };
  const now = () => options.serverClock?.now() ?? performance.now();
  const startedAt = now();
  const { folder, ...result } = await run({ event, inputs, env, workspace }, stage);
  const elapsedMs = now() - startedAt;
  const endedAtMs = options.serverClock?.wallNow() ?? Date.now();
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
    endedAtMs,
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
