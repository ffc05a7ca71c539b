/** Far more than any record has. */
const DEEPEST = 64;

/**
 * Goes once through a text that is JSON, and says what no record of ours has: a nesting that would exhaust whatever
 * walks through it, or an object that has a member twice, of which `JSON.parse` keeps the last and another reader the
 * first. The result is undefined where it has neither.
 */
export function oddityOf(json: string): string | undefined {
  /** It holds the members that were seen of each object that is open, and undefined for each list. */
  const open: (Set<string> | undefined)[] = [];
  let isName = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '{' || character === '[') {
      open.push(character === '{' ? new Set() : undefined);
      if (open.length > DEEPEST) return 'it is nested deeper than any record';
      isName = character === '{';
    } else if (character === '}' || character === ']') {
      open.pop();
      isName = false;
    } else if (character === ',') {
      isName = open.at(-1) !== undefined;
    } else if (character === '"') {
      const end = endOfText(json, at);
      if (isName) {
        const written = json.slice(at, end + 1);
        const name = written.includes('\\') ? String(JSON.parse(written)) : written.slice(1, -1);
        const seen = open.at(-1);
        if (seen?.has(name)) return 'it has a member twice';
        seen?.add(name);
        isName = false;
      }
      at = end;
    }
  }
  return undefined;
}

/** Place of the quotation mark that ends the text that begins at another. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at;
  }
  return json.length;
}
