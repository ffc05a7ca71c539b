import type { Chance } from '../build/random.ts';

/** What can be special about a universe, and in how many of a hundred universes. Each has several features: rare things must meet. */
export const FEATURES = {
  /** CI scans each product, or the secrets, in a job of its own. */
  'several jobs': 50,
  /** Jobs wait for a runner, up to 70 minutes. */
  'long queues': 25,
  /** Scans are listed as pending while they wait. */
  'pending scans': 20,
  /** The next push stops the jobs of the one before. */
  'cancelled jobs': 25,
  /** Jobs fail, or their runner dies and the scan never ends. They are run again. */
  'failing jobs': 20,
  /** Finished jobs are run again. Advisories may have been published meanwhile. */
  're-runs': 25,
  /** A job that does not run for every commit. */
  'path filters': 10,
  /** Nothing was scanned here before. */
  'new project': 6,
  /** The last earlier scans are more than a day old. */
  'after a weekend': 20,
  /** Several pull requests, and pushes to main. */
  busy: 35,
  /** Pushes follow one another within minutes. */
  'quick pushes': 35,
  /** Branches are moved back to an older commit. */
  'pushing back': 20,
  /** Pull requests are scanned under the bare name of their head branch. */
  'bare names': 15,
  /** Every branch is scanned in full at every push, beside its pull request. */
  'branch scans': 15,
  /** Full scans at night, of the branches of pull requests too. */
  'nightly scans': 15,
  /** The platform scans pull requests by itself, under refs/pull/N/head. */
  'managed scans': 15,
  /** Scans do not list their products at first. */
  'late products': 15,
  /** The list shows a scan up to a minute after its start, and counts it later. */
  'list lag': 20,
  'late counts': 5,
  /** Searches show the changes of each scan only some time later. */
  'index lag': 30,
  'wrong clocks': 12,
  'slow answers': 15,
  triage: 12,
  'partial scans': 8,
  tags: 8,
  /** Several pull requests have the same head commit. */
  'shared heads': 8,
  /** Forks, with any branch name. */
  forks: 8,
  /** Pull requests go to another base. */
  'changed bases': 8,
  /** Pull requests go to the branch of another one. */
  'stacked pulls': 8,
  /** Commits are amended: a new commit starts from the base again. */
  'amended commits': 15,
  /** Merge groups: a branch of its own for each. */
  'merge queues': 8,
  /** Pull requests are scanned in full, under their own refs; sometimes that is required. */
  'full pulls': 8,
  /** The event contains nothing but a commit. */
  'bare commits': 6,
  /** A policy has a condition beside the limits, and another one later. */
  policies: 15,
  /** Jenkins scans pull request 7 as PR-7, with or without its number. */
  'Jenkins labels': 6,
  /** The list counts only products with findings, only all findings together, or nothing. */
  'odd counts': 12,
  /** Earlier scans are about to leave the list, or have left it. */
  'after a month': 6,
  /** Parts of a monorepo are projects of their own. */
  monorepo: 10,
  sweeps: 25,
  /** Pull requests are closed, and merged. */
  merges: 10,
} as const;
export type Feature = keyof typeof FEATURES;

export type Features = ReadonlySet<Feature>;

/** Some universes are quiet, others wild. */
export function featuresOf(chance: Chance): Features {
  const times = chance.oneOf([0.3, 1, 1, 2]);
  const names = Object.keys(FEATURES) as readonly Feature[];
  return new Set(names.filter((name) => chance.percent(FEATURES[name] * times)));
}
