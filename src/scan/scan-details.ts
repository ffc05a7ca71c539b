import { failureUnlessStopped, GateFailure } from '../domain/failure.ts';
import type { ScanId } from '../domain/ids.ts';
import { refSpellings } from '../domain/ref.ts';
import { hasEnded, type Scan, type ScanDetail } from '../domain/scan.ts';
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
import { otherProjectsOf, projectsOf } from './projects.ts';

/** How often a detail that the platform does not know yet is asked for again, once per poll. */
const MOST_RETRIES = 3;

type DetailReader = Pick<FindingsReader, 'readScan'>;
type DetailPauses = Pick<Pauses, 'mayAskAgain'>;

/** `learned` is called after details were read without a failure. */
export function scanDetails(
  reader: DetailReader,
  expected: Expected,
  pauses: DetailPauses,
  lookup: Pick<ScanLookup, 'ofCommit'>,
  learned = () => {},
) {
  const facts = new Map<ScanId, DetailFact>();
  /** Of completed scans: before its end, the detail of a scan may still change. */
  const details = new Map<ScanId, Promise<ScanDetail>>();
  /** Scans that do not decide, because their detail cannot be read or contradicts the list. Other scans still decide. */
  const refused = new Map<ScanId, GateFailure>();

  /** The fact from a scan's detail. Undefined if the detail was not read, or was read while the scan ran and the scan has ended since. */
  const factOf: FactOf = (scan) => {
    const fact = facts.get(scan.id);
    return fact === undefined || (!fact.isFinal && hasEnded(scan)) ? undefined : fact;
  };

  async function learn(scans: readonly Scan[], phase: Phase): Promise<void> {
    await Promise.all(scans.map(async (scan) => facts.set(scan.id, await readFact(scan, phase))));
    learned();
  }

  async function confirm(scans: readonly Scan[]): Promise<readonly ScanDetail[]> {
    const reading = scans.map(async (scan) => {
      try {
        const detail = await detailOf(scan.id, 'reading');
        const fact = factOfDetail(scan, detail, expected);
        facts.set(scan.id, fact);
        assertOwn(scan, fact, expected);
        return detail;
      } catch (thrown) {
        const failure = failureUnlessStopped(thrown);
        refused.set(scan.id, failure);
        throw failure;
      }
    });
    const read = await Promise.all(reading);
    learned();
    return read;
  }

  /** Throws if only this completed scan can name its project and its detail is unreadable. Any other unreadable detail says nothing until the scan ends. */
  async function readFact(scan: Scan, phase: Phase): Promise<DetailFact> {
    const isResult = scan.status === 'completed';
    try {
      const detail = isResult ? detailOf(scan.id, phase) : reader.readScan(scan.id, phase);
      return factOfDetail(scan, await detail, expected);
    } catch (thrown) {
      const failure = failureUnlessStopped(thrown);
      const isDenied = isResult && expected.repositoryId === undefined;
      if (!(thrown instanceof GateFailure) || (isDenied && !mayAnotherName(scan))) throw thrown;
      if (isResult) refused.set(scan.id, failure);
      return { ...nothingSaid(scan), isDenied };
    }
  }

  function mayAnotherName({ id, repositoryId }: Scan): boolean {
    const isOther = (one: Scan) => one.id !== id && one.repositoryId === repositoryId && one.status === 'completed';
    return lookup.ofCommit.some((one) => isOther(one) && factOf(one)?.fit !== 'unnamed');
  }

  function detailOf(id: ScanId, phase: Phase): Promise<ScanDetail> {
    const known = details.get(id) ?? read(id, phase);
    details.set(id, known);
    return known;
  }

  async function read(id: ScanId, phase: Phase): Promise<ScanDetail> {
    for (let retries = 0; ; retries++) {
      try {
        return await reader.readScan(id, phase);
      } catch (thrown) {
        const isMissing = thrown instanceof GateFailure && thrown.reason === 'not-found';
        if (!isMissing || retries === MOST_RETRIES || !(await pauses.mayAskAgain(id))) throw thrown;
      }
    }
  }

  return { refused, factOf, learn, confirm };
}

export function knownScans(reader: DetailReader, expected: Expected, pauses: DetailPauses, lookup: ScanLookup) {
  const { target, repositoryId } = expected;
  const details = scanDetails(reader, expected, pauses, lookup, narrow);
  return {
    ...details,
    lookup,
    otherProjects: () => otherProjectsOf(lookup.ofCommit, details.factOf, wantedProject(expected), repositoryId),
    /** Every spelling of the scan's own ref, by the list and, if it was read, by the detail. */
    refsOf(scan: Scan): readonly string[] {
      const meant = target.subject.kind === 'ref' ? target.subject.ref : undefined;
      return refSpellings([scan.branch, details.factOf(scan)?.ref], meant);
    },
  };

  /** Asks only for the scans of our project once its name was received. */
  function narrow(): void {
    if (repositoryId !== undefined) return;
    const { ours, isProven, isPreliminary } = projectsOf(lookup.ofCommit, details.factOf, repositoryId);
    lookup.narrowTo(isProven && !isPreliminary ? ours : undefined);
  }
}
