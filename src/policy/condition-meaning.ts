import { type FilterMemberName, filterMember, type IssueFilter } from '../domain/issue-filter.ts';
import type { Condition } from '../domain/policy.ts';
import { type IssueType, RATED_ISSUE_TYPES } from '../domain/product.ts';
import type { Finding } from './explain-issue.ts';
import type { ConditionEntry } from './policy-schema.ts';

/** A condition with everything said that the policy leaves to the contract's defaults. */
export function conditionOf(entry: ConditionEntry): Condition {
  return {
    name: entry.name,
    source: 'policy',
    action: entry.action === undefined ? 'fail' : entry.action,
    max: entry.max,
    count: entry.count === undefined ? 'issues' : entry.count,
    compare: entry.compare === undefined ? 'all' : entry.compare,
    scope: {
      kind: 'search',
      issueTypes: issueTypesOf(entry),
      namesIssueTypes: entry['issue-types'] !== undefined,
      severities: entry.severities === undefined ? 'all' : entry.severities,
      where: entry.where === undefined ? {} : entry.where,
    },
  };
}

/** What keeps a well-formed entry from meaning anything. Paths begin at the entry. */
export function contradictionsOf(entry: ConditionEntry, baseline: 'none' | 'given'): Finding[] {
  return [...severitiesWithoutMeaning(entry), ...membersWithoutMeaning(entry), ...newWithoutBaseline(entry, baseline)];
}

function severitiesWithoutMeaning(entry: ConditionEntry): Finding[] {
  const unrated = typesOutside(issueTypesOf(entry), RATED_ISSUE_TYPES);
  if (entry.severities === undefined || unrated.length === 0) return [];
  const message = `issues of ${unrated.join(' and ')} carry no severity; remove "severities", or those issue types`;
  return [{ path: ['severities'], part: 'key', message }];
}

// spec-gap: type-limited-filter-with-several-types
function membersWithoutMeaning(entry: ConditionEntry): Finding[] {
  const { where } = entry;
  if (where === undefined) return [];
  const findings: Finding[] = [];
  let common: readonly IssueType[] | undefined;
  for (const name of limitedMembers(where)) {
    const types = limitOf(name);
    const shared: readonly IssueType[] = common === undefined ? types : types.filter((type) => common?.includes(type));
    if (shared.length === 0) {
      const message = `"${name}" applies to ${types.join(' and ')} alone, and another member here to ${common?.join(' and ')}; split the condition in two`;
      findings.push({ path: ['where', name], part: 'key', message });
      continue;
    }
    common = shared;
    if (typesOutside(issueTypesOf(entry), types).length === 0) continue;
    const message = `"${name}" applies to ${types.join(' and ')} alone; set "issue-types: [${shared.join(', ')}]"`;
    findings.push({ path: ['where', name], part: 'key', message });
  }
  return findings;
}

function newWithoutBaseline(entry: ConditionEntry, baseline: 'none' | 'given'): Finding[] {
  if (entry.compare !== 'new' || baseline === 'given') return [];
  const message = '"compare: new" needs a baseline; set the input baseline in the workflow, or write "compare: all"';
  return [{ path: ['compare'], part: 'value', message }];
}

function issueTypesOf(entry: ConditionEntry): readonly IssueType[] {
  const written = entry['issue-types'];
  return written === undefined ? RATED_ISSUE_TYPES : written;
}

function limitedMembers(where: IssueFilter): FilterMemberName[] {
  return (Object.keys(where) as FilterMemberName[]).filter((name) => filterMember(name).issueTypes !== undefined);
}

function limitOf(name: FilterMemberName): readonly IssueType[] {
  const { issueTypes } = filterMember(name);
  return issueTypes === undefined ? [] : issueTypes;
}

function typesOutside(types: readonly IssueType[], allowed: readonly IssueType[]): IssueType[] {
  return types.filter((type) => !allowed.includes(type));
}
