/** Repeatable random numbers: the same seed gives the same numbers in [0, 1). */
export type Chance = () => number;

/** mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Item>(items: readonly Item[], chance: Chance): Item {
  return items[Math.floor(chance() * items.length)]!;
}

/** A random part of the items, in their original order. */
export function sample<Item>(items: readonly Item[], size: number, chance: Chance): readonly Item[] {
  const keyed = items.map((item, index) => ({ item, index, key: chance() }));
  const chosen = keyed.sort((a, b) => a.key - b.key).slice(0, size);
  return chosen.sort((a, b) => a.index - b.index).map(({ item }) => item);
}
