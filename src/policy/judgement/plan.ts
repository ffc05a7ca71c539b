import {
  type IssueChoice,
  OTHER_SEARCH,
  type PlannedSearch,
  RATED_SEARCH,
  type SeverityCheck,
  UNCLASSIFIED_TALLY,
} from '../../domain/evidence.ts';
import { ISSUE_STATES, SEVERITIES } from '../../domain/issue.ts';
import { type FilterMemberName, filterMember, type IssueFilter } from '../../domain/issue-filter.ts';
import type { Condition, Waiver } from '../../domain/policy.ts';
import { ISSUE_TYPES, type IssueType, RATED_ISSUE_TYPES, UNRATED_ISSUE_TYPES } from '../../domain/product.ts';

export type SearchPlan = {
  /** Each search is made once, however many conditions use it. The six that every run makes come first. */
  readonly searches: readonly PlannedSearch[];
  readonly needs: ReadonlyMap<Condition, Need>;
  /** Searches in a condition's own states are checked like the searches of every run. */
  readonly checks: readonly SeverityCheck[];
};

export type Need = {
  /** Ids of the tallies that add up to the condition: of searches, or the computed `unclassified`. Never empty. */
  readonly sum: readonly string[];
  /** Ids of the same searches by severity, if they are made. Issues that `sum` finds beyond them have no known severity. */
  readonly bySeverity: readonly string[];
};

type UnnamedSearch = Omit<PlannedSearch, 'id'>;

type Limited = Pick<Waiver, 'issueTypes' | 'severities'>;

const ALWAYS: readonly PlannedSearch[] = [
  ...SEVERITIES.map((id) => ({ id, issueTypes: RATED_ISSUE_TYPES, severities: [id], where: {} })),
  { id: RATED_SEARCH, issueTypes: RATED_ISSUE_TYPES, severities: 'all', where: {} },
  { id: OTHER_SEARCH, issueTypes: UNRATED_ISSUE_TYPES, severities: 'all', where: {} },
];

/** The fewest searches for all conditions: equal ones are made once, whatever the order of their values. */
export function planSearches(conditions: readonly Condition[], waivers: readonly Limited[] = []): SearchPlan {
  const searches = new Map(ALWAYS.map((search) => [describe(search), search]));
  const always = new Set(searches.keys());
  const needs = new Map<Condition, Need>();
  const checks = new Map<string, SeverityCheck>();
  for (const condition of conditions) {
    const { scope } = condition;
    if (scope.kind === 'unrated') {
      needs.set(condition, { sum: [UNCLASSIFIED_TALLY, OTHER_SEARCH], bySeverity: [] });
      continue;
    }
    const sum = questionsOf(scope, waivers);
    // An issue is new, or waived, in its severity, and no other search shows the severities in a condition's own states.
    const isSplit =
      condition.compare === 'new' ||
      waivers.some(({ severities }) => severities !== undefined) ||
      sum.some(({ states }) => states !== undefined) ||
      sum.flatMap(splitBySeverity).every((part) => always.has(describe(part)));
    const bySeverity = isSplit ? sum.flatMap(splitBySeverity) : [];
    for (const question of sum) check(question);
    needs.set(condition, { sum: sum.map(idOf), bySeverity: bySeverity.map(idOf) });
  }
  if (namesUnrated(waivers))
    for (const type of UNRATED_ISSUE_TYPES) idOf({ issueTypes: [type], severities: 'all', where: {} });
  return { searches: [...searches.values()], needs, checks: [...checks.values()] };

  /** The searches of every run show issues without a known severity only in the states that count. */
  function check(question: UnnamedSearch): void {
    const whole: UnnamedSearch = { ...question, severities: 'all' };
    const parts = question.states === undefined ? [] : splitBySeverity(whole);
    if (parts.length === 0) return;
    const id = idOf(whole);
    const isMeant = question.severities !== 'all' || checks.get(id)?.isRemainderMissed === true;
    checks.set(id, { whole: id, parts: parts.map(idOf), isRemainderMissed: isMeant });
  }

  function idOf(question: UnnamedSearch): string {
    const description = describe(question);
    const search = searches.get(description) ?? { id: description, ...question };
    searches.set(description, search);
    return search.id;
  }
}

/** True if a waiver names a type without severities: each such type then gets a search of its own. */
export function namesUnrated(waivers: readonly Limited[]): boolean {
  return waivers.some(({ issueTypes }) => UNRATED_ISSUE_TYPES.some((type) => issueTypes?.includes(type)));
}

/** One search per severity; also one per issue type if a member of `where`, or a waiver, is limited to some types. */
function questionsOf(scope: IssueChoice, waivers: readonly Limited[]): UnnamedSearch[] {
  const types = ISSUE_TYPES.filter((type) => scope.issueTypes.includes(type));
  const { epssAbove, unscored, olderThanDays, triagedWithinDays } = scope;
  const where = inOneOrder(scope.where);
  const states = scope.states && ISSUE_STATES.filter((state) => scope.states!.includes(state));
  const choice = { where, epssAbove, unscored, olderThanDays, states, triagedWithinDays };
  // spec-gap: type-limited-filter-with-several-types
  const isTypeLimited = memberNames(where).some((name) => filterMember(name).issueTypes !== undefined);
  const listsOfTypes = isTypeLimited ? types.map((type) => [type]) : reportedApart(types, waivers);
  const rated = SEVERITIES.filter((severity) => scope.severities.includes(severity));
  const lists = scope.severities === 'all' ? (['all'] as const) : rated.map((severity) => [severity]);
  return listsOfTypes.flatMap((issueTypes) => lists.map((severities) => ({ ...choice, issueTypes, severities })));
}

/** A group shows its type only if that is a rated one. */
function reportedApart(types: readonly IssueType[], waivers: readonly Limited[]): (readonly IssueType[])[] {
  if (!waivers.some(({ issueTypes }) => issueTypes !== undefined)) return [types];
  const rated = RATED_ISSUE_TYPES.filter((type) => types.includes(type));
  const unrated = UNRATED_ISSUE_TYPES.filter((type) => types.includes(type));
  return [...(rated.length === 0 ? [] : [rated]), ...unrated.map((type) => [type])];
}

function splitBySeverity({ issueTypes, severities, ...rest }: UnnamedSearch): UnnamedSearch[] {
  const rated = RATED_ISSUE_TYPES.filter((type) => issueTypes.includes(type));
  if (severities !== 'all' || rated.length === 0) return [];
  return SEVERITIES.map((severity) => ({ ...rest, issueTypes: rated, severities: [severity] }));
}

function inOneOrder(where: IssueFilter): IssueFilter {
  const entries = memberNames(where).map((name): [string, unknown] => {
    const value: unknown = where[name];
    return [name, Array.isArray(value) ? [...new Set(value)].sort() : value];
  });
  return Object.fromEntries(entries);
}

function memberNames(where: IssueFilter): FilterMemberName[] {
  return (Object.keys(where) as FilterMemberName[]).sort();
}

/** A text for people that is equal for equal searches: `secrets critical {"validationStates":["…"]}`. */
function describe(search: UnnamedSearch): string {
  const { issueTypes, severities, where, epssAbove, unscored, olderThanDays, states, triagedWithinDays } = search;
  const types = issueTypes.join('+');
  const rated = severities === 'all' ? [] : [severities.join('+')];
  const filter = Object.keys(where).length === 0 ? [] : [JSON.stringify(where)];
  const left = unscored === 'ignore' ? ', unscored ignored' : '';
  const epss = epssAbove === undefined ? [] : [`epss-above ${epssAbove}${left}`];
  const age = olderThanDays === undefined ? [] : [`older-than ${olderThanDays}d`];
  const stated = states === undefined ? [] : [`states ${states.join('+')}`];
  const triaged = triagedWithinDays === undefined ? [] : [`triaged-within ${triagedWithinDays}d`];
  return [types, ...rated, ...filter, ...epss, ...age, ...stated, ...triaged].join(' ');
}

/** Ids of the searches that judge a condition, and of those that check them in its own states. */
export function neededSearches(condition: Condition, { needs, checks }: SearchPlan): readonly string[] {
  const { sum = [], bySeverity = [] } = needs.get(condition) ?? {};
  const own = sum.filter((id) => id !== UNCLASSIFIED_TALLY);
  const checked = checks.map(({ whole, parts }) => [whole, ...parts]);
  const held = checked.filter((ids) => ids.some((id) => own.includes(id)));
  return [...new Set([...own, ...bySeverity, ...held.flat()])];
}

export function blockingSearches(
  conditions: readonly Condition[],
  plan: SearchPlan,
): ReadonlyMap<Condition, readonly string[]> {
  const blocking = conditions.filter(({ action }) => action === 'fail');
  return new Map(blocking.map((each) => [each, neededSearches(each, plan)]));
}
