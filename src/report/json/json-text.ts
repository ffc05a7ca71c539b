import { mapLeaves } from '../text/redact.ts';
import { replaceInvisible, unitEscapes } from '../text/text.ts';

const { rawJSON } = JSON as unknown as { readonly rawJSON: (digits: string) => unknown };

/** Integers keep their digits, unseen characters are escaped, and a log that prints the text contains no command such as `##[name]` or `##vso[…]`. */
export function jsonText(value: unknown, indent?: number): string {
  // This stands for a replacer, which would be called for every member.
  const plain = mapLeaves(value, (leaf) => (typeof leaf === 'bigint' ? rawJSON(String(leaf)) : leaf));
  const json = JSON.stringify(plain, null, indent);
  // This goes in one pass, not line by line: a report has many lines. Its only bare line feeds are those between them.
  const shown = PLAIN_JSON.test(json)
    ? json
    : replaceInvisible(json, (character) => (character === '\n' ? character : unitEscapes(character)));
  return withoutLogCommands(shown);
}

/** The same JSON to every reader, without what Azure Pipelines and TeamCity obey anywhere in a line. */
export function withoutLogCommands(json: string): string {
  return json.includes('##') ? json.replace(/##([a-z]*\[)/gi, '#\\u0023$1') : json;
}

/** Seen characters of ASCII, and the line feeds between the lines: most texts, and found out much faster than what is unseen. */
const PLAIN_JSON = /^[\n -~]*$/;
