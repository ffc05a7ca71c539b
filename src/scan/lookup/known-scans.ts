import { refSpellings } from '../../domain/ref.ts';
import type { Scan, ScanDetail } from '../../domain/scan.ts';
import { isUnderTest } from '../../domain/target.ts';
import type { Phase } from '../../ports/findings-reader.ts';
import { type Expected, type FactOf, wantedProject } from '../detail-fact.ts';
import { type Projects, projectsOf, type Sibling, siblingsOf } from '../projects.ts';
import type { ScanDetails } from '../scan-details.ts';
import type { ScanLookup } from './scan-lookup.ts';

/** What the list and the details that were read say together. */
export class KnownScans {
  readonly lookup: ScanLookup;
  readonly factOf: FactOf;
  readonly #details: ScanDetails;
  readonly #expected: Expected;

  constructor(lookup: ScanLookup, details: ScanDetails, expected: Expected) {
    this.lookup = lookup;
    this.factOf = details.factOf;
    this.#details = details;
    this.#expected = expected;
  }

  /** Which of the projects that scanned the commit is the wanted one. Throws `wrong-repository` where there are too many. */
  projects(): Projects {
    return projectsOf(this.#ofCommit(), this.factOf, this.#expected.repositoryId);
  }

  /** Other projects of the repository that scanned the commit, as far as what was read shows them. */
  siblings(): readonly Sibling[] {
    const { repositoryId } = this.#expected;
    return siblingsOf(this.#ofCommit(), this.factOf, wantedProject(this.#expected), repositoryId);
  }

  /** Every spelling of the scan's own ref, by the list and by its detail where that was read. */
  refsOf(scan: Scan): readonly string[] {
    const { subject } = this.#expected.target;
    const meant = subject.kind === 'ref' ? subject.ref : undefined;
    return refSpellings([scan.branch, this.factOf(scan)?.ref], meant);
  }

  /** Asks what the details of these scans say. Throws what reading a completed scan throws. */
  async learn(scans: readonly Scan[], phase: Phase): Promise<void> {
    await this.#details.learn(scans, phase);
    this.#narrow();
  }

  /**
   * The details of scans that decide, in their order. Throws `scan-inconsistent`, `wrong-repository`, `not-found`, and
   * what reading may throw.
   */
  async confirm(scans: readonly Scan[], phase: Phase): Promise<readonly ScanDetail[]> {
    const details = await this.#details.confirm(scans, phase);
    this.#narrow();
    return details;
  }

  #ofCommit(): readonly Scan[] {
    return this.lookup.scans.filter((scan) => isUnderTest(scan, this.#expected.target));
  }

  /** Once the project's name was seen, only its scans are asked for. */
  #narrow(): void {
    if (this.#expected.repositoryId !== undefined) return;
    const { ours, isProven, isPreliminary } = this.projects();
    this.lookup.narrowTo(isProven && !isPreliminary ? ours : undefined);
  }
}
