import type { RepositoryId } from '../../../domain/ids.ts';
import { MOST_SCANS_PER_PAGE } from '../../../domain/limits.ts';
import type { Scan } from '../../../domain/scan.ts';
import { DAY_MS } from '../../../domain/text/calendar-date.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import { scanList } from '../../../platform/schema/scan-list.ts';
import { newestFirst } from '../../../scan/scan-order.ts';
import { type Asker, type Heard, readHeard } from './asker.ts';

const KEPT_DAYS = 30;
const MOST_DAY_PAGES = 2;

export type ListedScans = {
  readonly scans: readonly Scan[];
  /** False where the platform keeps more scans than were read. */
  readonly isWhole: boolean;
  readonly malformed: number;
  /** Every scan that was listed since then was read; undefined where that is not known. */
  readonly wholeSinceMs: EpochMs | undefined;
};

/** One page, and where there are more the first pages of the last day. Undefined where the first page could not be read. */
export async function readScans(asker: Asker, repositoryId?: RepositoryId): Promise<ListedScans | undefined> {
  const ofProject = {
    limit: MOST_SCANS_PER_PAGE,
    ...(repositoryId === undefined ? {} : { repository_id: repositoryId }),
  };
  const heard = await asker.scanList(ofProject);
  const first = readHeard(heard, scanList);
  if (first === undefined) return undefined;
  const scans = new Map(first.page.scans.map((scan) => [scan.id, scan]));
  let malformed = first.page.malformed.length;
  const nowMs = nowOf(heard);
  const sinceDays = (days: number): EpochMs | undefined => nowMs && nowMs - days * DAY_MS;
  if (!first.cursor) {
    return {
      scans: newestFirst([...scans.values()]),
      isWhole: true,
      malformed,
      wholeSinceMs: sinceDays(KEPT_DAYS),
    };
  }
  let isDayWhole = false;
  let cursor: string | undefined;
  for (let pages = 0; nowMs !== undefined && pages < MOST_DAY_PAGES; pages += 1) {
    const ofDay = { ...ofProject, since: new Date(nowMs - DAY_MS).toISOString() };
    const next = readHeard(await asker.scanList({ ...ofDay, ...(cursor === undefined ? {} : { cursor }) }), scanList);
    for (const scan of next?.page.scans ?? []) scans.set(scan.id, scan);
    malformed += next?.page.malformed.length ?? 0;
    cursor = next?.cursor || undefined;
    isDayWhole = next !== undefined && cursor === undefined;
    if (cursor === undefined) break;
  }
  return {
    scans: newestFirst([...scans.values()]),
    isWhole: false,
    malformed,
    wholeSinceMs: isDayWhole ? sinceDays(1) : undefined,
  };
}

function nowOf({ came }: Heard): EpochMs | undefined {
  return came.kind === 'answer' ? came.serverTimeMs : undefined;
}
