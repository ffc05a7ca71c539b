import { TRIAGED_STATES } from '../../../domain/issue.ts';
import { FILTER_MEMBERS, type IssueFilter } from '../../../domain/issue-filter.ts';
import type { ListedIssue } from '../../../domain/place/listed-issue.ts';
import { wireName } from '../../../platform/requests/gate-requests.ts';
import type { SearchIssuesRequest } from '../../../platform/requests/issue-search.ts';
import { WIRE_ISSUE_TYPES } from '../../../platform/wire-words.ts';
import type { LookedAt } from '../diagnosis.ts';
import type { Heard } from './asker.ts';
import {
  type AssumptionLook,
  doesNotHold,
  groupsHeard,
  holds,
  isQuiet,
  issuesHeard,
  notSeen,
} from './assumption-look.ts';
import { type KnownProject, type QuestionsOfRef, questionsOfRef } from './known-project.ts';

export const LIMITED_FILTER_LOOKS = {
  'type-limited-filter-with-several-types': {
    effect: 'a condition with such a filter counts too few or too many; beside another type it is policy-invalid',
    async ask(asker, known) {
      const questions = questionsOfRef(known);
      const trial = questions && trialOf([await asker.issueList(questions.list)], known);
      if (trial !== undefined) await asker.issueSearch(trial.search);
    },
    look: lookAtOwnSearch,
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;

/** A value that some issues of a type have and others have not, as the list of single issues shows them. */
type Trial = {
  readonly fitting: bigint;
  readonly ofType: bigint;
  readonly ofOthers: bigint;
  /** The filter in a search of its own type. */
  readonly search: SearchIssuesRequest;
};

/** Fewer issues may have changed between two questions. */
const MORE_THAN_CHANCE = 2n;

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
    shownBy({ vulnerability }) {
      const value = vulnerability?.dependency?.transitivity;
      return FILTER_MEMBERS.transitivities.values.find((known) => known === value);
    },
    filterBy: (value) => ({ transitivities: [value] }) as IssueFilter,
  },
];

/** Only what the list shows to its end is tried, and only where every issue of the type shows its value. */
function trialOf(heard: readonly Heard[], known: KnownProject): Trial | undefined {
  const questions = questionsOfRef(known);
  const listed = questions && issuesHeard(heard, known, questions.list);
  if (questions === undefined || !listed?.isWhole || listed.entries !== listed.issues.length) return undefined;
  for (const { type, shownBy, filterBy } of LIMITED) {
    const values = listed.issues.filter(({ issueType }) => issueType === type).map(shownBy);
    if (values.includes(undefined)) continue;
    const value = values.find((one) => values.filter((other) => other !== one).length >= MORE_THAN_CHANCE);
    if (value === undefined) continue;
    const search = { ...questions.search, filter: { ...questions.search.filter, ...filterBy(value) } };
    return {
      fitting: BigInt(values.filter((one) => one === value).length),
      ofType: BigInt(values.length),
      ofOthers: BigInt(listed.issues.length - values.length),
      search: { ...search, issueTypes: [WIRE_ISSUE_TYPES[type]] },
    };
  }
  return undefined;
}

function lookAtOwnSearch(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const trial = known && trialOf(heard, known);
  if (known === undefined || trial === undefined) {
    return notSeen('no type has issues with and without a value that its own filter knows');
  }
  const found = issuesFound(heard, known, trial.search, trial);
  if (found === undefined) return notSeen('the search by that filter, or all that the list shows, was not read');
  if (found === trial.fitting)
    return holds('a filter of one type keeps the issues that have its value, in a search of that type');
  if (isNear(found, trial.fitting) || !isQuiet(heard, known)) return notSeen('the issues may have changed in between');
  return doesNotHold(
    found === trial.ofType
      ? 'a filter of one type filters nothing in a search of that type'
      : 'a filter of one type keeps other issues than those that have its value',
  );
}

/** How many the search found; undefined also where the list, by which that is judged, does not show what a search counts. */
function issuesFound(
  heard: readonly Heard[],
  known: KnownProject,
  request: SearchIssuesRequest,
  { ofType, ofOthers }: Trial,
): bigint | undefined {
  const questions = questionsOfRef(known);
  const all = questions && groupsHeard(heard, known, questions.search);
  const found = groupsHeard(heard, known, request);
  if (!all?.isWhole || !found?.isWhole || all.issues !== ofType + ofOthers) return undefined;
  return found.issues;
}

function isNear(one: bigint, other: bigint): boolean {
  return one - other < MORE_THAN_CHANCE && other - one < MORE_THAN_CHANCE;
}

export const SEARCH_LOOKS = {
  'presence-filters': {
    effect: 'a condition with such a filter counts too few or too many; the gate itself never sends one',
    async ask(asker, known) {
      const questions = questionsOfRef(known);
      if (questions === undefined) return;
      const having = ticketed(questions, true);
      const found = groupsHeard([await asker.issueSearch(having)], known, having);
      // Where nothing has a ticket, false says as little as leaving it out.
      if (found !== undefined && found.issues > 0n) await asker.issueSearch(ticketed(questions, false));
    },
    look: lookAtPresence,
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;

function ticketed({ search }: QuestionsOfRef, includeTicketed: boolean): SearchIssuesRequest {
  return { ...search, filter: { ...search.filter, includeTicketed } };
}

function lookAtPresence(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const questions = known && questionsOfRef(known);
  if (known === undefined || questions === undefined) return notSeen('no search was read');
  const [all, having, lacking] = [questions.search, ticketed(questions, true), ticketed(questions, false)].map(
    (request) => groupsHeard(heard, known, request),
  );
  if (having?.issues === 0n) return notSeen('no issue has a ticket');
  if (!all?.isWhole || !having?.isWhole || !lacking?.isWhole) {
    return notSeen('no search with and without tickets was read to its end');
  }
  const surplus = having.issues + lacking.issues - all.issues;
  if (surplus === 0n && lacking.issues < all.issues) return holds('false keeps the issues without a ticket');
  const isChance = (surplus < 2n && surplus > -2n) || !isQuiet(heard, known);
  return isChance
    ? notSeen('the numbers with and without tickets differ by one issue, or may have changed in between')
    : doesNotHold('issues with and without a ticket are not, together, all issues');
}

const LONG_AGO = '2000-01-01T00:00:00Z';
const NOT_YET = '2099-01-01T00:00:00Z';

export const TRIAGE_LOOKS = {
  'triaged-at': {
    effect: 'triaged-within counts too few or too many; other conditions do not depend on it',
    async ask(asker, known) {
      const questions = triageQuestions(known);
      if (questions === undefined) return;
      const listed = issuesHeard([await asker.issueList(questions.list)], known, questions.list);
      if (!hasTriaged(listed?.issues ?? [])) return;
      const { everTriaged, openTriaged, triagedLater } = questions;
      await Promise.all([everTriaged, openTriaged, triagedLater].map((request) => asker.issueSearch(request)));
    },
    look: lookAtTriage,
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;

function triageQuestions(known: KnownProject) {
  const questions = questionsOfRef(known);
  if (questions === undefined) return undefined;
  const { search, list } = questions;
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
    list,
    search,
    everTriaged: since(LONG_AGO, TRIAGED_STATES),
    openTriaged: since(LONG_AGO, ['open']),
    triagedLater: since(NOT_YET, [...TRIAGED_STATES, 'open']),
  };
}

type Stated = readonly { readonly state: unknown }[];

function hasTriaged(issues: Stated): boolean {
  return triagedOf(issues) > 0;
}

function triagedOf(issues: Stated): number {
  return issues.filter(({ state }) => TRIAGED_STATES.some((triaged) => triaged === state)).length;
}

/** Nothing was triaged after this day. A platform that looks at another time would keep nothing either: that proves little. */
function lookAtTriage(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const questions = known && triageQuestions(known);
  const listed = known && questions && issuesHeard(heard, known, questions.list);
  if (known === undefined || questions === undefined || listed === undefined) return notSeen('no issues were listed');
  const [ever, open, later] = [questions.everTriaged, questions.openTriaged, questions.triagedLater].map((request) =>
    groupsHeard(heard, known, request),
  );
  if (later !== undefined && later.issues > 0n) {
    return doesNotHold('a filter from a later day on keeps issues, though nothing was triaged then');
  }
  const counted = groupsHeard(heard, known, questions.search);
  const isWhole = [ever, open, later, counted].every((found) => found?.isWhole === true) && listed.isWhole;
  const isAll = counted?.issues === BigInt(listed.entries) && listed.entries === listed.issues.length;
  if (!isWhole || !isAll || ever === undefined || open === undefined) {
    return notSeen('the triaged issues of a ref were not all read');
  }
  const triaged = BigInt(triagedOf(listed.issues));
  const ofOpen = BigInt(listed.issues.filter(({ state }) => state === 'open').length);
  if (triaged - ever.issues >= 2n && isQuiet(heard, known)) {
    return doesNotHold('issues in states that people set have no time of triage');
  }
  const isTold = triaged > 0n && ever.issues === triaged && open.issues < ofOpen;
  return isTold
    ? holds('what people have triaged has a time of triage, and what nobody has is left out by a filter by that time')
    : notSeen('there are not issues both triaged and never triaged');
}
