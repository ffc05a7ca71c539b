import type { IssueSearch } from '../../../../domain/issue.ts';
import type { ScanSearch } from '../../../../domain/scan.ts';
import type { MonotonicMs } from '../../../../domain/work/time.ts';
import type { StoredAnswer, StoredEvidence, StoredQuestion } from '../record-schema.ts';

type Line = {
  /** Issues are asked for until or since then, in milliseconds since 1970 (UTC). */
  readonly boundMs: number | undefined;
  readonly answers: StoredAnswer[];
  last: number;
  /** True where the replay asks for it beside what it asks for by itself. */
  isBeside?: boolean;
};

/** An age is counted in whole seconds from the start of the run, which two readings of a clock may put on either side of a second. */
const SAME_TIME_MS = 1_000;

/**
 * What the record answers to a question. Asked again, it gives what was answered next; of several that are past, the newest,
 * as the platform would; and the last one as often as it is asked.
 */
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
      const newest = line.answers.length - 1;
      let place = Math.min(line.last + 1, newest);
      while (place < newest && line.answers[place + 1]!.askedMs < now) place += 1;
      line.last = place;
      return line.answers[place];
    },
    /** The searches for issues that are meant, and of which nothing was reported but through this list; each once. */
    searchesBeside: (isMeant: (search: IssueSearch) => boolean): readonly IssueSearch[] =>
      [...lines.values()].flat().flatMap((line) => {
        const [first] = line.answers;
        if (first?.ask !== 'search-issues' || !isMeant(first.of)) return [];
        line.isBeside ||= line.last < 0;
        return line.isBeside ? [first.of] : [];
      }),
  };
}

function boundOf({ ask, of }: StoredQuestion): number | undefined {
  const bound = ask === 'search-issues' ? (of.where?.until ?? of.where?.since) : undefined;
  return bound === undefined ? undefined : Date.parse(bound);
}

/** Equal for questions with the same answer, in any order of words, without the bound (it depends on clocks) and the page size (it changes nothing). */
function keyOf({ ask, of }: StoredQuestion): string {
  const { pageSize: _, sinceMs, where, ...asked } = of as Partial<IssueSearch & ScanSearch>;
  const { until, since, ...members } = where ?? {};
  // Only one of the two is worked out from an age: beside an `until`, a `since` is one that the policy wrote.
  const bounds = until === undefined ? [false, since !== undefined] : [true, since];
  return JSON.stringify([ask, inOrder(asked), inOrder(members), sinceMs === undefined, ...bounds]);
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => JSON.stringify(inOrder(each))).sort();
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return members.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, member]) => [name, inOrder(member)]);
}
