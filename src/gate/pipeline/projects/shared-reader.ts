import type { RepositoryId, ScanId } from '../../../domain/ids.ts';
import { hasEnded, type ScanDetail, type ScanPage, type ScanSearch } from '../../../domain/scan.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FindingsReader, Pages, Phase } from '../../../ports/findings-reader.ts';
import { type OpenList, OpenLists } from '../../../scan/lookup/open-lists.ts';

type ReceivedList = { readonly mostAgeMs: number; list: OpenList | undefined };

export type OneReader = FindingsReader & {
  /** True if another project has polled since, at most `mostAgeMs` ago: reading that list costs no request. */
  hasNews(): boolean;
};

/** Makes readers, each for one project, that share lists, and details of scans that have ended. A poll may take another's list up to `mostAgeMs` old. */
export function sharedReaders(reader: FindingsReader, clock: Pick<Clock, 'now'>): (mostAgeMs: number) => OneReader {
  const lists = new OpenLists(clock);
  const details = new Map<ScanId, Promise<ScanDetail>>();
  const ended = new Set<ScanId>();

  async function* listFor(one: ReceivedList, search: ScanSearch, phase: Phase): Pages<ScanPage> {
    const { branch, sinceMs, repositoryId } = search;
    // A read of one branch, or of all stored scans, is for one project and is not shared.
    const isShared = branch === undefined && sinceMs !== undefined;
    if (isShared) one.list = await pollFor(sinceMs, one, phase);
    const pages = isShared ? one.list!.pages() : reader.listScans(search, phase);
    for await (const page of pages) {
      for (const scan of page.scans) if (hasEnded(scan)) ended.add(scan.id);
      yield isShared ? ofOne(page, repositoryId) : page;
    }
  }

  /** While issues are read, only a list that was opened after this call shows what is there now. */
  async function pollFor(sinceMs: EpochMs, { list: seen, mostAgeMs }: ReceivedList, phase: Phase): Promise<OpenList> {
    const askedAt = clock.now();
    // Readers that ask during this wait share the next list.
    if (phase === 'reading') await toItsEnd(lists.newest).catch(() => undefined);
    const openedFrom = phase === 'reading' ? askedAt : askedAt - mostAgeMs;
    return lists.open({ sinceMs }, openedFrom, () => reader.listScans({ sinceMs }, phase), seen);
  }

  function readDetail(id: ScanId, phase?: Phase, aside?: AbortSignal): Promise<ScanDetail> {
    if (aside !== undefined || !ended.has(id)) return reader.readScan(id, phase, aside);
    const known = details.get(id);
    if (known !== undefined) return known;
    const asked = reader.readScan(id, phase);
    details.set(id, asked);
    // A detail that could not be read may be there at the next poll.
    asked.catch(() => details.delete(id));
    return asked;
  }

  return (mostAgeMs) => {
    const one: ReceivedList = { mostAgeMs, list: undefined };
    return {
      ...reader,
      listScans: (search, phase = 'reading') => listFor(one, search, phase),
      readScan: readDetail,
      hasNews: () => {
        const { newest } = lists;
        return newest !== undefined && newest !== one.list && clock.now() - newest.openedAt <= mostAgeMs;
      },
    };
  };
}

async function toItsEnd(list: OpenList | undefined): Promise<void> {
  for await (const _ of list?.pages() ?? []);
}

/** An entry that does not name its project may belong to any project. */
function ofOne(page: ScanPage, project: RepositoryId | undefined): ScanPage {
  if (project === undefined) return page;
  return {
    ...page,
    scans: page.scans.filter(({ repositoryId }) => repositoryId === project || repositoryId === undefined),
  };
}
