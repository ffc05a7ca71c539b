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
  const { compare, unscored, 'epss-above': epssAbove } = entry;
  yield* misapplied(entry, issueTypesOf(entry));
  if (compare === 'new' && baseline !== 'given') {
    const message = '"compare: new" needs a baseline; set baseline where the gate is called, or write "compare: all"';
    yield { path: ['compare'], message };
  }
  if (unscored !== undefined && epssAbove === undefined) {
    const message = '"unscored" says what "epss-above" does without a score; set "epss-above", or remove this key';
    yield findingAtKey('unscored', message);
  }
  yield* besideTimes(entry);
  // Only issues that people triaged have a time of triage.
  if (entry['triaged-within'] !== undefined && !entry.states?.every((state) => TRIAGED_STATES.includes(state))) {
    const needed = `needs "states" of these alone: ${TRIAGED_STATES.join(', ')}`;
    yield findingAtKey('triaged-within', `"triaged-within" ${needed}; write "states: [ignored-app]"`);
  }
}

/** What does not apply to all the searched types. What a filter member does to others is not documented. */
// spec-gap: type-limited-filter-with-several-types
export function misapplied(
  entry: Partial<Pick<ConditionEntry, 'severities' | 'epss-above' | 'where'>>,
  searched: readonly IssueType[],
): Finding[] {
  const limits: readonly { path: string[]; value: unknown; types: readonly IssueType[] }[] = [
    { path: ['severities'], value: entry.severities, types: RATED_ISSUE_TYPES },
    { path: ['epss-above'], value: entry['epss-above'], types: ['sca'] },
    ...Object.entries(entry.where ?? {}).map(([name, value]) => {
      const { issueTypes = ISSUE_TYPES } = filterMember(name as FilterMemberName);
      return { path: ['where', name], value, types: issueTypes };
    }),
  ];
  const given = limits.filter(({ value }) => value !== undefined);
  const shared = ISSUE_TYPES.filter((type) => given.every(({ types }) => types.includes(type)));
  const fix =
    shared.length === 0
      ? ', and another key here only to other types; split the condition in two'
      : `; set "issue-types: [${typeWords(shared)}]"`;
  return given
    .filter(({ types }) => searched.some((type) => !types.includes(type)))
    .map(({ path, types }) => {
      const message = `"${path.at(-1)}" applies to ${listed(types.map(issueTypeWord))} only${fix}`;
      return { path, atKey: true, message };
    });
}

function besideTimes({ where = {}, ...entry }: ConditionEntry): Finding[] {
  const keys = (['triaged-within', 'older-than'] as const).filter((key) => entry[key] !== undefined);
  const members = TIME_MEMBERS.filter((name) => where[name] !== undefined);
  return keys.flatMap((key, index) =>
    [...keys.slice(index + 1), ...members].map((other) =>
      findingAtKey(key, `"${key}" and "${other}" both choose issues by time; keep one of the two`),
    ),
  );
}

function issueTypesOf(entry: ConditionEntry): readonly IssueType[] {
  return entry['issue-types'] ?? RATED_ISSUE_TYPES;
}
