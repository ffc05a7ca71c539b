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

/** As many as a page can show above the list of problems, which has them all. */
const MOST_IN_A_MESSAGE = 3;

/** All problems of a policy, at least one, in no particular order. */
export class PolicyProblems extends Error {
  override readonly name = 'PolicyProblems';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super('the policy has problems');
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

/** All problems in their order, as one failure (`policy-invalid`). */
export function refusalOf(refused: readonly RefusedFile[]): GateFailure {
  const all = refused.flatMap(({ sourceName, cause }) =>
    inOrder(cause.problems).map((problem) => ({ sourceName, problem })),
  );
  const first = (most: number): readonly string[] => {
    const lines = all.slice(0, most).map(({ sourceName, problem }) => {
      const { line, column } = problem.place;
      return `${sourceName} line ${line}, column ${column}: ${messageOf(problem)}`;
    });
    return all.length > most ? [...lines, `and ${all.length - most} more`] : lines;
  };
  const problems = first(MOST_PROBLEMS);
  return new GateFailure('policy-invalid', first(MOST_IN_A_MESSAGE).join('; '), { cause: refused[0]!.cause, problems });
}
