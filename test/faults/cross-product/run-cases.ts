import type { BuiltOptions } from '../../run/built-gate.ts';
import type { Observed } from '../../run/gate.ts';
import type { Case } from './cases.ts';

/** How a case is run: as a process, or from the sources. */
export type RunOne = (options: BuiltOptions) => Promise<Observed>;

/**
 * Runs the cases, a few at a time; `onRun` gets how many are done. Each case that went wrong is named in `failures`, with what went wrong:
 * an exit code that may not be, a secret that is shown, a server that nobody meant.
 */
export async function runCases(
  cases: readonly Case[],
  runOne: RunOne,
  atOnce: number,
  onRun?: (done: number) => void,
): Promise<{ readonly runs: number; readonly failures: readonly string[] }> {
  const queue = [...cases];
  const failures: string[] = [];
  let runs = 0;
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const problems = await problemsOf(next, runOne);
      if (problems.length > 0) failures.push(`${next.name}: ${problems.join('; ')}`);
      runs += 1;
      onRun?.(runs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { runs, failures };
}

async function problemsOf({ options, exitCodes }: Case, runOne: RunOne): Promise<readonly string[]> {
  try {
    const { run, problems } = await runOne(options);
    const { exitCode, reason } = run;
    if (exitCode !== null && exitCodes.includes(exitCode)) return problems;
    return [`exit code ${exitCode} (${reason}), expected ${exitCodes.join(' or ')}`, ...problems];
  } catch (defect) {
    return [`the harness broke: ${String(defect)}`];
  }
}
