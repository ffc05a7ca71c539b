import type { RepositoryId, ScanId } from '../../../../src/domain/ids.ts';
import type { Scan, ScanDetail, ScanMeta } from '../../../../src/domain/scan.ts';
import { type NamedProject, projectNames } from '../../../../src/scan/project-name.ts';
import type { ObservedProject } from '../../../../src/tools/doctor/project/project-names.ts';
import { aScan } from '../../../build/a-scan.ts';
import { aDetailOf } from '../../../build/a-scan-detail.ts';
import { NOON_MS } from '../../../fakes/fake-clock.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A scan that the commits of a project get. `after` and `took` are minutes; `after` counts from the first scan of the commit. */
export type Habit = {
  readonly products?: readonly string[];
  readonly after?: number;
  readonly took?: number;
  readonly isFullScan?: boolean;
  readonly status?: Scan['status'];
  readonly branch?: string;
};

/** Scans of the commit that is `place + 1` hours before noon. */
export function aCommit(place: number, habits: readonly Habit[]): readonly Scan[] {
  return habits.map(({ products = ['sast', 'secrets'], after = 0, took = 2, ...rest }, index) => {
    const startedAtMs = NOON_MS - (place + 1) * 60 * MINUTE_MS + after * MINUTE_MS;
    return aScan({
      id: String(90_000 - place * 10 + index),
      commit: place.toString(16).padStart(40, '0'),
      branch: `refs/pull/${place}/merge`,
      startedAtMs,
      completedAtMs: startedAtMs + took * MINUTE_MS,
      enabledProducts: products,
      ...rest,
    });
  });
}

type Habits = readonly Habit[];

/** `count` commits from place `from` on, each of its own pull request, scanned by the same habits or by those of its place. */
export function commits(count: number, habits: Habits | ((place: number) => Habits) = [{}], from = 1): readonly Scan[] {
  const places = Array.from({ length: count }, (_, index) => from + index);
  return places.flatMap((place) => aCommit(place, typeof habits === 'function' ? habits(place) : habits));
}

/** A project with these scans, of the past week until noon. Its details name `acme/shop` on github.com. */
export function anObservedProject(scans: readonly Scan[], given: Partial<ObservedProject> = {}): ObservedProject {
  const newest = scans.toSorted((a, b) => (b.startedAtMs ?? 0) - (a.startedAtMs ?? 0));
  return {
    repositoryId: '4242' as RepositoryId,
    scans: newest,
    details: newest.slice(0, 8).map((scan) => detailOf(scan)),
    environments: new Map<ScanId, string>(),
    others: [],
    unnamedOthers: undefined,
    wholeSinceMs: NOON_MS - 7 * DAY_MS,
    gaps: { probed: 0, short: 0 },
    nowMs: NOON_MS,
    ...given,
  };
}

const NAMED = { repository: 'acme/shop', repoDisplayName: 'acme/shop', repoUrl: 'https://github.com/acme/shop' };

export function detailOf(scan: Scan, meta: Partial<ScanMeta> = {}): ScanDetail {
  return aDetailOf(scan, { meta: { ...NAMED, ...meta } });
}

export function anotherProject(id: string, given: Partial<ScanMeta>, hoursAgo = 1): NamedProject {
  const scan = aScan({ id: `7${id}`, repositoryId: id, startedAtMs: NOON_MS - hoursAgo * 60 * MINUTE_MS });
  return { id: scan.repositoryId!, scan, names: projectNames(detailOf(scan, given).meta!) };
}
