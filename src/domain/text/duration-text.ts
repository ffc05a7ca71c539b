/** Writes a duration as inputs and messages do: `9.4s`, `45s`, `3m 20s`, `5h 2m`, `3d 4h`. */
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
