const LONGEST_QUOTE = 80;

/** Proposes the name that was probably meant by an unknown word, else all names. */
export function suggestion(word: string, names: readonly string[]): string {
  const near = nearest(word, names);
  return near === undefined ? `write one of: ${names.join(', ')}` : `did you mean "${near}"?`;
}

/** Text that a person wrote, in quotes and on one line. Long text is omitted, not cut: part of a secret would not be redacted. */
export function quote(text: string): string {
  const { length } = [...text];
  return length > LONGEST_QUOTE ? `"…" (${length} characters)` : JSON.stringify(text);
}

/** Undefined if no name is similar: at most a third of the letters may differ. Case and `_` or `-` do not count. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const distance = editDistance(plain(word), plain(candidate));
    if (distance < bestDistance && distance <= Math.max(1, Math.floor(candidate.length / 3))) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Longer words cannot be similar to ours: with this limit, hostile text costs little time. */
const LONGEST_WORD = 64;

function plain(word: string): string {
  return word.slice(0, LONGEST_WORD).toLowerCase().replaceAll('_', '-');
}

/** Levenshtein distance with neighbouring swaps counted as one edit. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, beforeLast[column - 2]! + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}
