import { join } from 'node:path';
import { SCENARIOS, type ScenarioName } from '../emulator/scenarios.ts';
import { runStep } from './runner.ts';
import { shownLine } from './shown-line.ts';
import { setStage } from './stage.ts';

/** Short enough that nobody waits long for a scan that never comes. */
const TIMES = { 'discovery-timeout': '10s', 'wait-timeout': '30s', 'poll-interval': '2s' };

/** What a workflow has to set for a scenario to show what it is about. */
const INPUTS: Readonly<Partial<Record<ScenarioName, Readonly<Record<string, string>>>>> = {
  baseline: { baseline: 'base' },
  'baseline-diff': { baseline: 'base' },
};

/** Runs one scenario and shows what a user would see: the log, the verdict, the comment, and where the summary is. */
export async function showScenario(name: ScenarioName): Promise<void> {
  const stage = await setStage(SCENARIOS[name]);
  try {
    console.log(`\n━━━ scenario ${name} ━━━ the log of the job:\n`);
    const result = await runStep({
      ...stage.step,
      inputs: { ...stage.step.inputs, ...TIMES, ...INPUTS[name] },
      onOutput: byLine((line) => {
        const shown = shownLine(line);
        if (shown !== undefined) console.log(shown);
      }),
    });
    const comments = stage.githubState.repositories.flatMap((repository) => repository.comments);
    console.log(`\n━━━ scenario ${name} ━━━ the comment on the pull request:\n`);
    console.log(comments.map(({ body }) => body).join('\n') || 'none: a clean pass makes no noise');
    console.log(`━━━ scenario ${name} ━━━ verdict: ${result.outputs.verdict}, exit code ${result.exitCode}`);
    console.log(`    job summary: ${join(result.folder, 'summary.md')}`);
    console.log(`    JSON report: ${result.outputs['report-path']}`);
  } finally {
    await stage.close();
  }
}

/** Collects pieces of text into whole lines. */
function byLine(take: (line: string) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(take);
  };
}
