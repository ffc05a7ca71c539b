import { TRIAGED_STATES } from '../../../domain/issue.ts';
import { FILTER_MEMBERS, type IssueFilter } from '../../../domain/issue-filter.ts';
import type { ListedIssue } from '../../../domain/place/listed-issue.ts';
import { wireName } from '../../../platform/requests/gate-requests.ts';
import type { SearchIssuesRequest } from '../../../platform/requests/issue-search.ts';
import { WIRE_ISSUE_TYPES } from '../../../platform/wire-words.ts';
import type { KnownProject, QuestionsOfRef } from './known-project.ts';
import { type Checks, doesNotHold, holds, type IssuesSeen, notSeen, ofRef, type Seen, seenIn } from './seen.ts';

/** Filters that a policy may use. */
export const FILTER_CHECKS = {
  'presence-filters': {
    effect: 'a condition with such a filter counts too few or too many; the gate itself never sends one',
    async ask(asker, known, questions) {
      if (questions === undefined) return;
      const having = ticketed(questions, true);
      const found = seenIn([await asker.issueSearch(having)], known).groupsFor(having);
      // Where nothing has a ticket, false says as little as leaving it out.
      if (found !== undefined && found.issues > 0n) await asker.issueSearch(ticketed(questions, false));
    },
    check: ofRef(checkPresence),
  },
  'type-limited-filter-with-several-types': {
    effect: 'a condition with such a filter counts too few or too many; beside another type it is policy-invalid',
    async ask(asker, known, questions) {
      if (questions === undefined) return;
      const listed = seenIn([await asker.issueList(questions.list)], known).issuesFor(questions.list);
      const trial = trialOf(listed, questions);
      if (trial !== undefined) await asker.issueSearch(trial.search);
    },
    check: ofRef(checkLimitedFilter),
  },
  'triaged-at': {
    effect: 'triaged-within counts too few or too many; other conditions do not depend on it',
    async ask(asker, known, questions) {
      if (questions === undefined) return;
      const listed = seenIn([await asker.issueList(questions.list)], known).issuesFor(questions.list);
      if (!listed?.issues.some(isTriaged)) return;
      await Promise.all(Object.values(triageSearches(questions)).map((request) => asker.issueSearch(request)));
    },
    check: ofRef(checkTriage),
  },
} as const satisfies Checks;

function ticketed({ search }: QuestionsOfRef, includeTicketed: boolean): SearchIssuesRequest {
  return { ...search, filter: { ...search.filter, includeTicketed } };
}

function checkPresence({ groupsFor, isQuiet }: Seen, _known: KnownProject, questions: QuestionsOfRef) {
  const all = groupsFor(questions.search);
  const [having, lacking] = [groupsFor(ticketed(questions, true)), groupsFor(ticketed(questions, false))];
  if (having?.issues === 0n) return notSeen('no issue has a ticket');
  if (!all?.isWhole || !having?.isWhole || !lacking?.isWhole) {
    return notSeen('no search with and without tickets was read to its end');
  }
  const together = having.issues + lacking.issues;
  if (together === all.issues && lacking.issues < all.issues) return holds('false keeps the issues without a ticket');
  return isNear(together, all.issues) || !isQuiet()
    ? notSeen('the numbers with and without tickets differ by one issue, or may have changed in between')
    : doesNotHold('issues with and without a ticket are not, together, all issues');
}

/** One issue may change between two questions; a second one at the same moment is no accident. */
function isNear(one: bigint, other: bigint): boolean {
  return one - other < 2n && other - one < 2n;
}

/** A value that some issues of a type have and others have not, as the list of single issues shows them. */
type Trial = {
  readonly fitting: bigint;
  readonly ofType: bigint;
  readonly all: bigint;
  /** By the filter, of its own type alone. */
  readonly search: SearchIssuesRequest;
};

type LimitedMember = {
  readonly type: 'secrets' | 'sca';
  shownBy(issue: ListedIssue): string | undefined;
  filterBy(value: string): IssueFilter;
};

const LIMITED: readonly LimitedMember[] = [
  {
    type: 'secrets',
    shownBy({ secret }) {
      const state = secret?.validation;
      return typeof state === 'string' ? wireName(FILTER_MEMBERS.validationStates.prefix, state) : undefined;
    },
    filterBy: (value) => ({ validationStates: [value] }) as IssueFilter,
  },
  {
    type: 'sca',
    shownBy: ({ vulnerability }) =>
      FILTER_MEMBERS.transitivities.values.find((known) => known === vulnerability?.dependency?.transitivity),
    filterBy: (value) => ({ transitivities: [value] }) as IssueFilter,
  },
];

/** Only what the list shows to its end is tried, and only where every issue of the type shows its value. */
function trialOf(listed: IssuesSeen | undefined, { search }: QuestionsOfRef): Trial | undefined {
  if (!listed?.isWhole || listed.entries !== listed.issues.length) return undefined;
  for (const { type, shownBy, filterBy } of LIMITED) {
    const values = listed.issues.filter(({ issueType }) => issueType === type).map(shownBy);
    if (values.includes(undefined)) continue;
    const value = values.find((one) => values.filter((other) => other !== one).length >= 2);
    if (value === undefined) continue;
    return {
      fitting: BigInt(values.filter((one) => one === value).length),
      ofType: BigInt(values.length),
      all: BigInt(listed.issues.length),
      search: { ...search, filter: { ...search.filter, ...filterBy(value) }, issueTypes: [WIRE_ISSUE_TYPES[type]] },
    };
  }
  return undefined;
}

function checkLimitedFilter({ groupsFor, issuesFor, isQuiet }: Seen, _known: KnownProject, questions: QuestionsOfRef) {
  const trial = trialOf(issuesFor(questions.list), questions);
  if (trial === undefined) return notSeen('no type has issues with and without a value that its own filter knows');
  const [all, found] = [groupsFor(questions.search), groupsFor(trial.search)];
  if (!all?.isWhole || !found?.isWhole || all.issues !== trial.all) {
    return notSeen('the search by that filter, or all that the list shows, was not read');
  }
  if (found.issues === trial.fitting)
    return holds('a filter of one type keeps the issues that have its value, in a search of that type');
  if (isNear(found.issues, trial.fitting) || !isQuiet()) return notSeen('the issues may have changed in between');
  return doesNotHold(
    found.issues === trial.ofType
      ? 'a filter of one type filters nothing in a search of that type'
      : 'a filter of one type keeps other issues than those that have its value',
  );
}

const LONG_AGO = '2000-01-01T00:00:00Z';
const NOT_YET = '2099-01-01T00:00:00Z';

function triageSearches({ search }: QuestionsOfRef) {
  const since = (time: string, states: readonly string[]): SearchIssuesRequest => ({
    ...search,
    filter: {
      ...search.filter,
      aggregateIssueStates: states.map((state) => wireName(FILTER_MEMBERS.aggregateIssueStates.prefix, state)),
      timeFilter: 'TIME_FILTER_TRIAGED_AT',
      since: time,
    } as IssueFilter,
  });
  return {
    ever: since(LONG_AGO, TRIAGED_STATES),
    open: since(LONG_AGO, ['open']),
    later: since(NOT_YET, [...TRIAGED_STATES, 'open']),
  };
}

function isTriaged({ state }: ListedIssue): boolean {
  return TRIAGED_STATES.some((triaged) => triaged === state);
}

/** Nothing was triaged after this day. A platform that looks at another time would keep nothing either: that proves little. */
function checkTriage({ groupsFor, issuesFor, isQuiet }: Seen, _known: KnownProject, questions: QuestionsOfRef) {
  const listed = issuesFor(questions.list);
  if (listed === undefined) return notSeen('no issues were listed');
  const searches = triageSearches(questions);
  const [ever, open, later] = [groupsFor(searches.ever), groupsFor(searches.open), groupsFor(searches.later)];
  if (later !== undefined && later.issues > 0n) {
    return doesNotHold('a filter from a later day on keeps issues, though nothing was triaged then');
  }
  const counted = groupsFor(questions.search);
  const isAll = counted?.issues === BigInt(listed.entries) && listed.entries === listed.issues.length;
  if (!ever?.isWhole || !open?.isWhole || !later?.isWhole || !counted?.isWhole || !listed.isWhole || !isAll) {
    return notSeen('the triaged issues of a ref were not all read');
  }
  const triaged = BigInt(listed.issues.filter(isTriaged).length);
  const ofOpen = BigInt(listed.issues.filter(({ state }) => state === 'open').length);
  if (triaged - ever.issues >= 2n && isQuiet()) {
    return doesNotHold('issues in states that people set have no time of triage');
  }
  return triaged > 0n && ever.issues === triaged && open.issues < ofOpen
    ? holds('what people have triaged has a time of triage, and what nobody has is left out by a filter by that time')
    : notSeen('there are not issues both triaged and never triaged');
}
