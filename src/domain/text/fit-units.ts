/** A line of at most `most` UTF-16 units, never cut in the middle of a character; `…` where something is left out. */
export function fitUnits(line: string, most: number): string {
  return line.length <= most ? line : `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
