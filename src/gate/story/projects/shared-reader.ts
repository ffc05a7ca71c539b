import type { RepositoryId, ScanId } from '../../../domain/ids.ts';
import type { CountedPage, IssueSearch } from '../../../domain/issue.ts';
import type { ScanDetail, ScanPage, ScanSearch } from '../../../domain/scan.ts';
import type { EpochMs, MonotonicMs } from '../../../domain/work/time.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FindingsReader, Phase } from '../../../ports/findings-reader.ts';
import { hasEnded } from '../../../scan/scan-end.ts';
import { SharedSearches } from './shared-searches.ts';

/** One reading of the list, for all projects. Every page with the time at which it came. */
type SharedLook = {
  readonly number: number;
  readonly sinceMs: EpochMs;
  readonly begunAtMs: MonotonicMs;
  readonly pages: Promise<readonly { readonly page: ScanPage; readonly atMs: MonotonicMs }[]>;
  /** Undefined while it is under way. */
  endedAtMs: MonotonicMs | undefined;
  /** The same in the order of what is asked: clocks are too coarse for that. */
  endedAt: number;
};

/** What one project was told so far: the last look, and when it was listed, in the order of what is asked. */
type Told = { readonly mostAgeMs: number; look: number; listedAt: number };

/** The reader of one project. */
export type OneReader = FindingsReader & {
  /** True where another one has looked since, not too long ago: that look costs nothing. */
  hasNews(): boolean;
};

/** Readers that share what is the same for all projects of a run: looks at the list, and details of scans that have ended. */
export class SharedReader {
  readonly #reader: FindingsReader;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #details = new Map<ScanId, Promise<ScanDetail>>();
  /** Their details no longer change. */
  readonly #ended = new Set<ScanId>();
  readonly #searches: SharedSearches;
  #last: SharedLook | undefined;
  #ticks = 0;

  constructor(reader: FindingsReader, clock: Pick<Clock, 'now'>) {
    this.#reader = reader;
    this.#clock = clock;
    this.#searches = new SharedSearches(reader);
  }

  /** The last look has ended this long ago. */
  get #ageMs(): number {
    return this.#clock.now() - (this.#last?.endedAtMs ?? Number.NEGATIVE_INFINITY);
  }

  get #looks(): number {
    return this.#last?.number ?? 0;
  }

  /**
   * A reader for one project, known by its id: it is told no look twice, and of each only what it asks for. Between polls a look that
   * another one has made is as good as its own where it is no older than that.
   */
  forOne(project: RepositoryId | undefined, mostAgeMs: number): OneReader {
    const reader = this.#reader;
    if (project !== undefined) this.#searches.add(project);
    const one: Told = { mostAgeMs, look: 0, listedAt: 0 };
    return {
      listScans: (search, phase = 'reading') => this.#listFor(one, search, phase),
      readScan: (id, phase, aside) => this.#detail(id, phase, aside),
      searchIssues: (search, signal) => this.#searchFor(one, search, signal),
      hasNews: () => this.#looks > one.look && this.#ageMs <= mostAgeMs,
      ...(reader.searchesHeld === undefined ? {} : { searchesHeld: reader.searchesHeld }),
      requestsSent: () => reader.requestsSent(),
    };
  }

  async *#listFor(one: Told, search: ScanSearch, phase: Phase): AsyncGenerator<ScanPage, void, undefined> {
    const { branch, sinceMs, repositoryId } = search;
    // What is asked of one branch, or of all that is kept, is about one project.
    if (branch !== undefined || sinceMs === undefined) {
      yield* this.#reader.listScans(search, phase);
      one.listedAt = this.#tick();
      return;
    }
    const look = await this.#lookFor(sinceMs, one, phase);
    one.look = look.number;
    const pages = await look.pages;
    one.listedAt = Math.max(one.listedAt, look.endedAt);
    for (const { page, atMs } of pages) {
      // It may have been old when it came: a sweep shares its lists, too.
      const ageMs = (page.ageMs ?? 0) + this.#clock.now() - atMs;
      yield { ...ofOne(page, repositoryId), ageMs };
    }
  }

  async *#searchFor(
    { listedAt }: Told,
    search: IssueSearch,
    signal?: AbortSignal,
  ): AsyncGenerator<CountedPage, void, undefined> {
    const nothing = await this.#searches.nothingFor(search, listedAt, () => this.#tick());
    signal?.throwIfAborted();
    if (nothing === undefined) yield* this.#reader.searchIssues(search, signal);
    else yield* nothing;
  }

  #tick(): number {
    this.#ticks += 1;
    return this.#ticks;
  }

  /** While issues are read, only a look that began after it was asked for shows what is there now. */
  async #lookFor(sinceMs: EpochMs, { look: told, mostAgeMs }: Told, phase: Phase): Promise<SharedLook> {
    const asked = this.#looks;
    const askedAtMs = this.#clock.now();
    const isUnderWay = this.#last?.endedAtMs === undefined;
    // One that begins in this moment has not been answered yet.
    const isNow = isUnderWay && this.#last?.begunAtMs === askedAtMs;
    if (phase === 'reading' && isUnderWay && !isNow) await this.#last?.pages.catch(() => undefined);
    const last = this.#last;
    const isUnseen = last !== undefined && last.number > (phase === 'reading' && !isNow ? asked : told);
    const isFresh = last?.endedAtMs === undefined || this.#ageMs <= mostAgeMs;
    return isUnseen && last.sinceMs <= sinceMs && isFresh ? last : this.#begin(sinceMs, phase);
  }

  #begin(sinceMs: EpochMs, phase: Phase): SharedLook {
    const look: SharedLook = {
      number: this.#looks + 1,
      begunAtMs: this.#clock.now(),
      sinceMs,
      pages: this.#read(sinceMs, phase),
      endedAtMs: undefined,
      endedAt: 0,
    };
    this.#last = look;
    const end = (): void => {
      look.endedAtMs = this.#clock.now();
      look.endedAt = this.#tick();
    };
    look.pages.then(end, end);
    return look;
  }

  async #read(sinceMs: EpochMs, phase: Phase): ReturnType<() => SharedLook['pages']> {
    const pages: { page: ScanPage; atMs: MonotonicMs }[] = [];
    for await (const page of this.#reader.listScans({ sinceMs }, phase)) {
      for (const scan of page.scans) if (hasEnded(scan)) this.#ended.add(scan.id);
      pages.push({ page, atMs: this.#clock.now() });
    }
    return pages;
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

/** An entry that does not say whose it is may be anybody's. */
function ofOne(page: ScanPage, project: RepositoryId | undefined): ScanPage {
  if (project === undefined) return page;
  const isOwn = (repositoryId: RepositoryId | undefined): boolean =>
    repositoryId === project || repositoryId === undefined;
  return { ...page, scans: page.scans.filter(({ repositoryId }) => isOwn(repositoryId)) };
}
