import { GateFailure } from '../domain/failure.ts';
import type { RepositoryId, ScanId } from '../domain/ids.ts';
import type { Product } from '../domain/product.ts';
import type { Scan, ScanDetail } from '../domain/scan.ts';
import type { Clock, Random } from '../gate/ports/clock.ts';
import type { FindingsReader, Phase } from '../gate/ports/findings-reader.ts';
import type { Log } from '../gate/ports/log.ts';
import { confirmScan, type Expected } from './confirm.ts';
import { LearnedFromDetails } from './learned.ts';
import { nextPollGap } from './poll-timing.ts';
import { ScanLookup } from './scan-lookup.ts';
import { type Choice, selectScan } from './select.ts';
import { describeWait, failureOf, progressOf } from './waiting.ts';

export type FindSettings = {
  readonly expected: Expected;
  readonly wantedProducts: readonly Product[];
  /** Monotonic times: until when a scan may appear, and until when it may finish. Polling stops there. */
  readonly discoverBy: number;
  readonly finishBy: number;
  readonly pollIntervalMs: number;
};

export type FindWorld = {
  readonly reader: Pick<FindingsReader, 'listScans' | 'readScan'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly signal: AbortSignal;
};

/** The scan that decides, and older ones that ran products which it did not run. */
export type FoundScan = {
  readonly deciding: Scan;
  readonly covering: readonly Scan[];
  readonly repositoryId: RepositoryId;
};

/** How often a detail that the platform does not know yet is asked for again, once per poll. */
const MOST_DETAIL_RETRIES = 3;

/** Finds the scan of the commit under test, waits for its end, and compares its detail with the list. */
export class ScanFinder {
  readonly lookup: ScanLookup;
  readonly #world: FindWorld;
  readonly #settings: FindSettings;
  readonly #learned: LearnedFromDetails;
  /** By scan id, and whether the scan was completed: a detail may say more once its scan has ended. */
  readonly #details = new Map<string, Promise<ScanDetail>>();
  readonly #startedAt: number;
  #waitedMs = 0;
  #current: Scan | undefined;
  /** Ended scans after which one more poll has looked for a newer one. */
  readonly #outlived = new Set<ScanId>();

  constructor(world: FindWorld, settings: FindSettings) {
    const { target, repositoryId } = settings.expected;
    this.#world = world;
    this.#settings = settings;
    this.#startedAt = world.clock.now();
    this.#learned = new LearnedFromDetails(repositoryId);
    this.lookup = new ScanLookup(world.reader, world.clock, target.commit, repositoryId);
  }

  /** Milliseconds spent between polls. */
  get waitedMs(): number {
    return this.#waitedMs;
  }

  /** The scan that was waited for or chosen last: what a report can name when the run stops early. */
  get current(): Scan | undefined {
    return this.#current;
  }

  /** The newest finished scan that may decide. Throws `GateFailure` when there is none within the time. */
  async find(): Promise<FoundScan> {
    for (;;) {
      await this.lookup.refresh();
      let choice = await this.#choose();
      if (choice.kind === 'none' || choice.kind === 'uncovered') {
        if (await this.lookup.widen()) choice = await this.#choose();
      }
      if (choice.kind === 'ready') {
        return { deciding: choice.scan, covering: choice.covering, repositoryId: choice.scan.repositoryId! };
      }
      await this.#waitOrGiveUp(choice);
    }
  }

  /**
   * The details of the found scans, or undefined when one of them turned out to be somebody else's: then call `find` again.
   * Throws `scan-inconsistent`, `wrong-repository`, `not-found`, and what reading may throw.
   */
  async confirm(found: FoundScan): Promise<readonly ScanDetail[] | undefined> {
    const scans = [found.deciding, ...found.covering];
    const results = await this.#ask(scans, 'reading');
    if (results.some(({ confirmation }) => confirmation.kind !== 'confirmed')) return undefined;
    return results.map(({ detail }) => detail);
  }

  async #choose(): Promise<Exclude<Choice, { kind: 'ask-detail' }>> {
    for (;;) {
      const choice = selectScan(this.lookup.scans, {
        target: this.#settings.expected.target,
        learned: this.#learned,
        wantedProducts: this.#settings.wantedProducts,
        nowMs: this.lookup.latestNowMs,
      });
      if (choice.kind !== 'ask-detail') {
        this.#current = 'scan' in choice ? choice.scan : undefined;
        return choice;
      }
      await this.#ask(choice.scans, 'polling');
    }
  }

  async #ask(scans: readonly Scan[], phase: Phase) {
    const results = await Promise.all(
      scans.map(async (scan) => {
        const detail = await this.#detailOf(scan, phase);
        return { scan, detail, confirmation: confirmScan(scan, detail, this.#settings.expected) };
      }),
    );
    this.#learned.take(results);
    return results;
  }

  #detailOf({ id, status }: Scan, phase: Phase): Promise<ScanDetail> {
    const key = `${id} ${status === 'completed'}`;
    const known = this.#details.get(key) ?? this.#readDetail(id, phase);
    this.#details.set(key, known);
    return known;
  }

  /** A scan can be listed before its detail can be read. */
  async #readDetail(id: ScanId, phase: Phase): Promise<ScanDetail> {
    for (let retries = 0; ; retries++) {
      try {
        return await this.#world.reader.readScan(id, phase);
      } catch (thrown) {
        const mayAskAgain =
          thrown instanceof GateFailure && thrown.reason === 'not-found' && retries < MOST_DETAIL_RETRIES;
        if (!mayAskAgain || !(await this.#sleepUntilNextPoll(undefined, this.#settings.finishBy))) throw thrown;
        this.#world.log.info(`scan ${id} is listed, but its detail is not there yet; asking again`);
      }
    }
  }

  async #waitOrGiveUp(choice: Exclude<Choice, { kind: 'ready' | 'ask-detail' }>): Promise<void> {
    const { log, clock } = this.#world;
    const { discoverBy, finishBy } = this.#settings;
    const waitsForStart = choice.kind === 'none' || (choice.kind === 'uncovered' && !choice.isAnotherUnfinished);
    const giveUpAt = waitsForStart ? Math.min(discoverBy, finishBy) : finishBy;
    const progress = progressOf(choice, this.lookup);
    const facts = {
      expected: this.#settings.expected,
      learned: this.#learned,
      elapsedMs: clock.now() - this.#startedAt,
      progress,
    };

    if (choice.kind === 'ended' && this.#outlived.has(choice.scan.id)) {
      if (await this.#isSomebodyElses(choice.scan)) return;
      throw failureOf(choice, facts);
    }
    log.info(describeWait(choice, facts));
    if (!(await this.#sleepUntilNextPoll(progress, giveUpAt))) throw failureOf(choice, facts);
    if (choice.kind === 'ended') this.#outlived.add(choice.scan.id);
  }

  /** Without a repository id, only the detail can show that a failed scan is another project's. Where it cannot show that, the scan is ours. */
  async #isSomebodyElses(scan: Scan): Promise<boolean> {
    if (this.#learned.repositoryId !== undefined) return false;
    try {
      const results = await this.#ask([scan], 'polling');
      return results.some(({ confirmation }) => confirmation.kind !== 'confirmed');
    } catch (thrown) {
      if (!(thrown instanceof GateFailure) || thrown.reason === 'cancelled') throw thrown;
      return false;
    }
  }

  /** False when the time is up already. The last poll comes at the very end of the time, not an interval before it. */
  async #sleepUntilNextPoll(progress: Parameters<typeof nextPollGap>[0], giveUpAt: number): Promise<boolean> {
    const { clock, random, signal } = this.#world;
    const left = giveUpAt - clock.now();
    if (left <= 0) return false;
    const gap = nextPollGap(progress, { intervalMs: this.#settings.pollIntervalMs, random });
    const sleptFrom = clock.now();
    await clock.sleep(Math.min(gap, left), signal);
    this.#waitedMs += clock.now() - sleptFrom;
    return true;
  }
}
