import { GateFailure } from '../../domain/failure.ts';

/** Both are counted from 1. */
export type TextPlace = { readonly line: number; readonly column: number };

export const START: TextPlace = { line: 1, column: 1 };

export type Problem = { readonly place: TextPlace; readonly message: Message };

/** A sentence, or a function that makes it: of forty thousand problems, a hundred are reported. */
export type Message = string | (() => string);

export function messageOf({ message }: { readonly message: Message }): string {
  return typeof message === 'string' ? message : message();
}

export const MOST_PROBLEMS = 100;

/** The text of the error itself is only for debugging. */
const MOST_IN_THE_ERROR = 10;

/** All problems of a policy, at least one, in no particular order. */
export class PolicyProblems extends Error {
  override readonly name = 'PolicyProblems';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.slice(0, MOST_IN_THE_ERROR).map(messageOf).join('; '));
    this.problems = problems;
  }
}

export function onlyProblem(place: TextPlace, message: string): PolicyProblems {
  return new PolicyProblems([{ place, message }]);
}

export function placeAt(text: string, offset: number): TextPlace {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

export function inOrder(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted(({ place: one }, { place: other }) => one.line - other.line || one.column - other.column);
}

export type RefusedFile = { readonly sourceName: string; readonly cause: PolicyProblems };

/** The most UTF-16 units: enough for most policies, and few enough for an annotation. The list of problems has them all. */
const MOST_OF_A_MESSAGE = 2_000;

/** All problems in their order, as one failure (`policy-invalid`). */
export function refusalOf(refused: readonly RefusedFile[]): GateFailure {
  const parts = refused.map(({ sourceName, cause: { problems } }) => ({
    sourceName,
    count: problems.length,
    lines: inOrder(problems)
      .slice(0, MOST_PROBLEMS)
      .map((one) => `line ${one.place.line}, column ${one.place.column}: ${messageOf(one)}`),
  }));
  const message = parts.map(({ sourceName, count, lines }) => summaryOf(sourceName, count, lines)).join('; ');
  const reported = parts
    .flatMap(({ sourceName, lines }) => lines.map((line) => `${sourceName} ${line}`))
    .slice(0, MOST_PROBLEMS);
  const left = parts.reduce((sum, { count }) => sum + count, 0) - reported.length;
  const problems = left === 0 ? reported : [...reported, `and ${left} more`];
  return new GateFailure('policy-invalid', message, { cause: refused[0]!.cause, problems });
}

/** One problem with its location; of several, as many as a page can show, and the number of the others. */
function summaryOf(sourceName: string, count: number, lines: readonly string[]): string {
  if (count === 1) return `${sourceName} ${lines[0]}`;
  let reported = `${sourceName} has ${count} problems: ${lines[0]}`;
  let number = 1;
  for (const line of lines.slice(1)) {
    if (reported.length + line.length > MOST_OF_A_MESSAGE) break;
    reported += `; ${line}`;
    number += 1;
  }
  return number === count ? reported : `${reported}; and ${count - number} more`;
}
