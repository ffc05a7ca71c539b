import { MOST_SCANS_PER_PAGE } from '../../../domain/limits.ts';
import { isFoundBy, productsOf, RATED_ISSUE_TYPES } from '../../../domain/product.ts';
import { branchName, branchRef, isFullRef, isSameRef } from '../../../domain/ref.ts';
import { hasEnded, type Scan } from '../../../domain/scan.ts';
import { DAY_MS } from '../../../domain/text/calendar-date.ts';
import { WIRE_PRODUCTS } from '../../../platform/requests/request-types.ts';
import type { ListScansBody } from '../../../platform/requests/scan-list.ts';
import { isMissing } from '../../../platform/schema/spelling.ts';
import { doesNotHold, holds, notSeen, type Probe } from '../probe.ts';
import { isRefused, isTaken, type Received } from './asker.ts';
import {
  type Asks,
  type Checks,
  entriesOf,
  type Observed,
  type ObservedAnswer,
  observedIn,
  questionsOfRef,
} from './observed.ts';

/** Checks how lists continue from page to page, and what the scan list does with its own filters. */
export const SCAN_LIST_CHECKS = {
  'end-of-paging': {
    effect: 'pages that never end are cursor-loop or page-limit',
    async ask({ asker, known }) {
      const { scans, repositoryId } = known;
      const questions = questionsOfRef(known);
      const limit = Math.min(scans.length - 1, 100);
      await Promise.all([
        limit < 1 ? undefined : andNext((cursor) => asker.scanList({ repository_id: repositoryId, limit, ...cursor })),
        questions && andNext((cursor) => asker.issueSearch({ ...questions.search, limit: 1, ...cursor })),
      ]);
    },
    /** A list that never sends a cursor looks like a list of one page, so one page must have been followed by another. */
    check({ answers }) {
      const pages = answers('issue search', 'scan list', 'issue list');
      for (const page of pages) {
        const cursor = cursorIn(page);
        if (cursor === undefined) {
          if (endsTooEarly(page, pages))
            return doesNotHold(`a page of the ${page.operation} has no cursor, and is not the last one`);
          continue;
        }
        const next = pages.find((other) => other.asked.cursor === cursor && questionOf(other) === questionOf(page));
        const after = next && cursorIn(next);
        if (after === cursor)
          return doesNotHold(`a cursor of the ${page.operation} leads to a page with the same cursor`);
        if (after !== undefined && entriesOf(page).length === 0 && entriesOf(next!).length === 0)
          return doesNotHold(`the ${page.operation} has a cursor after page upon page without entries`);
      }
      const searched = pages.filter(({ operation }) => operation === 'issue search');
      const goesOn = searched.some((page) => entriesOf(page).length > 0 && cursorIn(page) !== undefined);
      const ends = searched.find((page) => cursorIn(page) === undefined);
      if (ends === undefined || !goesOn) return notSeen('no search of more than one page was read to its end');
      return holds('the last page has no cursor, or an empty one, and the one before it has one');
    },
  },
  'list-deployment-id': { effect: 'each list of scans is refused: api-changed', check: checkDeploymentId },
  'list-order': { effect: "an older scan decides only where the platform's start times are wrong", probe: probeWindow },
  'list-branch-filter': { effect: 'more requests', probe: (asks) => probeBranch(asks, (listed) => listed) },
  'scan-list-branch-spelling': {
    effect: 'more requests, as scans of other branches are read too; they never decide',
    probe: (asks) =>
      probeBranch(asks, (listed) => (branchName(listed) === listed ? branchRef(listed) : branchName(listed))),
  },
  'scan-list-filter-names': { effect: 'only the typed client is affected', probe: probeFilters },
} as const satisfies Checks;

async function andNext(ask: (cursor: { readonly cursor?: string }) => Promise<Received>): Promise<void> {
  const [first] = observedIn([await ask({})]).answers('scan list', 'issue search');
  const cursor = first && cursorIn(first);
  if (cursor !== undefined) await ask({ cursor });
}

function checkDeploymentId({ received }: Observed) {
  const lists = received.filter(({ operation }) => operation === 'scan list');
  if (lists.some(isTaken)) return holds('the scan list takes deploymentId as an integer');
  return lists.some(isRefused) ? doesNotHold('the scan list refuses its body') : notSeen('the scan list was not read');
}

/** Undefined if the gate would take the page for the last one, or if the cursor is not text. */
function cursorIn({ body }: ObservedAnswer): string | undefined {
  return typeof body.cursor === 'string' && body.cursor !== '' ? body.cursor : undefined;
}

/** True for a first page without a cursor, if a larger page of the same request shows more. */
function endsTooEarly(page: ObservedAnswer, pages: readonly ObservedAnswer[]): boolean {
  const firsts = pages.filter((other) => isMissing(other.asked.cursor) && questionOf(other) === questionOf(page));
  return isMissing(page.asked.cursor) && firsts.some((other) => entriesOf(other).length > entriesOf(page).length);
}

function questionOf({ operation, asked }: ObservedAnswer): string {
  const { cursor: _cursor, limit: _limit, ...question } = asked;
  return JSON.stringify([operation, question]);
}

/** The middle of a scan of this length is further from its start than two clocks may differ. */
const LONG_ENOUGH_MS = 20_000;
const MOST_PAGES_OF_WINDOW = 3;

/** A scan from before the window must not be in it. A scan that began a day later must be: no scan is queued for that long. */
async function probeWindow({ scans, known }: Asks): Promise<Probe> {
  const startedBy = (fromMs: number): readonly Scan[] =>
    known.scans.filter(({ startedAtMs }) => startedAtMs !== undefined && startedAtMs >= fromMs);
  const middles = known.scans.flatMap(({ startedAtMs = 0, completedAtMs = 0 }) =>
    completedAtMs - startedAtMs < LONG_ENOUGH_MS || startedAtMs === 0
      ? []
      : [Math.round((startedAtMs + completedAtMs) / 2)],
  );
  const sinceMs = middles.find((ms) => startedBy(ms + DAY_MS).length > 1);
  if (sinceMs === undefined) return notSeen('there are too few scans: a window needs some in it, and some before it');
  const request = {
    repository_id: known.repositoryId,
    since: new Date(sinceMs).toISOString(),
    limit: Math.ceil(startedBy(sinceMs).length / 2),
  };
  const shown: Scan[] = [];
  let [pages, isWhole] = [0, false];
  for (let cursor: string | undefined; pages < MOST_PAGES_OF_WINDOW && !isWhole; pages += 1) {
    const page = await scans({ ...request, ...(cursor === undefined ? {} : { cursor }) });
    if (page === undefined) break;
    shown.push(...page.scans);
    ({ cursor } = page);
    isWhole = cursor === undefined;
  }
  const earliestMs = sinceMs - LONG_ENOUGH_MS / 2;
  if (shown.some(({ startedAtMs }) => startedAtMs !== undefined && startedAtMs <= earliestMs))
    return doesNotHold('a window of the list shows a scan that began before it');
  if (!isWhole) return notSeen('no window of the list was read to its end');
  const ids = new Set(shown.map(({ id }) => id));
  const missing = startedBy(sinceMs + DAY_MS).filter(({ id }) => !ids.has(id)).length;
  // A scan that appears or disappears while pages are read shifts one scan across each boundary between them.
  if (missing > pages - 1) return doesNotHold('the pages of a window lack scans that began in it');
  if (pages < 2 || missing > 0) return notSeen('no window of several pages was read without a scan missing');
  return holds('the pages of a window show each scan that began in it, and none that was under way before');
}

/** If all scans are of one branch, a filter that does nothing would give the same answer. A bare name may be a tag's. */
async function probeBranch({ scans, known }: Asks, spelled: (listed: string) => string): Promise<Probe> {
  const scan = known.scans.find(
    ({ branch = '' }) => branch !== '' && (!isFullRef(branch) || branchName(branch) !== branch),
  );
  const branch = scan?.branch;
  if (branch === undefined || known.scans.every((other) => isSameRef(other.branch, branch)))
    return notSeen('this needs scans of a branch, and of others');
  const asked = spelled(branch);
  const page = await scans({ repository_id: known.repositoryId, branch: asked, limit: MOST_SCANS_PER_PAGE });
  if (page === undefined) return notSeen('the list of one branch was not read');
  if (page.scans.some((found) => !isSameRef(found.branch, branch)))
    return doesNotHold('the list of one branch shows scans of others');
  if (asked === branch && page.cursor === undefined && !page.scans.some(({ id }) => id === scan?.id))
    return doesNotHold('a branch as the list spells it does not find its scan');
  return holds(
    `${page.scans.length > 0 ? 'the scans of a branch' : 'no scans'} are found by ${asked === branch ? 'the spelling of the list' : 'its other spelling'}`,
  );
}

/** Uses ended scans only: their status does not change, so each of them either fits or does not. */
async function probeFilters({ asker, scans, known }: Asks): Promise<Probe> {
  const ended = known.scans.filter((scan) => hasEnded(scan) && productsOf(scan.enabledProducts).length > 0);
  const isDone = ({ status }: Scan): boolean => status === 'completed';
  for (const type of RATED_ISSUE_TYPES) {
    const hasProduct = ({ enabledProducts }: Scan): boolean => isFoundBy(type, productsOf(enabledProducts));
    const fits = (scan: Scan): boolean => isDone(scan) && hasProduct(scan);
    const isReported = [
      fits,
      (scan: Scan) => isDone(scan) && !hasProduct(scan),
      (scan: Scan) => !isDone(scan) && hasProduct(scan),
    ];
    if (!isReported.every((kind) => ended.some(kind))) continue;
    const request: ListScansBody = {
      repository_id: known.repositoryId,
      products: [WIRE_PRODUCTS[type]],
      statuses: ['SCAN_STATUS_COMPLETED'],
      limit: MOST_SCANS_PER_PAGE,
    };
    if (isRefused(await asker.scanList(request))) return doesNotHold('a list with filters of these names is refused');
    const page = await scans(request);
    if (page === undefined) return notSeen('no list by product and status was read');
    const ids = new Set(ended.filter((scan) => !fits(scan)).map(({ id }) => id));
    if (page.scans.some(({ id }) => ids.has(id))) return doesNotHold('a list by product and status shows other scans');
    return page.scans.some(fits)
      ? holds('a list by product and status shows the scans that fit, and no others')
      : doesNotHold('a list by product and status leaves out the scans that fit');
  }
  return notSeen('the scans do not differ enough in product and status for a filter to show');
}
