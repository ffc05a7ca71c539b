/** Runs all sides in turn, `times` times after a warm-up of each: a machine that is slow for a while is slow for all of them. */
export async function inTurn<Side extends string, Result>(
  times: number,
  sides: Readonly<Record<Side, () => Promise<Result>>>,
): Promise<Readonly<Record<Side, readonly Result[]>>> {
  const results = Object.fromEntries(Object.keys(sides).map((side) => [side, []])) as unknown as Record<Side, Result[]>;
  for (let round = -1; round < times; round++) {
    for (const side in sides) {
      const result = await sides[side]();
      if (round >= 0) results[side].push(result);
    }
  }
  return results;
}
