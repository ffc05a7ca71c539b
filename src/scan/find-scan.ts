import { allOf, asGateFailure, attempt, failureUnlessStopped, GateFailure } from '../domain/failure.ts';
import type { RepositoryId, ScanId } from '../domain/ids.ts';
import { PRODUCTS } from '../domain/product.ts';
import { isSameRef } from '../domain/ref.ts';
import type { Scan, ScanDetail } from '../domain/scan.ts';
import type { BaseNow } from '../domain/target.ts';
import { isTooOld } from '../domain/whose-scan.ts';
import type { EpochMs, MonotonicMs } from '../domain/work/time.ts';
import type { FindingsReader, Phase } from '../ports/findings-reader.ts';
import type { Log } from '../ports/log.ts';
import { choose, neededOf } from './choose.ts';
import {
  type Choice,
  type DecidingScan,
  type FoundScans,
  outcomeKey,
  type ScanOutcome,
  type Situation,
} from './decision.ts';
import type { Expected } from './detail-fact.ts';
import { createInsteadFinder, type InsteadScan } from './found-instead.ts';
import { oneRefOf, type ScanLookup } from './lookup/scan-lookup.ts';
import { createPauses, type Pauses, type PauseWorld } from './poll-timing.ts';
import { knownScans } from './scan-details.ts';
import { endReason } from './scan-end.ts';
import { besideUnresolved, isAnythingComing, takenOver } from './superseded.ts';
import { createWaitLog, failureOf, progressOf, type WaitFacts } from './waiting.ts';

export type FindPlan = Pick<
  Situation,
  'discoveryMs' | 'waitMs' | 'needs' | 'requiredScan' | 'maxScanAgeMs' | 'isSoft' | 'neverWaits'
> & { readonly monotonicStart: MonotonicMs; readonly expected: Expected; readonly pollIntervalMs: number };

export type FindWorld = PauseWorld & { readonly reader: Pick<FindingsReader, 'readScan'>; readonly log: Log };

/** The list is read again if its last reading is older than this once the issues were read. */
export const FRESH_POLL_MS = 10_000;
/** Most scans are listed by then. Only after that is a search in other projects worth a request. */
const SEARCH_ELSEWHERE_AFTER_MS = 60_000;

type Settled = Exclude<Choice, { kind: 'ask' | 'read-wide' }>;
type WaitChoice = Extract<Choice, { kind: 'wait' }>;

/** Finds the scans of the commit under test, waits for their end, and compares their details with the list. */
export class ScanFinder {
  readonly known: ReturnType<typeof knownScans>;
  readonly #world: FindWorld;
  readonly #plan: FindPlan;
  readonly #pauses: Pauses;
  readonly #tellWait: ReturnType<typeof createWaitLog>;
  readonly #foundInstead: ReturnType<typeof createInsteadFinder>;
  readonly #outlived = new Set<ScanId>();
  #last: Settled | undefined;
  /** Why the list could not be read while the gate waited for something, or read issues of scans that decide no longer. */
  #unheard: GateFailure | undefined;
  #elsewhere: readonly RepositoryId[] | undefined;
  /** The base of the pull request when it was last asked for; undefined before that, and if no pull request is judged. */
  baseNow: BaseNow | undefined;

  constructor(world: FindWorld, plan: FindPlan, lookup: ScanLookup) {
    const { expected } = plan;
    this.#world = world;
    this.#plan = plan;
    this.#pauses = createPauses(world, plan);
    this.known = knownScans(world.reader, expected, this.#pauses, lookup);
    this.#tellWait = createWaitLog(world.log);
    this.#foundInstead = createInsteadFinder(world.reader, expected, this.known.factOf);
  }

  get waitedMs(): number {
    return this.#pauses.sleptMs();
  }

  /** The scan that was waited for or chosen last. A report can name it if the run stops early. */
  get current(): Scan | undefined {
    return scanOf(this.#last);
  }

  get seen(): InsteadScan | undefined {
    return this.#seenBy(this.#last);
  }

  /** With `isPolled` the list was asked just now. Throws `GateFailure` when nothing can be judged in time. */
  async find(isPolled = false): Promise<FoundScans> {
    for (let isFresh = isPolled; ; isFresh = false) {
      if (!isFresh) await this.#poll();
      const choice = await this.#settle('polling');
      if (choice.kind === 'wait') {
        await this.#waitForNextPoll(choice);
        continue;
      }
      const { decision, stop } = this.#outcomeOf(choice);
      if (decision === undefined || decision.deciding.length === 0) throw stop;
      return { decision, stop };
    }
  }

  /** Polls the list. If that fails, finished scans still count and the rest is reported. Throws `GateFailure` at once if nothing is known yet. */
  async #poll(): Promise<void> {
    const failure = await attempt(() => this.known.lookup.refresh('polling'));
    if (!(failure instanceof GateFailure)) return;
    if (this.#last === undefined || this.#unheard !== undefined) throw allOf([failure, this.leftOpen()])!;
    this.#unheard = failure;
  }

  /** True if the detail of a deciding scan was refused. The next search leaves that scan out. */
  isAnyRefused({ decision }: FoundScans): boolean {
    return decision.deciding.some(({ scan }) => this.known.refused.has(scan.id));
  }

  /** Details in the order of the deciding scans. Throws `scan-inconsistent`, `wrong-repository`, `not-found`. */
  confirm({ decision }: FoundScans): Promise<readonly ScanDetail[]> {
    return this.known.confirm(decision.deciding.map(({ scan }) => scan));
  }

  /** Reads scans from before the last day if they may change the decision: of the own ref, and if that is not enough, of the whole project. */
  async readOlder({ decision }: Pick<FoundScans, 'decision'>): Promise<void> {
    const { deciding, repositoryId, readWide } = decision;
    const [first] = deciding;
    if (readWide === 'no' || first === undefined) return;
    const { lookup } = this.known;
    const ofRef = readWide === 'own-ref' ? oneRefOf(first.scan, lookup.scans, this.#plan.expected.target) : undefined;
    await lookup.widen(repositoryId, 'reading', ofRef);
    if (readWide === 'everything') return;
    const choice = await this.#settle('reading');
    if (choice.kind === 'decide') await this.readOlder(choice);
  }

  /** True if the same scans still decide. Sends the requests that this needs, and does not wait for scans. */
  async holds(found: FoundScans, pollFirst: 'no' | 'if-due' | 'yes'): Promise<boolean> {
    const isPollDue = pollFirst === 'yes' || (pollFirst === 'if-due' && this.#isPollDue(found));
    const polled = isPollDue ? await attempt(() => this.known.lookup.refresh('reading')) : undefined;
    const failure = polled instanceof GateFailure ? polled : undefined;
    // Pages before the one that failed may show that other scans decide.
    const choice = await this.#settle('reading').catch((thrown: unknown) => {
      throw allOf([asGateFailure(thrown), failure]);
    });
    const isSame = choice.kind !== 'wait' && outcomeKey(this.#outcomeOf(choice)) === outcomeKey(found);
    if (isSame && failure !== undefined) throw failure;
    this.#unheard = allOf([this.#unheard, failure]);
    return isSame;
  }

  /** True if the last reading is old, or showed an unfinished scan that may take a deciding ref over. */
  #isPollDue({ decision }: FoundScans): boolean {
    const { lookup } = this.known;
    const isOld = this.#world.clock.now() - lookup.polledAt > FRESH_POLL_MS;
    // A poll while the gate waited for the index may have shown another scan.
    return isOld || isAnythingComing(decision, lookup.scans);
  }

  #outcomeOf(choice: Exclude<Settled, WaitChoice>): ScanOutcome {
    const { decision } = choice;
    const blockers = choice.kind === 'decide' ? [] : [choice.blocker, ...choice.others];
    const facts = choice.kind === 'decide' ? undefined : this.#reasonFor(choice);
    const stops = [this.#unheard, ...blockers.map((one) => failureOf(one, facts!))];
    if (decision === undefined) return { decision, stop: allOf(stops) };
    const { malformed, ofCommit } = this.known.lookup;
    const refusalOf = ({ scan }: DecidingScan): GateFailure | undefined =>
      allOf([takenOver(scan, malformed), this.known.refused.get(scan.id)]);
    const refused = decision.deciding.filter((one) => refusalOf(one) !== undefined);
    const deciding = decision.deciding.filter((one) => !refused.includes(one));
    const undecided = [...new Set([...decision.undecided, ...refused.flatMap(({ products }) => products)])];
    const { judged } = neededOf(decision.listed, this.#plan.needs);
    const isJudged = ({ products }: DecidingScan): boolean => products.some((product) => judged.includes(product));
    const refusals = refused.filter(isJudged).map(refusalOf);
    // If the reason of a refusal is set to `warn`, it must not hide a newer scan of the ref: the detail may say which of them decides.
    const isSoft = refusals.some((one) => this.#plan.isSoft?.(one!.reason));
    const ofRefs = ofCommit.filter(({ branch, repositoryId }) =>
      refused.some(({ scan }) => scan.repositoryId === repositoryId && isSameRef(scan.branch, branch)),
    );
    const stop = besideUnresolved(allOf([...stops, ...refusals]), isSoft ? ofRefs : [], judged);
    return { decision: { ...decision, deciding, undecided }, stop };
  }

  async #settle(phase: Phase): Promise<Settled> {
    try {
      return await this.#choose(phase);
    } catch (thrown) {
      // If the reason of this failure is set to `warn`, it must not hide what the gate waits for, or a scan without a result.
      throw allOf([failureUnlessStopped(thrown), this.leftOpen()]);
    }
  }

  /** What the gate waits for, and requests and scans without a result. */
  leftOpen(): GateFailure | undefined {
    const last = this.#last;
    const awaited = last?.kind === 'wait' ? this.#outcomeOf({ ...last, kind: 'give-up' }).stop : this.#unheard;
    const refusals = this.known.lookup.ofCommit.map(({ id }) => this.known.refused.get(id));
    const { judged } = neededOf(PRODUCTS, this.#plan.needs);
    return besideUnresolved(allOf([awaited, ...refusals]), this.known.lookup.ofCommit, judged);
  }

  /** Chooses until nothing more has to be asked first. Requests of the two phases have different deadlines. */
  async #choose(phase: Phase): Promise<Settled> {
    const { lookup } = this.known;
    for (;;) {
      const choice = choose(lookup.scans, this.#situation());
      if (choice.kind === 'ask') {
        await this.known.learn(choice.scans, phase);
      } else if (choice.kind === 'read-wide') {
        await lookup.widen(choice.repositoryId, phase);
      } else {
        const unasked = this.#unaskedOf(choice);
        if (unasked === undefined) {
          const isOver = choice.kind === 'wait' && this.#unheard !== undefined;
          if (!isOver) this.#last = choice;
          // Scans of a project that may not be the wanted one prove nothing, not even a fail.
          else
            this.#last = { ...choice, kind: 'give-up', decision: isProjectLate(choice) ? undefined : choice.decision };
          return this.#last;
        }
        await this.known.learn([unasked], phase);
      }
    }
  }

  /** The blocker's scan, if its detail must show whose it is. That of an unfinished one also gives the project id that polls can ask for. */
  #unaskedOf(choice: Settled): Scan | undefined {
    if (choice.kind === 'decide' || !('scan' in choice.blocker)) return undefined;
    const { kind, scan } = choice.blocker;
    if (this.known.factOf(scan) !== undefined) return undefined;
    const isProjectKnown = this.#plan.expected.repositoryId !== undefined;
    return kind === 'superseded' || (!isProjectKnown && scan.status !== 'completed') ? scan : undefined;
  }

  #situation(): Situation {
    const { lookup, factOf } = this.known;
    return {
      ...this.#plan,
      ...this.#plan.expected,
      factOf,
      baseChangedAtMs: this.baseChangedAtMs,
      elapsedMs: this.#pauses.elapsedMs(),
      platformStartMs: lookup.startMs,
      latestNowMs: lookup.latestNowMs,
      outlived: this.#outlived,
      isWideFor: (id) => lookup.isWideFor(id),
      isOwnRefWide: lookup.isOwnRefWide,
    };
  }

  /** By the platform's clock if that is ahead, because it gives the starts of scans. */
  get baseChangedAtMs(): EpochMs | undefined {
    if (this.baseNow?.changedAtMs === undefined) return undefined;
    return this.baseNow.changedAtMs + Math.max(0, this.known.lookup.nowMs - this.#world.clock.wallNow());
  }

  async #waitForNextPoll(choice: WaitChoice): Promise<void> {
    const { blocker, others, untilMs } = choice;
    const { lookup } = this.known;
    const isLong = blocker.kind === 'none' && this.#pauses.elapsedMs() >= SEARCH_ELSEWHERE_AFTER_MS;
    if (isLong && this.#plan.expected.repositoryId !== undefined) this.#elsewhere ??= await lookup.projectsOfCommit();
    const facts = this.#reasonFor(choice);
    const progress = [blocker, ...others].map((one) => progressOf(one, lookup));
    const sleeping = this.#pauses.sleep(untilMs, progress);
    await this.#foundInstead.ask(lookup.scans, blocker, sleeping);
    this.#tellWait(blocker, { ...facts, seen: this.#seenBy(choice) });
    await sleeping;
    for (const scan of lookup.scans) if (endReason(scan) !== undefined) this.#outlived.add(scan.id);
  }

  #seenBy(choice: Settled | undefined): InsteadScan | undefined {
    const blocker = choice?.kind === 'decide' ? undefined : choice?.blocker;
    return this.#foundInstead.of(this.known.lookup.scans, blocker, scanOf(choice));
  }

  #reasonFor(choice: Exclude<Settled, { kind: 'decide' }>): WaitFacts {
    const { lookup } = this.known;
    return {
      ...this.#plan,
      elsewhere: this.#elsewhere ?? [],
      isCut: lookup.isCut,
      old: lookup.ofCommit.filter((scan) => isTooOld(scan, { ...this.#plan, platformStartMs: lookup.startMs })),
      elapsedMs: this.#pauses.elapsedMs(),
      progress: progressOf(choice.blocker, lookup),
      listed: choice.decision?.listed ?? [],
      seen: this.#seenBy(choice),
      nowMs: lookup.nowMs,
    };
  }
}

function scanOf(choice: Settled | undefined): Scan | undefined {
  if (choice === undefined) return undefined;
  const isBlocked = choice.kind !== 'decide' && 'scan' in choice.blocker;
  return isBlocked ? choice.blocker.scan : choice.decision?.deciding[0]?.scan;
}

function isProjectLate({ blocker, others }: WaitChoice): boolean {
  return [blocker, ...others].some(({ kind }) => kind === 'late-project');
}
