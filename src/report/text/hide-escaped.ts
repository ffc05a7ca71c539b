/** `\u002b`, `\/` and `%2B`: what JSON and addresses may make of one character. */
const ESCAPE = /\\u([0-9a-f]{4})|%([0-9a-f]{2})|\\(["\\/])/iy;

/**
 * Replaces a secret by `mask`, whichever of its characters are escaped: encoders differ in what they escape. The secret is
 * not empty. Linear in the text, except for texts that begin the secret again and again.
 */
export function hideEscaped(text: string, secret: string, mask: string): string {
  let shown = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const end = endOfSecret(text, at, secret);
    if (end === undefined) continue;
    shown += text.slice(from, at) + mask;
    from = end;
    at = end - 1;
  }
  return shown + text.slice(from);
}

/** False where none of these characters is escaped: then `hideEscaped` finds only what is written plainly. */
export function hasEscapeOf(characters: ReadonlySet<string>, text: string): boolean {
  for (let at = text.indexOf('%'); at !== -1; at = text.indexOf('%', at + 1)) {
    if (characters.has(unitOf(text.slice(at + 1, at + 3)))) return true;
  }
  for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', at + 1)) {
    const next = text[at + 1] ?? '';
    if (characters.has(/u/i.test(next) ? unitOf(text.slice(at + 2, at + 6)) : next)) return true;
  }
  return false;
}

function unitOf(digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16));
}

/** Finds where the secret that starts at `at` ends; undefined where none starts there. */
function endOfSecret(text: string, at: number, secret: string): number | undefined {
  let end = at;
  for (let index = 0; index < secret.length; index += 1) {
    const length = lengthOf(secret[index]!, text, end);
    if (length === 0) return undefined;
    end += length;
  }
  return end;
}

/** Length of this character as it is written here; 0 where there is another one. */
function lengthOf(unit: string, text: string, at: number): number {
  const first = text[at];
  if (first === '\\' || first === '%') {
    ESCAPE.lastIndex = at;
    const [whole = '', unicode, byte, literal] = ESCAPE.exec(text) ?? [];
    const code = unicode ?? byte;
    const character = code === undefined ? literal : String.fromCharCode(Number.parseInt(code, 16));
    if (character === unit) return whole.length;
  }
  return first === unit ? 1 : 0;
}
