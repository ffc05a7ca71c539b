import { attempt, GateFailure } from '../../domain/failure.ts';
import type { RepositoryId, ScanId } from '../../domain/ids.ts';
import { MOST_LOOKUP_PAGES } from '../../domain/limits.ts';
import { productsOf } from '../../domain/product.ts';
import { isSameRef, listSpellings } from '../../domain/ref.ts';
import {
  hasEnded,
  largerCounts,
  type MalformedScan,
  type Scan,
  type ScanPage,
  type ScanSearch,
} from '../../domain/scan.ts';
import { isUnderTest, refsOfPull, type Target } from '../../domain/target.ts';
import { DAY_MS } from '../../domain/text/calendar-date.ts';
import { isOnRefOfAnother } from '../../domain/whose-scan.ts';
import type { EpochMs, MonotonicMs } from '../../domain/work/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FindingsReader, Phase } from '../../ports/findings-reader.ts';
import { newestFirst } from '../scan-order.ts';

/** How long before the first read a scan may have been created and still be listed late. Also covers a skewed clock. */
const LATE_MS = 3_600_000;

/** How many scans of other pull requests are stored for each repository, kind and set of products. */
const MOST_ALIKE = 250;

export type OneRef = Readonly<NonNullable<ReturnType<typeof oneRefOf>>>;

/** The ref of a scan, of a pull request with its other refs. Undefined if the list does not give the scan's branch. Pure. */
export function oneRefOf(
  { id, branch, repositoryId }: Scan,
  allScans: readonly Scan[],
  { subject }: Pick<Target, 'subject'>,
) {
  if (branch === undefined) return undefined;
  const seen = allScans.filter((scan) => scan.repositoryId === repositoryId).map((scan) => scan.branch);
  const meant = subject.kind === 'ref' ? subject.ref : undefined;
  const refs = subject.kind === 'pull-request' ? refsOfPull(subject) : [];
  // The answer for the spelling of `found` must contain it: without it, the filter by branch proves nothing.
  return { spellings: [...new Set([...listSpellings(branch, seen, meant), ...refs])], found: { id, branch } };
}

/** The list has no filter by commit. So the last day is read first, all stored scans if needed, and later only what may have changed. */
export class ScanLookup {
  readonly monotonicStart: MonotonicMs;
  readonly #reader: Pick<FindingsReader, 'listScans'>;
  readonly #clock: Clock;
  readonly #target: Pick<Target, 'commit' | 'pipelineCommit' | 'subject'>;
  #repositoryId: RepositoryId | undefined;
  readonly #scans = new Map<ScanId, Scan>();
  /** When the list last showed a scan unfinished, and from which time on the reading asked that showed it first (undefined: all stored scans). */
  readonly #unfinished = new Map<ScanId, { readonly atMs: EpochMs; readonly sinceMs: EpochMs | undefined }>();
  /** Calendar time at zero of the monotonic clock: by our clock, and by the platform's once it has sent its time. Either may be wrong. */
  readonly #ownEpochMs: number;
  #epochMs: number;
  #dayBeforeStart: EpochMs | undefined;
  readonly #wideFor = new Set<RepositoryId | undefined>();
  #isOwnRefWide = false;
  /** False once a read that was narrowed to what may have changed missed a scan. */
  #isNarrow = true;
  #isCut = false;
  /** Unreadable entries by id, else by their readable members. Every read may list them again, and may then have them readable. */
  readonly #malformed = new Map<string, MalformedScan>();
  #polledAt: MonotonicMs = Number.NEGATIVE_INFINITY;
  #pollAhead: Promise<void> | undefined;
  #isAbandoned = false;

  constructor(
    reader: Pick<FindingsReader, 'listScans'>,
    clock: Clock,
    target: Pick<Target, 'commit' | 'pipelineCommit' | 'subject'>,
    repositoryId: RepositoryId | undefined,
    monotonicStart: MonotonicMs = clock.now(),
  ) {
    this.#reader = reader;
    this.#clock = clock;
    this.#target = target;
    this.#repositoryId = repositoryId;
    this.monotonicStart = monotonicStart;
    this.#ownEpochMs = clock.wallNow() - clock.now();
    this.#epochMs = this.#ownEpochMs;
  }

  /** The platform's own time, as exactly as its answers show it. Milliseconds since 1970. */
  get nowMs(): EpochMs {
    return this.#epochMs + this.#clock.now();
  }

  get startMs(): EpochMs {
    return this.#epochMs + this.monotonicStart;
  }

  /** The later of our time and the platform's: a scan that starts after it is in the future by both clocks. */
  get latestNowMs(): EpochMs {
    return Math.max(this.#ownEpochMs, this.#epochMs) + this.#clock.now();
  }

  /** The scans received so far, of any commit, each as it was received last; of other pull requests only the newest. */
  get scans(): readonly Scan[] {
    return [...this.#scans.values()];
  }

  get ofCommit(): readonly Scan[] {
    return this.scans.filter((scan) => this.#isUnderTest(scan));
  }

  get earlierScans(): readonly Scan[] {
    return this.scans.filter((scan) => !this.#isUnderTest(scan) && scan.status === 'completed');
  }

  /** Entries that do not follow the documentation. Those of other commits are fatal only if they may have taken a deciding ref over. */
  get malformed(): readonly MalformedScan[] {
    return [...this.#malformed.values()];
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  /** When the last read began. Scans that were listed since then may be missing. */
  get polledAt(): MonotonicMs {
    return this.#polledAt;
  }

  get isOwnRefWide(): boolean {
    return this.#isOwnRefWide;
  }

  /** When the list last showed the scan unfinished: it ended no earlier, whatever its own clock says. Undefined if it never did. */
  unfinishedAtMs({ id }: Pick<Scan, 'id'>): EpochMs | undefined {
    return this.#unfinished.get(id)?.atMs;
  }

  isWideFor(repositoryId: RepositoryId | undefined): boolean {
    // A read of all repositories that was cut may lack scans of a repository that is known by now.
    return this.#wideFor.has(repositoryId) || (this.#wideFor.has(undefined) && !this.#isCut);
  }

  /** Begins with the scans of the commit without a result that another lookup has listed: no failure of the list may hide them. */
  startFrom(scans: readonly Scan[]): void {
    const isOurs = (scan: Scan) => scan.repositoryId === this.#repositoryId && this.#isUnderTest(scan);
    for (const scan of scans) if (isOurs(scan) && scan.status !== 'completed') this.#scans.set(scan.id, scan);
  }

  /** Asks for only one repository from now on; undefined takes that back. */
  narrowTo(repositoryId: RepositoryId | undefined): void {
    this.#repositoryId = repositoryId;
    if (repositoryId === undefined) return;
    // What other repositories list from now on is not read, so all of their stored scans no longer count as read.
    const isWide = this.isWideFor(repositoryId);
    this.#wideFor.clear();
    if (isWide) this.#wideFor.add(repositoryId);
  }

  /** Begins the next poll before it is known which products are needed. The next `refresh` waits for that poll and throws its failure. */
  pollAhead(): void {
    this.#pollAhead = this.refresh('polling');
    this.#pollAhead.catch(() => {});
  }

  abandon(): void {
    this.#isAbandoned = true;
  }

  /** Asks for scans that may be new or changed since the last time. The first call asks for the last day. */
  async refresh(phase: Phase): Promise<void> {
    const begun = this.#pollAhead;
    this.#pollAhead = undefined;
    if (begun !== undefined) return begun;
    const repositoryId = this.#repositoryId;
    if (this.#dayBeforeStart === undefined) {
      this.#dayBeforeStart = this.nowMs - DAY_MS;
      await this.#read({ repositoryId, sinceMs: this.#dayBeforeStart }, phase);
      return;
    }
    const seen = await this.#read({ repositoryId, sinceMs: this.#sinceOfNextPoll() }, phase);
    // The list is filtered by creation time, which it does not show. For a scan that began long after it, the read goes back as far as it was found.
    if (this.#watched.some(({ id }) => !seen.has(id))) {
      this.#isNarrow = false;
      await this.#read({ repositoryId, sinceMs: this.#sinceOfNextPoll() }, phase);
    }
  }

  /** Asks for everything that the platform stores (30 days), of one ref if given. Without a repository id, at most 40 pages. */
  async widen(repositoryId: RepositoryId | undefined, phase: Phase, ofRef?: OneRef): Promise<void> {
    const mostPages = repositoryId === undefined ? MOST_LOOKUP_PAGES : undefined;
    if (ofRef !== undefined) {
      const { spellings, found } = ofRef;
      const seen = await Promise.all(spellings.map((branch) => this.#read({ repositoryId, branch }, phase, mostPages)));
      // spec-gap: list-branch-filter
      if (seen[spellings.indexOf(found.branch)]?.has(found.id)) {
        this.#isOwnRefWide = true;
        return;
      }
    }
    await this.#read({ repositoryId }, phase, mostPages);
    this.#isOwnRefWide ||= ofRef !== undefined;
    this.#wideFor.add(repositoryId);
  }

  /** The projects that scanned the commit within the day, used only in a message: those found so far if the list cannot be read. */
  async projectsOfCommit(): Promise<readonly RepositoryId[]> {
    const found = new Set<RepositoryId | undefined>();
    const search = { sinceMs: this.#dayBeforeStart };
    await attempt(async () => {
      for await (const { scans } of this.#reader.listScans(search, 'polling'))
        for (const scan of scans) if (this.#isUnderTest(scan)) found.add(scan.repositoryId);
    });
    return [...found].filter((id) => id !== undefined);
  }

  /** Unfinished scans that may decide or take a ref over: of the commit, on a ref of its scans, or in their repository without a branch. */
  get #watched(): readonly Scan[] {
    const { ofCommit } = this;
    const isOnTheirs = ({ branch, repositoryId }: Scan): boolean =>
      ofCommit.some((scan) => (branch ? isSameRef(scan.branch, branch) : isOf(repositoryId, scan.repositoryId)));
    const isAskedFor = ({ repositoryId }: Scan): boolean => isOf(repositoryId, this.#repositoryId);
    return this.scans.filter(
      (scan) => !hasEnded(scan) && isAskedFor(scan) && (this.#isUnderTest(scan) || isOnTheirs(scan)),
    );
  }

  #isUnderTest({ commit }: Partial<Pick<Scan, 'commit'>>): boolean {
    return isUnderTest({ commit }, this.#target);
  }

  /** A time early enough to list new scans and every watched one; undefined means all stored scans. */
  #sinceOfNextPoll(): number | undefined {
    const starts = this.#watched.map(({ id, startedAtMs }) =>
      this.#isNarrow && startedAtMs !== undefined ? startedAtMs - LATE_MS : this.#unfinished.get(id)?.sinceMs,
    );
    if (starts.includes(undefined)) return undefined;
    const startMs = Math.min(this.#epochMs, this.#ownEpochMs) + this.monotonicStart;
    return Math.min(startMs - LATE_MS, ...starts.map((start) => start!));
  }

  async #read(search: ScanSearch, phase: Phase, mostPages = Number.POSITIVE_INFINITY): Promise<ReadonlySet<ScanId>> {
    const seen = new Set<ScanId>();
    let pages = 0;
    let polledAt = this.#clock.now();
    for await (const page of this.#reader.listScans(search, phase)) {
      if (this.#isAbandoned) break;
      this.#take(page, search.sinceMs);
      for (const { id } of page.scans) seen.add(id);
      polledAt = Math.min(polledAt, this.#clock.now() - (page.ageMs ?? 0));
      pages += 1;
      if (pages >= mostPages) {
        this.#isCut = true;
        break;
      }
    }
    this.#polledAt = polledAt;
    this.#forgetOldNeighbours();
    return seen;
  }

  /** Scans of other pull requests do not decide. They show how this repository is scanned, and for that the newest of each kind are enough. */
  #forgetOldNeighbours(): void {
    const theirs = this.scans.filter(
      (scan) => !this.#isUnderTest(scan) && isOnRefOfAnother(scan, this.#target.subject),
    );
    for (const alike of Map.groupBy(theirs, likenessOf).values())
      for (const { id } of newestFirst(alike).slice(MOST_ALIKE)) this.#scans.delete(id);
  }

  #take(page: ScanPage, sinceMs: EpochMs | undefined): void {
    if (page.serverTimeMs !== undefined) this.#epochMs = page.serverTimeMs - this.#clock.now() + (page.ageMs ?? 0);
    for (const entry of page.malformed) this.#malformed.set(entry.id ?? JSON.stringify(entry), entry);
    const isNameless = (scan: Scan) => scan.repositoryId === undefined && this.#isUnderTest(scan);
    for (const scan of page.scans) {
      if (isNameless(scan)) continue;
      this.#malformed.delete(scan.id);
      const first = this.#unfinished.get(scan.id) ?? { sinceMs };
      if (!hasEnded(scan)) this.#unfinished.set(scan.id, { ...first, atMs: this.nowMs });
      this.#scans.set(scan.id, withLargerCounts(scan, this.#scans.get(scan.id)));
    }
    // Last, since the other scans of the page may show what this failure would hide.
    const ours = page.malformed.find((entry) => !entry.isCommitReadable || this.#isUnderTest(entry));
    const problem = page.scans.some(isNameless) ? 'it does not name its repository' : ours?.problem;
    if (problem === undefined) return;
    const commit = this.#target.commit.slice(0, 12);
    throw new GateFailure('contract', `a listed scan of commit ${commit} cannot be read: ${problem}`);
  }
}

function withLargerCounts(scan: Scan, before: Scan | undefined): Scan {
  const areBothFinished = scan.status === 'completed' && before?.status === 'completed';
  if (!areBothFinished) return scan;
  return { ...scan, findingsCounts: largerCounts(scan.findingsCounts, before.findingsCounts) };
}

function likenessOf({ repositoryId, isFullScan, enabledProducts }: Scan): string {
  return JSON.stringify([repositoryId, isFullScan, productsOf(enabledProducts).toSorted()]);
}

/** A scan that names no repository may be of any. */
function isOf(repositoryId: RepositoryId | undefined, wanted: RepositoryId | undefined): boolean {
  return repositoryId === undefined || repositoryId === (wanted ?? repositoryId);
}
