import type { ConditionOutcome, Verdict } from '../verdict.ts';
import type { ExpectedOutcome, Found } from './tried-case.ts';

/** What is not as expected: verdict and reason first, then the conditions in the order in which they were written. Pure. */
export function differencesOf({ verdict, reason, conditions }: ExpectedOutcome, found: Found): readonly string[] {
  const isReason = reason === undefined || reason === (found.verdict.reason ?? '');
  const isVerdict = verdict === found.verdict.word && isReason;
  const differing = [...conditions].flatMap(([name, result]) => {
    // A limit and a condition may have the same name: each must come out so.
    const others = found.conditions.filter((condition) => condition.name === name && condition.result !== result);
    return others.map((condition) => `${quoted(name)} is ${condition.result}, expected ${result}`);
  });
  const missing = [...conditions.keys()].filter((name) => !found.conditions.some((each) => each.name === name));
  return [
    ...(isVerdict ? [] : [`${verdictWords(found.verdict)}, expected ${expectedWords(verdict, reason)}`]),
    ...differing,
    ...missing.map((name) => `${quoted(name)} was not judged`),
  ];
}

/** The verdict, with its reason where it has one: `inconclusive (no-scan)`. */
export function verdictWords({ word, reason }: Pick<Verdict, 'word' | 'reason'>): string {
  return reason === undefined ? word : `${word} (${reason})`;
}

function expectedWords(verdict: Verdict['word'], reason: ExpectedOutcome['reason']): string {
  if (reason === undefined) return verdict;
  return reason === '' ? `${verdict} without a reason` : `${verdict} (${reason})`;
}

/** The conditions that are broken, with what they found and allow: `"No live secrets" (2 found, 0 allowed)`. */
export function brokenWords(conditions: readonly ConditionOutcome[]): readonly string[] {
  return conditions
    .filter(({ result }) => result === 'broken')
    .map(({ name, action, compare, found, new: more, waived, max }) => {
      const isNew = compare === 'new' && more !== undefined;
      const count = isNew ? `${more} new` : `${found} found`;
      const facts = [count, ...(waived > 0n ? [`${waived} waived`] : []), `${max} allowed`];
      return `${action === 'warn' ? 'warning ' : ''}${quoted(name)} (${facts.join(', ')})`;
    });
}

function quoted(name: string): string {
  return JSON.stringify(name);
}
