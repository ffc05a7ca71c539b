import { TRIAGED_STATES } from '../../domain/issue.ts';
import { type FilterMemberName, filterMember, TIME_MEMBERS } from '../../domain/issue-filter.ts';
import { type Condition, UNLIMITED } from '../../domain/policy.ts';
import { ISSUE_TYPES, type IssueType, issueTypeWord, RATED_ISSUE_TYPES, typeWords } from '../../domain/product.ts';
import { listed } from '../../domain/text/list-items.ts';
import { type Finding, findingAtKey } from './explain-issue.ts';
import type { ConditionEntry } from './policy-schema.ts';

/** A condition with the defaults for everything that the policy leaves out (docs/verdict-rules/what-is-judged.md#policy). */
export function conditionOf(entry: ConditionEntry): Condition {
  const { name, max, action = 'fail', count = 'issues', compare = 'all', severities = 'all', where = {} } = entry;
  return {
    name,
    source: 'policy',
    column: undefined,
    // A condition that can never be broken does not block.
    action: max === 'none' ? 'warn' : action,
    max: max === 'none' ? UNLIMITED : max,
    count,
    compare,
    ifScanned: entry['if-scanned'] === true,
    scope: {
      kind: 'search',
      issueTypes: issueTypesOf(entry),
      namesIssueTypes: entry['issue-types'] !== undefined,
      severities,
      where,
      epssAbove: entry['epss-above'],
      unscored: entry.unscored,
      olderThanDays: entry['older-than'],
      states: entry.states,
      triagedWithinDays: entry['triaged-within'],
    },
  };
}

/** Contradictions in a well-formed entry. Paths begin at the entry. */
export function* contradictionsOf(entry: ConditionEntry, baseline: 'none' | 'given'): Generator<Finding> {
  const { compare, unscored, 'epss-above': epssAbove, 'issue-types': types } = entry;
  yield* misappliedMembers(entry, issueTypesOf(entry));
  if (compare === 'new' && baseline !== 'given') {
    const message = '"compare: new" needs a baseline; set baseline where the gate is called, or write "compare: all"';
    yield { path: ['compare'], message };
  }
  // Only issues of dependencies have a score.
  if (epssAbove !== undefined && (types?.length !== 1 || types[0] !== 'sca'))
    yield findingAtKey('epss-above', '"epss-above" applies to supply-chain only; set "issue-types: [supply-chain]"');
  if (unscored !== undefined && epssAbove === undefined) {
    const message = '"unscored" says what "epss-above" does without a score; set "epss-above", or remove this key';
    yield findingAtKey('unscored', message);
  }
  if (entry['older-than'] !== undefined) yield* besideTimes('older-than', timesIn(entry));
  yield* triageWithoutMeaning(entry);
}

/** Filter members that do not apply to all the searched types: what they do to the others is not documented. */
// spec-gap: type-limited-filter-with-several-types
export function misappliedMembers(
  { severities, where = {} }: Partial<Pick<ConditionEntry, 'severities' | 'where'>>,
  searched: readonly IssueType[],
): Finding[] {
  const names = [...(severities === undefined ? [] : ['severities']), ...Object.keys(where)] as FilterMemberName[];
  const limited = names.flatMap((name) => {
    const types = filterMember(name).issueTypes;
    return types === undefined ? [] : [{ name, types }];
  });
  const shared = ISSUE_TYPES.filter((type) => limited.every(({ types }) => types.includes(type)));
  const fix =
    shared.length === 0
      ? ', and another member here only to other types; split the condition in two'
      : `; set "issue-types: [${typeWords(shared)}]"`;
  return limited
    .filter(({ types }) => searched.some((type) => !types.includes(type)))
    .map(({ name, types }) => ({
      path: name === 'severities' ? [name] : ['where', name],
      atKey: true,
      message: `"${name}" applies to ${listed(types.map(issueTypeWord))} only${fix}`,
    }));
}

function timesIn({ where = {} }: ConditionEntry): readonly string[] {
  return TIME_MEMBERS.filter((name) => where[name] !== undefined);
}

function besideTimes(key: string, others: readonly string[]): Finding[] {
  return others.map((name) =>
    findingAtKey(key, `"${key}" and "${name}" both choose issues by time; keep one of the two`),
  );
}

/** Only issues that people triaged have a time of triage, and that filter replaces every other one of time. */
function triageWithoutMeaning(entry: ConditionEntry): Finding[] {
  const key = 'triaged-within';
  if (entry[key] === undefined) return [];
  const age = entry['older-than'] === undefined ? [] : ['older-than'];
  const others = besideTimes(key, [...age, ...timesIn(entry)]);
  if (entry.states?.every((state) => TRIAGED_STATES.includes(state))) return others;
  const needed = `needs "states" of these alone: ${TRIAGED_STATES.join(', ')}`;
  return [...others, findingAtKey(key, `"${key}" ${needed}; write "states: [ignored-app]"`)];
}

function issueTypesOf(entry: ConditionEntry): readonly IssueType[] {
  return entry['issue-types'] ?? RATED_ISSUE_TYPES;
}
