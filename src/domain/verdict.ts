import type { RuleFacts } from './evidence.ts';
import type { GateFailure } from './failure.ts';
import type { CountColumn, IssueState } from './issue.ts';
import type { Condition, Waiver } from './policy.ts';
import type { Reason, ReasonDetail } from './reason.ts';

/** The decision of a run. Final before the first byte is published. */
export type Verdict = {
  readonly message: string;
  /** True where the commit itself was read, and what it is compared with was not. */
  readonly isOfBaseline?: boolean | undefined;
  readonly detail?: ReasonDetail | undefined;
} & (
  | { readonly word: 'pass'; readonly reason: undefined }
  | {
      readonly word: 'fail';
      /** What cut the reading short; undefined for a complete one. */
      readonly reason: Reason | undefined;
      readonly unread?: string | undefined;
    }
  | Inconclusive
);

export const VERDICT_WORDS = ['pass', 'fail', 'inconclusive'] as const satisfies readonly Verdict['word'][];

/** `also`: what else prevents a verdict. Only where all of it is softened, the whole is. */
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

/** 0 where the job may go on, 1 `fail`, 2 `inconclusive`, 3 a wrong setting (docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes). */
export type ExitCode = 0 | 1 | 2 | 3;

export type ConditionOutcome = Pick<
  Condition,
  'name' | 'source' | 'column' | 'action' | 'count' | 'compare' | 'max'
> & {
  /** The triage states that it counts in place of the input `states`; undefined where it counts those. */
  readonly states: readonly IssueState[] | undefined;
  /** Before waivers. A lower bound where the reading was cut short; undefined where nothing was read. */
  readonly found: bigint | undefined;
  /** How many more there are than on the baseline's ref, before waivers; undefined without a baseline. */
  readonly new: bigint | undefined;
  /** How much of what is judged (found, or new) active waivers take out. */
  readonly waived: bigint;
  /** `not-applicable`: a condition with `if-scanned` whose product no scan of the commit ran. */
  readonly result: (typeof CONDITION_RESULTS)[number];
};

export const CONDITION_RESULTS = ['ok', 'broken', 'unproven', 'not-applicable'] as const;

export type ConditionResult = ConditionOutcome & {
  /** Worst severity first, then most issues, without those that waivers take out whole; empty where none was read. */
  readonly rules: readonly CountedRule[];
};

export type CountedRule = {
  readonly rule: RuleFacts;
  /** What the condition judges, after waivers: its issues, or those of them that are new. */
  readonly issues: bigint;
  readonly found: bigint;
  /** How many more there are than on the baseline's ref, before waivers; undefined without a baseline. */
  readonly new: bigint | undefined;
  /** Those of the condition's that it has issues in; where the condition compares, more than the baseline. Worst first. */
  readonly columns: readonly CountColumn[];
};

/** True for a condition that is in force and can fail the job. One that does not apply to the commit cannot. */
export function canBlock({ action, result }: Pick<ConditionResult, 'action' | 'result'>): boolean {
  return action === 'fail' && result !== 'not-applicable';
}

export type WaiverResult = Waiver & {
  readonly state: 'active' | 'expiring-soon' | 'expired' | 'unused';
  /** Issues taken out of the judgement; 0 for expired and unused ones. */
  readonly issues: bigint;
  /** Issues under it that all waivers together leave; 0 without `maxIssues`, and for expired waivers. */
  readonly excess: bigint;
  /** For an unused waiver this is the rule with the name that is nearest, if one is near. */
  readonly near?: string | undefined;
};
