import { eastAsianWidth } from 'get-east-asian-width';

/** Marks that combine with the character before them. */
const MARK = /^[\p{Mn}\p{Me}]$/u;

/** Counts columns of a terminal: CJK characters and emoji take two, marks none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += widthOfCharacter(character);
  return width;
}

/** A text of at most `columns` columns, never cut in the middle of a character; `…` where something is left out. */
export function fitWidth(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let head = '';
  let width = 1;
  for (const character of text) {
    width += widthOfCharacter(character);
    if (width > columns) break;
    head += character;
  }
  return `${head}…`;
}

function widthOfCharacter(character: string): number {
  return MARK.test(character) ? 0 : eastAsianWidth(character.codePointAt(0)!);
}
