/**
 * Typo-tolerant search, without regard to case: some part of the text is the pattern with at most one edit (two for patterns of
 * eight characters and more, none for those under four).
 */
export function containsRoughly(text: string, pattern: string): boolean {
  const wanted = pattern.toLowerCase();
  const edits = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
  // Sellers' algorithm: fewest edits of the pattern's first i characters that end at each place of the text.
  let column = Array.from({ length: wanted.length + 1 }, (_, index) => index);
  for (const character of text.toLowerCase()) {
    const next = [0];
    for (let row = 1; row <= wanted.length; row += 1) {
      const replaced = column[row - 1]! + (wanted[row - 1] === character ? 0 : 1);
      next.push(Math.min(replaced, column[row]! + 1, next[row - 1]! + 1));
    }
    if (next[wanted.length]! <= edits) return true;
    column = next;
  }
  return wanted.length <= edits;
}
