import type { RuleFacts } from './evidence.ts';
import type { GateFailure } from './failure.ts';
import type { CountColumn, IssueState } from './issue.ts';
import type { Condition, Waiver } from './policy.ts';
import type { Reason, ReasonDetail } from './reason.ts';

/** The decision of a run. Final before the first byte is published. */
export type Verdict = {
  readonly message: string;
  /** True if the commit itself was read, but not the baseline. */
  readonly isOfBaseline?: boolean | undefined;
  readonly detail?: ReasonDetail | undefined;
} & (
  | { readonly word: 'pass'; readonly reason: undefined }
  | {
      readonly word: 'fail';
      /** Why the reading was cut short; undefined for a complete one. */
      readonly reason: Reason | undefined;
    }
  | Inconclusive
);

export const VERDICT_WORDS = ['pass', 'fail', 'inconclusive'] as const satisfies readonly Verdict['word'][];

/** `also`: further reasons. The verdict is softened only if all of them are. */
export type Inconclusive = {
  readonly word: 'inconclusive';
  readonly reason: Reason;
  readonly also?: readonly (Omit<Verdict, 'word' | 'reason'> & Inconclusive)[];
};

export function inconclusiveBy(failure: GateFailure): Verdict & Inconclusive {
  const { reason, message, detail } = failure;
  const also = failure.also.length === 0 ? {} : { also: failure.also.map(inconclusiveBy) };
  return { word: 'inconclusive', reason, message, detail, ...also };
}

/** 0: the job may go on, 1: `fail`, 2: `inconclusive`, 3: an invalid setting (docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes). */
export type ExitCode = 0 | 1 | 2 | 3;

export type ConditionOutcome = Pick<
  Condition,
  'name' | 'source' | 'column' | 'action' | 'count' | 'compare' | 'max'
> & {
  /** The triage states that it counts instead of the input `states`; undefined if it counts those. */
  readonly states: readonly IssueState[] | undefined;
  /** The number before waivers. A lower bound if the reading was cut short; undefined if nothing was read. */
  readonly found: bigint | undefined;
  /** How many more there are than on the baseline's ref, before waivers; undefined without a baseline. */
  readonly new: bigint | undefined;
  /** The number of judged issues (found, or new) that active waivers take out. */
  readonly waived: bigint;
  /** `not-applicable`: a condition with `if-scanned` whose product no scan of the commit ran. */
  readonly result: (typeof CONDITION_RESULTS)[number];
};

export const CONDITION_RESULTS = ['ok', 'broken', 'unproven', 'not-applicable'] as const;

export type ConditionResult = ConditionOutcome & {
  /** Worst severity first, then most issues, without rules that waivers cover completely; empty if none was read. */
  readonly rules: readonly CountedRule[];
};

export type CountedRule = {
  readonly rule: RuleFacts;
  /** The number that the condition judges, after waivers: all issues, or only new ones. */
  readonly issues: bigint;
  readonly found: bigint;
  /** How many more there are than on the baseline's ref, before waivers; undefined without a baseline. */
  readonly new: bigint | undefined;
  /** The condition's columns in which the rule has issues; if the condition compares, those with more than the baseline. Worst first. */
  readonly columns: readonly CountColumn[];
};

/** True for a condition that can fail the job. One that does not apply to the commit cannot. */
export function canBlock({ action, result }: Pick<ConditionResult, 'action' | 'result'>): boolean {
  return action === 'fail' && result !== 'not-applicable';
}

export type WaiverResult = Waiver & {
  readonly state: 'active' | 'expiring-soon' | 'expired' | 'unused';
  /** The issues that the waiver takes out; 0 if it is expired or unused. */
  readonly issues: bigint;
  /** For an unused waiver, the rule with the most similar name, if any is similar. */
  readonly near?: string | undefined;
};
