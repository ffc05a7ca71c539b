import type { BuiltOptions } from '../../run/built-gate.ts';
import type { Observed } from '../../run/gate.ts';
import type { Case } from './cases.ts';

/** The result of many runs. `failures` names each case that went wrong, with what went wrong. */
export type Tally = {
  readonly runs: number;
  /** Exit code 0 where it was not expected. */
  readonly flips: number;
  /** Exit code 1 where it was not expected. */
  readonly falseFails: number;
  readonly leaks: number;
  readonly thirdOrigins: number;
  readonly failures: readonly string[];
};

/** How a case is run: as a process, or from the sources. */
export type RunOne = (options: BuiltOptions) => Promise<Observed>;

/** Runs the cases, a few at a time; `onRun` gets how many are done. */
export async function runCases(
  cases: readonly Case[],
  runOne: RunOne,
  atOnce: number,
  onRun?: (done: number) => void,
): Promise<Tally> {
  const queue = [...cases];
  const results: Result[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      results.push(await runCase(next, runOne));
      onRun?.(results.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const count = (is: (result: Result) => boolean): number => results.filter(is).length;
  return {
    runs: results.length,
    flips: count(({ exitCode, exitCodes }) => exitCode === 0 && !exitCodes.includes(0)),
    falseFails: count(({ exitCode, exitCodes }) => exitCode === 1 && !exitCodes.includes(1)),
    leaks: count(({ problems }) => problems.some((problem) => problem.startsWith('[secrets]'))),
    thirdOrigins: count(({ problems }) => problems.some((problem) => problem.startsWith('[own origins]'))),
    failures: results
      .filter(({ problems }) => problems.length > 0)
      .map(({ name, problems }) => `${name}: ${problems.join('; ')}`),
  };
}

type Result = Pick<Case, 'name' | 'exitCodes'> & {
  readonly exitCode: number | null;
  readonly problems: readonly string[];
};

async function runCase({ name, options, exitCodes }: Case, runOne: RunOne): Promise<Result> {
  try {
    const { run, problems } = await runOne(options);
    const { exitCode, reason } = run;
    const isRight = exitCode !== null && exitCodes.includes(exitCode);
    const wrong = isRight ? [] : [`exit code ${exitCode} (${reason}), expected ${exitCodes.join(' or ')}`];
    return { name, exitCodes, exitCode, problems: [...wrong, ...problems] };
  } catch (defect) {
    return { name, exitCodes, exitCode: null, problems: [`the harness broke: ${String(defect)}`] };
  }
}
