/** Counted from 1. */
export type Place = { readonly line: number; readonly column: number };

/** What is wrong at one place of a policy, and what to write there. */
export class PolicyProblem extends Error {
  override readonly name = 'PolicyProblem';
  readonly place: Place;

  constructor(place: Place, message: string) {
    super(message);
    this.place = place;
  }
}

/** The place of a character of a text, counted as editors do. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}
