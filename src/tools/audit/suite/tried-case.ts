import { limitText } from '../../../domain/policy.ts';
import type { Reason } from '../../../domain/reason.ts';
import { type GateReport, nameOfCondition, type ReportedCondition } from '../../../domain/report.ts';
import type { ConditionOutcome, Verdict } from '../../../domain/verdict.ts';
import type { Problem } from '../../../policy/file/policy-problem.ts';
import { boundOf, boundText, isNewJudged } from '../../../report/text/report-facts.ts';

export type ExpectedOutcome = {
  readonly verdict: Verdict['word'];
  /** Empty for a verdict without a reason; undefined means any. */
  readonly reason: Reason | '' | undefined;
  /** Expected results of conditions, by name. All other conditions may have any result. */
  readonly conditions: ReadonlyMap<string, ExpectedCondition>;
};

/** An undefined count may have any value. */
export type ExpectedCondition = Pick<ConditionOutcome, 'result'> & {
  readonly [Count in (typeof EXPECTED_COUNTS)[number]]?: bigint | undefined;
};

export const EXPECTED_COUNTS = ['found', 'new', 'waived', 'max'] as const satisfies readonly (keyof ConditionOutcome)[];

export type SuiteCase = {
  readonly name: string;
  readonly record: string;
  readonly expected: ExpectedOutcome;
};

export type Found = Pick<GateReport, 'verdict' | 'conditions' | 'countsAre'>;

export type TriedCase = SuiteCase &
  (
    | {
        readonly found: Found;
        readonly differences: readonly string[];
      }
    | { readonly problem: string }
  );

export type TriedSuite = {
  readonly policy: string;
  readonly suite: string | undefined;
  readonly cases: readonly TriedCase[];
  /** Problems in the policy and the suite. If there are any, no case was tried. */
  readonly problems: readonly { readonly file: string; readonly problems: readonly Problem[] }[];
  readonly refusal?: string;
};

export function outcomeOf(tried: TriedCase): 'ok' | 'differs' | 'error' {
  if ('problem' in tried) return 'error';
  return tried.differences.length === 0 ? 'ok' : 'differs';
}

/** Lists the differences: verdict and reason first, then the conditions in the order in which they were written. Pure. */
export function differencesOf({ verdict, reason, conditions }: ExpectedOutcome, found: Found): readonly string[] {
  const isReason = reason === undefined || reason === (found.verdict.reason ?? '');
  const isVerdict = verdict === found.verdict.word && isReason;
  const differing = [...conditions].flatMap(([name, expected]) => {
    // A limit and a condition may have the same name, and each project has all of them. Each one must have the expected result.
    const ofName = found.conditions.filter((condition) => condition.name === name);
    return ofName.length === 0
      ? [`${JSON.stringify(name)} was not judged`]
      : ofName.flatMap((condition) => differencesIn(expected, condition, found));
  });
  return [
    ...(isVerdict ? [] : [`${verdictWords(found.verdict)}, expected ${expectedWords(verdict, reason)}`]),
    ...differing,
  ];
}

/** A count that was not read to its end never matches a number: "at least 3" is not 3. */
function differencesIn(expected: ExpectedCondition, condition: ReportedCondition, found: Found): readonly string[] {
  const name = JSON.stringify(nameOfCondition(condition));
  const bound = boundOf(found, condition);
  const counts = EXPECTED_COUNTS.flatMap((count) => {
    const wanted = expected[count];
    if (wanted === undefined) return [];
    const is = count === 'max' ? limitText(condition.max) : boundText(bound, condition[count], 'not known');
    const text = count === 'max' ? limitText(wanted) : String(wanted);
    return is === text ? [] : [`${name}: ${count} is ${is}, expected ${text}`];
  });
  const { result } = condition;
  return [...(result === expected.result ? [] : [`${name} is ${result}, expected ${expected.result}`]), ...counts];
}

export function verdictWords({ word, reason }: Pick<Verdict, 'word' | 'reason'>): string {
  return reason === undefined ? word : `${word} (${reason})`;
}

function expectedWords(verdict: Verdict['word'], reason: ExpectedOutcome['reason']): string {
  if (reason === undefined) return verdict;
  return reason === '' ? `${verdict} without a reason` : `${verdict} (${reason})`;
}

export function brokenWords(found: Found): readonly string[] {
  return found.conditions
    .filter(({ result }) => result === 'broken')
    .map((condition) => {
      const { action, waived, max } = condition;
      const isNew = isNewJudged(condition);
      const count = boundText(boundOf(found, condition), isNew ? condition.new : condition.found);
      const facts = [
        `${count} ${isNew ? 'new' : 'found'}`,
        ...(waived > 0n ? [`${waived} waived`] : []),
        `${max} allowed`,
      ];
      return `${action === 'warn' ? 'warning ' : ''}${JSON.stringify(nameOfCondition(condition))} (${facts.join(', ')})`;
    });
}
