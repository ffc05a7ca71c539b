import { describeScenarios, isScenarioName, SCENARIOS, type ScenarioName } from '../emulator/scenarios.ts';
import { quote, suggestion } from '../src/domain/text/suggestion.ts';
import { renderAnswers } from './answers.ts';
import { type ShownRun, showScenario } from './show-scenario.ts';

const USAGE = `Usage: npm run demo [-- [--all] [<scenario> ...]]

Runs the built action against the embedded emulator and a local GitHub double: no network, no credentials.
Without a scenario: over-limit (it fails), then clean (it passes).

  --all  also shows the proof and the comment, and keeps the job summary and the JSON report

Scenarios:

${describeScenarios()}`;

const given = process.argv.slice(2);
const names = given.filter((argument) => argument !== '--all');
const unknown = names.find((name) => !isScenarioName(name));
if (unknown === undefined) {
  await show(names.length === 0 ? ['over-limit', 'clean'] : (names as ScenarioName[]), given.includes('--all'));
} else {
  const problem = `unknown scenario ${quote(unknown)}; ${suggestion(unknown, Object.keys(SCENARIOS))}`;
  console.error(unknown === '--help' ? USAGE : `${problem}\nnpm run demo -- --help says what each is.`);
  process.exitCode = unknown === '--help' ? 0 : 2;
}

async function show(scenarios: readonly ScenarioName[], all: boolean): Promise<void> {
  const runs: ShownRun[] = [];
  for (const name of scenarios) runs.push(await showScenario(name, { all }));
  console.log(renderAnswers(runs, all));
}
