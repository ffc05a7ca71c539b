import type { Scan } from '../../../domain/scan.ts';
import { DAY_MS } from '../../../domain/text/calendar-date.ts';
import type { JsonValue } from '../../../json/json-value.ts';
import type { ListScansRequest } from '../../../platform/requests/scan-list.ts';
import { scanList } from '../../../platform/schema/scan-list.ts';
import { type Asker, type Heard, readHeard } from './asker.ts';
import type { KnownProject } from './known-project.ts';
import {
  type AnswerSeen,
  type Checks,
  doesNotHold,
  entriesOf,
  holds,
  isNone,
  notSeen,
  ofProject,
  type Seen,
  seenIn,
} from './seen.ts';

export const PAGING_CHECKS = {
  'end-of-paging': {
    effect: 'pages that never end are cursor-loop or page-limit',
    async ask(asker, { scans, repositoryId }, questions) {
      const limit = Math.min(scans.length - 1, 100);
      await Promise.all([
        limit < 1 ? undefined : andNext((cursor) => asker.scanList({ repository_id: repositoryId, limit, ...cursor })),
        questions && andNext((cursor) => asker.issueSearch({ ...questions.search, limit: 1, ...cursor })),
      ]);
    },
    check: checkEnds,
  },
  'list-order': {
    effect: "an older scan decides only where the platform's start times are wrong",
    ask: askForWindow,
    check: ofProject(checkWindow),
  },
} as const satisfies Checks;

async function andNext(ask: (cursor: { readonly cursor?: string }) => Promise<Heard>): Promise<void> {
  const [first] = seenIn([await ask({})], undefined).answers('scan list', 'issue search');
  const cursor = first && cursorIn(first);
  if (cursor !== undefined) await ask({ cursor });
}

/** A list that never says where it goes on looks like one page, so one must have been followed by another. */
function checkEnds({ answers }: Seen) {
  const pages = answers('issue search', 'scan list', 'issue list');
  for (const page of pages) {
    const cursor = cursorIn(page);
    if (cursor === undefined) {
      if (endsTooEarly(page, pages))
        return doesNotHold(`a page of the ${page.operation} has no cursor, and is not the last one`);
      continue;
    }
    const next = pages.find((other) => other.asked.cursor === cursor && questionOf(other) === questionOf(page));
    const after = next && cursorIn(next);
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
function cursorIn({ body }: AnswerSeen): string | undefined {
  return typeof body.cursor === 'string' && body.cursor !== '' ? body.cursor : undefined;
}

/** A full page without a cursor, where a larger page of the same question shows more. */
function endsTooEarly(page: AnswerSeen, pages: readonly AnswerSeen[]): boolean {
  const firsts = pages.filter((other) => isNone(other.asked.cursor) && questionOf(other) === questionOf(page));
  return isNone(page.asked.cursor) && firsts.some((other) => entriesOf(other).length > entriesOf(page).length);
}

function questionOf({ operation, asked }: AnswerSeen): string {
  const { cursor: _cursor, limit: _limit, ...question } = asked;
  return JSON.stringify([operation, question]);
}

function endWord(cursor: JsonValue | undefined): string {
  if (cursor === undefined) return 'no cursor';
  return cursor === null ? 'the cursor null' : 'an empty cursor';
}

/** A scan of this length has a middle that is apart from its start by more than two clocks differ. */
const LONG_ENOUGH_MS = 20_000;
const MOST_PAGES_OF_WINDOW = 3;

type Window = { readonly sinceMs: number; readonly request: ListScansRequest; readonly later: readonly Scan[] };

/** The scan was created before the window; what began a day later is in it, as no scan is queued for so long. */
function windowToTry({ repositoryId, scans }: KnownProject): Window | undefined {
  for (const { startedAtMs, completedAtMs } of scans) {
    if (startedAtMs === undefined || completedAtMs === undefined) continue;
    if (completedAtMs - startedAtMs < LONG_ENOUGH_MS) continue;
    const sinceMs = Math.round((startedAtMs + completedAtMs) / 2);
    const startedBy = (fromMs: number): readonly Scan[] =>
      scans.filter((scan) => scan.startedAtMs !== undefined && scan.startedAtMs >= fromMs);
    const later = startedBy(sinceMs + DAY_MS);
    if (later.length < 2) continue;
    const limit = Math.ceil(startedBy(sinceMs).length / 2);
    return { sinceMs, later, request: { repository_id: repositoryId, since: new Date(sinceMs).toISOString(), limit } };
  }
  return undefined;
}

async function askForWindow(asker: Asker, known: KnownProject): Promise<void> {
  const window = windowToTry(known);
  let cursor: string | undefined;
  for (let page = 0; window !== undefined && page < MOST_PAGES_OF_WINDOW; page += 1) {
    const answer = await asker.scanList({ ...window.request, ...(cursor === undefined ? {} : { cursor }) });
    cursor = readHeard(answer, scanList)?.cursor;
    if (!cursor) return;
  }
}

function checkWindow({ scansFor }: Seen, known: KnownProject) {
  const window = windowToTry(known);
  if (window === undefined) {
    return notSeen('there are too few scans for a window with some of them in it, and some before it');
  }
  const shown: Scan[] = [];
  let [pages, isWhole] = [0, false];
  for (let cursor: string | undefined; pages < MOST_PAGES_OF_WINDOW && !isWhole; pages += 1) {
    const page = scansFor({ ...window.request, ...(cursor === undefined ? {} : { cursor }) });
    if (page === undefined) break;
    shown.push(...page.scans);
    ({ cursor } = page);
    isWhole = cursor === undefined;
  }
  const earliestMs = window.sinceMs - LONG_ENOUGH_MS / 2;
  if (shown.some(({ startedAtMs }) => startedAtMs !== undefined && startedAtMs <= earliestMs))
    return doesNotHold('a window of the list shows a scan that began before it');
  if (!isWhole) return notSeen('no window of the list was read to its end');
  const ids = new Set(shown.map(({ id }) => id));
  const missing = window.later.filter(({ id }) => !ids.has(id)).length;
  // A scan that comes or goes while pages are read moves one scan over each of their ends.
  if (missing > pages - 1) return doesNotHold('the pages of a window lack scans that began in it');
  if (pages < 2 || missing > 0) return notSeen('no window of several pages was read without a scan missing');
  return holds('the pages of a window show each scan that began in it, and none that was under way before');
}
