import { nearest } from './nearest.ts';

const LONGEST_QUOTE = 80;

/** What to write instead of an unknown word: the name that was probably meant, else the names to choose from. */
export function suggestion(word: string, names: readonly string[]): string {
  const near = nearest(word, names);
  return near === undefined ? `write one of: ${names.join(', ')}` : `did you mean "${near}"?`;
}

/** Text that a person wrote, in quotes and on one line. Long text is left out completely: a part of a secret would not be redacted. */
export function quote(text: string): string {
  const { length } = [...text];
  return length > LONGEST_QUOTE ? `"…" (${length} characters)` : JSON.stringify(text);
}
