import { FORK, PULL_REQUEST, REPOSITORY, type StagedEvent } from '../../demo/events.ts';
import { API_TOKEN, type Stage } from '../../demo/stage.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateOptions, GateRun } from '../run/gate.ts';
import { type Contexts, type ExampleWorkflow, type GateStep, gateStepsOf } from './example-workflow.ts';

/** The id that the examples give the repository on the platform, and that of the deployment. */
export const REPOSITORY_ID = '456';
const DEPLOYMENT_ID = '123';

export type ExampleOptions = Pick<BuiltOptions, 'prepare' | 'during'> & {
  readonly event: StagedEvent;
  readonly platform: Scenario;
  readonly vars?: Contexts['vars'];
  readonly env?: Readonly<Record<string, string>>;
};

/**
 * Runs every step of a workflow that uses the action, on the emulated platform and the GitHub double: one run for each. Runs the
 * action from its sources, or the built one if the options need a process or the caller asks for it.
 */
export async function runExample(
  workflow: ExampleWorkflow,
  options: ExampleOptions,
  run: (options: BuiltOptions) => Promise<GateRun> = runFault,
): Promise<readonly GateRun[]> {
  const runs: GateRun[] = [];
  for (const step of stepsFor(workflow, options)) runs.push(await run(optionsOf(step, options)));
  return runs;
}

export function fromFork({ githubState }: Pick<Stage, 'githubState'>): void {
  githubState.repositories[0]!.pulls.get(PULL_REQUEST)!.head.repository = { id: FORK.id, fullName: FORK.full_name };
}

export function stepsFor(
  workflow: ExampleWorkflow,
  { event, vars = {} }: Pick<ExampleOptions, 'event' | 'vars'>,
): readonly GateStep[] {
  const github = {
    event: event.payload,
    event_name: event.name,
    repository: REPOSITORY,
    ref: event.env.GITHUB_REF,
    sha: event.env.GITHUB_SHA,
    workflow: workflow.name,
  };
  return gateStepsOf(workflow, { github, secrets: { PLATFORM_TOKEN: API_TOKEN }, vars });
}

function optionsOf(step: GateStep, { prepare, during, ...options }: ExampleOptions): BuiltOptions {
  return { ...sceneOf(step, options), ...(prepare && { prepare }), ...(during && { during }) };
}

/** Replaces only the address by that of the emulator, which has the ids and the project that the step names. */
export function sceneOf(
  { inputs }: GateStep,
  { event, platform, ...options }: Omit<ExampleOptions, 'prepare' | 'during'>,
): GateOptions {
  const { 'base-url': address, 'deployment-id': deploymentId, ...given } = inputs;
  if (!/^https:\/\/platform\.(?:[a-z]+\.)?example$/.test(address ?? '')) throw new Error(`odd address ${address}`);
  if (deploymentId !== DEPLOYMENT_ID) throw new Error(`odd deployment ${deploymentId}`);
  return {
    event,
    platform: (context) => {
      const repositoryId = given['repository-id'] || REPOSITORY_ID;
      const state = platform({ ...context, deploymentId, repositoryId });
      const label = labelOf(given.repository);
      const labelled = (scan: PlatformScan) =>
        scan.repositoryId === repositoryId ? { ...scan, meta: { ...label, ...scan.meta } } : scan;
      return { ...state, scans: state.scans.map(labelled) };
    },
    // If the step has no id, the run has none either.
    inputs: { 'repository-id': '', ...given, 'deployment-id': deploymentId },
    ...(event.name === 'workflow_run' ? { due: 'unknown' } : {}),
    ...options,
  };
}

/** The names that the scanner's job gives the project: its display name, and the repository's own name and address. */
function labelOf(displayName = REPOSITORY): Readonly<Record<string, string>> {
  return {
    repository: REPOSITORY,
    repo_display_name: displayName,
    repo_url: `https://github.com/${REPOSITORY}`,
  };
}
