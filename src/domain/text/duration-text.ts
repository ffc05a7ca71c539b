/** Writes a duration as in inputs and messages: `9.4s`, `45s`, `3m 20s`, `5h 2m`, `3d 4h`. */
export function durationText(seconds: number): string {
  if (seconds < 9.95) return `${Math.round(seconds * 10) / 10}s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole}s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return inTwo(minutes, 'm', whole % 60, 's');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? inTwo(hours, 'h', minutes % 60, 'm') : inTwo(Math.floor(hours / 24), 'd', hours % 24, 'h');
}

function inTwo(large: number, unit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large}${unit}` : `${large}${unit} ${small}${smallUnit}`;
}

const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Milliseconds of a duration as in inputs, a whole number and its unit; undefined for any other text. */
export function durationMs(text: string): number | undefined {
  const match = /^(0|[1-9][0-9]{0,8})(ms|s|m|h|d)$/.exec(text);
  return match === null ? undefined : Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS];
}
