import type { IssueChoice } from '../evidence.ts';
import type { IssueState } from '../issue.ts';
import type { Condition } from '../policy.ts';
import { overlapOf } from './overlap.ts';

/** A part of the sum that is left of a condition: what it chooses, less what others choose too, and so on. */
export type RestTerm = {
  readonly sign: 1 | -1;
  readonly choice: IssueChoice;
  /** Names of the conditions that are taken out by it. Where one of them does not apply, neither does this part. */
  readonly without: readonly string[];
};

export type RestProblem =
  | { readonly kind: 'unsaid'; readonly name: string; readonly what: string }
  | { readonly kind: 'too-many' };

/** Each part is a search, for each severity. */
const MOST_TERMS = 16;

/** A condition without what others choose, as a sum of choices, its own first. Each can be asked for, so the sum is exact. `named` finds conditions above. */
export function restTermsOf(
  condition: Condition,
  named: (name: string) => Condition | undefined,
  counted?: readonly IssueState[],
): readonly RestTerm[] | RestProblem {
  const { scope, andNot = [] } = condition;
  if (scope.kind === 'unrated') return [];
  let terms: RestTerm[] = [{ sign: 1, choice: scope, without: [] }];
  for (const name of andNot) {
    const other = named(name);
    const others = other === undefined ? [] : restTermsOf(other, named, counted);
    if (!isTerms(others)) return others;
    const taken: RestTerm[] = [];
    for (const term of terms) {
      for (const each of others) {
        const choice = overlapOf(term.choice, each.choice, counted);
        if (choice === 'none') continue;
        if ('unsaid' in choice) return { kind: 'unsaid', name, what: choice.unsaid };
        const sign = term.sign === each.sign ? -1 : 1;
        taken.push({ sign, choice, without: [...new Set([...term.without, name, ...each.without])] });
      }
    }
    terms = [...terms, ...taken];
    if (terms.length > MOST_TERMS) return { kind: 'too-many' };
  }
  return terms;
}

function isTerms(terms: readonly RestTerm[] | RestProblem): terms is readonly RestTerm[] {
  return Array.isArray(terms);
}
