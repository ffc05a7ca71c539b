import { DETECTED_STATES, TRIAGED_STATES } from '../../../domain/issue.ts';
import { FILTER_MEMBERS, type IssueFilter } from '../../../domain/issue-filter.ts';
import type { ListedIssue } from '../../../domain/place/listed-issue.ts';
import { wireName } from '../../../platform/requests/gate-requests.ts';
import type { SearchIssuesRequest } from '../../../platform/requests/issue-search.ts';
import { WIRE_ISSUE_TYPES } from '../../../platform/wire-words.ts';
import { doesNotHold, holds, notSeen, type PartLook } from '../look.ts';
import { isRefused } from './asker.ts';
import { type QuestionsOfRef, questionsOfRef } from './known-project.ts';
import { type Asks, type Checks, type IssuesSeen, ofRef } from './seen.ts';

/** What the members of a search do, above all those of its filter. */
export const FILTER_CHECKS = {
  'presence-filters': {
    effect: 'a condition with such a filter counts too few or too many; the gate itself never sends one',
    look: ofRef(lookAtPresence),
  },
  'type-limited-filter-with-several-types': {
    effect: 'a condition with such a filter counts too few or too many; beside another type it is policy-invalid',
    look: ofRef(lookAtLimitedFilter),
  },
  'type-limited-members': {
    effect: 'none: the gate gives such a filter a search of its own type',
    look: ofRef(lookBesideOthers),
  },
  'triaged-at': {
    effect: 'triaged-within counts too few or too many; other conditions do not depend on it',
    look: ofRef(lookAtTriage),
  },
  'empty-filter-arrays': {
    effect: 'none: the gate sends no empty list, and a policy with one is policy-invalid',
    look: ofRef((asks, questions) =>
      lookAtNoFilter(asks, questions, { ruleIds: [], triageReasons: [] }, 'an empty list in its filter'),
    ),
  },
  'unspecified-enum-values': {
    effect: 'nothing: the gate never sends an UNSPECIFIED value',
    look: ofRef((asks, questions) => {
      const states = [...DETECTED_STATES, 'unspecified'].map(stateWord);
      return lookAtNoFilter(asks, questions, { aggregateIssueStates: states } as IssueFilter, 'an UNSPECIFIED value');
    }),
  },
  'legacy-status': {
    effect: 'nothing: the gate never sends the deprecated filter status',
    async look(asks) {
      const questions = questionsOfRef(asks.known);
      const listed = questions && (await asks.issues(questions.list));
      if (!listed?.issues.some(isTriaged)) return notSeen('no issue is listed that was triaged');
      return lookAtNoFilter(
        asks,
        questions!,
        { status: ['ISSUE_STATUS_UNRESOLVED', 'ISSUE_STATUS_MUTED'] },
        'the legacy status of what is detected',
      );
    },
  },
  'no-issue-type': { effect: 'none: the gate always names the types', look: ofRef(lookAtNoType) },
} as const satisfies Checks;

function filtered({ search }: QuestionsOfRef, filter: IssueFilter): SearchIssuesRequest {
  return { ...search, filter: { ...search.filter, ...filter } };
}

function stateWord(state: string): string {
  return wireName(FILTER_MEMBERS.aggregateIssueStates.prefix, state);
}

async function lookAtPresence({ groups, isQuiet }: Asks, questions: QuestionsOfRef): Promise<PartLook> {
  const having = await groups(filtered(questions, { includeTicketed: true }));
  // Where nothing has a ticket, false says as little as leaving it out.
  if (having?.issues === 0n) return notSeen('no issue has a ticket');
  const lacking = await groups(filtered(questions, { includeTicketed: false }));
  const all = await groups(questions.search);
  if (!all?.isWhole || !having?.isWhole || !lacking?.isWhole) {
    return notSeen('no search with and without tickets was read to its end');
  }
  const together = having.issues + lacking.issues;
  if (together === all.issues && lacking.issues < all.issues) return holds('false keeps the issues without a ticket');
  return isNear(together, all.issues) || !isQuiet
    ? notSeen('the numbers with and without tickets differ by one issue, or may have changed in between')
    : doesNotHold('issues with and without a ticket are not, together, all issues');
}

/** One issue may change between two questions; a second one at the same moment is no accident. */
function isNear(one: bigint, other: bigint): boolean {
  return one - other < 2n && other - one < 2n;
}

/** A member that should filter nothing. */
async function lookAtNoFilter(
  { asker, groups, isQuiet }: Asks,
  questions: QuestionsOfRef,
  filter: IssueFilter,
  what: string,
): Promise<PartLook> {
  const request = filtered(questions, filter);
  if (isRefused(await asker.issueSearch(request))) return doesNotHold(`a search with ${what} is refused`);
  const [all, found] = [await groups(questions.search), await groups(request)];
  if (!all?.groups.length || found === undefined) return notSeen('no search that finds something was read');
  if (found.issues === all.issues) return holds(`a search with ${what} finds what it finds without`);
  return isNear(found.issues, all.issues) || !isQuiet
    ? notSeen('the issues may have changed in between')
    : doesNotHold(`a search with ${what} does not find what it finds without`);
}

/** The rated types are compared, as of the others no group says its type. */
async function lookAtNoType({ groups }: Asks, { search }: QuestionsOfRef): Promise<PartLook> {
  const { issueTypes: _, ...untyped } = search;
  const [named, unnamed] = [await groups(search), await groups(untyped)];
  if (!named?.isWhole || !unnamed?.isWhole) return notSeen('no search with and without types was read to its end');
  const [types, found] = [named, unnamed].map((one) => new Set(one.groups.flatMap(({ issueType }) => issueType ?? [])));
  if ([...types!].some((type) => !found!.has(type)))
    return doesNotHold('a search without types leaves out issues of a type');
  return types!.size > 1
    ? holds('a search without types finds issues of several types')
    : notSeen('there are issues of one type alone');
}

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

/**
 * A filter of one type by a value that some of its issues have and others have not, in a search of `types`. Undefined
 * where the list does not show all issues, each with its value.
 */
async function limitedSearch({ groups, issues }: Asks, questions: QuestionsOfRef, isOfOwnTypeAlone: boolean) {
  const { search, list } = questions;
  const listed = await issues(list);
  if (!isAllListed(listed) || (await groups(search))?.issues !== BigInt(listed.entries)) return undefined;
  for (const { type, shownBy, filterBy } of LIMITED) {
    const values = listed.issues.filter(({ issueType }) => issueType === type).map(shownBy);
    const value = values.find((one) => values.filter((other) => other !== one).length >= 2);
    if (value === undefined || values.includes(undefined)) continue;
    const { issueTypes, ...request } = filtered(questions, filterBy(value));
    const found = await groups({ ...request, issueTypes: isOfOwnTypeAlone ? [WIRE_ISSUE_TYPES[type]] : issueTypes! });
    return {
      found: found?.isWhole ? found.issues : undefined,
      fitting: BigInt(values.filter((one) => one === value).length),
      ofOthers: BigInt(listed.entries - values.length),
    };
  }
  return undefined;
}

function isAllListed(listed: IssuesSeen | undefined): listed is IssuesSeen {
  return listed?.isWhole === true && listed.entries === listed.issues.length;
}

const NO_TRIAL = notSeen('no type has issues with and without a value that its own filter knows, all of them listed');

async function lookAtLimitedFilter(asks: Asks, questions: QuestionsOfRef): Promise<PartLook> {
  const { found, fitting } = (await limitedSearch(asks, questions, true)) ?? {};
  if (found === undefined || fitting === undefined) return NO_TRIAL;
  if (found === fitting)
    return holds('a filter of one type keeps the issues that have its value, in a search of that type');
  if (isNear(found, fitting) || !asks.isQuiet) return notSeen('the issues may have changed in between');
  return doesNotHold('a filter of one type keeps other issues than those that have its value');
}

async function lookBesideOthers(asks: Asks, questions: QuestionsOfRef): Promise<PartLook> {
  const trial = await limitedSearch(asks, questions, false);
  if (trial?.found === undefined || trial.ofOthers < 2n) return NO_TRIAL;
  const { found, fitting, ofOthers } = trial;
  if (found === fitting + ofOthers) return holds('a filter of one type leaves issues of other types alone');
  return found === fitting && asks.isQuiet
    ? doesNotHold('a filter of one type leaves out all issues of other types')
    : notSeen('that filter was not seen to filter its own type alone');
}

const LONG_AGO = '2000-01-01T00:00:00Z';

function isTriaged({ state }: ListedIssue): boolean {
  return TRIAGED_STATES.some((triaged) => triaged === state);
}

/** Nothing was triaged after this day. A platform that looks at another time would keep nothing either: that proves little. */
async function lookAtTriage({ groups, issues, isQuiet }: Asks, questions: QuestionsOfRef): Promise<PartLook> {
  const listed = await issues(questions.list);
  const triaged = BigInt(listed?.issues.filter(isTriaged).length ?? 0);
  if (triaged === 0n) return notSeen('no issue is listed that was triaged');
  const since = (time: string, ...states: readonly string[]) => {
    const filter = { aggregateIssueStates: states.map(stateWord), timeFilter: 'TIME_FILTER_TRIAGED_AT', since: time };
    return groups(filtered(questions, filter as IssueFilter));
  };
  const [ever, open, later, all] = await Promise.all([
    since(LONG_AGO, ...TRIAGED_STATES),
    since(LONG_AGO, 'open'),
    since('2099-01-01T00:00:00Z', ...TRIAGED_STATES, 'open'),
    groups(questions.search),
  ]);
  if (later !== undefined && later.issues > 0n) {
    return doesNotHold('a filter from a later day on keeps issues, though nothing was triaged then');
  }
  const isRead = ever?.isWhole && open?.isWhole && later?.isWhole && all?.isWhole;
  if (!isRead || !isAllListed(listed) || all.issues !== BigInt(listed.entries)) {
    return notSeen('the triaged issues of a ref were not all read');
  }
  if (triaged - ever.issues >= 2n && isQuiet) {
    return doesNotHold('issues in states that people set have no time of triage');
  }
  const ofOpen = BigInt(listed.issues.filter(({ state }) => state === 'open').length);
  return ever.issues === triaged && open.issues < ofOpen
    ? holds('what people have triaged has a time of triage, and what nobody has is left out by a filter by that time')
    : notSeen('there are not issues both triaged and never triaged');
}
