import type { ScanPage, ScanSearch } from '../../domain/scan.ts';
import type { EpochMs, MonotonicMs } from '../../domain/work/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Pages } from '../../ports/findings-reader.ts';

type ListSearch = Pick<ScanSearch, 'repositoryId' | 'sinceMs'>;

export type OpenList = ListSearch & {
  readonly openedAt: MonotonicMs;
  /** Each page is requested when the first reader needs it, and stored for the others with its age. */
  pages(): Pages<ScanPage>;
};

/** How long a list is used after it was opened, in milliseconds. */
export const LIST_FRESH_MS = 60_000;

/** Lists of scans that several readers share. Each list is requested once, and no further than one of the readers needs it. */
export class OpenLists {
  readonly #clock: Pick<Clock, 'now'>;
  #lists: readonly OpenList[] = [];

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  get newest(): OpenList | undefined {
    return this.#lists.at(-1);
  }

  /** Returns the newest list that answers the search and was opened at `openedFrom` or later, and after `seen`; else opens one with `ask`. */
  open(
    { repositoryId, sinceMs }: ListSearch,
    openedFrom: MonotonicMs,
    ask: () => Pages<ScanPage>,
    seen?: OpenList,
  ): OpenList {
    const now = this.#clock.now();
    this.#lists = this.#lists.filter(({ openedAt }) => now - openedAt <= LIST_FRESH_MS);
    const unseen = this.#lists.slice(seen === undefined ? 0 : this.#lists.indexOf(seen) + 1);
    const found = unseen.findLast(
      (list) => list.repositoryId === repositoryId && reachesBack(list.sinceMs, sinceMs) && list.openedAt >= openedFrom,
    );
    if (found !== undefined) return found;
    const close = (): void => {
      this.#lists = this.#lists.filter((list) => list !== opened);
    };
    const opened = { repositoryId, sinceMs, openedAt: now, pages: sharedPages(ask(), this.#clock, close) };
    this.#lists = [...this.#lists, opened];
    return opened;
  }
}

/** A list of all stored scans does not replace one of a day: a run may decide differently by what each of them shows. */
function reachesBack(listedSinceMs: EpochMs | undefined, sinceMs: EpochMs | undefined): boolean {
  if (listedSinceMs === undefined || sinceMs === undefined) return listedSinceMs === sinceMs;
  return listedSinceMs <= sinceMs;
}

/** A list that fails is closed: the next reader asks again. */
function sharedPages(source: Pages<ScanPage>, clock: Pick<Clock, 'now'>, close: () => void): () => Pages<ScanPage> {
  const next = async () => {
    const { value: page } = await source.next();
    return { page, takenAt: clock.now() };
  };
  const pages: ReturnType<typeof next>[] = [];
  return async function* () {
    for (let index = 0; ; index += 1) {
      pages[index] ??= next();
      const { page, takenAt } = await pages[index]!.catch((thrown: unknown) => {
        close();
        throw thrown;
      });
      if (page === undefined) return;
      // The page may have been old when it arrived, because the source may share its lists, too.
      yield { ...page, ageMs: (page.ageMs ?? 0) + clock.now() - takenAt };
    }
  };
}
