import { asGateFailure, type GateFailure } from '../../../domain/failure.ts';
import type { ScanId } from '../../../domain/ids.ts';
import type { CountedGroup, CountedPage, IssueSearch } from '../../../domain/issue.ts';
import { parseAddress } from '../../../domain/rule/page-address.ts';
import { storedSourceUri } from '../../../domain/rule/rule-page.ts';
import { FINDINGS_COUNTS, type Scan, type ScanDetail, type ScanPage, type ScanSearch } from '../../../domain/scan.ts';
import { shortAddress } from '../../../domain/text/remote-address.ts';
import type { MonotonicMs } from '../../../domain/work/time.ts';
import type { FindingsReader, Pages } from '../../../ports/findings-reader.ts';
import type { RecordingClock } from './recording-clock.ts';
import { STORED_META } from './stored-names.ts';

export type StoredAnswers = ReturnType<typeof recordingReader>['answers'];

/** The answer to one question, page by page. There is no `end` if nothing waited for more pages, or the run was over. */
type AnswerTo<Ask extends string, Of, Page> = {
  readonly ask: Ask;
  readonly of: Of;
  readonly askedMs: MonotonicMs;
  readonly pages: (Page & { readonly atMs: MonotonicMs })[];
  end?: { readonly atMs: MonotonicMs; readonly failure?: Pick<GateFailure, 'reason' | 'message'> };
};

/** Numbers that may exceed 2^53 are written as digits. `record-schema.ts` says what each member is. */
export type WrittenAnswer =
  | AnswerTo<'list-scans', ScanSearch, Pick<ScanPage, 'serverTimeMs' | 'malformed'> & { readonly scans: number[] }>
  | AnswerTo<'read-scan', { readonly id: ScanId }, { readonly detail: ReturnType<typeof storedDetail> }>
  | AnswerTo<
      'search-issues',
      IssueSearch,
      Record<'total' | 'fetched', string | undefined> &
        Pick<CountedPage, 'notices'> & { readonly groups: (number | string)[] }
    >;
type AnswerOf<Ask> = Extract<WrittenAnswer, { ask: Ask }>;

/** Returns the same reader, and its answers so far. To keep these small, each rule and scan is stored once, and a group is two numbers. */
export function recordingReader(inner: FindingsReader, clock: Pick<RecordingClock, 'now' | 'happens'>) {
  const all: WrittenAnswer[] = [];
  /** Rules and scans as JSON, each with its place in the list: they come again with every search and every poll. */
  const [rules, scans] = [new Map<string, number>(), new Map<string, number>()];

  async function* recorded<Page, Ask extends WrittenAnswer['ask']>(
    pages: Pages<Page>,
    question: Pick<AnswerOf<Ask>, 'of'> & { readonly ask: Ask },
    stored: (page: Page, atMs: MonotonicMs) => AnswerOf<Ask>['pages'][number],
  ): Pages<Page> {
    const course: { readonly pages: unknown[]; end?: WrittenAnswer['end'] } = { pages: [] };
    all.push(Object.assign(course, question, { askedMs: clock.now() }) as unknown as WrittenAnswer);
    try {
      for await (let page of pages as AsyncIterable<Page | undefined>) {
        course.pages.push(stored(page as Page, clock.happens()));
        yield page as Page;
        // Otherwise the page would stay in memory until the next one arrives.
        page = undefined;
      }
      course.end = { atMs: clock.happens() };
    } catch (thrown) {
      const { reason, message } = asGateFailure(thrown);
      // A stopped question has no `end`: the rest of its answer is unknown.
      if (reason !== 'cancelled') course.end = { atMs: clock.happens(), failure: { reason, message } };
      throw thrown;
    }
  }

  const reader: FindingsReader = {
    listScans: (of, phase) =>
      recorded(inner.listScans(of, phase), { ask: 'list-scans', of }, (page, atMs) => {
        const { malformed, serverTimeMs } = page;
        const places = page.scans.map((scan) => placeAmong(scans, storedScan(scan)));
        return { atMs, serverTimeMs, scans: places, malformed };
      }),
    searchIssues: (of, signal) =>
      recorded(inner.searchIssues(of, signal), { ask: 'search-issues', of }, (page, atMs) => {
        const { total, fetched, notices } = page;
        const groups = page.groups.flatMap((group) => [placeAmong(rules, storedRule(group)), exact(group.issuesCount)]);
        return { atMs, total: total?.toString(), fetched: fetched?.toString(), notices, groups };
      }),
    async readScan(id, phase, aside) {
      async function* read(): Pages<ScanDetail> {
        yield await inner.readScan(id, phase, aside);
      }
      const stored = (page: ScanDetail, atMs: MonotonicMs) => ({ atMs, detail: storedDetail(page) });
      let detail: ScanDetail | undefined;
      for await (const page of recorded(read(), { ask: 'read-scan', of: { id } }, stored)) detail = page;
      return detail!;
    },
    requestsPlanned: () => inner.requestsPlanned(),
    requestsSent: () => inner.requestsSent(),
  };
  return { reader, answers: { all, rules, scans } };
}

export function storedRule(group: CountedGroup) {
  const { issueType, ruleId, rulePath, epss } = group;
  const uri = storedSourceUri(group);
  const stored = [issueType ?? null, ruleId, rulePath, epss?.score ?? null] as const;
  return uri === undefined ? stored : ([...stored, uri] as const);
}

const exact = (issues: bigint) => (issues <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(issues) : String(issues));

function placeAmong(places: Map<string, number>, value: unknown): number {
  const text = JSON.stringify(value);
  const place = places.get(text) ?? places.size;
  places.set(text, place);
  return place;
}

export function storedScan({ exitCode, findingsCounts, ...rest }: Scan) {
  const counts = FINDINGS_COUNTS.map((name) => [name, findingsCounts[name]?.toString()]);
  return { ...rest, exitCode: exitCode?.toString(), findings: Object.fromEntries(counts) };
}

function storedDetail({ exitCode, stats, meta, ...rest }: ScanDetail) {
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

/** Host and path of the address, without user, password and query. Empty if the address cannot be read. */
function placeOf(url: string): string {
  const short = shortAddress(url);
  if (short !== undefined) return `ssh://${short.host}/${short.path}`;
  const address = parseAddress(url);
  if (address === undefined) return '';
  const { protocol, host, pathname } = address;
  return host === '' ? `${protocol}${pathname.replaceAll('@', '%40')}` : `${protocol}//${host}${pathname}`;
}
