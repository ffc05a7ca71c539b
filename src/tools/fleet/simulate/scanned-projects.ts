import { asGateFailure, GateFailure } from '../../../domain/failure.ts';
import type { RepositoryId } from '../../../domain/ids.ts';
import type { Scan } from '../../../domain/scan.ts';
import { eachAtMost } from '../../../domain/work/each-at-most.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import type { FindingsReader } from '../../../ports/findings-reader.ts';
import { placeOf } from '../../../scan/project-name.ts';
import { newestFirst } from '../../../scan/scan-order.ts';
import { FailingProjects, type Refusal } from './failing-projects.ts';
import type { UnlistedScans } from './judged-ref.ts';
import { readPeriodScans } from './period-scans.ts';
import { Readers } from './readers.ts';

/** So many requests may be on their way. */
const DETAILS_AT_ONCE = 8;
/** Projects whose names are asked for, those that were scanned last. A name takes a request. */
export const MOST_NAMED_PROJECTS = 1_000;

/** Texts are the platform's: hostile until they are rendered. */
export type ScannedProject = {
  readonly repositoryId: RepositoryId;
  /** It is the name that the detail of a scan gives. */
  readonly name: string | undefined;
  /** Host and path of its repository, without user and query. */
  readonly address: string | undefined;
  readonly scans: number;
  /** When the newest scan started. Milliseconds since 1970 (UTC). */
  readonly lastScanAtMs: EpochMs | undefined;
  /** It says why the name could not be read. */
  readonly problem: Refusal | undefined;
};

export type ScannedProjects = {
  /** They are sorted by name; those without one come last. */
  readonly projects: readonly ScannedProject[];
  readonly unlisted: readonly UnlistedScans[];
  /** Scans of which it is not told whose they are. */
  readonly ownerless: number;
  readonly requests: number;
};

export type ProjectsWorld = {
  createReader(): FindingsReader;
  /** It is in milliseconds since 1970 (UTC). */
  readonly sinceMs: EpochMs;
  /** It is called once the projects are known, and after each. */
  progress?(named: number, projects: number): void;
};

/**
 * The projects that were scanned since then: the list of scans, and one detail for each project. Throws `GateFailure`
 * where the scans cannot be listed, and `cancelled`.
 */
export async function readScannedProjects(world: ProjectsWorld): Promise<ScannedProjects> {
  const { sinceMs, progress } = world;
  const readers = new Readers(world.createReader);
  const { scans, unlisted } = await readPeriodScans((id) => readers.of(id), [], sinceMs);
  // A platform that ignores the time asked for must not add projects.
  const ofPeriod = scans.filter(({ startedAtMs }) => startedAtMs === undefined || startedAtMs >= sinceMs);
  const all = newestFirst(ofPeriod);
  const groups = [...Map.groupBy(all, ({ repositoryId }) => repositoryId)];
  const owned = groups.flatMap(([id, ofProject]) => (id === undefined ? [] : [{ id, ofProject }]));
  const failing = new FailingProjects();
  let named = 0;
  progress?.(named, owned.length);
  const projects = await eachAtMost(DETAILS_AT_ONCE, [...owned.entries()], async ([place, { id, ofProject }]) => {
    const facts = await namedBy(id, ofProject, {
      reader: readers.of(id),
      failing,
      isAsked: place < MOST_NAMED_PROJECTS,
    });
    named += 1;
    progress?.(named, owned.length);
    return { repositoryId: id, scans: ofProject.length, lastScanAtMs: ofProject[0]?.startedAtMs, ...facts };
  });
  return {
    projects: projects.toSorted(inOrder),
    unlisted,
    ownerless: all.filter(({ repositoryId }) => repositoryId === undefined).length,
    requests: readers.requestsSent(),
  };
}

type Asking = {
  readonly reader: Pick<FindingsReader, 'readScan'>;
  readonly failing: FailingProjects;
  readonly isAsked: boolean;
};

/** Reads the name. It throws nothing but `cancelled`. */
async function namedBy(
  id: RepositoryId,
  ofProject: readonly Scan[],
  { reader, failing, isAsked }: Asking,
): Promise<Pick<ScannedProject, 'name' | 'address' | 'problem'>> {
  const unnamed = { name: undefined, address: undefined };
  if (!isAsked) return { ...unnamed, problem: TOO_MANY };
  const refusal = failing.refusalOf(id);
  if (refusal !== undefined) return { ...unnamed, problem: refusal };
  // What is finished has all its details.
  const scan = ofProject.find(({ status }) => status === 'completed') ?? ofProject[0]!;
  try {
    const { meta, repositoryId } = await reader.readScan(scan.id);
    if (repositoryId !== undefined && repositoryId !== id)
      throw new GateFailure(
        'scan-inconsistent',
        `scan ${scan.id} is listed for project ${id}, its detail names another`,
      );
    failing.note(id, undefined);
    return { name: meta?.repoDisplayName ?? meta?.repository, address: placeOf(meta?.repoUrl), problem: undefined };
  } catch (thrown) {
    const failure = asGateFailure(thrown);
    if (failure.reason === 'cancelled') throw failure;
    failing.note(id, failure);
    return { ...unnamed, problem: { reason: failure.reason, message: failure.message } };
  }
}

const TOO_MANY: Refusal = {
  reason: 'budget',
  message: `not asked: the names of at most ${MOST_NAMED_PROJECTS} projects are read, those that were scanned last`,
};

function inOrder(one: ScannedProject, other: ScannedProject): number {
  const [oneKey, otherKey] = [keyOf(one), keyOf(other)];
  if (oneKey !== otherKey) return oneKey < otherKey ? -1 : 1;
  return BigInt(one.repositoryId) < BigInt(other.repositoryId) ? -1 : 1;
}

/** The key sorts names first, whatever their case. */
function keyOf({ name, address }: ScannedProject): string {
  return name === undefined ? `1${address?.toLowerCase() ?? '\uffff'}` : `0${name.toLowerCase()}`;
}
