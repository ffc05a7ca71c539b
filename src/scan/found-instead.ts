import type { RepositoryId } from '../domain/ids.ts';
import type { FoundInstead } from '../domain/report.ts';
import type { Scan } from '../domain/scan.ts';
import { isUnderTest } from '../domain/target.ts';
import { isCertainlyOf } from '../domain/whose-scan.ts';
import type { FindingsReader } from '../ports/findings-reader.ts';
import type { Blocker } from './decision.ts';
import { type DetailFact, type Expected, type FactOf, factOfDetail, nothingSaid } from './detail-fact.ts';
import { projectsIfClear } from './projects.ts';
import { newestFirst } from './scan-order.ts';

export type InsteadScan = Omit<FoundInstead, 'scan'> & { readonly scan: Scan | undefined };

const MOST_ASKED = 3;

/** Finds what messages name instead of a missing scan, only in the wanted project: others have a pull request of this number, too. */
export function createInsteadFinder(reader: Pick<FindingsReader, 'readScan'>, expected: Expected, factOf: FactOf) {
  const { target, repositoryId } = expected;
  const { subject } = target;
  let isAsked = false;
  let askedProject: RepositoryId | undefined;

  async function factIn(scan: Scan, signal: AbortSignal): Promise<DetailFact> {
    try {
      return factOfDetail(scan, await reader.readScan(scan.id, 'polling', signal), expected);
    } catch {
      return nothingSaid(scan);
    }
  }

  function newest(allScans: readonly Scan[], project: RepositoryId | undefined): Scan | undefined {
    if (project === undefined) return undefined;
    const own = allScans.filter((scan) => scan.repositoryId === project && isCertainlyOf(scan, subject, factOf(scan)));
    return newestFirst(own)[0];
  }

  return {
    of(allScans: readonly Scan[], blocker: Blocker | undefined, current: Scan | undefined): InsteadScan | undefined {
      const fact = current === undefined ? undefined : factOf(current);
      // The configured id is that of a project with another name: nothing in it is ours.
      if (fact?.fit === 'other') return { scan: undefined, project: fact.projectName };
      const ofCommit = allScans.filter((one) => isUnderTest(one, target));
      const projects = projectsIfClear(ofCommit, factOf, repositoryId);
      if (projects === undefined) return undefined;
      const { ours, isProven, otherName: project } = projects;
      const scan = blocker?.kind === 'superseded' ? blocker.by : newest(allScans, isProven ? ours : askedProject);
      return scan === undefined && project === undefined ? undefined : { scan, project };
    },

    /** Once, if no scan of the commit is listed, asks for details that can show which project is the wanted one, until `end` settles. Never throws. */
    async ask(allScans: readonly Scan[], { kind }: Blocker, end: Promise<unknown>): Promise<void> {
      const isFound = kind !== 'none' || allScans.some((scan) => isUnderTest(scan, target));
      if (isFound || isAsked || repositoryId !== undefined) return;
      const own = newestFirst(allScans.filter((one) => isCertainlyOf(one, subject, undefined)));
      const byProject = Map.groupBy(own, (scan) => scan.repositoryId);
      byProject.delete(undefined);
      const scans = [...byProject.values()].map(([first]) => first!).slice(0, MOST_ASKED);
      isAsked = scans.length > 0;
      const over = new AbortController();
      const stop = (): void => over.abort();
      void end.then(stop, stop);
      const facts = new Map(
        await Promise.all(scans.map(async (scan) => [scan, await factIn(scan, over.signal)] as const)),
      );
      const projects = projectsIfClear(scans, (scan) => facts.get(scan), repositoryId);
      askedProject = projects?.isProven === true ? projects.ours : undefined;
    },
  };
}
