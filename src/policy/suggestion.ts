import { nearest } from '../domain/nearest.ts';

const LONGEST_QUOTE = 60;

/** What to write in the place of an unknown word: the name that was probably meant, else the names to choose from. */
export function suggestion(word: string, names: readonly string[]): string {
  const near = nearest(word, names);
  return near === undefined ? `write one of: ${names.join(', ')}` : `did you mean "${near}"?`;
}

/** Text of the policy in a message: in quotes, on one line, cut where it is long. */
export function quote(text: string): string {
  const points = [...text];
  return JSON.stringify(points.length > LONGEST_QUOTE ? `${points.slice(0, LONGEST_QUOTE).join('')}…` : text);
}
