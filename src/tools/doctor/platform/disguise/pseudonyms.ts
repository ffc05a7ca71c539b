import { isDigits } from '../../../../domain/ids.ts';
import { REF_OF_NOBODY, SCAN_OF_NOBODY } from '../of-nobody.ts';

/** What an id is of. Each kind counts by itself. */
export type IdKind = 'deployment' | 'repository' | 'scan' | 'issue' | 'change' | 'number';

/** Where the ids of a kind begin, so that people can tell them apart. */
const FIRST_IDS: Readonly<Record<IdKind, bigint>> = {
  deployment: 11n,
  repository: 201n,
  scan: 5001n,
  issue: 70001n,
  change: 1n,
  number: 1n,
};

/**
 * What doctor itself asks for, knowing that it is nobody's (src/tools/doctor/platform/of-nobody.ts). Whoever asks again must
 * find it.
 */
const OF_NOBODY: ReadonlySet<string> = new Set([SCAN_OF_NOBODY, ...REF_OF_NOBODY.split('/')]);

/** An id of these sizes stays one: JavaScript's numbers say it, only all its digits say it, or it is none. */
const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);
const BIG_IDS = 9_100_000_000_000_000_000n;
const HUGE_IDS = 10n ** 29n;

/**
 * What stands for each name, text and id. All are counted in the order in which they come, ids in the order of their
 * size, so nothing of an original is in its pseudonym: there is neither key nor hash by which a name could be guessed.
 *
 * Everything is given twice: first to be seen, and after `settle` to be told.
 */
export class Pseudonyms {
  readonly #texts = new Map<string, Map<string, string>>();
  readonly #inCase = new Map<string, { readonly plain: string; readonly written: Map<string, string> }>();
  readonly #ids = new Map<IdKind, Map<string, string>>();
  #isSettled = false;

  /** A text of which nothing is kept: `title-3`. */
  text(label: string, text: string): string {
    const known = this.#texts.get(label) ?? new Map<string, string>();
    this.#texts.set(label, known);
    const told = known.get(text) ?? `${label}-${known.size + 1}`;
    known.set(text, told);
    return told;
  }

  /** A name that is part of others: `name-3`. Two that differ by case alone still do. */
  name(name: string): string {
    if (OF_NOBODY.has(name)) return name;
    return this.#cased('name', name, (count) => `name-${count}`);
  }

  /** A whole commit hash, as one of the same length. */
  commit(hex: string): string {
    const begin = 'c0ffee';
    return this.#cased('commit', hex, (count) => begin + String(count).padStart(hex.length - begin.length, '0'));
  }

  /** Digits as digits: zero stays, and of two of a kind the larger stays the larger. Any other text is none. */
  id(kind: IdKind, digits: string): string | undefined {
    if (digits === '0' || OF_NOBODY.has(digits)) return digits;
    if (!/^[1-9][0-9]{0,39}$/.test(digits)) return undefined;
    const known = this.#ids.get(kind) ?? new Map<string, string>();
    this.#ids.set(kind, known);
    if (this.#isSettled) return known.get(digits);
    known.set(digits, digits);
    return digits;
  }

  /** All ids have been seen. */
  settle(): void {
    this.#isSettled = true;
    for (const [kind, known] of this.#ids) {
      const bySize = [...known.keys()].sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
      bySize.forEach((digits, at) => {
        known.set(digits, String(firstOf(kind, digits) + BigInt(at)));
      });
    }
  }

  #cased(label: string, text: string, plainOf: (count: number) => string): string {
    const key = `${label} ${text.toLowerCase()}`;
    const known = this.#inCase.get(key) ?? { plain: plainOf(this.#inCase.size + 1), written: new Map() };
    this.#inCase.set(key, known);
    const isPlain = text === text.toLowerCase();
    const told = isPlain ? known.plain : (known.written.get(text) ?? inCase(known.plain, known.written.size + 1));
    if (!isPlain) known.written.set(text, told);
    return told;
  }
}

function firstOf(kind: IdKind, digits: string): bigint {
  if (!isDigits(digits)) return HUGE_IDS;
  return BigInt(digits) > LARGEST_SAFE ? BIG_IDS : FIRST_IDS[kind];
}

/** The same text with other letters in capitals for each number, as far as it has letters. */
function inCase(text: string, number: number): string {
  let letters = 0;
  return text.replace(/[a-z]/g, (letter) => {
    const isCapital = ((number >> letters) & 1) === 1;
    letters += 1;
    return isCapital ? letter.toUpperCase() : letter;
  });
}
