export const PERIOD_UNIT_MS = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 } as const;

/** Milliseconds of a whole number and h, d or w; undefined for any other text. */
export function periodOf(text: string): number | undefined {
  const [, count, unit] = /^([1-9][0-9]{0,3})([hdw])$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * PERIOD_UNIT_MS[unit as keyof typeof PERIOD_UNIT_MS];
}
