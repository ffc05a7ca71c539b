import type { RepositoryId } from '../domain/ids.ts';
import { pullRequestNumber } from '../domain/ref.ts';
import type { FoundInstead } from '../domain/report.ts';
import type { Scan } from '../domain/scan.ts';
import { isUnderTest } from '../domain/target.ts';
import { isCertainlyOf } from '../domain/whose-scan.ts';
import type { FindingsReader } from '../ports/findings-reader.ts';
import type { Blocker } from './decision.ts';
import { type Expected, type FactOf, factOfDetail } from './detail-fact.ts';
import { FITS_BY_NAME, type Fit } from './project-name.ts';
import { type Projects, projectsIfClear } from './projects.ts';
import { newestFirst } from './scan-order.ts';

export type InsteadScan = Omit<FoundInstead, 'scan'> & { readonly scan: Scan | undefined };

const MOST_ASKED = 3;

/** For sentences, never for the verdict. Only of the wanted project: others have a pull request of this number, too. */
export class InsteadFinder {
  readonly #reader: Pick<FindingsReader, 'readScan'>;
  readonly #expected: Expected;
  readonly #factOf: FactOf;
  #isAsked = false;
  #askedProject: RepositoryId | undefined;

  constructor(reader: Pick<FindingsReader, 'readScan'>, expected: Expected, factOf: FactOf) {
    this.#reader = reader;
    this.#expected = expected;
    this.#factOf = factOf;
  }

  of(allScans: readonly Scan[], blocker: Blocker | undefined, current: Scan | undefined): InsteadScan | undefined {
    const fact = current === undefined ? undefined : this.#factOf(current);
    // The configured id is that of a project with another name: nothing in it is ours.
    if (fact?.fit === 'other') return { scan: undefined, project: fact.projectName };
    const { target, repositoryId } = this.#expected;
    const ofCommit = allScans.filter((one) => isUnderTest(one, target));
    const projects = projectsIfClear(ofCommit, this.#factOf, repositoryId);
    if (projects === undefined) return undefined;
    const scan = blocker?.kind === 'superseded' ? blocker.by : this.#newest(allScans, this.#wanted(projects));
    const project = projects.otherName;
    return scan === undefined && project === undefined ? undefined : { scan, project };
  }

  /** Details of these say which project is the wanted one, where nothing of the commit is listed. */
  toAsk(allScans: readonly Scan[], { kind }: Blocker): readonly Scan[] {
    const { target, repositoryId } = this.#expected;
    const isFound = kind !== 'none' || allScans.some((scan) => isUnderTest(scan, target));
    if (isFound || this.#isAsked || repositoryId !== undefined) return [];
    const own = newestFirst(allScans.filter((one) => isCertainlyOf(one, target.subject, undefined)));
    const byProject = Map.groupBy(own, (scan) => scan.repositoryId);
    byProject.delete(undefined);
    return [...byProject.values()].map(([newest]) => newest!).slice(0, MOST_ASKED);
  }

  /** Asks each detail once, until `end` settles. One that cannot be read, or contradicts the list, says nothing. Never throws. */
  async ask(scans: readonly Scan[], end: Promise<unknown>): Promise<void> {
    this.#isAsked = true;
    const over = new AbortController();
    const stop = (): void => over.abort();
    void end.then(stop, stop);
    const answers = await Promise.all(scans.map(async (scan) => ({ scan, fit: await this.#fitOf(scan, over.signal) })));
    const best = FITS_BY_NAME.find((one) => answers.some(({ fit }) => fit === one));
    const [only, ...others] = answers.filter(({ fit }) => fit === best);
    this.#askedProject = others.length > 0 ? undefined : only?.scan.repositoryId;
  }

  async #fitOf(scan: Scan, signal: AbortSignal): Promise<Fit> {
    try {
      const detail = await this.#reader.readScan(scan.id, 'polling', signal);
      const { fit, isDenied, pullRequests } = factOfDetail(scan, detail, this.#expected);
      const isOfScan = !isDenied && pullRequests.every((number) => number === pullRequestNumber(scan.branch));
      return isOfScan ? fit : 'unnamed';
    } catch {
      return 'unnamed';
    }
  }

  #newest(allScans: readonly Scan[], project: RepositoryId | undefined): Scan | undefined {
    if (project === undefined) return undefined;
    const { subject } = this.#expected.target;
    const own = allScans.filter(
      (scan) => scan.repositoryId === project && isCertainlyOf(scan, subject, this.#factOf(scan)),
    );
    return newestFirst(own)[0];
  }

  #wanted({ ours, isProven, others }: Projects): RepositoryId | undefined {
    if (isProven) return ours;
    const asked = this.#askedProject;
    return asked === undefined || others.has(asked) ? undefined : asked;
  }
}
