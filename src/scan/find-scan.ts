import type { ScanId } from '../domain/ids.ts';
import { refSpellings } from '../domain/ref.ts';
import type { Scan, ScanDetail } from '../domain/scan.ts';
import { isUnderTest } from '../domain/target.ts';
import type { Deadlines } from '../domain/work/deadlines.ts';
import type { Clock, Random } from '../ports/clock.ts';
import type { FindingsReader, Phase } from '../ports/findings-reader.ts';
import type { Log } from '../ports/log.ts';
import { choose } from './choose.ts';
import type { Choice, Found, Hindrance, Outcome, ProductNeeds, RequiredScan, Situation } from './decision.ts';
import { outcomeKey } from './decision.ts';
import { type Expected, wantedProject } from './detail-fact.ts';
import { oneRefOf, type ScanLookup } from './lookup/scan-lookup.ts';
import { nextPollGap } from './poll-timing.ts';
import { projectsOf, type Sibling, siblingsOf } from './projects.ts';
import { ScanDetails } from './scan-details.ts';
import { endReason } from './scan-end.ts';
import { SeenInstead, type SeenScan } from './seen-instead.ts';
import { isAnythingComing } from './superseded.ts';
import { WaitLog } from './wait-log.ts';
import { failureOf, progressOf } from './waiting.ts';

/** What the settings say about the search. */
export type FindPlan = Pick<Deadlines, 'startedAt' | 'discoveryMs' | 'waitMs'> & {
  readonly expected: Expected;
  readonly needs: ProductNeeds;
  readonly requiredScan: RequiredScan;
  readonly pollIntervalMs: number;
};

export type FindWorld = {
  readonly reader: Pick<FindingsReader, 'readScan'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly signal: AbortSignal;
};

/** A look that is older than this when the issues were read is made once more. */
const FRESH_LOOK_MS = 10_000;

type Settled = Exclude<Choice, { kind: 'ask' | 'look-wide' }>;
type Waiting = Extract<Choice, { kind: 'wait' | 'give-up' }>;

/** Finds the scans of the commit under test, waits for their end, and compares their details with the list. */
export class ScanFinder {
  readonly lookup: ScanLookup;
  readonly #world: FindWorld;
  readonly #plan: FindPlan;
  readonly #details: ScanDetails;
  readonly #waitLog: WaitLog;
  readonly #seenInstead: SeenInstead;
  /** Requests of the two phases have different ends. */
  #phase: Phase = 'polling';
  #waitedMs = 0;
  #choice: Settled | undefined;
  #current: Scan | undefined;
  /** Ended scans after which one more poll has looked for a newer one. */
  readonly #outlived = new Set<ScanId>();

  constructor(world: FindWorld, plan: FindPlan, lookup: ScanLookup) {
    this.#world = world;
    this.#plan = plan;
    this.lookup = lookup;
    this.#waitLog = new WaitLog(world.log);
    this.#details = new ScanDetails(world.reader, plan.expected, (id) => this.#mayAskAgain(id));
    this.#seenInstead = new SeenInstead(world.reader, plan.expected, this.#details.factOf);
  }

  /** Milliseconds spent between polls. */
  get waitedMs(): number {
    return this.#waitedMs;
  }

  /** The scan that was waited for or chosen last: what a report can name when the run stops early. */
  get current(): Scan | undefined {
    return this.#current;
  }

  /** What there is in place of the scan that is looked for, as far as that is known. */
  get seen(): SeenScan | undefined {
    const hindrance = this.#choice?.kind === 'decide' ? undefined : this.#choice?.hindrance;
    return this.#seenInstead.of(this.lookup.records, hindrance, this.#current);
  }

  /** Other projects of the repository that scanned the commit, as far as what was read shows them. */
  get siblings(): readonly Sibling[] {
    const { expected } = this.#plan;
    return siblingsOf(this.#ofCommit, this.#details.factOf, wantedProject(expected), expected.repositoryId);
  }

  /** The scans that decide. With `isLooked` the list was asked just now. Throws `GateFailure` when nothing can be judged within the time. */
  async find(isLooked = false): Promise<Found> {
    this.#phase = 'polling';
    for (let isFresh = isLooked; ; isFresh = false) {
      if (!isFresh) await this.lookup.refresh(this.#phase);
      const outcome = this.#outcomeOf(await this.#settle());
      if (outcome !== undefined) {
        const { decision, stop } = outcome;
        if (decision === undefined || decision.deciding.length === 0) throw stop;
        this.#phase = 'reading';
        return { decision, stop };
      }
      await this.#waitForNextPoll();
    }
  }

  /** The details of the deciding scans, in their order. Throws `scan-inconsistent`, `wrong-repository`, `not-found`, and what reading may throw. */
  async confirm({ decision }: Found): Promise<readonly ScanDetail[]> {
    const scans = decision.deciding.map(({ scan }) => scan);
    const details = await this.#details.confirm(scans, this.#phase);
    this.#narrow();
    return details;
  }

  /** Every spelling of the scan's own ref, by the list and by its detail where that was read. */
  refsOf(scan: Scan): readonly string[] {
    const { subject } = this.#plan.expected.target;
    const meant = subject.kind === 'ref' ? subject.ref : undefined;
    return refSpellings([scan.branch, this.#details.factOf(scan)?.ref], meant);
  }

  /** Looks for what is older than a day, where that may change the decision. */
  async lookBeside({ decision }: Found): Promise<void> {
    const { deciding, repositoryId, lookWide } = decision;
    const [first] = deciding;
    if (lookWide === 'no' || first === undefined) return;
    const { target } = this.#plan.expected;
    const ofRef = lookWide === 'own-ref' ? oneRefOf(first.scan, this.lookup.records, target) : undefined;
    await this.lookup.widen({ ofRef, repositoryId, mayBeCut: false }, this.#phase);
  }

  /** True while what is known still leads to the same decision. Sends what the choice needs, but does not poll. */
  async holds(found: Found): Promise<boolean> {
    const now = this.#outcomeOf(await this.#settle());
    return now !== undefined && outcomeKey(now) === outcomeKey(found);
  }

  /** Looks once more where the last look is old or showed that something is coming; true where the decision is still the same. */
  async stillHolds(found: Found): Promise<boolean> {
    const isOld = this.#world.clock.now() - this.lookup.lookedAt > FRESH_LOOK_MS;
    // A look while the index was waited for may have shown another scan.
    return isOld || isAnythingComing(found.decision, this.lookup.records) ? this.pollOnce(found) : this.holds(found);
  }

  /** Asks the list again; true where the decision is still the same. */
  async pollOnce(found: Found): Promise<boolean> {
    await this.lookup.refresh(this.#phase);
    return this.holds(found);
  }

  /** Undefined while there is something to wait for. */
  #outcomeOf(choice: Settled): Outcome | undefined {
    this.#choice = choice;
    const decision = choice.decision;
    this.#current = decision?.deciding[0]?.scan;
    if (choice.kind === 'decide') return { decision: choice.decision, stop: undefined };
    if ('scan' in choice.hindrance) this.#current = choice.hindrance.scan;
    if (choice.kind === 'wait') return undefined;
    return { decision, stop: failureOf(choice.hindrance, this.#wordsFor(choice.hindrance)) };
  }

  /** Chooses until nothing more has to be asked first. */
  async #settle(): Promise<Settled> {
    for (;;) {
      const choice = choose(this.lookup.records, this.#situation());
      if (choice.kind === 'ask') {
        await this.#ask(choice.scans);
      } else if (choice.kind === 'look-wide') {
        const { repositoryId } = choice;
        await this.lookup.widen({ repositoryId, ofRef: undefined, mayBeCut: true }, this.#phase);
      } else {
        const unasked = this.#unaskedOf(choice);
        if (unasked === undefined) return choice;
        await this.#ask([unasked]);
      }
    }
  }

  /**
   * Without a repository id only a detail shows that a scan which is waited for, or ended without a result, is another project's. It also
   * gives the id that polls can ask for. A scan that was overtaken may never have been ours.
   */
  #unaskedOf(choice: Settled): Scan | undefined {
    if (choice.kind === 'decide' || !('scan' in choice.hindrance)) return undefined;
    const { kind, scan } = choice.hindrance;
    if (this.#details.factOf(scan) !== undefined) return undefined;
    const isProjectKnown = this.#plan.expected.repositoryId !== undefined;
    return kind === 'superseded' || (!isProjectKnown && scan.status !== 'completed') ? scan : undefined;
  }

  #situation(): Situation {
    const { expected, needs, requiredScan, discoveryMs, waitMs, startedAt } = this.#plan;
    const { lookup } = this;
    return {
      target: expected.target,
      repositoryId: expected.repositoryId,
      factOf: this.#details.factOf,
      needs,
      requiredScan,
      elapsedMs: this.#world.clock.now() - startedAt,
      discoveryMs,
      waitMs,
      platformStartMs: lookup.startMs,
      latestNowMs: lookup.latestNowMs,
      outlived: this.#outlived,
      isWideFor: (id) => lookup.isWideFor(id),
      isOwnRefWide: lookup.isOwnRefWide,
    };
  }

  #projects(): ReturnType<typeof projectsOf> {
    return projectsOf(this.#ofCommit, this.#details.factOf, this.#plan.expected.repositoryId);
  }

  get #ofCommit(): readonly Scan[] {
    const { target } = this.#plan.expected;
    return this.lookup.records.filter((scan) => isUnderTest(scan, target));
  }

  async #ask(scans: readonly Scan[]): Promise<void> {
    await this.#details.learn(scans, this.#phase);
    this.#narrow();
  }

  /** Once the project's name was seen, only its scans are asked for. */
  #narrow(): void {
    if (this.#plan.expected.repositoryId !== undefined) return;
    const { ours, isProven, isPreliminary } = this.#projects();
    this.lookup.narrowTo(isProven && !isPreliminary ? ours : undefined);
  }

  /** A scan can be listed before its detail can be read. Sleeps until the next poll; false when the time is up. */
  async #mayAskAgain(id: ScanId): Promise<boolean> {
    if (!(await this.#sleep([undefined], this.#plan.waitMs))) return false;
    this.#world.log.info(`scan ${id} is listed, but its detail is not there yet; asking again`);
    return true;
  }

  async #waitForNextPoll(): Promise<void> {
    const { hindrance, awaited, untilMs } = this.#choice as Extract<Waiting, { kind: 'wait' }>;
    const facts = this.#wordsFor(hindrance);
    const toAsk = this.#seenInstead.toAsk(this.lookup.records, hindrance);
    if (toAsk.length === 0) this.#waitLog.tell(hindrance, facts);
    const sleeping = this.#sleep(
      awaited.map((one) => this.#progressOf(one)),
      untilMs,
    );
    if (toAsk.length > 0) {
      await this.#seenInstead.ask(toAsk, sleeping);
      this.#waitLog.tell(hindrance, { ...facts, newest: this.seen?.scan });
    }
    await sleeping;
    for (const scan of this.lookup.records) if (endReason(scan) !== undefined) this.#outlived.add(scan.id);
  }

  #wordsFor(hindrance: Hindrance) {
    return {
      expected: this.#plan.expected,
      otherName: this.#projects().otherName,
      isCut: this.lookup.isCut,
      requiredScan: this.#plan.requiredScan,
      elapsedMs: this.#world.clock.now() - this.#plan.startedAt,
      progress: this.#progressOf(hindrance),
      listed: this.#choice?.decision?.listed ?? [],
      newest: this.seen?.scan,
      nowMs: this.lookup.nowMs,
    };
  }

  #progressOf(hindrance: Hindrance): ReturnType<typeof progressOf> {
    const { isProven, isPreliminary } = this.#projects();
    return progressOf(hindrance, this.lookup, isProven && !isPreliminary);
  }

  /** False when the time is up already. The last poll comes at the very end of the time, not an interval before it. */
  async #sleep(awaited: Parameters<typeof nextPollGap>[0], untilMs: number): Promise<boolean> {
    const { clock, random, signal } = this.#world;
    const left = this.#plan.startedAt + untilMs - clock.now();
    if (left <= 0) return false;
    const gap = nextPollGap(awaited, { intervalMs: this.#plan.pollIntervalMs, random });
    const sleptFrom = clock.now();
    await clock.sleep(Math.min(gap, left), signal);
    this.#waitedMs += clock.now() - sleptFrom;
    return true;
  }
}
