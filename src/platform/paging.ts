import { GateFailure } from '../domain/failure.ts';
import { MOST_PAGES } from '../domain/limits.ts';

export type FetchedPage<Page> = {
  readonly page: Page;
  /** Where the next page begins; empty or undefined at the end. */
  readonly cursor: string | undefined;
};

/** Pages of a list to its end, empty ones too, one at a time. An empty cursor is never sent: it would start again. Throws `cursor-loop` if a cursor comes again, `page-limit` after 200 pages. */
export async function* readPages<Page>(
  operation: string,
  firstCursor: string | undefined,
  fetchPage: (cursor: string | undefined) => Promise<FetchedPage<Page>>,
): AsyncGenerator<Page, void, undefined> {
  let cursor = firstCursor === '' ? undefined : firstCursor;
  // A cursor of white space alone would start again, too.
  const seen = new Set(['', normalised(cursor)]);
  for (let pages = 1; ; pages += 1) {
    let fetched: FetchedPage<Page> | undefined = await fetchPage(cursor);
    cursor = fetched.cursor;
    yield fetched.page;
    // Otherwise the page would stay in memory until the next one arrives.
    fetched = undefined;
    // spec-gap: end-of-paging
    if (cursor === undefined || cursor === '') return;
    if (seen.has(normalised(cursor))) throw new GateFailure('cursor-loop', `${operation}: the pages repeat themselves`);
    seen.add(normalised(cursor));
    if (pages === MOST_PAGES) throw new GateFailure('page-limit', `${operation}: more than ${MOST_PAGES} pages`);
  }
}

/** Cursors that differ only in white space or base64 padding lead to the same page. */
function normalised(cursor = ''): string {
  const text = cursor.trim();
  let end = text.length;
  while (text[end - 1] === '=') end -= 1;
  return text.slice(0, end).trimEnd();
}
