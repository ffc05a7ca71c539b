import { asGateFailure } from '../../../domain/failure.ts';
import type { IssuePage } from '../../../domain/issue.ts';
import type { Scan, ScanDetail, ScanPage } from '../../../domain/scan.ts';
import type { KeptAnswer, KeptEnd, KeptQuestion, WrittenPage } from './evidence-record.ts';
import { KeptRules } from './kept-rules.ts';
import { keptDetail, keptScan } from './kept-scans.ts';
import type { RecordingClock } from './recording-clock.ts';

/** It holds one answer while it comes. */
export type Course<Page> = {
  take(page: Page): void;
  end(): void;
  /** What was stopped is left without an end: nobody knows what would have come. */
  fail(thrown: unknown): void;
};

/** Both are milliseconds since the start of the run. */
type AnswerClock = Pick<RecordingClock, 'now' | 'happens'>;

type Writable = { pages: unknown[]; end?: KeptEnd };

/** What was told so far, small: rules and scans are kept once each, and a group is two numbers. */
export class KeptAnswers {
  readonly all: KeptAnswer[] = [];
  readonly rules = new KeptRules();
  /** They are kept as JSON, each once, in the order of their places. */
  readonly scans = new Map<string, number>();
  readonly #clock: AnswerClock;

  constructor(clock: AnswerClock) {
    this.#clock = clock;
  }

  list(of: Extract<KeptQuestion, { ask: 'list-scans' }>['of']): Course<ScanPage> {
    return this.#begin({ ask: 'list-scans', of }, (page) => this.#scanPage(page));
  }

  detail(id: string): Course<ScanDetail> {
    return this.#begin({ ask: 'read-scan', of: { id } }, (detail) => this.#detailPage(detail));
  }

  search(of: Extract<KeptQuestion, { ask: 'search-issues' }>['of']): Course<IssuePage> {
    return this.#begin({ ask: 'search-issues', of }, (page) => this.#issuePage(page));
  }

  #begin<Page>(question: KeptQuestion, kept: (page: Page) => unknown): Course<Page> {
    const course: Writable = { pages: [] };
    const answer = Object.assign(course, question, { askedMs: this.#clock.now() });
    this.all.push(answer as unknown as KeptAnswer);
    return {
      take: (page) => void course.pages.push(kept(page)),
      end: () => {
        course.end = { atMs: this.#clock.happens() };
      },
      fail: (thrown) => {
        const { reason, message } = asGateFailure(thrown);
        if (reason !== 'cancelled') course.end = { atMs: this.#clock.happens(), failure: { reason, message } };
      },
    };
  }

  #scanPage({ scans, malformed, serverTimeMs }: ScanPage): WrittenPage<'list-scans'> {
    return { atMs: this.#clock.happens(), serverTimeMs, scans: scans.map((scan) => this.#placeOf(scan)), malformed };
  }

  #detailPage(detail: ScanDetail): WrittenPage<'read-scan'> {
    return { atMs: this.#clock.happens(), detail: keptDetail(detail) };
  }

  #issuePage({ groups, total, fetched, notices }: IssuePage): WrittenPage<'search-issues'> {
    return {
      atMs: this.#clock.happens(),
      total: total === undefined ? undefined : String(total),
      fetched: fetched === undefined ? undefined : String(fetched),
      notices,
      groups: groups.flatMap((group) => [this.rules.placeOf(group), countOf(group.issuesCount)]),
    };
  }

  /** The same scans come again with every poll. */
  #placeOf(scan: Scan): number {
    const text = JSON.stringify(keptScan(scan));
    const known = this.scans.get(text);
    if (known !== undefined) return known;
    this.scans.set(text, this.scans.size);
    return this.scans.size - 1;
  }
}

function countOf(issues: bigint): number | string {
  return issues <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(issues) : String(issues);
}
