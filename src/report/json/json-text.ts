import { mapLeaves } from '../text/redact.ts';
import { replaceInvisible, unitEscapes } from '../text/text.ts';

/** Integers keep their digits, unseen characters are escaped, and a log that prints the text contains no command such as `##[name]` or `##vso[…]`. */
export function jsonText(value: unknown, indent?: number): string {
  // Used instead of a replacer, which `JSON.stringify` would call for every member.
  const plain = mapLeaves(value, (leaf) => (typeof leaf === 'bigint' ? JSON.rawJSON(String(leaf)) : leaf));
  const json = JSON.stringify(plain, null, indent);
  // The text is escaped in one pass, not line by line: a report has many lines. Its only bare line feeds separate these.
  const shown = PLAIN_JSON.test(json)
    ? json
    : replaceInvisible(json, (character) => (character === '\n' ? character : unitEscapes(character)));
  return withoutLogCommands(shown);
}

/** Returns JSON that means the same to every reader, without the commands that Azure Pipelines and TeamCity obey anywhere in a line. */
export function withoutLogCommands(json: string): string {
  return json.includes('##') ? json.replace(/##([a-z]*\[)/gi, '#\\u0023$1') : json;
}

/** Printable ASCII and line feeds. Most texts match, and this test is much faster than the search for invisible characters. */
const PLAIN_JSON = /^[\n -~]*$/;
