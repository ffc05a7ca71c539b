import type { RepositoryId, ScanId } from '../../../domain/ids.ts';
import type { ScanDetail, ScanPage, ScanSearch } from '../../../domain/scan.ts';
import type { EpochMs, MonotonicMs } from '../../../domain/work/time.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FindingsReader, Phase } from '../../../ports/findings-reader.ts';
import { hasEnded } from '../../../scan/scan-end.ts';

/** A look that another project has made is as good as one's own for so long, or for half a poll interval. */
const MOST_AGE_MS = 5_000;

/** One reading of the list, for all projects. Every page with the time at which it came. */
type Look = {
  readonly number: number;
  readonly sinceMs: EpochMs;
  readonly pages: Promise<readonly { readonly page: ScanPage; readonly atMs: MonotonicMs }[]>;
  /** Undefined while it is under way. */
  endedAtMs: MonotonicMs | undefined;
};

/** Readers that share what is the same for all projects of a run: looks at the list, and details of scans that have ended. */
export class SharedReader {
  readonly #reader: FindingsReader;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #mostAgeMs: number;
  readonly #details = new Map<ScanId, Promise<ScanDetail>>();
  /** Their details no longer change. */
  readonly #ended = new Set<ScanId>();
  #last: Look | undefined;

  constructor(reader: FindingsReader, clock: Pick<Clock, 'now'>, pollIntervalMs: number) {
    this.#reader = reader;
    this.#clock = clock;
    this.#mostAgeMs = Math.min(MOST_AGE_MS, pollIntervalMs / 2);
  }

  /** So many looks were begun. */
  get looks(): number {
    return this.#last?.number ?? 0;
  }

  /** A reader for one project: it is told no look twice, and of each only what it asks for. */
  forOne(): FindingsReader {
    const shared = this;
    const reader = this.#reader;
    let told = 0;
    async function* listScans(search: ScanSearch, phase: Phase = 'reading'): AsyncGenerator<ScanPage, void, undefined> {
      const { branch, sinceMs, repositoryId } = search;
      // What is asked of one branch, or of all that is kept, is about one project.
      if (branch !== undefined || sinceMs === undefined) return yield* reader.listScans(search, phase);
      const look = await shared.#lookFor(sinceMs, told, phase);
      told = look.number;
      for (const { page, atMs } of await look.pages) {
        yield { ...ofOne(page, repositoryId), ageMs: shared.#clock.now() - atMs };
      }
    }
    return {
      listScans,
      readScan: (id, phase, aside) => shared.#detail(id, phase, aside),
      searchIssues: (search, signal) => reader.searchIssues(search, signal),
      ...(reader.searchesHeld === undefined ? {} : { searchesHeld: reader.searchesHeld }),
      requestsSent: () => reader.requestsSent(),
    };
  }

  /** While issues are read, only a look that began after it was asked for shows what is there now. */
  async #lookFor(sinceMs: EpochMs, told: number, phase: Phase): Promise<Look> {
    const asked = this.looks;
    if (phase === 'reading' && this.#last?.endedAtMs === undefined) await this.#last?.pages.catch(() => undefined);
    const last = this.#last;
    const isUnseen = last !== undefined && last.number > (phase === 'reading' ? asked : told);
    return isUnseen && last.sinceMs <= sinceMs && this.#isFresh(last) ? last : this.#begin(sinceMs, phase);
  }

  #isFresh({ endedAtMs }: Look): boolean {
    return endedAtMs === undefined || this.#clock.now() - endedAtMs <= this.#mostAgeMs;
  }

  #begin(sinceMs: EpochMs, phase: Phase): Look {
    const look: Look = { number: this.looks + 1, sinceMs, pages: this.#read(sinceMs, phase), endedAtMs: undefined };
    this.#last = look;
    const end = (): void => {
      look.endedAtMs = this.#clock.now();
    };
    look.pages.then(end, end);
    return look;
  }

  async #read(sinceMs: EpochMs, phase: Phase): ReturnType<() => Look['pages']> {
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
