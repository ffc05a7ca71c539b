import { GateFailure } from '../domain/failure.ts';
import type { CommitSha, RepositoryId, ScanId } from '../domain/ids.ts';
import type { Scan, ScanPage } from '../domain/scan.ts';
import { DAY_MS } from '../domain/text/calendar-date.ts';
import type { Clock } from '../gate/ports/clock.ts';
import type { FindingsReader } from '../gate/ports/findings-reader.ts';

/** How much earlier than the first look-up a scan may have been created and still turn up late. Also covers a skewed clock. */
const LATE_MS = 3_600_000;
/** Earlier scans that are kept for the expected time and the history chart. */
const MOST_EARLIER_SCANS = 2_000;

/** An earlier finished scan, as far as the expected time and the history need it. */
export type EarlierScan = Pick<
  Scan,
  'repositoryId' | 'branch' | 'startedAtMs' | 'isFullScan' | 'isPartialScan' | 'totalTimeSeconds' | 'findingsCounts'
>;

/**
 * The scans of one commit, looked up through a list that cannot be asked for a commit: a day first, then all that the platform
 * keeps, and later only what may have changed. Remembers the commit's records between look-ups, and nothing else that grows.
 */
export class ScanLookup {
  readonly #reader: Pick<FindingsReader, 'listScans'>;
  readonly #clock: Clock;
  readonly #commit: CommitSha;
  readonly #repositoryId: RepositoryId | undefined;
  readonly #scans = new Map<string, Scan>();
  readonly #earlier = new Map<string, EarlierScan>();
  /** Time of day at the monotonic zero by our clock, and by the platform's once it has sent its time. Either may be wrong. */
  readonly #ownEpochMs: number;
  #epochMs: number;
  readonly #startedAt: number;
  #widest: 'none' | 'day' | 'all' = 'none';
  #dayBeforeStart = 0;
  /** False once a look-up that was narrowed to what may have changed missed a scan. */
  #isNarrow = true;
  #malformed = 0;

  constructor(
    reader: Pick<FindingsReader, 'listScans'>,
    clock: Clock,
    commit: CommitSha,
    repositoryId: RepositoryId | undefined,
  ) {
    this.#reader = reader;
    this.#clock = clock;
    this.#commit = commit;
    this.#repositoryId = repositoryId;
    this.#startedAt = clock.now();
    this.#ownEpochMs = clock.wallNow() - this.#startedAt;
    this.#epochMs = this.#ownEpochMs;
  }

  /** The platform's own time, as exactly as its answers show it. Milliseconds since 1970. */
  get nowMs(): number {
    return this.#epochMs + this.#clock.now();
  }

  /** The later of our time and the platform's: what starts after it is in the future by both clocks. */
  get latestNowMs(): number {
    return Math.max(this.#ownEpochMs, this.#epochMs) + this.#clock.now();
  }

  /** Records of the commit that were seen so far, each as it was seen last. */
  get scans(): readonly Scan[] {
    return [...this.#scans.values()];
  }

  get earlierScans(): readonly EarlierScan[] {
    return [...this.#earlier.values()];
  }

  /** How many records of other commits do not follow the documentation: reported, never fatal. */
  get malformedCount(): number {
    return this.#malformed;
  }

  /** Asks for what may be new or changed since the last look-up; the first asks for the last day. */
  async refresh(): Promise<void> {
    if (this.#widest === 'none') {
      this.#dayBeforeStart = this.nowMs - DAY_MS;
      await this.#read(this.#dayBeforeStart);
      this.#widest = 'day';
      return;
    }
    const seen = await this.#read(this.#sinceOfNextLook());
    // The list is cut by creation, which it does not show: a scan that began long after that is asked for as widely as it was found.
    if (this.#isNarrow && this.#unfinished.some(({ id }) => !seen.has(id))) {
      this.#isNarrow = false;
      await this.#read(this.#sinceOfNextLook());
    }
  }

  /** Asks for everything that the platform keeps (30 days), once in a run. False when that was done before. */
  async widen(): Promise<boolean> {
    if (this.#widest === 'all') return false;
    this.#widest = 'all';
    await this.#read(undefined);
    return true;
  }

  get #unfinished(): readonly Scan[] {
    return this.scans.filter((scan) => scan.status !== 'completed');
  }

  /** Where an unfinished record does not say when it began, only the whole list is sure to contain it. */
  #sinceOfNextLook(): number | undefined {
    if (!this.#isNarrow) return this.#widest === 'all' ? undefined : this.#dayBeforeStart;
    if (this.#unfinished.some((scan) => scan.startedAtMs === undefined)) return undefined;
    const starts = this.#unfinished.map((scan) => scan.startedAtMs!);
    return Math.min(this.#epochMs + this.#startedAt, this.#ownEpochMs + this.#startedAt, ...starts) - LATE_MS;
  }

  /** Returns the ids of the commit's scans that were listed. */
  async #read(sinceMs: number | undefined): Promise<ReadonlySet<ScanId>> {
    const seen = new Set<ScanId>();
    let malformed = 0;
    for await (const page of this.#reader.listScans({ repositoryId: this.#repositoryId, sinceMs }, 'polling')) {
      this.#take(page);
      for (const { id, commit } of page.scans) if (commit === this.#commit) seen.add(id);
      malformed += page.malformed.length;
    }
    // The same records come again at every look-up.
    this.#malformed = Math.max(this.#malformed, malformed);
    return seen;
  }

  #take(page: ScanPage): void {
    if (page.serverTimeMs !== undefined) this.#epochMs = page.serverTimeMs - this.#clock.now();
    for (const record of page.malformed) {
      if (!record.isCommitReadable || record.commit === this.#commit) {
        throw new GateFailure(
          'contract',
          `a scan record of commit ${this.#commit.slice(0, 12)} cannot be read: ${record.problem}`,
        );
      }
    }
    for (const scan of page.scans) {
      if (scan.commit === this.#commit) this.#scans.set(scan.id, scan);
      else if (scan.status === 'completed' && this.#earlier.size < MOST_EARLIER_SCANS) this.#remember(scan);
    }
  }

  #remember(scan: Scan): void {
    const { repositoryId, branch, startedAtMs, isFullScan, isPartialScan, totalTimeSeconds, findingsCounts } = scan;
    this.#earlier.set(scan.id, {
      repositoryId,
      branch,
      startedAtMs,
      isFullScan,
      isPartialScan,
      totalTimeSeconds,
      findingsCounts,
    });
  }
}
