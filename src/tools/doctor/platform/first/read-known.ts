import { type CommitSha, isCommitSha } from '../../../../domain/ids.ts';
import { isFullRef, refKeysAmong } from '../../../../domain/ref.ts';
import { reportedFindings, type Scan, type ScanDetail, statusWord } from '../../../../domain/scan.ts';
import { SCAN_DETAIL } from '../../../../platform/schema/scan-detail.ts';
import type { Asker } from '../asker.ts';
import type { KnownProject } from '../known-project.ts';
import { readHeard } from '../read-heard.ts';
import { type ListedScans, readScans } from './read-scans.ts';

/** Details that are read: what goes beyond this is of kinds that differ little. */
const MOST_DETAILS = 6;

export async function readKnown(
  asker: Asker,
  project: Pick<KnownProject, 'deployment' | 'repositoryId'>,
  listed: ListedScans,
  commit: CommitSha | undefined,
): Promise<KnownProject> {
  const { repositoryId } = project;
  const own = listed.isWhole ? listed : ((await readScans(asker, repositoryId)) ?? listed);
  const scans = own.scans.filter((scan) => scan.repositoryId === repositoryId);
  const candidates = newestOfRefs(scans, commit);
  const kinds = [...Map.groupBy(scans, kindOf).values()].map(([newest]) => newest!);
  const read = [...new Set([...candidates.slice(0, 1), ...kinds])].slice(0, MOST_DETAILS);
  const details = (await Promise.all(read.map(({ id }) => asker.scanDetail(id)))).map((heard) =>
    readHeard(heard, SCAN_DETAIL.read),
  );
  const [first] = candidates;
  const detail = first && details[0];
  return {
    ...project,
    scans,
    wholeSinceMs: own.wholeSinceMs,
    details: details.filter((one): one is ScanDetail => one !== undefined),
    scan: detail && { listed: first, detail, commit: first.commit },
  };
}

type Finished = Scan & { readonly commit: CommitSha };

/** Most telling first: what has findings shows more than what has none, and a full scan more than a diff one. */
function newestOfRefs(scans: readonly Scan[], commit: CommitSha | undefined): readonly Finished[] {
  const finished = scans.filter(
    (scan): scan is Finished =>
      scan.status === 'completed' && !scan.isPartialScan && scan.commit !== undefined && isCommitSha(scan.commit),
  );
  const keyOf = refKeysAmong(finished.map(({ branch }) => branch));
  const newest = [...Map.groupBy(finished, ({ branch }) => keyOf(branch)).values()].map(([first]) => first!);
  const ofCommit = finished.filter((scan) => scan.commit === commit);
  const worth = (scan: Scan): number =>
    ((reportedFindings(scan.findingsCounts) ?? 0n) > 0n ? 2 : 0) + (scan.isFullScan ? 1 : 0);
  return [...ofCommit, ...newest.toSorted((one, other) => worth(other) - worth(one))];
}

/** Of two scans of one kind the newer one shows all that the other does. */
function kindOf({ isFullScan, isPartialScan, status, branch = '' }: Scan): string {
  const start = isFullRef(branch) ? branch.split('/')[1] : branch === '' ? 'none' : 'bare';
  return [isFullScan, isPartialScan, statusWord(status), start].join(' ');
}
