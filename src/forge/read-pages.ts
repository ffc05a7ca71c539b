import type { ForgeApi, ForgeRequest } from './forge-client.ts';
import { ForgeFailure, type Operation, refusalOf } from './forge-failure.ts';

/** Entries per page, the most first; each is a part of the one before it. A page of what strangers write can be too large to be read. */
const SIZES = [100, 20, 2] as const;
export const PER_PAGE = SIZES[0];
const MOST_REQUESTS_OF_A_LIST = 200;

export type ListRequest<Item> = Omit<ForgeRequest<readonly Item[]>, 'method'>;

/**
 * The entries of a list, page by page. Asks for smaller pages where one is too large: long comments of others must not hide ours. Counts
 * pages itself, as a Link header could lead elsewhere. Throws `ForgeFailure`, where there are more than `most` entries, too.
 */
export async function* readEntries<Item, Asked extends Operation>(
  api: ForgeApi<Asked>,
  request: ListRequest<Item> & Asked,
  most = 3_000,
): AsyncGenerator<Item, void, undefined> {
  let size: number = PER_PAGE;
  for (let requests = 0, start = 0; start < most && requests < MOST_REQUESTS_OF_A_LIST; requests += 1) {
    const query = { ...request.query, per_page: size, page: start / size + 1 };
    const smaller = SIZES.find((one) => one < size);
    const page = await api.send({ ...request, method: 'GET', query }).catch((thrown: unknown) => {
      if (smaller === undefined || !refusalOf(thrown).isTooLarge) throw thrown;
      size = smaller;
    });
    if (page === undefined) continue;
    yield* page.data;
    if (page.data.length < size && !page.hasNext) return;
    start += size;
    // The next pages may have the usual size again.
    if (start % PER_PAGE === 0) size = PER_PAGE;
  }
  throw new ForgeFailure(`cannot ${request.operation}: there are more than ${most}`);
}

export type ReadList<Item> = {
  readonly items: readonly Item[];
  /** Why the list was not read to its end; undefined if it was. */
  readonly problem: ForgeFailure | undefined;
};

/** The entries of a list that could be read, at most 3,000. */
export async function readList<Item>(entries: AsyncIterable<Item>): Promise<ReadList<Item>> {
  const items: Item[] = [];
  try {
    for await (const item of entries) items.push(item);
  } catch (thrown) {
    if (!(thrown instanceof ForgeFailure)) throw thrown;
    return { items, problem: thrown };
  }
  return { items, problem: undefined };
}
