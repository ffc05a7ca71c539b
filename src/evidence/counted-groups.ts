import type { PlannedSearch } from '../domain/evidence.ts';
import type { CountedGroup } from '../domain/issue.ts';

/** Which groups of a search count, where the question itself cannot say it. */
export type GroupsThatCount = {
  doesCount(group: CountedGroup): boolean;
  isUnknown(group: CountedGroup): boolean;
  /** This is said once where there is a group of which nothing is known: as a notice, or for what is left out as an oddity. */
  readonly told: { readonly as: 'notice' | 'oddity'; readonly text: string };
};

const UNSCORED = 'Issues of dependencies without an EPSS score from 0 to 1 were found:';

/** It is undefined where all groups count. The platform has no filter for a score, only one for ranges of it. */
export function countedGroups({
  epssAbove,
  unscored,
}: Pick<PlannedSearch, 'epssAbove' | 'unscored'>): GroupsThatCount | undefined {
  if (epssAbove === undefined) return undefined;
  return {
    doesCount: (group) => (isUnknown(group) ? unscored !== 'ignore' : group.epss!.score! >= epssAbove),
    isUnknown,
    told:
      unscored === 'ignore'
        ? { as: 'oddity', text: `${UNSCORED} "unscored: ignore" leaves them out.` }
        : { as: 'notice', text: `${UNSCORED} epss-above counts them.` },
  };
}

/** Whatever is no probability says nothing. */
function isUnknown({ epss }: CountedGroup): boolean {
  const score = epss?.score;
  return score === undefined || !(score >= 0 && score <= 1);
}
