import type { RepositoryId, ScanId } from '../../../domain/ids.ts';
import type { CountedPage, IssueSearch } from '../../../domain/issue.ts';
import { UNRATED_ISSUE_TYPES } from '../../../domain/product.ts';
import type { ScanDetail, ScanPage, ScanSearch } from '../../../domain/scan.ts';
import type { EpochMs, MonotonicMs } from '../../../domain/work/time.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FindingsReader, Phase } from '../../../ports/findings-reader.ts';
import { type OpenList, OpenLists } from '../../../scan/lookup/open-lists.ts';
import { hasEnded } from '../../../scan/scan-end.ts';

type SeenList = { readonly mostAgeMs: number; list: OpenList | undefined; listedAt: MonotonicMs };

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
  readonly #searches: SharedSearches;

  constructor(reader: FindingsReader, clock: Pick<Clock, 'now'>) {
    this.#reader = reader;
    this.#clock = clock;
    this.#lists = new OpenLists(clock);
    this.#searches = new SharedSearches(reader, clock);
  }

  /** It sees no list twice, and only its own scans. Between polls a list of another project will do, if it is no older. */
  forOne(project: RepositoryId | undefined, mostAgeMs: number): OneReader {
    const reader = this.#reader;
    if (project !== undefined) this.#searches.add(project);
    const one: SeenList = { mostAgeMs, list: undefined, listedAt: Number.NEGATIVE_INFINITY };
    return {
      listScans: (search, phase = 'reading') => this.#listFor(one, search, phase),
      readScan: (id, phase, aside) => this.#detail(id, phase, aside),
      searchIssues: (search, signal) => this.#searchFor(one, search, signal),
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
      one.listedAt = Math.max(one.listedAt, this.#clock.now() - (page.ageMs ?? 0));
      for (const scan of page.scans) if (hasEnded(scan)) this.#ended.add(scan.id);
      yield isShared ? ofOne(page, repositoryId) : page;
    }
  }

  async *#searchFor(
    { listedAt }: SeenList,
    search: IssueSearch,
    signal?: AbortSignal,
  ): AsyncGenerator<CountedPage, void, undefined> {
    const nothing = await this.#searches.nothingFor(search, listedAt);
    signal?.throwIfAborted();
    if (nothing === undefined) yield* this.#reader.searchIssues(search, signal);
    else yield* nothing;
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

type Shared = {
  readonly beganAt: MonotonicMs;
  readonly told: Set<RepositoryId>;
  readonly nothing: Promise<EmptyPages | undefined>;
};
type EmptyPages = readonly CountedPage[];

/** The search for issues without a severity usually finds nothing: one for all projects, and each for itself where it finds. */
class SharedSearches {
  readonly #reader: Pick<FindingsReader, 'searchIssues'>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #projects = new Set<RepositoryId>();
  readonly #shared = new Map<string, Shared>();

  constructor(reader: Pick<FindingsReader, 'searchIssues'>, clock: Pick<Clock, 'now'>) {
    this.#reader = reader;
    this.#clock = clock;
  }

  add(project: RepositoryId): void {
    this.#projects.add(project);
  }

  /** Undefined where the project must ask for itself. One that began before its scans were listed may not have seen them. */
  async nothingFor(search: IssueSearch, listedAt: MonotonicMs): Promise<EmptyPages | undefined> {
    const { repositoryId } = search;
    if (!isShareable(search) || !this.#projects.has(repositoryId) || this.#projects.size < 2) return undefined;
    const key = keyOf(search);
    const known = this.#shared.get(key);
    if (known?.told.has(repositoryId) === true) return undefined;
    const shared = known !== undefined && known.beganAt >= listedAt ? known : this.#begin(search);
    this.#shared.set(key, shared);
    shared.told.add(repositoryId);
    return shared.nothing;
  }

  #begin(search: IssueSearch): Shared {
    const [first, ...others] = [...this.#projects].sort();
    const all = { ...search, repositoryId: first!, alsoOf: others };
    return { beganAt: this.#clock.now(), told: new Set(), nothing: this.#readNothing(all).catch(() => undefined) };
  }

  async #readNothing(search: IssueSearch): Promise<EmptyPages | undefined> {
    const pages: CountedPage[] = [];
    for await (const page of this.#reader.searchIssues(search)) {
      if (page.groups.length > 0 || (page.total ?? 0n) > 0n) return undefined;
      pages.push(page);
    }
    return pages;
  }
}

function isShareable({ issueTypes, severities, where }: IssueSearch): boolean {
  return (
    severities === undefined &&
    Object.keys(where ?? {}).length === 0 &&
    issueTypes.every((type) => UNRATED_ISSUE_TYPES.some((unrated) => unrated === type))
  );
}

function keyOf(search: IssueSearch): string {
  return JSON.stringify({ ...search, repositoryId: undefined });
}
