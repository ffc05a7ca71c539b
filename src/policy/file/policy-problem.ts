/** Counted from 1. */
export type Place = { readonly line: number; readonly column: number };

/** What is wrong at one place of a policy, and what to write there. */
export type Problem = { readonly place: Place; readonly message: string };

/** Everything that is wrong in a policy, in no particular order: at least one problem. */
export class PolicyProblems extends Error {
  override readonly name = 'PolicyProblems';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join('; '));
    this.problems = problems;
  }
}

/** The one problem that keeps the rest from being read. */
export function onlyProblem(place: Place, message: string): PolicyProblems {
  return new PolicyProblems([{ place, message }]);
}

/** The place of a character of a text, counted as editors do. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}
