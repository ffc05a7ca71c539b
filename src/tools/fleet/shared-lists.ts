import type { RepositoryId } from '../../domain/ids.ts';
import type { ScanPage, ScanSearch } from '../../domain/scan.ts';
import type { EpochMs, MonotonicMs } from '../../domain/work/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FindingsReader, Phase } from '../../ports/findings-reader.ts';
import { FRESH_LOOK_MS } from '../../scan/find-scan.ts';

/** What is looked for is looked for in a list that is no older, in milliseconds; then it is read again, as far as it is needed. */
const LIST_FRESH_MS = 60_000;

type ListReaderOf = (repositoryId: RepositoryId | undefined) => Pick<FindingsReader, 'listScans'>;

type OpenedList = {
  readonly repositoryId: RepositoryId | undefined;
  /** It shows what was created from then on; undefined means all that the platform keeps. */
  readonly sinceMs: EpochMs | undefined;
  readonly openedAt: MonotonicMs;
  /** The page with this number, counted from 0; undefined behind the last. */
  pageAt(index: number): Promise<ScanPage | undefined>;
};

/**
 * Lists of scans that many refs are judged by: each is read once, and no further than one of them needs it. What is
 * asked of one branch is taken from the list of the whole repository, so that hundreds of refs cost one list.
 */
export class SharedLists {
  readonly #readerOf: ListReaderOf;
  readonly #clock: Pick<Clock, 'now'>;
  #lists: readonly OpenedList[] = [];

  constructor(readerOf: ListReaderOf, clock: Pick<Clock, 'now'>) {
    this.#readerOf = readerOf;
    this.#clock = clock;
  }

  over(reader: FindingsReader): FindingsReader {
    return { ...reader, listScans: (search, phase) => this.listScans(search, phase) };
  }

  async *listScans({ branch, ...search }: ScanSearch, phase?: Phase): AsyncGenerator<ScanPage, void, undefined> {
    // All of one branch is a part of all of its repository.
    const list = this.#listed(branch === undefined ? search : { ...search, sinceMs: undefined }, phase);
    for (let index = 0; ; index += 1) {
      const page = await list.pageAt(index).catch((thrown: unknown) => {
        this.#lists = this.#lists.filter((one) => one !== list);
        throw thrown;
      });
      if (page === undefined) return;
      yield branch === undefined ? page : { ...page, scans: page.scans.filter((scan) => scan.branch === branch) };
    }
  }

  #listed({ repositoryId, sinceMs }: ScanSearch, phase: Phase | undefined): OpenedList {
    const now = this.#clock.now();
    this.#lists = this.#lists.filter(({ openedAt }) => now - openedAt <= LIST_FRESH_MS);
    // What is kept of a month is read for the past: what has come since is in the list of the day.
    const mostAgeMs = phase === 'reading' && sinceMs !== undefined ? FRESH_LOOK_MS : LIST_FRESH_MS;
    const found = this.#lists.findLast(
      (list) =>
        list.repositoryId === repositoryId && reachesBack(list.sinceMs, sinceMs) && now - list.openedAt <= mostAgeMs,
    );
    if (found !== undefined) return found;
    const pages = this.#readerOf(repositoryId).listScans({ repositoryId, sinceMs }, phase);
    const opened = { repositoryId, sinceMs, openedAt: now, pageAt: lazily(pages, this.#clock) };
    this.#lists = [...this.#lists, opened];
    return opened;
  }
}

/** A list of a month is none of a day: what a run sees of one decides differently from what it sees of the other. */
function reachesBack(listedSinceMs: EpochMs | undefined, sinceMs: EpochMs | undefined): boolean {
  if (listedSinceMs === undefined || sinceMs === undefined) return listedSinceMs === sinceMs;
  return listedSinceMs <= sinceMs;
}

/** Each page is asked for when the first reader comes to it, and kept for the others. */
function lazily(source: AsyncGenerator<ScanPage, void, undefined>, clock: Pick<Clock, 'now'>): OpenedList['pageAt'] {
  const pages: Promise<{ readonly page: ScanPage | undefined; readonly takenAt: MonotonicMs }>[] = [];
  const next = async () => {
    const { value } = await source.next();
    return { page: value === undefined ? undefined : value, takenAt: clock.now() };
  };
  return async (index) => {
    pages[index] ??= next();
    const { page, takenAt } = await pages[index];
    return page && { ...page, ageMs: clock.now() - takenAt };
  };
}
