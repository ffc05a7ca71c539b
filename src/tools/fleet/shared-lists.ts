import type { RepositoryId } from '../../domain/ids.ts';
import type { ScanPage, ScanSearch } from '../../domain/scan.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FindingsReader, Pages, Phase } from '../../ports/findings-reader.ts';
import { FRESH_POLL_MS } from '../../scan/find-scan.ts';
import { LIST_FRESH_MS, OpenLists } from '../../scan/lookup/open-lists.ts';

export type SharedLists = ReturnType<typeof sharedLists>;

/** Answers a search for one branch from the list of its whole repository, so that hundreds of refs cost one list. */
export function sharedLists(
  readerOf: (repositoryId: RepositoryId | undefined) => Pick<FindingsReader, 'listScans'>,
  clock: Pick<Clock, 'now'>,
) {
  const lists = new OpenLists(clock);

  async function* listScans({ branch, ...search }: ScanSearch, phase?: Phase): Pages<ScanPage> {
    const { repositoryId } = search;
    // A branch is searched in everything that the platform stores of its repository.
    const sinceMs = branch === undefined ? search.sinceMs : undefined;
    // The list of 30 days is read for older scans. Newer ones are in the list of a day, which must be fresh while issues are read.
    const mostAgeMs = phase === 'reading' && sinceMs !== undefined ? FRESH_POLL_MS : LIST_FRESH_MS;
    const ask = () => readerOf(repositoryId).listScans({ repositoryId, sinceMs }, phase);
    const list = lists.open({ repositoryId, sinceMs }, clock.now() - mostAgeMs, ask);
    for await (const page of list.pages())
      yield branch === undefined ? page : { ...page, scans: page.scans.filter((scan) => scan.branch === branch) };
  }

  return { listScans, over: (reader: FindingsReader): FindingsReader => ({ ...reader, listScans }) };
}
