import type { Epss, Issue, IssueType, PlatformState, Rule } from '../state.ts';
import type { IssueFilter } from './filter-members.ts';
import { compileFilter, isTimeless } from './filter-semantics.ts';
import { severityRank } from './severity-rank.ts';

export type GroupQuery = {
  /** Empty: every type. */
  readonly issueTypes: readonly string[];
  readonly filter: IssueFilter;
  readonly sortBy: 'issue-counts' | 'severity';
  readonly isAscending: boolean;
};

/** The issues of one rule and type that a search found. */
export type RuleGroup = {
  readonly rule: Rule;
  readonly type: IssueType;
  readonly issues: bigint;
  /** Severity of the worst issue; 0 if none is known. */
  readonly severityRank: number;
  /** The highest score among the issues. */
  readonly epss: Epss | undefined;
};

const REMEMBERED_QUERIES = 32;

/**
 * Finds and sorts the rule groups of a query. The last queries are remembered as long as their answer cannot change: until a
 * list of the state is replaced, or an issue becomes visible or hidden.
 */
export function createGroupFinder(state: PlatformState): (query: GroupQuery, nowMs: number) => readonly RuleGroup[] {
  const remembered = new Map<string, Found>();
  return (query, nowMs) => {
    const key = JSON.stringify([query, state.usesUnifiedPolicies]);
    const known = remembered.get(key);
    if (known !== undefined && holdsStill(known, state, nowMs)) return known.groups;
    const found = find(query, state, nowMs);
    remembered.delete(key);
    if (isTimeless(query.filter)) remembered.set(key, found);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= REMEMBERED_QUERIES) break;
      remembered.delete(oldest);
    }
    return found.groups;
  };
}

type Found = {
  readonly groups: readonly RuleGroup[];
  readonly lists: Pick<PlatformState, 'issues' | 'repositories' | 'teams'>;
  readonly foundAtMs: number;
  /** When the next hidden issue becomes visible, or the next visible one is hidden. */
  readonly changesAtMs: number;
};

function holdsStill({ lists, foundAtMs, changesAtMs }: Found, state: PlatformState, nowMs: number): boolean {
  const isSameState =
    lists.issues === state.issues && lists.repositories === state.repositories && lists.teams === state.teams;
  return isSameState && foundAtMs <= nowMs && nowMs < changesAtMs;
}

function find(query: GroupQuery, state: PlatformState, nowMs: number): Found {
  const { issues, repositories, teams } = state;
  const keeps = compileFilter(query.filter, state, nowMs);
  const types = new Set(query.issueTypes);
  const groups = new Map<string, RuleGroup>();
  let changesAtMs = Number.POSITIVE_INFINITY;
  for (const issue of issues) {
    if (types.size > 0 && !types.has(issue.type)) continue;
    const hiddenAtMs = issue.visibleUntilMs ?? Number.POSITIVE_INFINITY;
    if (hiddenAtMs <= nowMs) continue;
    changesAtMs = Math.min(changesAtMs, issue.visibleAtMs > nowMs ? issue.visibleAtMs : hiddenAtMs);
    if (issue.visibleAtMs <= nowMs && keeps(issue)) addTo(groups, issue);
  }
  const sorted = [...groups.values()].sort(order(query));
  return { groups: sorted, lists: { issues, repositories, teams }, foundAtMs: nowMs, changesAtMs };
}

function addTo(groups: Map<string, RuleGroup>, issue: Issue): void {
  const key = keyOf(issue);
  const group = groups.get(key);
  groups.set(key, {
    rule: issue.rule,
    type: issue.type,
    issues: (group?.issues ?? 0n) + BigInt(issue.standsFor),
    severityRank: Math.max(group?.severityRank ?? 0, severityRank(issue)),
    epss: higher(group?.epss, issue.epss),
  });
}

/** A rule can have findings of several types: each type is a group of its own. */
function keyOf({ rule, type }: Pick<RuleGroup, 'rule' | 'type'>): string {
  return `${rule.path}\n${rule.id}\n${type}`;
}

function higher(one: Epss | undefined, other: Epss | undefined): Epss | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return other.score > one.score ? other : one;
}

/** Equal groups are sorted by rule path and type, so that pages are stable. */
function order({ sortBy, isAscending }: GroupQuery): (one: RuleGroup, other: RuleGroup) => number {
  const sign = isAscending ? 1 : -1;
  return (one, other) => {
    const difference =
      sortBy === 'severity' ? one.severityRank - other.severityRank : Number(one.issues - other.issues);
    return sign * difference || compareText(keyOf(one), keyOf(other));
  };
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
