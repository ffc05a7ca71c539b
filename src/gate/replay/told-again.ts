import type { EvidenceRecord, KeptAnswer, Question } from './evidence-record.ts';

/** The answers to one question, in the order in which it was asked. */
type Line = { readonly answers: KeptAnswer[] /** Place of the one that was told last. */; last: number };

/**
 * What the record tells to a question. Asked again, it tells what was told next; of several that are past, the newest, as the platform would; and the last one
 * as often as it is asked.
 */
export class ToldAgain {
  readonly #lines = new Map<string, Line>();

  constructor({ answers }: Pick<EvidenceRecord, 'answers'>) {
    for (const answer of answers) {
      const key = keyOf(answer);
      const line = this.#lines.get(key);
      if (line === undefined) this.#lines.set(key, { answers: [answer], last: -1 });
      else line.answers.push(answer);
    }
  }

  /** Undefined where the question was never asked. */
  answerTo(question: Question, nowMs: number): KeptAnswer | undefined {
    const line = this.#lines.get(keyOf(question));
    if (line === undefined) return undefined;
    const newest = line.answers.length - 1;
    let place = Math.min(line.last + 1, newest);
    while (place < newest && line.answers[place + 1]!.askedMs < nowMs) place += 1;
    line.last = place;
    return line.answers[place];
  }
}

/**
 * Equal for questions that have the same answer, whatever the order of their words. From when on a list is asked depends on clocks, and the number of groups of
 * a page changes nothing.
 */
function keyOf({ ask, of }: Question): string {
  const { pageSize: _, sinceMs, ...asked } = of as Record<string, unknown>;
  return JSON.stringify([ask, inOrder(asked), sinceMs === undefined]);
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .map(inOrder)
      .map((each) => JSON.stringify(each))
      .sort();
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined && !isEmpty(member));
  return members.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, member]) => [name, inOrder(member)]);
}

/** A `where` without members asks for nothing. */
function isEmpty(member: unknown): boolean {
  return typeof member === 'object' && member !== null && !Array.isArray(member) && Object.keys(member).length === 0;
}
