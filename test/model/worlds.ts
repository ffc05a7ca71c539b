import type { Subject } from '../../src/domain/target.ts';
import type { Chance } from './random.ts';

/** What is special about a history. */
export type Worlds = {
  /** Pull requests are scanned under the bare name of their head branch, and the detail alone names them. */
  readonly isBareNamed: boolean;
  /** Diff scans leave on a ref what full scans found there and the base has. */
  readonly diffsLeaveTheBase: boolean;
  /** Full scans of a branch name the pull request that is open for it. */
  readonly namesPulls: boolean;
  /** A tag has the name of the head branch; its scans spell it in full, or bare as those of the branch. */
  readonly hasTags: boolean;
  readonly isTagBare: boolean;
  /** How the list spells branches. */
  readonly spelling: 'bare' | 'full' | 'mixed';
  /** Some scans list a product that nobody here knows, or nothing. */
  readonly hasUnknownProducts: boolean;
  /** Some finished scans were run again, and that run was cancelled. */
  readonly hasCancelledReruns: boolean;
  /** Some searches still show what was there before a scan. */
  readonly isLagging: boolean;
  /** Other projects of this repository, or of the same name elsewhere. */
  readonly hasParts: boolean;
  /** A pipeline of a merge request that has a commit of its own. */
  readonly isMerged: boolean;
  readonly isFullRequired: boolean;
  /** Details have text in the place of a pull request's number. */
  readonly hasUnfilledNumbers: boolean;
  /** Several findings are triaged, and a condition of the policy counts what is. */
  readonly isSilenced: boolean;
};

/** When every run begins. */
export const START_MS = Date.UTC(2026, 5, 15, 12);
export const HEAD_REF = 'topic';
export const TAG = `refs/tags/${HEAD_REF}`;
export const PULL = 'refs/pull/7/merge';
export const OTHER_PULL = 'refs/pull/8/merge';
export const MAIN_COMMITS = ['a', 'b'].map((letter) => letter.repeat(40));
export const TOPIC_COMMITS = ['1', '2', '3'].map((letter) => letter.repeat(40));
export const MERGED_COMMIT = 'e'.repeat(40);
export const BASE = MAIN_COMMITS[0]!;

/** In how many of a hundred histories each world is true. */
export const SHARES = {
  isBareNamed: 15,
  diffsLeaveTheBase: 60,
  namesPulls: 12,
  hasTags: 10,
  isTagBare: 40,
  isSpelledInFull: 30,
  hasUnknownProducts: 12,
  hasCancelledReruns: 12,
  isLagging: 30,
  hasParts: 14,
  isMerged: 8,
  isFullRequired: 6,
  hasUnfilledNumbers: 8,
  isSilenced: 25,
};

export function worldsOf(chance: Chance): Worlds {
  const isIn = (world: keyof typeof SHARES) => chance.percent(SHARES[world]);
  const isBareNamed = isIn('isBareNamed');
  const hasTags = isIn('hasTags');
  return {
    isBareNamed,
    diffsLeaveTheBase: isIn('diffsLeaveTheBase') && isBareNamed,
    namesPulls: isIn('namesPulls'),
    hasTags,
    isTagBare: isIn('isTagBare') && hasTags,
    spelling: isIn('isSpelledInFull') ? chance.oneOf(['full', 'mixed']) : 'bare',
    hasUnknownProducts: isIn('hasUnknownProducts'),
    hasCancelledReruns: isIn('hasCancelledReruns'),
    isLagging: isIn('isLagging'),
    hasParts: isIn('hasParts'),
    isMerged: isIn('isMerged'),
    isFullRequired: isIn('isFullRequired'),
    hasUnfilledNumbers: isIn('hasUnfilledNumbers'),
    isSilenced: isIn('isSilenced'),
  };
}

/** The names of those that are true. */
export function namesOf({ spelling, ...others }: Worlds): readonly string[] {
  const isSpelledInFull = spelling !== 'bare';
  return Object.entries({ ...others, isSpelledInFull }).flatMap(([name, isTrue]) => (isTrue ? [name] : []));
}

/** Where a subject's own scans are, by its short name; for the bare commit, the place that is scanned most. */
export function ownRef(subject: Subject, { isBareNamed }: Worlds): string {
  if (subject.kind === 'ref') return subject.ref.replace('refs/heads/', '');
  return isBareNamed ? HEAD_REF : PULL;
}
