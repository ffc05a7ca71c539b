import { asGateFailure, type GateFailure } from '../../domain/failure.ts';
import type { RepositoryId } from '../../domain/ids.ts';
import type { Scan } from '../../domain/scan.ts';
import { isUnderTest } from '../../domain/target.ts';
import { durationText } from '../../domain/text/duration-text.ts';
import type { Phase } from '../../ports/findings-reader.ts';
import { wantedProject } from '../detail-fact.ts';
import type { FindPlan, FindWorld } from '../find-scan.ts';
import { oneRefOf, type ScanLookup } from '../lookup/scan-lookup.ts';
import { createPauses, type Pauses } from '../poll-timing.ts';
import { type ScanDetails, scanDetails } from '../scan-details.ts';
import { type ProjectSet, projectSetOf } from './project-set.ts';

/** Asks the list, and a detail of each project for its name. */
export class ProjectFinder {
  readonly lookup: ScanLookup;
  readonly #world: FindWorld;
  readonly #plan: FindPlan;
  readonly #pauses: Pauses;
  readonly #details: ScanDetails;
  readonly #refused = new Map<RepositoryId, GateFailure>();
  /** All that the platform stores of these was read: they may have scanned the commit more than a day ago. */
  readonly #polledFor = new Set<RepositoryId>();

  #hasReadBack = false;
  #reported = '';

  constructor(world: FindWorld, plan: FindPlan, lookup: ScanLookup) {
    this.lookup = lookup;
    this.#world = world;
    this.#plan = plan;
    this.#pauses = createPauses(world, plan);
    this.#details = scanDetails(world.reader, plan.expected, this.#pauses);
  }

  /** The set as it is known by now. Asks what it needs for that, and waits for nothing. Throws `GateFailure`. */
  async known(phase: Phase = 'polling'): Promise<ProjectSet> {
    for (;;) {
      const set = this.#set();
      if ('ask' in set) {
        await Promise.all(set.ask.map((scan) => this.#learn(scan, phase)));
        continue;
      }
      if (set.found.length + set.doubtful.length === 0 && !this.lookup.isWideFor(undefined)) {
        await this.lookup.widen({ repositoryId: undefined, ofRef: undefined, mayBeCut: true }, phase);
        continue;
      }
      const unpolled = set.missing.filter(({ repositoryId }) => !this.#polledFor.has(repositoryId));
      if (unpolled.length === 0) return set;
      for (const { repositoryId } of unpolled) this.#polledFor.add(repositoryId);
      const wide = { ofRef: undefined, mayBeCut: false };
      await Promise.all(unpolled.map(({ repositoryId }) => this.lookup.widen({ ...wide, repositoryId }, phase)));
    }
  }

  /** Another project may have scanned the commit more than a day ago. Throws `GateFailure`. */
  async readBack({ isSure }: Pick<ProjectSet, 'isSure'>): Promise<void> {
    if (this.#hasReadBack || this.lookup.isWideFor(undefined)) return;
    this.#hasReadBack = true;
    const { target } = this.#plan.expected;
    const own = this.lookup.scans.filter((scan) => isUnderTest(scan, target));
    const [one, ...others] = own.map((scan) => oneRefOf(scan, this.lookup.scans, target));
    const spellings = [one, ...others].flatMap((ofRef) => ofRef?.spellings ?? '');
    // A bare commit may have been scanned on any ref, and a young pull request shows no earlier commit.
    const isOnRefs = target.subject.kind !== 'commit' && isSure && !spellings.includes('');
    const ofRef = one && isOnRefs ? { ...one, spellings: [...new Set(spellings)] } : undefined;
    await this.lookup.widen({ repositoryId: undefined, ofRef, mayBeCut: true }, 'reading');
  }

  /** Sleeps until the next poll and asks the list again; false at once where it is later than that, or nothing is waited for. */
  async waited(untilMs: number, what: string): Promise<boolean> {
    if (this.#plan.neverWaits || this.#pauses.elapsedMs() >= untilMs) return false;
    if (what !== this.#reported) this.#world.log.info(`${what} (at most ${durationText(untilMs / 1_000)} in all)`);
    this.#reported = what;
    if (!(await this.#pauses.sleep(untilMs, [undefined]))) return false;
    await this.lookup.refresh('polling');
    return true;
  }

  #set(): ReturnType<typeof projectSetOf> {
    const { expected, requiredScan, maxScanAgeMs, waitMs } = this.#plan;
    const { lookup } = this;
    return projectSetOf(lookup.scans, {
      target: expected.target,
      wanted: wantedProject(expected),
      factOf: this.#details.factOf,
      refused: this.#refused,
      requiredScan,
      maxScanAgeMs,
      waitMs,
      elapsedMs: this.#pauses.elapsedMs(),
      platformStartMs: lookup.startMs,
    });
  }

  /** A project whose detail cannot be read says nothing of the others: they are judged all the same. Throws `cancelled`. */
  async #learn(scan: Scan, phase: Phase): Promise<void> {
    try {
      await this.#details.learn([scan], phase);
    } catch (thrown) {
      const failure = asGateFailure(thrown);
      if (failure.reason === 'cancelled' || scan.repositoryId === undefined) throw failure;
      if (this.#isNamedByAnother(scan)) this.#details.leaveOpen(scan);
      else this.#refused.set(scan.repositoryId, failure);
    }
  }

  #isNamedByAnother({ id, repositoryId }: Scan): boolean {
    const { target } = this.#plan.expected;
    return this.lookup.scans.some(
      (other) =>
        other.id !== id &&
        other.repositoryId === repositoryId &&
        other.status === 'completed' &&
        isUnderTest(other, target) &&
        this.#details.factOf(other)?.isDenied !== true,
    );
  }
}
