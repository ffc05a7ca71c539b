import { ACTION_INPUTS } from '../../domain/action-inputs.ts';
import type { IssueChoice } from '../../domain/evidence.ts';
import { ISSUE_STATES, type IssueState } from '../../domain/issue.ts';
import type { Condition, ConditionScope } from '../../domain/policy.ts';
import { overlapOf } from '../../domain/rest/overlap.ts';
import { quote } from '../../domain/text/suggestion.ts';
import { conditionOf } from './condition-meaning.ts';
import type { Finding } from './explain-issue.ts';
import { findEachRest } from './rest-meaning.ts';

/** The states that count where the setting is not given: a policy by itself does not know it. */
const USUAL = ACTION_INPUTS.states.default;
const USUAL_STATES = ISSUE_STATES.filter((state) => USUAL.split(', ').includes(state));

/** Names in `and-not` that take nothing out, since no issue is in both. Paths begin at the policy. */
export function restNotes(list: readonly unknown[]): Finding[] {
  return findEachRest(list, (entry, above) => {
    const names = entry['and-not'] ?? [];
    const { scope } = conditionOf(entry);
    const idle = names.flatMap((name, index) => idleName(scope, above.get(name), index));
    const remedy = idle.length === names.length ? 'remove "and-not"' : 'remove this name';
    return idle.map(({ path, why, isSure }): Finding => {
      const orElse = isSure ? '' : ', or write out "states" in both';
      return { path, message: `${why}; ${remedy}${orElse}` };
    });
  });
}

type IdleName = { readonly path: readonly [number]; readonly why: string; readonly isSure: boolean };

function idleName(own: ConditionScope, named: Condition | undefined, index: number): readonly IdleName[] {
  if (own.kind !== 'search' || named?.scope.kind !== 'search') return [];
  if (overlapOf(own, named.scope, USUAL_STATES) !== 'none') return [];
  const { difference, isSure } = differenceOf(own, named.scope);
  const why = `"and-not" names ${quote(named.name)}, which takes nothing out here: ${difference}`;
  return [{ path: [index], why, isSure }];
}

/** What keeps the two apart. States that the policy does not name are those of the setting. */
function differenceOf(own: IssueChoice, other: IssueChoice): { readonly difference: string; readonly isSure: boolean } {
  const inAnyState = { ...own, states: undefined };
  if (overlapOf(inAnyState, { ...other, states: undefined }) === 'none') {
    const areTypes = overlapOf({ ...inAnyState, severities: 'all' }, { ...other, states: undefined }) === 'none';
    return { difference: `it looks for other ${areTypes ? 'issue types' : 'severities'}`, isSure: true };
  }
  return {
    difference: `it counts in ${statesText(other.states)}, and this condition in ${statesText(own.states)}`,
    isSure: own.states !== undefined && other.states !== undefined,
  };
}

function statesText(states: readonly IssueState[] | undefined): string {
  return states === undefined ? `${USUAL} (unless the setting "states" says otherwise)` : states.join(', ');
}
