import { ForgeFailure, refusalOf } from './forge-failure.ts';

/** Entries per page, the most first; each is a part of the one before it. A page of what strangers write can be too large to be read. */
const SIZES = [100, 20, 2, 1] as const;
const MOST_ENTRIES = 3_000;
const MOST_REQUESTS_OF_A_LIST = 200;

export type Page<Item> = { readonly data: readonly Item[]; readonly hasNext: boolean };

export type ReadList<Item> = {
  readonly items: readonly Item[];
  /** What prevented the list from being read to its end; undefined where it was. */
  readonly problem: ForgeFailure | undefined;
};

export type ReadPagesOptions<Item> = {
  /** `page` counts from 1, in pages of `perPage`. */
  readonly readPage: (perPage: number, page: number) => Promise<Page<Item>>;
  readonly tooMany: (most: number) => ForgeFailure;
};

/** Asks for smaller pages where one is too large: long comments of others must not hide ours. Counts pages itself, as a Link header could lead elsewhere. */
export async function readPages<Item>({ readPage, tooMany }: ReadPagesOptions<Item>): Promise<ReadList<Item>> {
  const items: Item[] = [];
  let size: number = SIZES[0];
  try {
    for (let requests = 0, start = 0; start < MOST_ENTRIES && requests < MOST_REQUESTS_OF_A_LIST; requests += 1) {
      const page = await readPage(size, start / size + 1).catch((thrown: unknown) => {
        if (refusalOf(thrown).isTooLarge) return undefined;
        throw thrown;
      });
      const smaller = SIZES.find((one) => one < size);
      if (page === undefined && smaller !== undefined) {
        size = smaller;
        continue;
      }
      items.push(...(page?.data ?? []));
      if (page !== undefined && page.data.length < size && !page.hasNext) return { items, problem: undefined };
      start += size;
      // What follows may be of usual size again.
      if (start % SIZES[0] === 0) size = SIZES[0];
    }
  } catch (thrown) {
    if (!(thrown instanceof ForgeFailure)) throw thrown;
    return { items, problem: thrown };
  }
  return { items, problem: tooMany(MOST_ENTRIES) };
}
