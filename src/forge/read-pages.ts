import type { ForgeApi, ForgeRequest } from './forge-client.ts';
import { ForgeFailure, type Operation, refusalOf } from './forge-failure.ts';

/** Entries per page, the most first; each is a part of the one before it. A page of what strangers write can be too large to be read, and must not hide ours. */
const SIZES = [100, 20, 2] as const;
export const PER_PAGE = SIZES[0];
const MOST_REQUESTS_OF_A_LIST = 200;

/** Counts pages itself, as a Link header could lead elsewhere. Throws `ForgeFailure`, where there are more than `most` entries, too. */
export async function* readEntries<Item, Asked extends Operation>(
  api: ForgeApi<Asked>,
  request: Omit<ForgeRequest<readonly Item[]>, 'method'> & Asked,
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

/** The entries of a list that could be read, and why it was not read to its end; undefined if it was. */
export async function readList<Item>(entries: AsyncIterable<Item>) {
  const items: Item[] = [];
  let problem: ForgeFailure | undefined;
  try {
    for await (const item of entries) items.push(item);
  } catch (thrown) {
    if (!(thrown instanceof ForgeFailure)) throw thrown;
    problem = thrown;
  }
  return { items, problem };
}
