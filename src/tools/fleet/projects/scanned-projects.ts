import { attempt, GateFailure } from '../../../domain/failure.ts';
import type { RepositoryId } from '../../../domain/ids.ts';
import type { Scan } from '../../../domain/scan.ts';
import { remoteAddress } from '../../../domain/text/remote-address.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import type { FindingsReader } from '../../../ports/findings-reader.ts';
import { placeOf } from '../../../scan/project-name.ts';
import { newestFirst } from '../../../scan/scan-order.ts';
import { asking, type Loss } from '../ask-each.ts';
import { projectReaders, readPeriodScans } from '../period-scans.ts';

/** Most projects whose names are read, those that were scanned last. Each name takes a request. */
export const MOST_NAMED_PROJECTS = 1_000;

/** Texts are the platform's: hostile until they are rendered. */
export type ScannedProject = {
  readonly repositoryId: RepositoryId;
  readonly name: string | undefined;
  /** Host and path of its repository, without user and query. */
  readonly address: string | undefined;
  readonly scans: number;
  readonly lastScanAtMs: EpochMs | undefined;
  readonly problem: Loss | undefined;
};

export type ScannedProjects = Awaited<ReturnType<typeof readScannedProjects>>;

/** Reads the list of scans, and one detail for each project. Throws `GateFailure` if the scans cannot be listed, and `cancelled`. */
export async function readScannedProjects(world: {
  createReader(): FindingsReader;
  readonly sinceMs: EpochMs;
  progress?(named: number, projects: number): void;
}) {
  const { sinceMs, progress } = world;
  const readers = projectReaders(world.createReader);
  const { scans, unlisted } = await readPeriodScans((id) => readers.of(id), [], sinceMs);
  // A platform that ignores the requested time must not add projects.
  const ofPeriod = scans.filter(({ startedAtMs }) => startedAtMs === undefined || startedAtMs >= sinceMs);
  const all = newestFirst(ofPeriod);
  const groups = [...Map.groupBy(all, ({ repositoryId }) => repositoryId)];
  const owned = groups.flatMap(([id, scans]) => (id === undefined ? [] : [{ id, scans }]));
  let named = 0;
  progress?.(named, owned.length);
  const ask = asking<OwnedScans, ScannedProject>({
    projectOf: ({ id }) => id,
    ask: (project) => attempt(() => namedProject(project, readers.of(project.id))),
    skip: unnamed,
    lossOf: ({ problem }) => problem,
    onResult() {
      named += 1;
      progress?.(named, owned.length);
    },
  });
  const projects = await Promise.all(owned.slice(0, MOST_NAMED_PROJECTS).map(ask));
  projects.push(...owned.slice(MOST_NAMED_PROJECTS).map((project) => unnamed(project, TOO_MANY)));
  return {
    projects: projects.toSorted(inOrder),
    unlisted,
    ownerless: all.filter(({ repositoryId }) => repositoryId === undefined).length,
    requests: readers.requestsSent(),
  };
}

type OwnedScans = { readonly id: RepositoryId; readonly scans: readonly Scan[] };

async function namedProject(project: OwnedScans, reader: Pick<FindingsReader, 'readScan'>): Promise<ScannedProject> {
  const { id, scans } = project;
  // A finished scan has all its details.
  const scan = scans.find(({ status }) => status === 'completed') ?? scans[0]!;
  const { meta, repositoryId } = await reader.readScan(scan.id);
  if (repositoryId !== undefined && repositoryId !== id)
    throw new GateFailure('scan-inconsistent', `scan ${scan.id} is listed for project ${id}, its detail names another`);
  const name = meta?.repoDisplayName ?? meta?.repository;
  const address = remoteAddress(meta?.repoUrl);
  return { ...unnamed(project, undefined), name, address: address && placeOf(address) };
}

function unnamed({ id, scans }: OwnedScans, loss: Loss | undefined): ScannedProject {
  const problem = loss && { reason: loss.reason, message: loss.message };
  const lastScanAtMs = scans[0]?.startedAtMs;
  return { repositoryId: id, name: undefined, address: undefined, scans: scans.length, lastScanAtMs, problem };
}

const TOO_MANY: Loss = {
  reason: 'budget',
  message: `not read: only the names of the ${MOST_NAMED_PROJECTS} most recently scanned projects are read`,
};

function inOrder(one: ScannedProject, other: ScannedProject): number {
  const [oneKey, otherKey] = [keyOf(one), keyOf(other)];
  if (oneKey !== otherKey) return oneKey < otherKey ? -1 : 1;
  return BigInt(one.repositoryId) < BigInt(other.repositoryId) ? -1 : 1;
}

function keyOf({ name, address }: ScannedProject): string {
  return name === undefined ? `1${address?.toLowerCase() ?? '\uffff'}` : `0${name.toLowerCase()}`;
}
