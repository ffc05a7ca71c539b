import type { RepositoryId, ScanId } from '../../../domain/ids.ts';
import type { ScanDetail, ScanPage, ScanSearch } from '../../../domain/scan.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FindingsReader, Phase } from '../../../ports/findings-reader.ts';
import { type OpenList, OpenLists } from '../../../scan/lookup/open-lists.ts';
import { hasEnded } from '../../../scan/scan-end.ts';

type SeenList = { readonly mostAgeMs: number; list: OpenList | undefined };

export type OneReader = FindingsReader & {
  /** True where another project has looked since, not too long ago: that look costs nothing. */
  hasNews(): boolean;
};

/** Readers that share what is the same for all projects of a run: looks at the list, and details of scans that have ended. */
export class SharedReader {
  readonly #reader: FindingsReader;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #lists: OpenLists;
  readonly #details = new Map<ScanId, Promise<ScanDetail>>();
  /** Their details no longer change. */
  readonly #ended = new Set<ScanId>();

  constructor(reader: FindingsReader, clock: Pick<Clock, 'now'>) {
    this.#reader = reader;
    this.#clock = clock;
    this.#lists = new OpenLists(clock);
  }

  /** It sees no list twice, and only its own scans. Between polls a list of another project will do, if it is no older. */
  forOne(mostAgeMs: number): OneReader {
    const reader = this.#reader;
    const one: SeenList = { mostAgeMs, list: undefined };
    return {
      listScans: (search, phase = 'reading') => this.#listFor(one, search, phase),
      readScan: (id, phase, aside) => this.#detail(id, phase, aside),
      searchIssues: (search, signal) => reader.searchIssues(search, signal),
      hasNews: () => {
        const { newest } = this.#lists;
        return newest !== undefined && newest !== one.list && this.#clock.now() - newest.openedAt <= mostAgeMs;
      },
      ...(reader.searchesHeld === undefined ? {} : { searchesHeld: reader.searchesHeld }),
      requestsSent: () => reader.requestsSent(),
    };
  }

  async *#listFor(one: SeenList, search: ScanSearch, phase: Phase): AsyncGenerator<ScanPage, void, undefined> {
    const { branch, sinceMs, repositoryId } = search;
    // What is asked of one branch, or of all that is kept, is about one project.
    const isShared = branch === undefined && sinceMs !== undefined;
    if (isShared) one.list = await this.#lookFor(sinceMs, one, phase);
    const pages = isShared ? one.list!.pages() : this.#reader.listScans(search, phase);
    for await (const page of pages) {
      for (const scan of page.scans) if (hasEnded(scan)) this.#ended.add(scan.id);
      yield isShared ? ofOne(page, repositoryId) : page;
    }
  }

  /** While issues are read, only a look that began after it was asked for shows what is there now. */
  async #lookFor(sinceMs: EpochMs, { list: seen, mostAgeMs }: SeenList, phase: Phase): Promise<OpenList> {
    const askedAt = this.#clock.now();
    // Those who ask meanwhile share the next one.
    if (phase === 'reading') await toItsEnd(this.#lists.newest).catch(() => undefined);
    const openedFrom = phase === 'reading' ? askedAt : askedAt - mostAgeMs;
    return this.#lists.open({ sinceMs }, openedFrom, () => this.#reader.listScans({ sinceMs }, phase), seen);
  }

  #detail(id: ScanId, phase?: Phase, aside?: AbortSignal): Promise<ScanDetail> {
    if (aside !== undefined || !this.#ended.has(id)) return this.#reader.readScan(id, phase, aside);
    const known = this.#details.get(id);
    if (known !== undefined) return known;
    const asked = this.#reader.readScan(id, phase);
    this.#details.set(id, asked);
    // What was refused may be there at the next poll.
    asked.catch(() => this.#details.delete(id));
    return asked;
  }
}

async function toItsEnd(list: OpenList | undefined): Promise<void> {
  for await (const _ of list?.pages() ?? []);
}

/** An entry that does not say whose it is may be anybody's. */
function ofOne(page: ScanPage, project: RepositoryId | undefined): ScanPage {
  if (project === undefined) return page;
  return {
    ...page,
    scans: page.scans.filter(({ repositoryId }) => repositoryId === project || repositoryId === undefined),
  };
}
