import type { ShownRun } from './show-scenario.ts';

/** What the runs came to, and what a reader may try next. */
export function renderAnswers(runs: readonly ShownRun[]): string {
  const width = Math.max(...runs.map(({ name }) => name.length));
  return `
━━━ The answer ━━━

${runs.map((run) => answerOf(run, width)).join('\n')}

Try next, on this machine and without an account:
  npm run demo -- --all            the same runs, with the proof, lines to copy, the comment and the pages
  npm run demo -- --help           the other scenarios
  npm run demo -- still-running    30 s: a scan that does not end is not proven, so it is no pass
  npx findings-gate emulator       the platform by itself; it prints a check, which needs npx in front

Then use it: README.md#use-it`;
}

function answerOf({ name, verdict, exitCode }: ShownRun, width: number): string {
  return `  ${name.padEnd(width)}  ${verdict}, exit code ${exitCode}: ${meaningOf(exitCode)}`;
}

function meaningOf(exitCode: number | null): string {
  return exitCode === 0
    ? 'the job is green, the merge may go on'
    : 'the job is red, a required check keeps the merge back';
}
