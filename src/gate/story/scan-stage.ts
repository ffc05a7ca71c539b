import { asGateFailure, GateFailure, NotRecorded } from '../../domain/failure.ts';
import { ISSUE_TYPES } from '../../domain/product.ts';
import type { Scan, ScanDetail } from '../../domain/scan.ts';
import type { ReadPlan } from '../../evidence/evidence-plan.ts';
import type { EvidenceRead } from '../../evidence/read-evidence.ts';
import { DETECTED_STATES } from '../../evidence/what-was-found.ts';
import type { Decision, FoundScans } from '../../scan/decision.ts';
import { ScanFinder } from '../../scan/find-scan.ts';
import type { ProvenScans, ScansLearned } from '../outcome/learned.ts';
import { countingPlaces } from './counting-places.ts';
import type { FirstLook } from './first-look.ts';
import { type ReadIssues, readIssuesIn } from './read-issues.ts';
import type { RunPlan } from './run-plan.ts';
import { scansOfRef } from './scans-of-ref.ts';
import type { World } from './world.ts';

/**
 * Finds the scans of the commit, proves that they are the right ones, and reads the issues of their refs. Never throws:
 * what stopped it is part of what is learned.
 */
export async function scanStage(
  plan: Pick<RunPlan, 'find' | 'read'>,
  { lookup, isLooked }: FirstLook,
  world: World,
): Promise<ScansLearned> {
  const finder = new ScanFinder(world, plan.find, lookup);
  const proven = await isLooked.then((is) => prove(finder, is, plan.read, world)).catch(asGateFailure);
  return {
    proven,
    lastScan: finder.current,
    seen: finder.seen,
    siblings: finder.known.siblings(),
    earlierScans: lookup.earlierScans,
    waitedSeconds: finder.waitedMs / 1_000,
    malformedCount: lookup.malformedCount,
    latestNowMs: () => lookup.latestNowMs,
  };
}

/**
 * Reads the details of the found scans, what is older than a day and the issues of their refs at the same time. Where
 * that, or the list at the end of the reading, leads to another decision, what was read is dropped and the search goes
 * on.
 */
async function prove(finder: ScanFinder, isLooked: boolean, plan: ReadPlan, world: World): Promise<ProvenScans> {
  const readIssues = readIssuesIn(plan, world, () => finder.known.lookup.nowMs);
  // What made the decision before fall was a look, too.
  for (let isFresh = isLooked; ; isFresh = true) {
    const found = await finder.find(isFresh);
    const { decision, stop } = found;
    world.readingBegins?.();
    tellFound(found, world);
    const reading = new IssueReading(finder, found, readIssues, world);
    try {
      const [details, missed] = await Promise.all([reading.details, failureOf(() => finder.lookBeside(found))]);
      if (!(await finder.holds(found, 'no'))) {
        world.log.info('Another scan decides than the one that was found first; what was read is dropped.');
        continue;
      }
      const { refs, read } = await reading.finish(plan);
      let isSame = true;
      const unseen = await failureOf(async () => {
        isSame = await finder.holds(found, 'if-due');
      });
      // What was read may prove a fail, whatever could not be seen besides.
      if (isSame) return { decision, stop: stop ?? missed ?? unseen, details, refs, read };
      world.log.info('A newer scan was listed while the issues were read; what was read is dropped.');
    } finally {
      reading.abandon();
    }
  }
}

/** What went wrong in a look that can only take a pass away. Throws where the run is stopped. */
async function failureOf(look: () => Promise<void>): Promise<GateFailure | undefined> {
  try {
    await look();
    return undefined;
  } catch (thrown) {
    const failure = asGateFailure(thrown);
    if (failure.reason === 'cancelled') throw failure;
    return failure;
  }
}

/** The issues of a decision, begun before its details are known: they usually change nothing. */
class IssueReading {
  readonly details: Promise<readonly ScanDetail[]>;
  readonly #finder: ScanFinder;
  readonly #found: FoundScans;
  readonly #decision: Decision;
  readonly #readIssues: ReadIssues;
  readonly #reader: World['reader'];
  readonly #abandoned = new AbortController();
  readonly #signal: AbortSignal;
  readonly #early: Promise<EvidenceRead> | undefined;
  readonly #listedRefs: readonly string[];

  constructor(
    finder: ScanFinder,
    found: FoundScans,
    readIssues: ReadIssues,
    { reader, signal }: Pick<World, 'reader' | 'signal'>,
  ) {
    this.#finder = finder;
    this.#found = found;
    this.#decision = found.decision;
    this.#readIssues = readIssues;
    this.#reader = reader;
    this.#signal = AbortSignal.any([signal, this.#abandoned.signal]);
    this.details = finder.confirm(found);
    // Its failure is handled where it is awaited.
    this.details.catch(() => undefined);
    const { deciding } = found.decision;
    this.#listedRefs = deciding.flatMap(({ scan }) => finder.known.refsOf(scan));
    // A scan whose branch only its detail names can be read only then.
    const isEachNamed = deciding.every(({ scan }) => finder.known.refsOf(scan).length > 0);
    this.#early = isEachNamed ? this.#read((scan) => finder.known.refsOf(scan)) : undefined;
    this.#early?.catch(() => undefined);
  }

  /**
   * What was read on all refs that list and details name, once the details are known. Throws `scan-inconsistent` where
   * a scan names no ref, and `cancelled`.
   */
  async finish({ states, pageSize }: Pick<ReadPlan, 'states' | 'pageSize'>): Promise<{
    readonly refs: readonly string[];
    readonly read: EvidenceRead;
  }> {
    const { deciding, repositoryId } = this.#decision;
    const unnamed = deciding.find(({ scan }) => this.#finder.known.refsOf(scan).length === 0);
    if (unnamed !== undefined) throw new GateFailure('scan-inconsistent', `scan ${unnamed.scan.id} names no branch`);
    // spec-gap: ref-named-twice
    const refs = [...new Set(deciding.flatMap(({ scan }) => this.#finder.known.refsOf(scan)))];
    const further = refs.filter((ref) => !this.#listedRefs.includes(ref));
    // A bare name that turns out to be a tag's: what a branch of that name has is not counted.
    const isEachOurs = this.#listedRefs.every((ref) => refs.includes(ref));
    if (this.#early !== undefined && isEachOurs) {
      if (further.length === 0) return { refs, read: await this.#early };
      // A second name of the ref: where nothing is stored under it, what was read under the first is everything.
      const search = { repositoryId, refs: further, pageSize, states: [...new Set([...states, ...DETECTED_STATES])] };
      if (!(await this.#isAnything(search))) return { refs, read: await this.#early };
    }
    return { refs, read: await this.#read((scan) => this.#finder.known.refsOf(scan)) };
  }

  /** Nobody waits for it any more. */
  abandon(): void {
    this.#abandoned.abort(new GateFailure('cancelled', 'what is read is not needed any more'));
  }

  #read(refsOf: (scan: Scan) => readonly string[]): Promise<EvidenceRead> {
    const places = countingPlaces(this.#decision, {
      refsOf,
      statsFindingsOf: async (scan) => {
        const index = this.#decision.deciding.findIndex((one) => one.scan === scan);
        return (await this.details)[index]?.stats?.findings;
      },
      records: () => this.#finder.known.lookup.records,
      askForRef: (scan) => this.#askForRef(scan),
    });
    return this.#readIssues(this.#decision, places, () => this.#finder.holds(this.#found, 'yes'), this.#signal);
  }

  /** A record of an older version, which did not ask, knows only what the windows showed. */
  async #askForRef(scan: Scan): Promise<readonly Scan[]> {
    try {
      return await scansOfRef(this.#reader, this.#decision.repositoryId, this.#finder.known.refsOf(scan));
    } catch (thrown) {
      if (thrown instanceof NotRecorded) return [];
      throw thrown;
    }
  }

  async #isAnything(
    search: Pick<Parameters<World['reader']['searchIssues']>[0], 'repositoryId' | 'refs' | 'pageSize' | 'states'>,
  ): Promise<boolean> {
    for await (const page of this.#reader.searchIssues({ ...search, issueTypes: ISSUE_TYPES }, this.#signal)) {
      if (page.groups.some((group) => group.issuesCount > 0n)) return true;
    }
    return false;
  }
}

function tellFound({ decision: { deciding }, stop }: FoundScans, { log }: Pick<World, 'log'>): void {
  for (const { scan, products } of deciding) {
    log.info(`Scan ${scan.id} is completed (${products.join(', ')}); reading the issues of its branch.`);
  }
  if (stop !== undefined) log.info(`Not everything can be judged: ${stop.message}.`);
}
