import { allTold, unfitIn } from './always/reported.ts';
import { ending, nothingDeleted, ownOrigins } from './always/requests.ts';
import { masks, secrets } from './always/secrets.ts';
import { exitCode, oneVerdict } from './always/verdict.ts';
import { commands, plainWords, sizes, templatePages, uglyIn } from './always/words.ts';
import type { GateRun } from './gate.ts';
import { secretsIn } from './secret-forms.ts';

/**
 * Invariants of every run, whatever happens to it (docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes,
 * docs/verdict-rules/what-is-written.md#reports). Each check returns the problems that it finds.
 */
const CHECKS = {
  'exit code': exitCode,
  'one verdict': oneVerdict,
  'all told': allTold,
  secrets,
  'own origins': ownOrigins,
  'nothing deleted': nothingDeleted,
  ending,
  commands,
  sizes,
  'plain words': plainWords,
  'template pages': templatePages,
  masks,
} as const satisfies Readonly<Record<string, (run: GateRun) => readonly string[]>>;

export type Check = keyof typeof CHECKS;

/** All problems of the run, as sentences; empty for a good run. */
export function problemsOf(run: GateRun, tolerates: readonly Check[]): readonly string[] {
  const checks = Object.entries(CHECKS).filter(([name]) => !(tolerates as readonly string[]).includes(name));
  return checks.flatMap(([name, check]) => check(run).map((problem) => `[${name}] ${problem}`));
}

/** The invariants of every command of the command line. `report` is the one that `check` wrote, if it wrote one. */
export function problemsOfCommand(
  run: Pick<GateRun, 'exitCode' | 'stdout' | 'stderr'> & { readonly report?: GateRun['report'] },
  known: readonly string[],
): readonly string[] {
  const { stdout, stderr, exitCode: code, report } = run;
  return [
    ...uglyIn([stdout, stderr]),
    ...commands(run),
    ...secretsIn(`${stdout}\n${stderr}`, known).map((form) => `a secret is printed: ${form.slice(0, 12)}…`),
    ...(report === undefined ? [] : unfitIn({ exitCode: code, report })),
  ];
}
