import type { Condition } from '../../domain/policy.ts';
import { type RestProblem, restTermsOf } from '../../domain/rest/rest-terms.ts';
import { quote, suggestion } from '../../domain/text/suggestion.ts';
import { conditionOf } from './condition-meaning.ts';
import { type Finding, valueAt } from './explain-issue.ts';
import { ConditionEntry } from './policy-schema.ts';

/** The conditions above one, by name; undefined for one that is not well-formed. */
type ConditionsAbove = ReadonlyMap<string, Condition | undefined>;

/** What leaves `and-not` without a meaning, or without one that can be counted exactly. Paths begin at the policy. */
export function restContradictions(list: readonly unknown[]): Finding[] {
  return findEachRest(list, problemsOf);
}

/** `find` gets a well-formed entry and those above it, and gives paths that begin at `and-not`. The list may contain anything. */
export function findEachRest(
  list: readonly unknown[],
  find: (entry: ConditionEntry, above: ConditionsAbove) => Finding[],
): Finding[] {
  const above = new Map<string, Condition | undefined>();
  return list.flatMap((data, index) => {
    const name = valueAt(data, ['name']);
    const { data: entry } = ConditionEntry.safeParse(data);
    const found = entry === undefined ? [] : find(entry, above);
    if (typeof name === 'string' && !above.has(name)) above.set(name, entry && conditionOf(entry));
    return found.map((finding) => ({ ...finding, path: ['conditions', index, 'and-not', ...finding.path] }));
  });
}

function problemsOf(entry: ConditionEntry, above: ConditionsAbove): Finding[] {
  const names = entry['and-not'] ?? [];
  const unknown = names.flatMap((name, index): Finding[] => {
    if (above.has(name)) return comparedApart(entry, above.get(name), index);
    const known = [...above.keys()];
    const fix = known.length === 0 ? 'move this condition below it' : suggestion(name, known);
    const message = `"and-not" names ${quote(name)}, which is no condition above this one; ${fix}`;
    return [{ path: [index], message }];
  });
  if (unknown.length > 0) return unknown;
  const terms = restTermsOf(conditionOf(entry), (name) => above.get(name));
  return 'kind' in terms ? [{ path: [], atKey: true, message: messageOf(terms) }] : [];
}

/** What is old on the baseline would be in neither of the two. */
function comparedApart(entry: ConditionEntry, other: Condition | undefined, index: number): Finding[] {
  if (other?.compare !== 'new' || entry.compare === 'new') return [];
  const message =
    `"and-not" names ${quote(other.name)}, which counts only what is new: what is not new would count nowhere; ` +
    'write "compare: new" here too';
  return [{ path: [index], message }];
}

function messageOf(problem: RestProblem): string {
  if (problem.kind === 'too-many') return '"and-not" names too many conditions that overlap; name fewer';
  return (
    `"and-not" cannot take out ${quote(problem.name)} exactly: both choose by ${problem.what}, in different ways; ` +
    'write out what is left, or choose by it in one of them only'
  );
}
