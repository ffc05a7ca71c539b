import { describeScenarios, isScenarioName, type ScenarioName } from '../emulator/scenarios.ts';
import { showScenario } from './show-scenario.ts';

const USAGE = `Usage: npm run demo [-- <scenario>]

Runs the built action against the embedded emulator and a local GitHub double: no network, no credentials.
Without a scenario: over-limit (it fails), then clean (it passes). Scenarios:

${describeScenarios()}`;

const names = process.argv.slice(2);
const unknown = names.find((name) => !isScenarioName(name));
if (unknown === undefined) {
  const scenarios = names.length === 0 ? (['over-limit', 'clean'] as const) : (names as ScenarioName[]);
  for (const name of scenarios) await showScenario(name);
} else {
  console.error(`${unknown === '--help' ? '' : `Unknown scenario ${JSON.stringify(unknown)}.\n\n`}${USAGE}`);
  process.exitCode = unknown === '--help' ? 0 : 2;
}
