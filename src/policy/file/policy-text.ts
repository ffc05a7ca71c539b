import { onlyProblem, placeAt, START } from './policy-problem.ts';

/** Also the limit of a suite of policy tests. */
const MAX_POLICY_BYTES = 256 * 1024;

/** Plain UTF-8, no byte order mark or control characters, 256 KiB at most. Throws `PolicyProblems`. */
export function decodePolicyText(source: string | Uint8Array): string {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  if (bytes.length > MAX_POLICY_BYTES)
    throw onlyProblem(START, `this has ${bytes.length} bytes; shorten it to ${MAX_POLICY_BYTES} (256 KiB) or less`);
  const text = decodeUtf8(bytes);
  const found = HIDDEN.exec(text);
  if (found === null) return text;
  const name = `U+${found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  const message = `the invisible character ${name} is not allowed; remove it, or save this as plain UTF-8 text`;
  throw onlyProblem(placeAt(text, found.index), message);
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    throw onlyProblem(placeAt(lenient, lenient.indexOf('\uFFFD')), 'this is not UTF-8; save it as UTF-8');
  }
}

/**
 * A byte order mark, control characters except tab and line ends, a line end that most editors do not show, and marks that
 * change the direction of the text: with them, reviewers see another text than the gate reads, or the file is UTF-16 read as UTF-8.
 */
const HIDDEN = /^\uFEFF|(?![\t\n\r])\p{Cc}|\r(?!\n)|[\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
