import { describe, expect, it } from 'vitest';
import { type FetchedPage, readPages } from '../../src/platform/paging.ts';

/** Serves pages from a table, which maps the requested cursor (`start` without one) to the next cursor. */
function aList(answers: Readonly<Record<string, string | undefined>>) {
  const asked: (string | undefined)[] = [];
  const fetchPage = async (cursor: string | undefined): Promise<FetchedPage<string>> => {
    asked.push(cursor);
    const name = cursor === undefined ? 'start' : cursor;
    return { page: name, cursor: answers[name] };
  };
  return { asked, fetchPage };
}

async function readAll(pages: AsyncGenerator<string>): Promise<{ pages: string[]; failure: unknown }> {
  const read: string[] = [];
  try {
    for await (const page of pages) read.push(page);
  } catch (failure) {
    return { pages: read, failure };
  }
  return { pages: read, failure: undefined };
}

describe('readPages', () => {
  it.each([[''], [undefined]])('ends on the cursor %j, and never sends it', async (end) => {
    const list = aList({ start: 'a', a: 'b', b: end });
    expect(await readAll(readPages('list', undefined, list.fetchPage))).toEqual({
      pages: ['start', 'a', 'b'],
      failure: undefined,
    });
    expect(list.asked).toEqual([undefined, 'a', 'b']);
  });

  it('begins at a given cursor, and at the first page for an empty one', async () => {
    const list = aList({ a: 'b', b: '' });
    expect((await readAll(readPages('list', 'a', list.fetchPage))).pages).toEqual(['a', 'b']);
    const fromStart = aList({ start: '' });
    await readAll(readPages('list', '', fromStart.fetchPage));
    expect(fromStart.asked).toEqual([undefined]);
  });

  it.each([
    ['the same cursor again', { start: 'a', a: 'a' }, ['start', 'a']],
    ['a circle of two', { start: 'a', a: 'b', b: 'a' }, ['start', 'a', 'b']],
    ['a cursor with other padding', { start: 'YQ==', 'YQ==': 'YQ' }, ['start', 'YQ==']],
    ['a cursor with white space', { start: 'a', a: ' a\n' }, ['start', 'a']],
    ['a cursor that is only white space', { start: ' ' }, ['start']],
    ['a cursor that is only padding', { start: '==' }, ['start']],
  ])('stops at %s, after passing on the pages before it', async (_what, answers, pages) => {
    const list = aList(answers);
    expect(await readAll(readPages('list', undefined, list.fetchPage))).toMatchObject({
      pages,
      failure: { reason: 'cursor-loop' },
    });
  });

  it('reads a list of exactly 200 pages', async () => {
    let asked = 0;
    const result = await readAll(
      readPages('list', undefined, async () => {
        asked += 1;
        return { page: 'page', cursor: asked === 200 ? '' : `cursor ${asked}` };
      }),
    );
    expect([result.failure, result.pages.length]).toEqual([undefined, 200]);
  });

  it('requests the next page only when it is needed', async () => {
    const list = aList({ start: 'a', a: 'b', b: 'c' });
    const pages = readPages('list', undefined, list.fetchPage);
    await pages.next();
    await pages.return();
    expect(list.asked).toEqual([undefined]);
  });
});
