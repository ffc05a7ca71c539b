import { onlyProblem, placeAt } from './policy-problem.ts';

/** Largest policy, in bytes. */
const MAX_POLICY_BYTES = 256 * 1024;

const START = { line: 1, column: 1 };
const BYTE_ORDER_MARK = '\uFEFF';
const REPLACEMENT = '\uFFFD';

/** The text of a policy: plain UTF-8 without byte order mark or control characters, 256 KiB at most. Throws `PolicyProblems`. */
export function decodePolicyText(source: string | Uint8Array): string {
  const size = typeof source === 'string' ? Buffer.byteLength(source) : source.byteLength;
  if (size > MAX_POLICY_BYTES) {
    throw onlyProblem(START, `the policy has ${size} bytes; shorten it to ${MAX_POLICY_BYTES} (256 KiB) or less`);
  }
  const text = typeof source === 'string' ? source : decodeUtf8(source);
  if (text.startsWith(BYTE_ORDER_MARK)) {
    throw onlyProblem(START, 'the policy begins with a byte order mark; save it as UTF-8 without one');
  }
  refuseControlCharacters(text);
  return text;
}

function decodeUtf8(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe)) {
    throw onlyProblem(START, 'the policy is UTF-16; save it as UTF-8');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    throw onlyProblem(placeAt(lenient, lenient.indexOf(REPLACEMENT)), 'this is not UTF-8; save the policy as UTF-8');
  }
}

/** YAML allows none but tab and line ends; the others hide text from the people who review the policy, or are UTF-16 read as UTF-8. */
function refuseControlCharacters(text: string): void {
  for (let offset = 0; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset);
    const isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f);
    if (!isControl || code === 0x09 || code === 0x0a || code === 0x0d) continue;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    throw onlyProblem(
      placeAt(text, offset),
      `the control character ${name} is not allowed; remove it, or save as UTF-8`,
    );
  }
}
