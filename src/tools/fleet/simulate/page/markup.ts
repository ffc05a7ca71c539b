import { clean } from '../../../../report/text/text.ts';

/** HTML that may stand in a page as it is. Everything else is text. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Piece = string | number | bigint | Markup | readonly Markup[];

/**
 * A piece of a page. What is put in is text, however hostile: unseen characters are shown, and nothing of it is markup,
 * in an attribute either.
 */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(parts.map((part, index) => part + (index < pieces.length ? written(pieces[index]!) : '')).join(''));
}

/** Longest text of the page: a sentence that says why a ref could not be read. */
const MOST_CHARACTERS = 400;

function written(piece: Piece): string {
  if (piece instanceof Markup) return piece.html;
  if (typeof piece === 'object') return piece.map((markup) => markup.html).join('');
  return escaped(clean(String(piece), MOST_CHARACTERS));
}

function escaped(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
