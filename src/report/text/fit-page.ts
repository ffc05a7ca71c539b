/** How many entries a page may have: in the list of findings of each condition, and in each other list. */
export type PageSize = { readonly findings: number; readonly rows: number };

/** As much as fits, blocking findings first; undefined where not even an empty page does. Fewer entries make a shorter page, so the numbers are found by halving. */
export function fitPage(
  render: (size: PageSize) => string,
  most: PageSize,
  fits: (page: string) => boolean,
): string | undefined {
  const whole = render(most);
  if (fits(whole)) return whole;
  const findings = mostThatFits(most.findings, (number) => fits(render({ findings: number, rows: 0 })));
  if (findings === undefined) return undefined;
  // A row may be shorter than a finding: room that is too small for one more finding is left empty.
  if (findings < most.findings) return render({ findings, rows: 0 });
  const rows = mostThatFits(most.rows, (number) => fits(render({ findings, rows: number })));
  return rows === undefined ? undefined : render({ findings, rows });
}

/** The largest number up to `most` that fits; undefined where 0 does not. */
export function mostThatFits(most: number, fits: (number: number) => boolean): number | undefined {
  let best: number | undefined;
  let low = 0;
  let high = most;
  while (low <= high) {
    const number = Math.floor((low + high) / 2);
    if (fits(number)) {
      best = number;
      low = number + 1;
    } else {
      high = number - 1;
    }
  }
  return best;
}
