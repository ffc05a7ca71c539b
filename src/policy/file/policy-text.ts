import { onlyProblem, placeAt, START } from './policy-problem.ts';

/** Also the limit of a suite of policy tests. */
const MAX_POLICY_BYTES = 256 * 1024;

/** Plain UTF-8, no byte order mark or control characters, 256 KiB at most. Throws `PolicyProblems`. */
export function decodePolicyText(source: string | Uint8Array): string {
  const size = typeof source === 'string' ? Buffer.byteLength(source) : source.byteLength;
  if (size > MAX_POLICY_BYTES)
    throw onlyProblem(START, `this has ${size} bytes; shorten it to ${MAX_POLICY_BYTES} (256 KiB) or less`);
  const text = typeof source === 'string' ? source : decodeUtf8(source);
  if (text.startsWith('\uFEFF'))
    throw onlyProblem(START, 'this begins with a byte order mark; save it as UTF-8 without one');
  const found = HIDDEN.exec(text);
  if (found === null) return text;
  throw onlyProblem(placeAt(text, found.index), refusalOf(found[0]));
}

function decodeUtf8(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe))
    throw onlyProblem(START, 'this is UTF-16; save it as UTF-8');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    throw onlyProblem(placeAt(lenient, lenient.indexOf('\uFFFD')), 'this is not UTF-8; save it as UTF-8');
  }
}

/**
 * Control characters except tab and line ends, a line end that most editors do not show, and marks that change the
 * direction of the text: with them, reviewers see another text than the gate reads, or the file is UTF-16 read as UTF-8.
 */
const HIDDEN = /(?![\t\n\r])\p{Cc}|\r(?!\n)|[\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

function refusalOf(character: string): string {
  if (character === '\r') return 'a carriage return without a line feed is not allowed; save it with usual line ends';
  const name = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  if (/\p{Cc}/u.test(character)) return `the control character ${name} is not allowed; remove it, or save as UTF-8`;
  const what = /[\u2028\u2029]/.test(character) ? 'line separator' : 'direction mark';
  return `the ${what} ${name} is not allowed; remove it`;
}
