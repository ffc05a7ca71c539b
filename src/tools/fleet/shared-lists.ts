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
  readonly pages: LazyPages;
};

/**
 * Lists of scans that many pull requests are judged by: each is read once, and no further than one of them needs it. What
 * is asked of one branch is taken from the list of the whole repository, so that hundreds of refs cost one list.
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
    const { pages } = this.#listed(branch === undefined ? search : { ...search, sinceMs: undefined }, phase);
    for (let index = 0; ; index += 1) {
      const page = await pages.at(index);
      if (page === undefined) return;
      yield branch === undefined ? page : { ...page, scans: page.scans.filter((scan) => scan.branch === branch) };
    }
  }

  #listed({ repositoryId, sinceMs }: ScanSearch, phase: Phase | undefined): OpenedList {
    const now = this.#clock.now();
    this.#lists = this.#lists.filter(({ openedAt, pages }) => now - openedAt <= LIST_FRESH_MS && !pages.hasFailed);
    // What is kept of a month is read for the past: what has come since is in the list of the day.
    const mostAgeMs = phase === 'reading' && sinceMs !== undefined ? FRESH_LOOK_MS : LIST_FRESH_MS;
    const found = this.#lists.findLast(
      (list) =>
        list.repositoryId === repositoryId && reachesBack(list.sinceMs, sinceMs) && now - list.openedAt <= mostAgeMs,
    );
    if (found !== undefined) return found;
    const pages = new LazyPages(this.#readerOf(repositoryId).listScans({ repositoryId, sinceMs }, phase), this.#clock);
    const opened = { repositoryId, sinceMs, openedAt: now, pages };
    this.#lists = [...this.#lists, opened];
    return opened;
  }
}

/**
 * True where a list is what was asked for, or shows a little more of the same: what a run sees of a day decides
 * differently from what it sees of a month.
 */
function reachesBack(listedSinceMs: EpochMs | undefined, sinceMs: EpochMs | undefined): boolean {
  if (listedSinceMs === undefined || sinceMs === undefined) return listedSinceMs === sinceMs;
  return listedSinceMs <= sinceMs;
}

class LazyPages {
  readonly #source: AsyncGenerator<ScanPage, void, undefined>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #pages: Promise<{ readonly page: ScanPage | undefined; readonly takenAt: MonotonicMs }>[] = [];
  hasFailed = false;

  constructor(source: AsyncGenerator<ScanPage, void, undefined>, clock: Pick<Clock, 'now'>) {
    this.#source = source;
    this.#clock = clock;
  }

  async at(index: number): Promise<ScanPage | undefined> {
    this.#pages[index] ??= this.#next();
    const { page, takenAt } = await this.#pages[index];
    return page === undefined ? undefined : { ...page, ageMs: this.#clock.now() - takenAt };
  }

  async #next() {
    try {
      const { value } = await this.#source.next();
      return { page: value === undefined ? undefined : value, takenAt: this.#clock.now() };
    } catch (thrown) {
      this.hasFailed = true;
      throw thrown;
    }
  }
}
