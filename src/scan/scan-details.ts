import { failureUnlessStopped, GateFailure } from '../domain/failure.ts';
import type { ScanId } from '../domain/ids.ts';
import { refSpellings } from '../domain/ref.ts';
import { hasEnded, type Scan, type ScanDetail } from '../domain/scan.ts';
import { isUnderTest } from '../domain/target.ts';
import type { FindingsReader, Phase } from '../ports/findings-reader.ts';
import {
  assertOwn,
  type DetailFact,
  type Expected,
  type FactOf,
  factOfDetail,
  nothingSaid,
  wantedProject,
} from './detail-fact.ts';
import type { ScanLookup } from './lookup/scan-lookup.ts';
import type { Pauses } from './poll-timing.ts';
import { type OtherProject, otherProjectsOf, type Projects, projectsOf } from './projects.ts';

/** How often a detail that the platform does not know yet is asked for again, once per poll. */
const MOST_RETRIES = 3;

type DetailReader = Pick<FindingsReader, 'readScan'>;
type DetailPauses = Pick<Pauses, 'mayAskAgain'>;

export class ScanDetails {
  protected readonly expected: Expected;
  readonly #reader: DetailReader;
  readonly #pauses: DetailPauses;
  readonly #facts = new Map<ScanId, DetailFact>();
  /** By scan id, and whether the scan had ended: a detail may say more then. */
  readonly #details = new Map<string, Promise<ScanDetail>>();

  constructor(reader: DetailReader, expected: Expected, pauses: DetailPauses) {
    this.#reader = reader;
    this.expected = expected;
    this.#pauses = pauses;
  }

  /** Scans that do not decide, since their detail cannot be read or contradicts the list: others still do. */
  readonly refused = new Map<ScanId, GateFailure>();

  /** What a detail said, as long as that applies: what it said of a running scan is asked again at its end. */
  readonly factOf: FactOf = (scan) => {
    const fact = this.#facts.get(scan.id);
    return fact === undefined || (!fact.isFinal && hasEnded(scan)) ? undefined : fact;
  };

  async learn(scans: readonly Scan[], phase: Phase): Promise<void> {
    await Promise.all(scans.map(async (scan) => this.#facts.set(scan.id, await this.#readFact(scan, phase))));
    this.learned();
  }

  /** Its detail cannot be read: that the scan is not ours is not known. */
  leaveOpen(scan: Scan): void {
    this.#facts.set(scan.id, { ...nothingSaid(scan), isDenied: true });
  }

  async confirm(scans: readonly Scan[], phase: Phase): Promise<readonly ScanDetail[]> {
    const reading = scans.map(async (scan) => {
      try {
        const detail = await this.#detailOf(scan, phase);
        const fact = factOfDetail(scan, detail, this.expected);
        this.#facts.set(scan.id, fact);
        assertOwn(scan, fact, this.expected);
        return detail;
      } catch (thrown) {
        const failure = failureUnlessStopped(thrown);
        this.refused.set(scan.id, failure);
        throw failure;
      }
    });
    const details = await Promise.all(reading);
    this.learned();
    return details;
  }

  /** Called when details were read and are believed. */
  protected learned(): void {}

  /** A detail that cannot be read says nothing; it is asked again when the scan has ended. A result needs one, and the project its name. */
  async #readFact(scan: Scan, phase: Phase): Promise<DetailFact> {
    const isResult = scan.status === 'completed';
    try {
      const detail = isResult ? this.#detailOf(scan, phase) : this.#reader.readScan(scan.id, phase);
      return factOfDetail(scan, await detail, this.expected);
    } catch (thrown) {
      const failure = failureUnlessStopped(thrown);
      if (!(thrown instanceof GateFailure) || (isResult && this.expected.repositoryId === undefined)) throw thrown;
      if (isResult) this.refused.set(scan.id, failure);
      return nothingSaid(scan);
    }
  }

  #detailOf(scan: Scan, phase: Phase): Promise<ScanDetail> {
    const key = `${scan.id} ${hasEnded(scan)}`;
    const known = this.#details.get(key) ?? this.#read(scan.id, phase);
    this.#details.set(key, known);
    return known;
  }

  async #read(id: ScanId, phase: Phase): Promise<ScanDetail> {
    for (let retries = 0; ; retries++) {
      try {
        return await this.#reader.readScan(id, phase);
      } catch (thrown) {
        const isMissing = thrown instanceof GateFailure && thrown.reason === 'not-found';
        if (!isMissing || retries === MOST_RETRIES || !(await this.#pauses.mayAskAgain(id))) throw thrown;
      }
    }
  }
}

export class KnownScans extends ScanDetails {
  readonly lookup: ScanLookup;

  constructor(reader: DetailReader, expected: Expected, pauses: DetailPauses, lookup: ScanLookup) {
    super(reader, expected, pauses);
    this.lookup = lookup;
  }

  /** Which of the projects that scanned the commit is the wanted one. Throws `wrong-repository` where there are too many. */
  projects(): Projects {
    return projectsOf(this.#ofCommit(), this.factOf, this.expected.repositoryId);
  }

  otherProjects(): readonly OtherProject[] {
    const { repositoryId } = this.expected;
    return otherProjectsOf(this.#ofCommit(), this.factOf, wantedProject(this.expected), repositoryId);
  }

  /** Every spelling of the scan's own ref, by the list and by its detail where that was read. */
  refsOf(scan: Scan): readonly string[] {
    const { subject } = this.expected.target;
    const meant = subject.kind === 'ref' ? subject.ref : undefined;
    return refSpellings([scan.branch, this.factOf(scan)?.ref], meant);
  }

  #ofCommit(): readonly Scan[] {
    return this.lookup.scans.filter((scan) => isUnderTest(scan, this.expected.target));
  }

  /** Once the project's name was received, only its scans are asked for. */
  protected override learned(): void {
    if (this.expected.repositoryId !== undefined) return;
    const { ours, isProven, isPreliminary } = this.projects();
    this.lookup.narrowTo(isProven && !isPreliminary ? ours : undefined);
  }
}
