import { RATED_ISSUE_TYPES } from '../../../../domain/product.ts';
import type { ListIssuesRequest } from '../../../../platform/requests/issue-list.ts';
import type { SearchIssuesRequest } from '../../../../platform/requests/issue-search.ts';
import { WIRE_ISSUE_TYPES } from '../../../../platform/wire-words.ts';
import type { LookedAt } from '../../facts/look.ts';
import type { AssumptionLook } from '../assumption-look.ts';
import type { Heard } from '../heard.ts';
import type { KnownProject } from '../known-project.ts';
import { groupsHeard, isRefused, issueListHeard, issuesHeard, searchHeard } from './answers.ts';
import { doesNotHold, holds, notSeen } from './results.ts';

const USUAL_SIZE = 100;
const TOO_LARGE = 1001;
/** Fewer rules may be in any order by chance. */
const RULES_FOR_ORDER = 5;
const COUNTS_FOR_ORDER = 3;

export const PAGE_SIZE_LOOKS = {
  'issue-search-page-size': {
    effect: 'none: the gate says how many it wants, and reads to the end; more than the maximum is api-changed',
    async ask(asker, known) {
      const page = searchPage([await asker.issueSearch(search(known))], known);
      const limit = page && limitToTry(page);
      if (limit !== undefined) await asker.issueSearch({ ...search(known), limit });
    },
    look(heard, known) {
      if (known === undefined) return notSeen('no project was found');
      return lookAtSizes({
        shown: searchPage(heard, known),
        more: searchPage(heard, known, { limit: USUAL_SIZE }),
        tooLarge: searchHeard(heard, known, { ...search(known), limit: TOO_LARGE }),
      });
    },
  },
  'issue-list-page-size': {
    effect: 'none: the gate says how many it wants, and shows as many as come',
    async ask(asker, known) {
      const page = issuesHeard([await asker.issueList(list(known))], known, list(known));
      const limit = page && limitToTry(page);
      if (limit !== undefined) await asker.issueList({ ...list(known), limit });
    },
    look(heard, known) {
      if (known === undefined) return notSeen('no project was found');
      return lookAtSizes({
        shown: issuesHeard(heard, known, list(known)),
        more: issuesHeard(heard, known, { ...list(known), limit: USUAL_SIZE }),
        tooLarge: issueListHeard(heard, known, { ...list(known), limit: TOO_LARGE }),
      });
    },
  },
  'default-sort': {
    effect: 'none: the gate always asks for an order',
    async ask(asker, known) {
      await asker.issueSearch(search(known));
    },
    look: lookAtOrder,
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;

function search(known: KnownProject): SearchIssuesRequest {
  return { ...list(known), groupBy: 'GROUP_BY_RULE' };
}

function list({ repositoryId }: KnownProject) {
  return {
    issueTypes: RATED_ISSUE_TYPES.map((type) => WIRE_ISSUE_TYPES[type]),
    filter: { repositoryIds: [repositoryId] },
  } as const satisfies ListIssuesRequest;
}

type SizedPage = { readonly entries: number; readonly isWhole: boolean };

function searchPage(heard: readonly Heard[], known: KnownProject, size: { readonly limit?: number } = {}) {
  const page = groupsHeard(heard, known, { ...search(known), ...size });
  return page && { entries: page.groups.length, isWhole: page.isWhole };
}

/** A full page may be of the largest size, too. Of a short one another size shows whether it is one, or all there is. */
function limitToTry({ entries, isWhole }: SizedPage): number | undefined {
  if (isWhole) return undefined;
  return entries < USUAL_SIZE ? USUAL_SIZE : TOO_LARGE;
}

type Sizes = {
  readonly shown: SizedPage | undefined;
  readonly more: SizedPage | undefined;
  readonly tooLarge: Heard | undefined;
};

/** A cursor after a short page proves nothing: it may lead to an empty one. */
function lookAtSizes({ shown, more, tooLarge }: Sizes): LookedAt {
  if (shown === undefined) return notSeen('no page without a size was read');
  const { entries, isWhole } = shown;
  if (entries > USUAL_SIZE) return doesNotHold(`a page has more than ${USUAL_SIZE} where no size is asked for`);
  if (more !== undefined && more.entries > entries + 1) {
    return doesNotHold(`a page has fewer than ${USUAL_SIZE} where no size is asked for, and there are more`);
  }
  if (tooLarge?.came.kind === 'answer' && !isRefused(tooLarge))
    return doesNotHold(`a page of ${TOO_LARGE} is not refused`);
  if (entries < USUAL_SIZE || isWhole) return notSeen('there is too little for more than one page');
  return isRefused(tooLarge)
    ? holds(`a page has ${USUAL_SIZE} where no size is asked for, and one of ${TOO_LARGE} is refused`)
    : notSeen(`a page has ${USUAL_SIZE} where no size is asked for; the largest one was not seen`);
}

function lookAtOrder(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const page = known && groupsHeard(heard, known, search(known));
  if (page === undefined) return notSeen('no page without an order was read');
  const counts = page.groups.map(({ issuesCount }) => issuesCount);
  const isInOrder = counts.every((count, index) => index === 0 || count <= (counts[index - 1] ?? count));
  if (!isInOrder)
    return doesNotHold('where no order is asked for, a rule with fewer issues stands before one with more');
  const isTold = counts.length >= RULES_FOR_ORDER && new Set(counts).size >= COUNTS_FOR_ORDER;
  return isTold
    ? holds('where no order is asked for, the rules with the most issues go first')
    : notSeen('there are too few rules with different numbers of issues for an order to show');
}
