import type { Scan } from '../../../domain/scan.ts';
import type { ListScansRequest } from '../../../platform/requests/scan-list.ts';
import { scanList } from '../../../platform/schema/scan-list.ts';
import type { LookedAt } from '../diagnosis.ts';
import { type Asker, type Heard, readHeard } from './asker.ts';
import { type AssumptionLook, doesNotHold, holds, notSeen, type ScansHeard, scansHeard } from './assumption-look.ts';
import type { KnownProject } from './known-project.ts';

const DAY_MS = 86_400_000;
/** A scan of this length has a middle that is apart from its start by more than two clocks differ. */
const LONG_ENOUGH_MS = 20_000;
const MOST_PAGES_OF_WINDOW = 3;

/** The scan was created before the window; what began a day later is in it, as no scan is queued for so long. */
export const WINDOW_LOOKS = {
  'list-order': {
    effect: "an older scan decides only where the platform's start times are wrong",
    ask: askForWindow,
    look: lookAtWindow,
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;

type Window = {
  readonly sinceMs: number;
  readonly request: ListScansRequest;
  readonly later: readonly Scan[];
};

function windowToTry({ repositoryId, scans }: KnownProject): Window | undefined {
  for (const { startedAtMs, completedAtMs } of scans) {
    if (startedAtMs === undefined || completedAtMs === undefined) continue;
    if (completedAtMs - startedAtMs < LONG_ENOUGH_MS) continue;
    const sinceMs = Math.round((startedAtMs + completedAtMs) / 2);
    const startedBy = (fromMs: number): readonly Scan[] =>
      scans.filter((scan) => scan.startedAtMs !== undefined && scan.startedAtMs >= fromMs);
    const later = startedBy(sinceMs + DAY_MS);
    if (later.length < 2) continue;
    const limit = Math.ceil(startedBy(sinceMs).length / 2);
    return { sinceMs, later, request: { repository_id: repositoryId, since: new Date(sinceMs).toISOString(), limit } };
  }
  return undefined;
}

async function askForWindow(asker: Asker, known: KnownProject): Promise<void> {
  const window = windowToTry(known);
  let cursor: string | undefined;
  for (let page = 0; window !== undefined && page < MOST_PAGES_OF_WINDOW; page += 1) {
    const answer = await asker.scanList({ ...window.request, ...(cursor === undefined ? {} : { cursor }) });
    cursor = readHeard(answer, scanList)?.cursor;
    if (!cursor) return;
  }
}

function lookAtWindow(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const window = known && windowToTry(known);
  if (known === undefined || window === undefined) {
    return notSeen('there are too few scans for a window with some of them in it, and some before it');
  }
  const pages = pagesOf(heard, known, window);
  const shown = pages.flatMap(({ scans }) => scans);
  const beganEarlier = shown.some(
    ({ startedAtMs }) => startedAtMs !== undefined && startedAtMs <= window.sinceMs - LONG_ENOUGH_MS / 2,
  );
  if (beganEarlier) return doesNotHold('a window of the list shows a scan that began before it');
  const isWhole = pages.length > 0 && pages.at(-1)?.cursor === undefined;
  if (!isWhole) return notSeen('no window of the list was read to its end');
  const ids = new Set(shown.map(({ id }) => id));
  const missing = window.later.filter(({ id }) => !ids.has(id)).length;
  // A scan that comes or goes while pages are read moves one scan over each of their ends.
  if (missing > pages.length - 1) return doesNotHold('the pages of a window lack scans that began in it');
  if (pages.length < 2 || missing > 0) return notSeen('no window of several pages was read without a scan missing');
  return holds('the pages of a window show each scan that began in it, and none that was under way before');
}

function pagesOf(heard: readonly Heard[], known: KnownProject, { request }: Window): readonly ScansHeard[] {
  const pages: ScansHeard[] = [];
  let cursor: string | undefined;
  do {
    const page = scansHeard(heard, known, { ...request, ...(cursor === undefined ? {} : { cursor }) });
    if (page === undefined) break;
    pages.push(page);
    cursor = page.cursor;
  } while (cursor !== undefined && pages.length < MOST_PAGES_OF_WINDOW);
  return pages;
}
