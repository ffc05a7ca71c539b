import { DETECTED_STATES } from '../../../domain/issue.ts';
import { PLACES_PER_PAGE } from '../../../domain/limits.ts';
import { RATED_ISSUE_TYPES } from '../../../domain/product.ts';
import type { JsonValue } from '../../../json/json-value.ts';
import { issueSearchRequest } from '../../../platform/requests/gate-requests.ts';
import type { SearchIssuesRequest } from '../../../platform/requests/issue-search.ts';
import type { LookedAt } from '../diagnosis.ts';
import type { Asker, Heard } from './asker.ts';
import { type AssumptionLook, doesNotHold, holds, notSeen } from './assumption-look.ts';
import { type AnswerHeard, answersTo, entriesOf, isListOperation, isNone, LIST_OF, written } from './heard-values.ts';
import { type KnownProject, questionsOfRef } from './known-project.ts';

/** No scan has it, so a search on it finds nothing. */
const REF_OF_NOBODY = 'refs/heads/findings-gate-doctor/of-nobody';

export const PAGING_LOOKS = {
  'empty-search-answer': {
    effect: 'an answer without its list is refused: contract',
    async ask(asker, known) {
      await asker.issueSearch(searchOfNobody(known));
    },
    look: lookAtEmptyAnswers,
  },
  'end-of-paging': {
    effect: 'pages that never end are cursor-loop or page-limit',
    ask: askForSmallPages,
    look: lookAtEnds,
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;

function searchOfNobody({ repositoryId }: KnownProject): SearchIssuesRequest {
  const search = { repositoryId, refs: [REF_OF_NOBODY], issueTypes: RATED_ISSUE_TYPES, states: DETECTED_STATES };
  return issueSearchRequest({ ...search, pageSize: PLACES_PER_PAGE });
}

/** An empty page of the search is what decides: that the other lists are written alike would be a guess. */
function lookAtEmptyAnswers(heard: readonly Heard[]): LookedAt {
  const lists = answersTo(heard, 'issue search', 'scan list', 'issue list');
  const strange = lists.find((answer) => !hasList(answer) && !saysNothingElse(answer));
  if (strange !== undefined) {
    return doesNotHold(`an answer of the ${strange.operation} came without its list, and with other members`);
  }
  const empty = lists.filter((answer) => answer.operation === 'issue search' && entriesOf(answer).length === 0);
  if (empty.length === 0) return notSeen('no search that finds nothing was answered');
  return holds(
    empty.some(hasList) ? 'an empty page has an empty list' : 'an empty page leaves its list out, and says no more',
  );
}

function hasList({ operation, body }: AnswerHeard): boolean {
  return isListOperation(operation) && Array.isArray(body[LIST_OF[operation]]);
}

/** As the gate reads it: nothing but a cursor, and of a search totals that are zero. */
function saysNothingElse({ operation, body }: AnswerHeard): boolean {
  const allowed = operation === 'issue search' ? ['cursor', 'total', 'fetched'] : ['cursor'];
  return Object.entries(body).every(
    ([name, value]) => allowed.includes(name) && (name === 'cursor' || isNone(value) || written(value) === '0'),
  );
}

async function askForSmallPages(asker: Asker, known: KnownProject): Promise<void> {
  const limit = Math.min(known.scans.length - 1, 100);
  const inTwo = { repository_id: known.repositoryId, limit };
  const own = questionsOfRef(known)?.search;
  await Promise.all([
    limit < 1 ? undefined : andNext((cursor) => asker.scanList({ ...inTwo, ...cursor })),
    own === undefined ? undefined : andNext((cursor) => asker.issueSearch({ ...own, limit: 1, ...cursor })),
  ]);
}

async function andNext(ask: (cursor: { readonly cursor?: string }) => Promise<Heard>): Promise<void> {
  const [first] = answersTo([await ask({})], 'scan list', 'issue search');
  const cursor = first === undefined ? undefined : cursorIn(first);
  if (cursor !== undefined) await ask({ cursor });
}

/** A list that never says where it goes on looks like one page, so one must have been followed by another. */
function lookAtEnds(heard: readonly Heard[]): LookedAt {
  const pages = answersTo(heard, 'issue search', 'scan list', 'issue list');
  for (const page of pages) {
    const cursor = cursorIn(page);
    if (cursor === undefined) {
      if (endsTooEarly(page, pages))
        return doesNotHold(`a page of the ${page.operation} has no cursor, and is not the last one`);
      continue;
    }
    const next = pages.find((other) => isNextOf(other, page, cursor));
    const after = next === undefined ? undefined : cursorIn(next);
    if (after === cursor) return doesNotHold(`a cursor of the ${page.operation} leads to a page with the same cursor`);
    if (after !== undefined && entriesOf(page).length === 0 && entriesOf(next!).length === 0)
      return doesNotHold(`the ${page.operation} has a cursor after page upon page without entries`);
  }
  const searched = pages.filter(({ operation }) => operation === 'issue search');
  const goesOn = searched.some((page) => entriesOf(page).length > 0 && cursorIn(page) !== undefined);
  const ends = searched.find((page) => cursorIn(page) === undefined);
  if (ends === undefined || !goesOn) return notSeen('no search of more than one page was read to its end');
  return holds(`the last page has ${endWord(ends.body.cursor)}, and the one before it a cursor`);
}

/** Undefined for what the gate takes for the end, and for what is no text at all. */
function cursorIn({ body }: AnswerHeard): string | undefined {
  return typeof body.cursor === 'string' && body.cursor !== '' ? body.cursor : undefined;
}

function isNextOf(page: AnswerHeard, before: AnswerHeard, cursor: string): boolean {
  return page.asked.cursor === cursor && questionOf(page) === questionOf(before);
}

/** A full page without a cursor, where a larger page of the same question shows more. */
function endsTooEarly(page: AnswerHeard, pages: readonly AnswerHeard[]): boolean {
  if (!isNone(page.asked.cursor)) return false;
  const question = questionOf(page);
  return pages.some(
    (other) =>
      isNone(other.asked.cursor) && questionOf(other) === question && entriesOf(other).length > entriesOf(page).length,
  );
}

function questionOf({ operation, asked }: AnswerHeard): string {
  const { cursor: _cursor, limit: _limit, ...question } = asked;
  return JSON.stringify([operation, question]);
}

function endWord(cursor: JsonValue | undefined): string {
  if (cursor === undefined) return 'no cursor';
  return cursor === null ? 'the cursor null' : 'an empty cursor';
}
