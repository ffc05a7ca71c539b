import { GateFailure } from '../../../../domain/failure.ts';
import type { ScanId } from '../../../../domain/ids.ts';
import type { CountedGroup, CountedPage, IssueSearch } from '../../../../domain/issue.ts';
import { typeWords } from '../../../../domain/product.ts';
import type { ScanDetail, ScanPage, ScanSearch } from '../../../../domain/scan.ts';
import type { MonotonicMs } from '../../../../domain/work/time.ts';
import type { FindingsReader, Pages } from '../../../../ports/findings-reader.ts';
import type { StoredAnswer, StoredEvidence, StoredPage, StoredQuestion, StoredRule } from '../record-schema.ts';
import type { ReplayClock } from './replay-clock.ts';

/** Answers from the record, at the times of the run; sends nothing. Throws `not-found` if the record has no answer, and the failures that it stores. */
export function replayingReader(record: StoredEvidence, clock: ReplayClock, signal: AbortSignal): FindingsReader {
  const reported = recordedAnswers(record);
  const statesAsked = new Set(
    record.answers.flatMap(({ ask, of }) => (ask === 'search-issues' ? keyOfStates(of) : [])),
  );

  async function* pagesOf<Page>(
    question: StoredQuestion,
    words: string,
    whileWanted: AbortSignal,
    whileAnswered = whileWanted,
  ): Pages<Page> {
    whileWanted.throwIfAborted();
    const answer = reported.answerTo(question, clock.now());
    if (answer === undefined) throw notStored(words);
    for (const page of answer.pages) {
      await clock.until(page.atMs, whileAnswered);
      yield page as Page;
    }
    const { end } = answer;
    await clock.until(end === undefined ? Number.POSITIVE_INFINITY : end.atMs, whileWanted);
    if (end === undefined) throw notStored(`${words} to its end`);
    if (end.failure !== undefined) throw new GateFailure(end.failure.reason, end.failure.message);
  }

  return {
    async *listScans(search) {
      const question = { ask: 'list-scans', of: search } as const;
      for await (const page of pagesOf<StoredPage<'list-scans'>>(question, 'this reading of the list of scans', signal))
        yield scanPage(page);
    },
    async readScan(id: ScanId, _phase, aside): Promise<ScanDetail> {
      const question = { ask: 'read-scan', of: { id } } as const;
      // A stored detail is given even if `aside` stops it meanwhile: in the run too, it arrived when nothing needed it any more.
      const pages = pagesOf<StoredPage<'read-scan'>>(question, `the detail of scan ${id}`, aside ?? signal, signal);
      const first = await pages.next();
      if (first.done) throw notStored(`the detail of scan ${id}`);
      return first.value.detail;
    },
    async *searchIssues(search, whileWanted = signal) {
      const question = { ask: 'search-issues', of: search } as const;
      const words = wordsOf(search, statesAsked);
      for await (const page of pagesOf<StoredPage<'search-issues'>>(question, words, whileWanted))
        yield issuePage(page, record);
    },
    requestsPlanned: () => 0,
    requestsSent: () => 0,
  };

  /** If the page arrives later than in the run, the platform's time is later by the same amount. */
  function scanPage({ atMs, serverTimeMs, scans: places, malformed }: StoredPage<'list-scans'>): ScanPage {
    return {
      scans: places.map((place) => record.scans[place]!),
      malformed,
      serverTimeMs: serverTimeMs === undefined ? undefined : serverTimeMs + clock.now() - atMs,
    };
  }
}

function issuePage(
  { groups, total, fetched, notices }: StoredPage<'search-issues'>,
  { rules }: StoredEvidence,
): CountedPage {
  const pairs = Array.from({ length: groups.length / 2 }, (_, pair) => pair * 2);
  return {
    groups: pairs.map((at) => groupOf(rules[Number(groups[at])]!, BigInt(groups[at + 1]!))),
    total: total === undefined ? undefined : BigInt(total),
    fetched: fetched === undefined ? undefined : BigInt(fetched),
    notices,
  };
}

function groupOf([issueType, ruleId, rulePath, score, ruleSourceUri]: StoredRule, issuesCount: bigint): CountedGroup {
  return {
    issuesCount,
    ruleId,
    rulePath,
    issueType: issueType ?? undefined,
    epss: score === null ? undefined : { score },
    ruleSourceUri,
  };
}

function keyOfStates({ states }: Pick<IssueSearch, 'states'>): string {
  return [...states].sort().join();
}

/** Describes a search by what may distinguish it from those of the record. Its states are named only if a search there has others. */
function wordsOf(search: IssueSearch, statesAsked: ReadonlySet<string>): string {
  const { refs, issueTypes, severities, states, where } = search;
  const isAnyInOthers = [...statesAsked].some((asked) => asked !== keyOfStates(search));
  const narrowed = [
    ...(severities === undefined ? [] : [`severities ${severities.join(', ')}`]),
    ...Object.entries(where ?? {}).map(([name, value]) => `${name} ${JSON.stringify(value)}`),
    ...(isAnyInOthers ? [`states ${states.join(', ')}`] : []),
  ];
  const narrow = narrowed.length === 0 ? '' : ` (${narrowed.join('; ')})`;
  return `the search for ${typeWords(issueTypes)}${narrow} on ${refs.join(' or ')}`;
}

export const RECORD_AGAIN =
  'Record a new run with this policy, or replay with a policy that needs only the recorded searches.';

function notStored(question: string): GateFailure {
  return new GateFailure('not-found', `the record contains no answer to ${question}`, { detail: 'not-recorded' });
}

type Line = {
  /** The `until` of the search, else its `since`, in milliseconds since 1970 (UTC). */
  readonly boundMs: number | undefined;
  readonly answers: StoredAnswer[];
  last: number;
};

/** An age is counted in whole seconds from the start of the run. Two readings of a clock may fall on either side of a second. */
const SAME_TIME_MS = 1_000;

/** Gives the next answer that has not ended by now, and later the last one again. A search that has ended is not given again: its issues may have changed. */
export function recordedAnswers({ answers }: Pick<StoredEvidence, 'answers'>) {
  const lines = new Map<string, Line[]>();
  for (const answer of answers) {
    const key = keyOf(answer);
    const boundMs = boundOf(answer);
    const alike = lines.get(key) ?? [];
    const line = alike.find((other) => other.boundMs === boundMs);
    if (line !== undefined) line.answers.push(answer);
    else lines.set(key, [...alike, { boundMs, answers: [answer], last: -1 }]);
  }

  function lineOf(question: StoredQuestion): Line | undefined {
    const alike = lines.get(keyOf(question)) ?? [];
    const boundMs = boundOf(question);
    const isNear = (line: Line): boolean =>
      boundMs !== undefined && line.boundMs !== undefined && Math.abs(line.boundMs - boundMs) <= SAME_TIME_MS;
    return alike.find((line) => line.boundMs === boundMs) ?? alike.find(isNear);
  }

  return {
    answerTo(question: StoredQuestion, now: MonotonicMs): StoredAnswer | undefined {
      const line = lineOf(question);
      if (line === undefined) return undefined;
      const isToCome = ({ end }: StoredAnswer): boolean => end === undefined || end.atMs >= now;
      const next = line.answers.findIndex((answer, place) => place > line.last && isToCome(answer));
      line.last = next === -1 ? line.answers.length - 1 : next;
      const answer = line.answers[line.last]!;
      return question.ask === 'search-issues' && !isToCome(answer) ? undefined : answer;
    },
  };
}

function boundOf({ ask, of }: StoredQuestion): number | undefined {
  const bound = ask === 'search-issues' ? (of.where?.until ?? of.where?.since) : undefined;
  return bound === undefined ? undefined : Date.parse(bound);
}

/** Equal for questions with the same answer, in any order of words. Leaves out the bound, which depends on clocks, and the page size, which changes nothing. */
function keyOf({ ask, of }: StoredQuestion): string {
  const { pageSize: _, sinceMs, where, ...asked } = of as Partial<IssueSearch & ScanSearch>;
  const { until, since, ...members } = where ?? {};
  // Only one of the two is computed from an age: beside an `until`, the policy itself wrote the `since`.
  const bounds = until === undefined ? [false, since !== undefined] : [true, since];
  return JSON.stringify([ask, inOrder(asked), inOrder(members), sinceMs === undefined, ...bounds]);
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => JSON.stringify(inOrder(each))).sort();
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return members.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, member]) => [name, inOrder(member)]);
}
