import { GateFailure } from '../../domain/failure.ts';
import type { Place, PolicyProblems, Problem } from './policy-problem.ts';

/** A file that was refused. */
export type Refused = { readonly sourceName: string; readonly cause: PolicyProblems };

/** In UTF-16 units: enough for most policies, little enough for an annotation. The list of problems has them all. */
const MOST_OF_A_MESSAGE = 2_000;
/** Of the list: nobody corrects more at a time. */
const MOST_PROBLEMS = 1_000;

/** Everything that is wrong, in its order, as one failure (`policy-invalid`). */
export function refusalOf(refused: readonly Refused[]): GateFailure {
  const parts = refused.map(({ sourceName, cause }) => ({ sourceName, lines: inOrder(cause.problems).map(lineOf) }));
  const message = parts.map(({ sourceName, lines }) => summaryOf(sourceName, lines)).join('; ');
  const problems = parts
    .flatMap(({ sourceName, lines }) => lines.map((line) => `${sourceName} ${line}`))
    .slice(0, MOST_PROBLEMS);
  return new GateFailure('policy-invalid', message, { cause: refused[0]?.cause, problems });
}

/** One problem with its place; of several, as many as a page can hold, and how many are left. */
function summaryOf(sourceName: string, lines: readonly string[]): string {
  if (lines.length === 1) return `${sourceName} ${lines[0]}`;
  let told = `${sourceName} has ${lines.length} problems: ${lines[0]}`;
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    if (told.length + line.length > MOST_OF_A_MESSAGE) return `${told}; and ${lines.length - index} more`;
    told += `; ${line}`;
  }
  return told;
}

function lineOf({ place, message }: Problem): string {
  return `line ${place.line}, column ${place.column}: ${message}`;
}

function inOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((one, other) => compare(one.place, other.place));
}

function compare(one: Place, other: Place): number {
  return one.line - other.line || one.column - other.column;
}
