import type { SearchIssuesRequest } from '../../../../platform/requests/issue-search.ts';
import type { LookedAt } from '../../facts/look.ts';
import type { AssumptionLook } from '../assumption-look.ts';
import { type QuestionsOfRef, questionsOfRef } from '../chosen-ref.ts';
import type { Heard } from '../heard.ts';
import type { KnownProject } from '../known-project.ts';
import { groupsHeard, isRefused, searchHeard } from './answers.ts';
import { isQuiet } from './quiet-ref.ts';
import { doesNotHold, holds, notSeen } from './results.ts';

export const SEARCH_LOOKS = {
  'empty-filter-arrays': {
    effect: 'none: the gate sends no empty list, and a policy with one is policy-invalid',
    async ask(asker, known) {
      const questions = questionsOfRef(known);
      if (questions !== undefined) await asker.issueSearch(withEmptyLists(questions));
    },
    look: lookAtEmptyLists,
  },
  'no-issue-type': {
    effect: 'none: the gate always names the types',
    async ask(asker, known) {
      const questions = questionsOfRef(known);
      if (questions !== undefined) await asker.issueSearch(withoutTypes(questions));
    },
    look: lookAtNoType,
  },
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

function withEmptyLists({ search }: QuestionsOfRef): SearchIssuesRequest {
  return { ...search, filter: { ...search.filter, ruleIds: [], triageReasons: [] } };
}

function lookAtEmptyLists(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const questions = known && questionsOfRef(known);
  const usual = known && questions && groupsHeard(heard, known, questions.search);
  if (known === undefined || questions === undefined || usual === undefined || usual.groups.length === 0) {
    return notSeen('no search that finds something was read');
  }
  const request = withEmptyLists(questions);
  if (isRefused(searchHeard(heard, known, request))) return doesNotHold('a filter with an empty list is refused');
  const found = groupsHeard(heard, known, request);
  if (found === undefined) return notSeen('no search with an empty list was read');
  if (found.groups.length === 0) return doesNotHold('a search with an empty list in its filter finds nothing');
  return found.issues === usual.issues
    ? holds('a search with an empty list in its filter finds what it finds without')
    : notSeen('a search with an empty list in its filter finds another number, which may have changed in between');
}

function withoutTypes({ search }: QuestionsOfRef): SearchIssuesRequest {
  const { issueTypes: _, ...others } = search;
  return others;
}

/** The rated types are compared, as of the others no group says its type. */
function lookAtNoType(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const questions = known && questionsOfRef(known);
  const named = known && questions && groupsHeard(heard, known, questions.search);
  const unnamed = known && questions && groupsHeard(heard, known, withoutTypes(questions));
  if (!named?.isWhole || !unnamed?.isWhole) return notSeen('no search with and without types was read to its end');
  const types = [...new Set(named.groups.flatMap(({ issueType }) => (issueType === undefined ? [] : [issueType])))];
  const found = new Set(unnamed.groups.map(({ issueType }) => issueType));
  if (types.some((type) => !found.has(type))) {
    return doesNotHold('a search without types leaves out issues of a type that it finds by name');
  }
  return types.length > 1
    ? holds('a search without types finds issues of several types')
    : notSeen('there are issues of one type alone');
}

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
