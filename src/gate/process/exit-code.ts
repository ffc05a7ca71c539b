import type { ExitCode, Verdict } from '../../domain/verdict.ts';

/** The only place that turns a verdict into an exit code (docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes). */
export function exitCodeOf(verdict: Verdict, mode: 'enforce' | 'report', isSoftened: boolean): ExitCode {
  if (verdict.word === 'pass') return 0;
  if (verdict.word === 'inconclusive' && verdict.reason === 'config') return 3;
  if (mode === 'report') return 0;
  if (verdict.word === 'fail') return 1;
  return isSoftened ? 0 : 2;
}
