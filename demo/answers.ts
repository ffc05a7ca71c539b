import type { ShownRun } from './show-scenario.ts';

const STILL_RUNNING = 'still-running';
const WITH_ALL = '  npm run demo -- --all            the same runs, with the proof, the comment and the pages';
const HELP = '  npm run demo -- --help           the other scenarios';
const A_SCAN_THAT_RUNS = `  npm run demo -- ${STILL_RUNNING}    30 s: a scan that does not end is not proven, so it is no pass`;
const EMULATOR = '  npx findings-gate emulator       the platform by itself, and a check to paste';

/** The results of the runs, and what a reader may try next. */
export function renderAnswers(runs: readonly ShownRun[], all: boolean): string {
  const isSeen = runs.some(({ name }) => name === STILL_RUNNING);
  const next = [...(all ? [] : [WITH_ALL]), HELP, ...(isSeen ? [] : [A_SCAN_THAT_RUNS]), EMULATOR];
  const width = Math.max(...runs.map(({ name }) => name.length));
  return `
━━━ The answer ━━━

${runs.map((run) => answerOf(run, width)).join('\n')}

Try next, on this machine and without an account:
${next.join('\n')}

Then use it: README.md#use-it`;
}

function answerOf({ name, verdict, exitCode }: ShownRun, width: number): string {
  return `  ${name.padEnd(width)}  ${verdict}, exit code ${exitCode}: ${meaningOf(exitCode)}`;
}

function meaningOf(exitCode: number | null): string {
  return exitCode === 0 ? 'the job is green, the merge may go on' : 'the job is red, a required check blocks the merge';
}
