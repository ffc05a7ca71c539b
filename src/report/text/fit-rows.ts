/**
 * The page with as many rows per table as fit; undefined where not even the page without rows does. A page with fewer rows is
 * shorter, so the number is found by halving; the whole page is tried first.
 */
export function fitRows(
  render: (rows: number) => string,
  longestTable: number,
  fits: (page: string) => boolean,
): string | undefined {
  const whole = render(longestTable);
  if (fits(whole)) return whole;
  let best: string | undefined;
  let low = 0;
  let high = longestTable - 1;
  while (low <= high) {
    const rows = Math.floor((low + high) / 2);
    const page = render(rows);
    if (fits(page)) {
      best = page;
      low = rows + 1;
    } else {
      high = rows - 1;
    }
  }
  return best;
}
