import { productsOfTypes } from '../../../domain/policy.ts';
import { isUnlisted, type Product, productsOf, RATED_ISSUE_TYPES } from '../../../domain/product.ts';
import { branchName, branchOrTagName, pullRequestNumber } from '../../../domain/ref.ts';
import { hasEnded, type Scan, type ScanDetail } from '../../../domain/scan.ts';
import { isDiffOfBranch, pullRequestsNamed } from '../../../domain/whose-scan.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import type { ObservedProject } from './project-names.ts';

export const SCANNED_AS = ['pull-request', 'branch', 'merge-queue'] as const;
export type ScannedAs = (typeof SCANNED_AS)[number];

/** GitHub's merge queue makes branches of this name. */
const QUEUE_BRANCH = /^gh-readonly-queue\//;

/** True for `PR-7` and `pull/7`: Jenkins and CircleCI call a pull request's own ref by these names. */
export function isNameOfChange(ref: string): boolean {
  return /^(?:PR-|pull\/)[1-9][0-9]*$/.test(ref);
}

/** Classifies each scan as the gate does (docs/verdict-rules/which-scans.md#which-scan-decides-for-a-product). */
export function scannedAs({ scans, details }: Pick<ObservedProject, 'scans' | 'details'>): (scan: Scan) => ScannedAs {
  const detailOf = new Map(details.map((detail) => [detail.id, detail]));
  const read = scans.filter(isOfEither).flatMap(({ id }) => detailOf.get(id) ?? []);
  // spec-gap: diff-scan-under-a-branch-name
  const areOfBranches = read.length > 0 && !read.some(namesChange);
  return (scan) => {
    const { branch = '', id } = scan;
    if (QUEUE_BRANCH.test(branchName(branch))) return 'merge-queue';
    if (isOwnRefOfChange(branch)) return 'pull-request';
    if (!isOfEither(scan)) return 'branch';
    const detail = detailOf.get(id);
    const isOfChange = detail?.meta === undefined ? !areOfBranches : namesChange(detail);
    return isOfChange ? 'pull-request' : 'branch';
  };
}

function isOwnRefOfChange(branch: string): boolean {
  return pullRequestNumber(branch) !== undefined || isNameOfChange(branch);
}

/** True for a diff scan under the name of a branch: most of these are of pull requests. */
function isOfEither(scan: Scan): boolean {
  return isDiffOfBranch(scan) && !isOwnRefOfChange(scan.branch ?? '');
}

function namesChange({ meta }: ScanDetail): boolean {
  return pullRequestsNamed(meta).length > 0;
}

/** A scan that begins later than this after a commit's first scan has its own schedule, such as every night. */
const TOGETHER_MS = 30 * 60_000;

export type ScannedCommit = ReturnType<typeof commitOf>;

type Begun = Scan & { readonly startedAtMs: EpochMs };

/** Leaves out commits that were first scanned just now, or just after the start of what was read: they may have more scans. */
function scannedCommits({ scans, wholeSinceMs, nowMs }: ObservedProject, asOf: (scan: Scan) => ScannedAs) {
  const earliestMs = wholeSinceMs === undefined ? 0 : wholeSinceMs + TOGETHER_MS;
  const begun = scans.filter((scan): scan is Begun => scan.startedAtMs !== undefined);
  const whole = begun.filter(({ isPartialScan, commit }) => !isPartialScan && commit !== undefined);
  return [...Map.groupBy(whole, (scan) => `${asOf(scan)} ${scan.commit}`).values()]
    .map((ofCommit) => ofCommit.toSorted((a, b) => a.startedAtMs - b.startedAtMs))
    .filter(([first]) => first!.startedAtMs >= earliestMs && first!.startedAtMs + TOGETHER_MS <= nowMs)
    .map((ofCommit) => ofCommit.filter(({ startedAtMs }) => startedAtMs <= ofCommit[0]!.startedAtMs + TOGETHER_MS))
    .filter((together) => together.every(hasEnded) && together.some(({ status }) => status === 'completed'))
    .map((together) => commitOf(together, asOf))
    .toSorted((a, b) => b.startMs - a.startMs);
}

function commitOf(scans: readonly Begun[], asOf: (scan: Scan) => ScannedAs) {
  const first = scans[0]!;
  return {
    as: asOf(first),
    startMs: first.startedAtMs,
    ref: pullRequestNumber(first.branch) ?? branchOrTagName(first.branch ?? ''),
    products: productsOf(scans.flatMap(({ enabledProducts }) => enabledProducts)),
    results: resultsOf(scans),
    /** False if a scan ended without a result and does not list its products. */
    isClear: scans.every((scan) => scan.status === 'completed' || !isUnlisted(scan)),
  };
}

type Span = { readonly startMs: EpochMs; readonly endMs: EpochMs };

function resultsOf(scans: readonly Begun[]): ReadonlyMap<Product, Span> {
  const results = new Map<Product, Span>();
  for (const { status, startedAtMs, completedAtMs, enabledProducts } of scans) {
    if (status !== 'completed' || completedAtMs === undefined || completedAtMs < startedAtMs) continue;
    for (const product of productsOf(enabledProducts))
      if (!results.has(product)) results.set(product, { startMs: startedAtMs, endMs: completedAtMs });
  }
  return results;
}

/** Milliseconds from the first scan's start until the last of these products began, or ended; undefined if one has no result. */
export function lastAfterMs(
  { results, startMs }: ScannedCommit,
  products: readonly Product[],
  when: 'startMs' | 'endMs',
): number | undefined {
  const times = products.map((product) => results.get(product)?.[when]);
  if (times.length === 0 || times.includes(undefined)) return undefined;
  return Math.max(...(times as number[])) - startMs;
}

/** Older commits are ignored: the repository may have been scanned differently then. */
const MOST_JUDGED_COMMITS = 50;
/** Fewer commits, or commits of fewer refs, say nothing about the next one. */
export const LEAST_COMMITS = 5;
const LEAST_REFS = 3;
/** Number of the newest commits whose products are counted. */
const NEWEST = 20;

export const RATED_PRODUCTS = productsOfTypes(RATED_ISSUE_TYPES);

export type JudgedCommits = ReturnType<typeof judgedCommits>;

/** The commits of pull requests; those of branches only if pull requests have no scans of their own. */
export function judgedCommits(project: ObservedProject) {
  const asOf = scannedAs(project);
  const all = scannedCommits(project, asOf);
  const isScanned = project.scans.some((scan) => !scan.isPartialScan && asOf(scan) === 'pull-request');
  const as = isScanned ? 'pull-request' : 'branch';
  const commits = all.filter((commit) => commit.as === as).slice(0, MOST_JUDGED_COMMITS);
  const few = tooFew(commits, as);
  // A failed scan that does not list its products says nothing against any of them.
  const clear = few === undefined ? commits.filter(({ isClear }) => isClear).slice(0, NEWEST) : [];
  return { commits, clear, words: `commits of ${WORDS[as]}`, tooFew: few };
}

const WORDS = { 'pull-request': 'pull requests', branch: 'branches' } as const;

function tooFew(commits: readonly ScannedCommit[], as: keyof typeof WORDS): string | undefined {
  const refs = new Set(commits.map(({ ref }) => ref)).size;
  if (as === 'branch' && refs === 1)
    return (
      'No scan of a pull request was found, and none of more than one branch: the gate would find none for a pull request. ' +
      'Let the scanner run on pull requests first.'
    );
  if (commits.length >= LEAST_COMMITS && refs >= LEAST_REFS) return undefined;
  const seen = `commits of ${refs} ${WORDS[as]} with a finished scan that began more than 30 minutes ago`;
  return `Too few commits were found: ${commits.length} ${seen}; ${LEAST_COMMITS} of at least ${LEAST_REFS} are needed.`;
}
