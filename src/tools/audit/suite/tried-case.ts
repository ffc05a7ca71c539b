import type { Reason } from '../../../domain/reason.ts';
import type { GateReport } from '../../../domain/report.ts';
import type { ConditionOutcome, Verdict } from '../../../domain/verdict.ts';

/** What a case of a suite expects of the policy. */
export type ExpectedOutcome = {
  readonly verdict: Verdict['word'];
  /** It is empty for a verdict without a reason; undefined means any. */
  readonly reason: Reason | '' | undefined;
  /** What conditions must come out as, by name. The others may come out as they like. */
  readonly conditions: ReadonlyMap<string, ExpectedCondition>;
};

/** A count that is undefined may be any. */
export type ExpectedCondition = Pick<ConditionOutcome, 'result'> & {
  readonly [Count in ExpectedCount]?: bigint | undefined;
};

/** What a case may say of a condition beside its result. */
export const EXPECTED_COUNTS = ['found', 'new', 'waived', 'max'] as const satisfies readonly (keyof ConditionOutcome)[];
export type ExpectedCount = (typeof EXPECTED_COUNTS)[number];

/** A case of a suite: a record, and what the policy is expected to make of it. */
export type SuiteCase = {
  readonly name: string;
  /** The path as it is written. */
  readonly record: string;
  readonly expected: ExpectedOutcome;
};

/** What the policy made of a record. */
export type Found = Pick<GateReport, 'verdict' | 'conditions' | 'countsAre'>;

/** What came of one case. */
export type TriedCase = SuiteCase &
  (
    | {
        readonly found: Found;
        /** What is not as expected, a part of a sentence each. */
        readonly differences: readonly string[];
      }
    /** It could not be tried, for this reason. */
    | { readonly problem: string }
  );

/** What came of a suite. */
export type TriedSuite = {
  readonly policy: string;
  /** It is undefined where one record was named. */
  readonly suite: string | undefined;
  readonly cases: readonly TriedCase[];
  /** What is wrong in policy and suite: then no case was tried. */
  readonly problems: readonly FileProblem[];
};

/** The place is undefined for what stands in no line; it is counted from 1. */
export type FileProblem = {
  readonly file: string;
  readonly place: { readonly line: number; readonly column: number } | undefined;
  readonly message: string;
};

/** How a case came out, in a word. */
export function outcomeOf(tried: TriedCase): 'ok' | 'differs' | 'error' {
  if ('problem' in tried) return 'error';
  return tried.differences.length === 0 ? 'ok' : 'differs';
}
