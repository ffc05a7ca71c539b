import { TRIAGED_STATES } from '../../../../domain/issue.ts';
import { FILTER_MEMBERS, type IssueFilter } from '../../../../domain/issue-filter.ts';
import { wireName } from '../../../../platform/requests/gate-requests.ts';
import type { SearchIssuesRequest } from '../../../../platform/requests/issue-search.ts';
import type { LookedAt } from '../../facts/look.ts';
import type { AssumptionLook } from '../assumption-look.ts';
import { questionsOfRef } from '../chosen-ref.ts';
import type { Heard } from '../heard.ts';
import type { KnownProject } from '../known-project.ts';
import { groupsHeard, issuesHeard } from './answers.ts';
import { isQuiet } from './quiet-ref.ts';
import { doesNotHold, holds, notSeen } from './results.ts';

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
