import type { RepositoryId } from '../../domain/ids.ts';
import type { ScanPage, ScanSearch } from '../../domain/scan.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FindingsReader, Phase } from '../../ports/findings-reader.ts';
import { FRESH_POLL_MS } from '../../scan/find-scan.ts';
import { LIST_FRESH_MS, OpenLists } from '../../scan/lookup/open-lists.ts';

type ListReaderOf = (repositoryId: RepositoryId | undefined) => Pick<FindingsReader, 'listScans'>;

/** One branch is answered from the list of the whole repository, so that hundreds of refs cost one list. */
export class SharedLists {
  readonly #readerOf: ListReaderOf;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #lists: OpenLists;

  constructor(readerOf: ListReaderOf, clock: Pick<Clock, 'now'>) {
    this.#readerOf = readerOf;
    this.#clock = clock;
    this.#lists = new OpenLists(clock);
  }

  over(reader: FindingsReader): FindingsReader {
    return { ...reader, listScans: (search, phase) => this.listScans(search, phase) };
  }

  async *listScans({ branch, ...search }: ScanSearch, phase?: Phase): AsyncGenerator<ScanPage, void, undefined> {
    const { repositoryId } = search;
    // All of one branch is a part of all of its repository.
    const sinceMs = branch === undefined ? search.sinceMs : undefined;
    // What is stored of a month is read for the past: what has come since is in the list of the day.
    const mostAgeMs = phase === 'reading' && sinceMs !== undefined ? FRESH_POLL_MS : LIST_FRESH_MS;
    const ask = () => this.#readerOf(repositoryId).listScans({ repositoryId, sinceMs }, phase);
    const list = this.#lists.open({ repositoryId, sinceMs }, this.#clock.now() - mostAgeMs, ask);
    for await (const page of list.pages()) {
      yield branch === undefined ? page : { ...page, scans: page.scans.filter((scan) => scan.branch === branch) };
    }
  }
}
