import { replaceUnseen } from '../text/text.ts';

const { rawJSON } = JSON as unknown as { readonly rawJSON: (digits: string) => unknown };

/**
 * JSON in which an integer of any size has its exact digits, and text has no unseen characters: they are written as
 * JSON escapes, which any reader turns back. A log that prints the file contains no workflow command from it.
 */
export function jsonText(value: unknown, indent?: number): string {
  const json = JSON.stringify(
    value,
    (_, member: unknown) => (typeof member === 'bigint' ? rawJSON(String(member)) : member),
    indent,
  );
  // In one pass, not line by line: a report of 100,000 rules has a million lines. Its only bare line feeds are those between the lines.
  return replaceUnseen(json, (character) => (character === '\n' ? character : escaped(character))).replaceAll(
    '##[',
    '#\\u0023[',
  );
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
