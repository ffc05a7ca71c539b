import { GateFailure } from '../../domain/failure.ts';
import { inOrder, MOST_PROBLEMS, messageOf, type PolicyProblems, type Problem } from './policy-problem.ts';

export type RefusedFile = { readonly sourceName: string; readonly cause: PolicyProblems };

/**
 * A message has so many UTF-16 units: enough for most policies, little enough for an annotation. The list of problems
 * has them all.
 */
const MOST_OF_A_MESSAGE = 2_000;

/** Everything that is wrong, in its order, as one failure (`policy-invalid`). */
export function refusalOf(refused: readonly RefusedFile[]): GateFailure {
  const parts = refused.map(({ sourceName, cause: { problems } }) => ({
    sourceName,
    count: problems.length,
    lines: inOrder(problems).slice(0, MOST_PROBLEMS).map(lineOf),
  }));
  const message = parts.map(summaryOf).join('; ');
  const told = parts
    .flatMap(({ sourceName, lines }) => lines.map((line) => `${sourceName} ${line}`))
    .slice(0, MOST_PROBLEMS);
  const left = parts.reduce((sum, { count }) => sum + count, 0) - told.length;
  const problems = left === 0 ? told : [...told, `and ${left} more`];
  return new GateFailure('policy-invalid', message, { cause: refused[0]!.cause, problems });
}

type RefusedPart = { readonly sourceName: string; readonly count: number; readonly lines: readonly string[] };

/** Tells one problem with its place; of several, as many as a page can hold, and how many are left. */
function summaryOf({ sourceName, count, lines }: RefusedPart): string {
  if (count === 1) return `${sourceName} ${lines[0]}`;
  let told = `${sourceName} has ${count} problems: ${lines[0]}`;
  let number = 1;
  for (const line of lines.slice(1)) {
    if (told.length + line.length > MOST_OF_A_MESSAGE) break;
    told += `; ${line}`;
    number += 1;
  }
  return number === count ? told : `${told}; and ${count - number} more`;
}

function lineOf(problem: Problem): string {
  const { place } = problem;
  return `line ${place.line}, column ${place.column}: ${messageOf(problem)}`;
}
