import { TRIAGED_STATES } from '../../domain/issue.ts';
import { TIME_MEMBERS } from '../../domain/issue-filter.ts';
import { type Condition, UNLIMITED } from '../../domain/policy.ts';
import { type IssueType, issueTypeWord, RATED_ISSUE_TYPES, typeWords } from '../../domain/product.ts';
import { misappliedMembers } from '../../written/value.ts';
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
  yield* severitiesWithoutMeaning(entry, issueTypesOf(entry));
  yield* membersWithoutMeaning(entry);
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

export function severitiesWithoutMeaning(
  { severities }: Pick<ConditionEntry, 'severities'>,
  issueTypes: readonly IssueType[],
): Finding[] {
  const unrated = issueTypes.filter((type) => !RATED_ISSUE_TYPES.some((rated) => rated === type));
  if (severities === undefined || unrated.length === 0) return [];
  const message = `issues of ${unrated.map(issueTypeWord).join(' and ')} have no severity; remove "severities", or those issue types`;
  return [findingAtKey('severities', message)];
}

function membersWithoutMeaning(entry: ConditionEntry): Finding[] {
  if (entry.where === undefined) return [];
  return misappliedMembers(entry.where, issueTypesOf(entry)).map(({ name, limit, shared }): Finding => {
    const fix =
      shared.length === 0
        ? ', and another member here only to other types; split the condition in two'
        : `; set "issue-types: [${typeWords(shared)}]"`;
    return { path: ['where', name], atKey: true, message: `"${name}" ${limit}${fix}` };
  });
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
