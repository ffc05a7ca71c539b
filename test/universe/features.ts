import type { Chance } from '../build/random.ts';

/** What can be special about a universe, and in how many of a hundred it is drawn. Each universe has a part of them: rare things must meet. */
export const FEATURES = {
  /** CI scans each product, or the secrets, in a job of its own. */
  'several jobs': 50,
  /** Jobs wait for a runner, up to 70 minutes. */
  'long queues': 25,
  /** Scans are listed as pending while they wait. */
  'pending scans': 20,
  /** The next push stops the jobs of the one before. */
  'cancelled jobs': 25,
  /** Jobs fail, or their runner dies and the scan runs on for ever; somebody runs them again. */
  'failing jobs': 20,
  /** Finished jobs are run again; advisories may have been published meanwhile. */
  're-runs': 25,
  /** A job that does not run for every commit. */
  'path filters': 10,
  /** Nothing was scanned here before. */
  'new project': 6,
  /** What was scanned before is more than a day old. */
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
  /** Searches show what a scan changed later, each for itself. */
  'index lag': 30,
  'wrong clocks': 12,
  'slow answers': 15,
  triage: 12,
  'partial scans': 8,
  tags: 8,
  /** Pull requests of one commit. */
  'shared heads': 8,
  /** Forks, with any branch name. */
  forks: 8,
  /** Pull requests go to another base. */
  'changed bases': 8,
  /** Pull requests go to the branch of another one. */
  'stacked pulls': 8,
  /** Commits are written anew, from the base on. */
  'amended commits': 15,
  /** Merge groups: a branch of its own for each. */
  'merge queues': 8,
  /** Pull requests are scanned in full, under their own refs; sometimes that is required. */
  'full pulls': 8,
  /** The event says no more than a commit. */
  'bare commits': 6,
  /** A policy has a condition beside the limits, and another one later. */
  policies: 15,
  /** Jenkins scans pull request 7 as PR-7, with or without its number. */
  'Jenkins labels': 6,
  /** The list counts only what was found, only all together, or nothing. */
  'odd counts': 12,
  /** What was scanned before is about to leave the list, or has left it. */
  'after a month': 6,
  /** Parts of a monorepo are projects of their own. */
  monorepo: 10,
  sweeps: 25,
  /** Pull requests are closed, and merged. */
  merges: 10,
} as const;
export type Feature = keyof typeof FEATURES;

/** Drawn from random numbers of their own, so that a seed keeps its people and jobs. */
export const LATER_FEATURES = {
  /** Other repositories have the same commits, and are scanned too. */
  strangers: 10,
  /** A scan that failed says nothing of it, or is shown as completed or in a state that no document knows. */
  'odd ends': 15,
  /** Lists and searches come in pages, and a rule as several groups. */
  pages: 20,
  /** The platform refuses some answers for a while. */
  outages: 6,
  /** The index takes minutes or hours to show some of what a scan found. */
  'lost findings': 5,
  /** A severity that no document knows. */
  'odd severities': 4,
  /** Two ids that are one as numbers: the detail of one scan is shown in the place of another's. */
  'confused details': 5,
  /** The list names the head of the ref as the commit of an older scan. */
  'wrong commits in the list': 5,
  /** Scanners that shorten commits until they are no longer one. */
  'short commits': 4,
  /** Details that say nothing of what is scanned before the scan has ended. */
  'silent details': 8,
  /** Some scans spell a branch in full. */
  'two spellings': 8,
  /** Scans of a product that this version does not know. */
  'unknown products': 6,
  /** Full scans of a branch that name its pull request. */
  'named branches': 8,
  /** Another project of the same name and address. */
  namesakes: 5,
  'many strangers': 4,
  /** The gate runs again, days later. */
  'late runs': 8,
  /** Somebody runs the event of an old base again. */
  'old events': 60,
  'age limits': 6,
  /** Only a condition decides. */
  'one product alone': 8,
  waivers: 8,
  'rest of a condition': 5,
  /** A condition counts what people ignore. */
  'ignored findings': 5,
  scores: 5,
  /** Scanners name the merge in the place of the head. */
  'merged pipelines': 5,
  'a tag like a branch': 5,
  'failures run again': 6,
  /** Two pull requests of one branch, to two bases. */
  'two pulls of a branch': 5,
  /** One part of a monorepo is judged by itself. */
  'parts alone': 40,
  /** Pull requests are scanned in full, and compared with their base. */
  'pulls in full': 10,
  'bases without a scan': 3,
  /** Somebody pushes what a fork has to our branch of its name. */
  "forks' commits in our branches": 60,
  'right after the scan': 12,
  /** Two commits of a ref have as many findings, and others. */
  'same numbers': 10,
  /** The index takes minutes to show anything of a scan. */
  'slow index': 5,
  /** Pull requests are scanned for code, and their branches for everything. */
  'code alone on pulls': 6,
  'full scans and a new base': 5,
  'cancelled re-runs': 6,
  /** A policy has a condition beside limits of what is new. */
  'compared conditions': 50,
  /** What is being fixed does not count, or what is ignored does. */
  'other states': 12,
  /** The parts of a repository are named one by one. */
  'listed parts': 25,
  /** What is compared with is no base. */
  'a baseline by name': 40,
  'more required products': 6,
  /** A condition counts what is known for days. */
  'old findings': 8,
  /** The gate runs again when the day that it reads first begins within the scans of its commit. */
  'a day later': 12,
  /** Full scans look for what AI code scanning finds, and a condition counts it. */
  'AI code': 6,
  /** Of what people ignore only their late decisions count. */
  'triaged lately': 60,
  /** Some reasons let the job go on. */
  'softened reasons': 10,
  /** What waits for its runner, or has just begun, is listed without a branch. */
  'without a branch': 8,
  /** The gate runs again when what it judges leaves the list. */
  'a month later': 8,
} as const;
export type LaterFeature = keyof typeof LATER_FEATURES;
export type Features = ReadonlySet<Feature>;

/** Some universes are quiet, others wild. */
export function featuresOf(chance: Chance): Features {
  const times = chance.oneOf([0.3, 1, 1, 2]);
  const names = Object.keys(FEATURES) as readonly Feature[];
  return new Set(names.filter((name) => chance.percent(FEATURES[name] * times)));
}
