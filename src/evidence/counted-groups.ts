import type { PlannedSearch } from '../domain/evidence.ts';
import type { CountedGroup } from '../domain/issue.ts';

/** Which groups of a search count, where the question itself cannot say it. */
export type GroupsThatCount = {
  doesCount(group: CountedGroup): boolean;
  /** This is said once where a group counts because nothing is known of it. */
  readonly notice: string;
  isUnknown(group: CountedGroup): boolean;
};

/** It is undefined where all groups count. The platform has no filter for a score, only one for ranges of it. */
export function countedGroups({ epssAbove }: Pick<PlannedSearch, 'epssAbove'>): GroupsThatCount | undefined {
  if (epssAbove === undefined) return undefined;
  return {
    doesCount: (group) => isUnknown(group) || group.epss!.score! >= epssAbove,
    isUnknown,
    notice: 'Issues of dependencies without an EPSS score from 0 to 1 were found: epss-above counts them.',
  };
}

/** Whatever is no probability says nothing. */
function isUnknown({ epss }: CountedGroup): boolean {
  const score = epss?.score;
  return score === undefined || !(score >= 0 && score <= 1);
}
