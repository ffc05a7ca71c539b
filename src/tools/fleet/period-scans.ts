import { attempt, GateFailure } from '../../domain/failure.ts';
import type { RepositoryId } from '../../domain/ids.ts';
import type { ScanPage } from '../../domain/scan.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import type { FindingsReader } from '../../ports/findings-reader.ts';
import { counted } from '../../report/text/report-facts.ts';
import type { UnlistedScans } from './simulate/simulation.ts';

type PeriodScans = Pick<ScanPage, 'scans' | 'serverTimeMs'> & { readonly unlisted: readonly UnlistedScans[] };

/** A repository whose list cannot be read does not stop the others. Throws `GateFailure` if the one list of all cannot be read, and `cancelled`. */
export async function readPeriodScans(
  readerOf: (repositoryId: RepositoryId | undefined) => Pick<FindingsReader, 'listScans'>,
  repositoryIds: readonly RepositoryId[],
  sinceMs: EpochMs | undefined,
): Promise<PeriodScans> {
  if (repositoryIds.length === 0) return listedScans(readerOf(undefined), undefined, sinceMs);
  const reading = repositoryIds.map(async (repositoryId): Promise<PeriodScans> => {
    const listed = await attempt(() => listedScans(readerOf(repositoryId), repositoryId, sinceMs));
    if (!(listed instanceof GateFailure)) return listed;
    const { reason, message } = listed;
    return { scans: [], unlisted: [{ repositoryId, reason, message }], serverTimeMs: undefined };
  });
  const lists = await Promise.all(reading);
  return {
    scans: lists.flatMap(({ scans }) => scans),
    unlisted: lists.flatMap(({ unlisted }) => unlisted),
    serverTimeMs: lists.find(({ serverTimeMs }) => serverTimeMs !== undefined)?.serverTimeMs,
  };
}

/** An unreadable entry may be the newest scan of any ref: it is reported, never skipped. Drops other repositories' scans, if the platform ignores the filter. */
async function listedScans(
  reader: Pick<FindingsReader, 'listScans'>,
  repositoryId: RepositoryId | undefined,
  sinceMs: EpochMs | undefined,
): Promise<PeriodScans> {
  const pages: ScanPage[] = [];
  for await (const page of reader.listScans({ repositoryId, sinceMs })) pages.push(page);
  const malformed = pages.flatMap((page) => page.malformed);
  const [first] = malformed;
  const message = `scan list: ${counted(malformed.length, 'scan')} cannot be read; the first: ${first?.problem}`;
  const all = pages.flatMap((page) => page.scans);
  // A page that moved while it was read lists a scan twice.
  const scans = [...new Map(all.map((scan) => [scan.id, scan])).values()];
  return {
    scans: repositoryId === undefined ? scans : scans.filter((scan) => scan.repositoryId === repositoryId),
    unlisted: first === undefined ? [] : [{ repositoryId, reason: 'contract', message }],
    serverTimeMs: pages.findLast((page) => page.serverTimeMs !== undefined)?.serverTimeMs,
  };
}

export type ProjectReaders = ReturnType<typeof projectReaders>;

/** A reader for each project with a quota of retries of its own: no project can use up another's. */
export function projectReaders(create: () => FindingsReader) {
  const made = new Map<RepositoryId | undefined, FindingsReader>();
  return {
    of(repositoryId: RepositoryId | undefined): FindingsReader {
      const reader = made.get(repositoryId) ?? create();
      made.set(repositoryId, reader);
      return reader;
    },
    requestsSent: () => [...made.values()].reduce((sum, reader) => sum + reader.requestsSent(), 0),
  };
}
