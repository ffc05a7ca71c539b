/** How many entries a page may have: in the list of findings of each condition, and in each other list. */
export type PageSize = { readonly findings: number; readonly rows: number };

/** Longer lists fit on no page. */
export const MOST_ROWS = 10_000;

/** Makes each part of a page, in the order of `most`, as large as fits before the next one. Undefined if not even an empty page fits. */
export function fitPage<Size extends Readonly<Record<keyof Size, number>>>(
  render: (size: Size) => string,
  most: Size,
  fits: (page: string) => boolean,
): string | undefined {
  const whole = render(most);
  if (fits(whole)) return whole;
  const parts = Object.keys(most) as (keyof Size)[];
  let size = Object.fromEntries(parts.map((part) => [part, 0])) as Size;
  for (const part of parts) {
    const here = size;
    const number = mostThatFits(most[part], (count) => fits(render({ ...here, [part]: count })));
    if (number === undefined) return undefined;
    size = { ...here, [part]: number };
    // Room that is too small for one more entry stays empty, and is not given to the next part.
    if (number < most[part]) break;
  }
  return render(size);
}

/** Fewer entries make a shorter page, so the number is found by halving. */
function mostThatFits(most: number, fits: (number: number) => boolean): number | undefined {
  let [best, tooMany] = [-1, most + 1];
  while (tooMany - best > 1) {
    const number = Math.floor((best + tooMany) / 2);
    if (fits(number)) best = number;
    else tooMany = number;
  }
  return best < 0 ? undefined : best;
}
