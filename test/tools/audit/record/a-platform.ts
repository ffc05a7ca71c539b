import type { Scenario } from '../../../../emulator/scenarios/scenario.ts';
import type { PlatformState } from '../../../../emulator/state.ts';
import { COMMIT } from '../../../build/a-target.ts';
import { scenarioContext } from '../../../cli/scenario-state.ts';

const START_MS = Date.UTC(2026, 5, 15, 12);

/** The platform of a scenario, made for a pull request of `acme/shop`; 0 is a push to `main`. */
export function scenarioPlatform(scenario: Scenario, pullRequest = 7): PlatformState {
  const isPush = pullRequest === 0;
  const headRef = isPush ? 'main' : 'topic';
  return scenario(
    scenarioContext({ commit: COMMIT, pullRequest: isPush ? undefined : pullRequest, headRef, nowMs: START_MS }),
  );
}
