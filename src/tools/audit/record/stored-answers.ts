import { asGateFailure } from '../../../domain/failure.ts';
import type { CountedGroup } from '../../../domain/issue.ts';
import { parseAddress } from '../../../domain/rule/page-address.ts';
import { storedSourceUri } from '../../../domain/rule/rule-page.ts';
import { FINDINGS_COUNTS, type Scan, type ScanDetail } from '../../../domain/scan.ts';
import { shortAddress } from '../../../domain/text/remote-address.ts';
import type { MonotonicMs } from '../../../domain/work/time.ts';
import type { FindingsReader, Pages } from '../../../ports/findings-reader.ts';
import type {
  StoredAnswer,
  StoredEnd,
  StoredQuestion,
  StoredRule,
  WrittenDetail,
  WrittenPage,
  WrittenScan,
} from './record-schema.ts';
import type { RecordingClock } from './recording-clock.ts';
import { STORED_META } from './stored-names.ts';

export type StoredAnswers = ReturnType<typeof recordingReader>['answers'];

/** The same reader, and what it was answered so far, small: rules and scans are stored once each, and a group is two numbers. */
export function recordingReader(inner: FindingsReader, clock: Pick<RecordingClock, 'now' | 'happens'>) {
  const all: StoredAnswer[] = [];
  /** Rules and scans as JSON, each once, in the order of their places: they come again with every search and every poll. */
  const [rules, scans] = [new Map<string, number>(), new Map<string, number>()];

  async function* recorded<Page>(
    pages: Pages<Page>,
    question: StoredQuestion,
    stored: (page: Page, atMs: MonotonicMs) => unknown,
  ): Pages<Page> {
    const course: { readonly pages: unknown[]; end?: StoredEnd } = { pages: [] };
    all.push(Object.assign(course, question, { askedMs: clock.now() }) as unknown as StoredAnswer);
    try {
      for await (let page of pages as AsyncIterable<Page | undefined>) {
        course.pages.push(stored(page as Page, clock.happens()));
        yield page as Page;
        // The page would stay in memory otherwise until the next one is there.
        page = undefined;
      }
      course.end = { atMs: clock.happens() };
    } catch (thrown) {
      const { reason, message } = asGateFailure(thrown);
      // What was stopped is left without an end: what would have come is unknown.
      if (reason !== 'cancelled') course.end = { atMs: clock.happens(), failure: { reason, message } };
      throw thrown;
    }
  }

  const reader: FindingsReader = {
    listScans: (of, phase) =>
      recorded(inner.listScans(of, phase), { ask: 'list-scans', of }, (page, atMs): WrittenPage<'list-scans'> => {
        const { malformed, serverTimeMs } = page;
        const places = page.scans.map((scan) => placeAmong(scans, storedScan(scan)));
        return { atMs, serverTimeMs, scans: places, malformed };
      }),
    searchIssues: (of, signal) =>
      recorded(
        inner.searchIssues(of, signal),
        { ask: 'search-issues', of },
        (page, atMs): WrittenPage<'search-issues'> => {
          const { total, fetched, notices } = page;
          const groups = page.groups.flatMap((group) => [placeAmong(rules, ruleOf(group)), exact(group.issuesCount)]);
          return { atMs, total: total?.toString(), fetched: fetched?.toString(), notices, groups };
        },
      ),
    async readScan(id, phase, aside) {
      async function* read(): Pages<ScanDetail> {
        yield await inner.readScan(id, phase, aside);
      }
      const stored = (page: ScanDetail, atMs: MonotonicMs): WrittenPage<'read-scan'> => ({
        atMs,
        detail: storedDetail(page),
      });
      let detail: ScanDetail | undefined;
      for await (const page of recorded(read(), { ask: 'read-scan', of: { id } }, stored)) detail = page;
      return detail!;
    },
    requestsSent: () => inner.requestsSent(),
  };
  return { reader, answers: { all, rules, scans } };
}

function ruleOf(group: CountedGroup): StoredRule {
  const { issueType, ruleId, rulePath, epss } = group;
  const uri = storedSourceUri(group);
  const stored = [issueType ?? null, ruleId, rulePath, epss?.score ?? null] as const;
  return uri === undefined ? [...stored] : [...stored, uri];
}

const exact = (issues: bigint) => (issues <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(issues) : String(issues));

function placeAmong(places: Map<string, number>, value: unknown): number {
  const text = JSON.stringify(value);
  const place = places.get(text) ?? places.size;
  places.set(text, place);
  return place;
}

export function storedScan({ exitCode, findingsCounts, ...rest }: Scan): WrittenScan {
  const counts = FINDINGS_COUNTS.map((name) => [name, findingsCounts[name]?.toString()]);
  return { ...rest, exitCode: exitCode?.toString(), findings: Object.fromEntries(counts) };
}

function storedDetail({ exitCode, stats, meta, ...rest }: ScanDetail): WrittenDetail {
  return {
    ...rest,
    exitCode: exitCode?.toString(),
    stats: stats && { findings: stats.findings?.toString(), totalTimeSeconds: stats.totalTimeSeconds },
    meta: meta && {
      ...Object.fromEntries(STORED_META.map((name) => [name, meta[name]])),
      repoUrl: meta.repoUrl && placeOf(meta.repoUrl),
      // Only its host is reported; the rest of an address may contain a secret.
      ciJobUrl: parseAddress(meta.ciJobUrl)?.origin,
    },
  };
}

/** The same host and path without user, password and query; nothing where there is none. */
function placeOf(url: string): string {
  const short = shortAddress(url);
  if (short !== undefined) return `ssh://${short.host}/${short.path}`;
  const address = parseAddress(url);
  if (address === undefined) return '';
  const { protocol, host, pathname } = address;
  return host === '' ? `${protocol}${pathname.replaceAll('@', '%40')}` : `${protocol}//${host}${pathname}`;
}
