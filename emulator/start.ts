import { aPlatformState, aRepository } from './build.ts';
import type { FaultRule } from './faults/faults.ts';
import { operationOf } from './platform.ts';
import type { QuirkId } from './quirks/quirks.ts';
import { createQuirkyHandler } from './quirks/with-quirks.ts';
import type { ScenarioContext } from './scenarios/scenario.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';
import { type RunningServer, serve } from './serve.ts';
import { type UploadSettings, withUploads } from './uploads/with-uploads.ts';

export type EmulatorSettings = {
  /** Undefined: the scenario `clean`, or no earlier scans if the platform accepts scans. */
  readonly scenario: ScenarioName | undefined;
  readonly context: ScenarioContext;
  /** Undefined if the platform accepts no scans. */
  readonly accepts: UploadSettings | undefined;
  readonly port: number;
  readonly faults: readonly FaultRule[];
  readonly quirks: readonly QuirkId[];
};

/** Starts the emulator by itself, with its controls. Throws the system's errors if nothing can listen at the port. */
export function startEmulator(settings: EmulatorSettings): Promise<RunningServer> {
  const { scenario, context, accepts, port, faults, quirks } = settings;
  const { deploymentId, repositoryId: id, repository: name } = context;
  const isEmpty = accepts !== undefined && scenario === undefined;
  const state = isEmpty
    ? aPlatformState({ deploymentId, repositories: [aRepository({ id, name })] })
    : SCENARIOS[scenario ?? 'clean'](context);
  const handler = createQuirkyHandler(accepts === undefined ? state : withUploads(state, accepts), quirks);
  return serve(handler, { operationOf, port, faults, hasControl: true });
}
