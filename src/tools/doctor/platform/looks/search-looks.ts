import type { SearchIssuesRequest } from '../../../../platform/requests/issue-search.ts';
import type { LookedAt } from '../../facts/look.ts';
import type { AssumptionLook } from '../assumption-look.ts';
import { type QuestionsOfRef, questionsOfRef } from '../chosen-ref.ts';
import type { Heard } from '../heard.ts';
import type { KnownProject } from '../known-project.ts';
import { groupsHeard } from './answers.ts';
import { isQuiet } from './quiet-ref.ts';
import { doesNotHold, holds, notSeen } from './results.ts';

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
