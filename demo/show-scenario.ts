import { join } from 'node:path';
import { aboutScenario, SCENARIOS, type ScenarioName } from '../emulator/scenarios.ts';
import { createJobLog } from './job-log.ts';
import { runStep, type StepResult } from './runner.ts';
import { removeStep } from './runner-files.ts';
import { type Stage, setStage } from './stage.ts';

/** Short enough that nobody waits long for a scan that never comes. */
const TIMES = { 'discovery-timeout': '10s', 'wait-timeout': '30s', 'poll-interval': '2s' };

/** Inputs that a scenario needs to show its subject. */
const INPUTS: Readonly<Partial<Record<ScenarioName, Readonly<Record<string, string>>>>> = {
  baseline: { baseline: 'base' },
  'baseline-diff': { baseline: 'base' },
  monorepo: { 'repository-id': '', projects: 'all' },
  silenced: {
    baseline: 'base',
    policy: `version: 1
conditions:
  - { name: Suppressed by this change, severities: [critical], states: [ignored-code], compare: new, max: 0 }
  - { name: Accepted, severities: [critical], states: [ignored-app], max: 0 }
`,
  },
};

/** The result of a run. */
export type ShownRun = {
  readonly name: ScenarioName;
  readonly verdict: string;
  readonly exitCode: number | null;
};

/** Runs one scenario and shows the log of the job; with `all`, also its proof, the comment, and where the pages are. */
export async function showScenario(name: ScenarioName, { all }: { readonly all: boolean }): Promise<ShownRun> {
  const stage = await setStage(SCENARIOS[name]);
  try {
    console.log(`\n━━━ ${name}: ${aboutScenario(name)} ━━━\n`);
    const shown = createJobLog({ unfolded: all });
    const result = await runStep({
      ...stage.step,
      inputs: { ...stage.step.inputs, ...TIMES, ...INPUTS[name] },
      onOutput: byLine((line) => {
        const text = shown(line);
        if (text !== undefined) console.log(text);
      }),
    });
    if (all) showPages(stage, result);
    else await removeStep(result);
    return { name, verdict: result.outputs.verdict ?? 'no verdict', exitCode: result.exitCode };
  } finally {
    await stage.close();
  }
}

function showPages({ githubState }: Stage, { folder, outputs }: StepResult): void {
  const comments = githubState.repositories.flatMap((repository) => repository.comments);
  console.log('\n━━━ the comment on the pull request ━━━\n');
  console.log(comments.map(({ body }) => body).join('\n') || 'none: a clean pass writes no comment');
  console.log(`\njob summary: ${join(folder, 'summary.md')}`);
  console.log(`JSON report: ${outputs['report-path']}`);
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
