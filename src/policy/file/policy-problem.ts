/** Both are counted from 1. */
export type TextPlace = { readonly line: number; readonly column: number };

export type Problem = { readonly place: TextPlace; readonly message: Message };

/** A sentence, or how to make it: of forty thousand problems, a hundred are told. */
export type Message = string | (() => string);

export function messageOf({ message }: { readonly message: Message }): string {
  return typeof message === 'string' ? message : message();
}

/** A list of problems that is told has at most so many: nobody corrects more at a time. */
export const MOST_PROBLEMS = 100;

/** The text of the error names so many; only those see it who look for a defect. */
const MOST_IN_THE_ERROR = 10;

/** Everything that is wrong in a policy, in no particular order: at least one problem. */
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

/** The place of a character of a text, counted as editors do. */
export function placeAt(text: string, offset: number): TextPlace {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** As they stand in the text, from its beginning. */
export function inOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((one, other) => compare(one.place, other.place));
}

function compare(one: TextPlace, other: TextPlace): number {
  return one.line - other.line || one.column - other.column;
}
