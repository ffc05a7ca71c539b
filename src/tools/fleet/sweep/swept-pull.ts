import type { CommitSha } from '../../../domain/ids.ts';
import { REASONS, type Reason } from '../../../domain/reason.ts';
import type { GateReport } from '../../../domain/report.ts';
import type { Verdict } from '../../../domain/verdict.ts';
import type { StatusState } from '../../../forge/github/status-words.ts';

export type SweptPull = {
  readonly number: number;
  readonly commit: CommitSha;
  /** Its own, whatever other pull requests of the same commit say. */
  readonly verdict: Verdict['word'];
  readonly reason: Reason | undefined;
  readonly message: string;
  /** The gate's commit status before and after the sweep; undefined if there is none, or it is not known. */
  readonly was: StatusState | undefined;
  readonly status: StatusState | undefined;
  /** What the sweep set, or would set in a dry run; undefined where nothing is due. */
  readonly due: 'success' | 'failure' | undefined;
  readonly done: 'written' | 'dry-run' | 'overtaken' | 'moved' | 'failed' | Left;
  readonly comment: string | undefined;
  /** What could not be read or written, as sentences: then the sweep is not whole. */
  readonly problems: readonly string[];
};

export type Sweep = { readonly pulls: readonly SweptPull[]; readonly listProblem: string | undefined };

export type Conclusion = 'success' | 'failure' | 'unproven';

export type Left = 'same' | 'unproven' | 'list-incomplete';

export type Concluded = Pick<GateReport, 'verdict' | 'exitCode'>;

/** The state that the gate's own run sets, by its exit code. What is not proven has none, even where it is softened. */
export function conclusionOf({ verdict, exitCode }: Concluded): Conclusion {
  if (verdict.word === 'inconclusive') return 'unproven';
  return exitCode === 0 ? 'success' : 'failure';
}

/** Anything else means that the sweep could not read it. */
export function isAnswer({ verdict }: Pick<Concluded, 'verdict'>): boolean {
  return verdict.word !== 'inconclusive' || REASONS[verdict.reason].isAnswer;
}

/** Of several pull requests of one commit the worst counts: a broken policy is proven, whatever is not known beside it. */
export function worstOf(conclusions: readonly Conclusion[]): Conclusion {
  return WORST_FIRST.find((one) => conclusions.includes(one)) ?? 'unproven';
}

const WORST_FIRST = ['failure', 'unproven', 'success'] as const;

/** Pure. If the list is not whole, another pull request of the same commit may be broken: then nothing is turned green. */
export function dueOf(
  worst: Conclusion,
  stands: StatusState | undefined,
  isListWhole: boolean,
): { readonly due: 'success' | 'failure' } | { readonly left: Left } {
  if (worst === 'unproven') return { left: 'unproven' };
  if (worst === stands) return { left: 'same' };
  return worst === 'success' && !isListWhole ? { left: 'list-incomplete' } : { due: worst };
}
