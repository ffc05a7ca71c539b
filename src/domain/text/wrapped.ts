/** Longer lines are hard to read. */
export const WIDEST = 100;

/** Lines that end between words; all but the first begin with the indent. A word that is wider than the line stays whole. */
export function wrapped(text: string, width: number, indent = ''): readonly string[] {
  const space = text.lastIndexOf(' ', width);
  if (text.length <= width || space <= text.search(/\S/)) return [text];
  return [text.slice(0, space), ...wrapped(`${indent}${text.slice(space + 1)}`, width, indent)];
}
