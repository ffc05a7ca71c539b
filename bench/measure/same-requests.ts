import type { Ran } from './measure-step.ts';

/** Operations that a long run repeats: the scan list, and the check whether the comment is still wanted. */
const FOLLOWS_THE_CLOCK = ['list-scans', 'list-comments', 'graphql'];

/** Throws if the sides of a comparison did not make the same requests. */
export function assertSameRequests(...runs: readonly Ran[]): void {
  const asked = runs.map((run) => run.asked.filter((operation) => !FOLLOWS_THE_CLOCK.includes(operation)));
  const [one, ...others] = new Set(asked.map(countedByName));
  if (others.length > 0) throw new Error(`the sides do not make the same requests:\n${[one, ...others].join('\n')}`);
}

/** `read-scan 1, search-issues 6`. */
function countedByName(names: readonly string[]): string {
  const counts = [...Map.groupBy(names.toSorted(), (name) => name)].map(([name, { length }]) => `${name} ${length}`);
  return counts.join(', ');
}
