import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import type { ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS, type ScenarioName } from '../../emulator/scenarios.ts';
import type { PlatformState } from '../../emulator/state.ts';

/** A push to `main` of `acme/shop`, now. */
export function scenarioContext(given: Partial<ScenarioContext> = {}): ScenarioContext {
  return {
    commit: 'c0ffee'.padEnd(40, '0'),
    repository: 'acme/shop',
    repositoryId: '101',
    deploymentId: '42',
    pullRequest: undefined,
    headRef: 'main',
    nowMs: Date.now(),
    token: DEFAULT_TOKEN,
    ...given,
  };
}

export function scenarioState(name: ScenarioName, given: Partial<ScenarioContext> = {}): PlatformState {
  return SCENARIOS[name](scenarioContext(given));
}
