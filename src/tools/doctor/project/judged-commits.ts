import type { ScannedAs } from '../facts/project-facts.ts';
import { scannedAs } from './scanned-as.ts';
import { type ScannedCommit, scannedCommits } from './scanned-commits.ts';
import type { SeenProject } from './seen-project.ts';

/** How a repository is scanned may have changed before these. */
const MOST_JUDGED_COMMITS = 50;
/** Fewer commits, or of fewer refs, say nothing of the next one. */
export const LEAST_COMMITS = 5;
const LEAST_REFS = 3;

export type JudgedCommits = {
  /** Scans of branches stand for those of pull requests only where there is none of a pull request. */
  readonly as: Extract<ScannedAs, 'pull-request' | 'branch'>;
  readonly commits: readonly ScannedCommit[];
  readonly words: string;
  readonly tooFew: string | undefined;
};

/** The commits of pull requests; those of branches where pull requests have no scans of their own. */
export function judgedCommits(project: SeenProject): JudgedCommits {
  const asOf = scannedAs(project);
  const all = scannedCommits(project, asOf);
  const isScanned = project.scans.some((scan) => !scan.isPartialScan && asOf(scan) === 'pull-request');
  const as = isScanned ? 'pull-request' : 'branch';
  const commits = all.filter((commit) => commit.as === as).slice(0, MOST_JUDGED_COMMITS);
  return { as, commits, words: `commits of ${WORDS[as]}`, tooFew: tooFew(commits, as) };
}

const WORDS = { 'pull-request': 'pull requests', branch: 'branches' } as const;

function tooFew(commits: readonly ScannedCommit[], as: JudgedCommits['as']): string | undefined {
  const refs = new Set(commits.map(({ ref }) => ref)).size;
  if (commits.length === 0) return `No finished scan of a commit of ${WORDS[as]} was seen.`;
  if (as === 'branch' && refs === 1) {
    return (
      'No scan of a pull request was seen, and none of more than one branch: the gate would find none for a pull request. ' +
      'Let the scanner run on pull requests first.'
    );
  }
  if (commits.length >= LEAST_COMMITS && refs >= LEAST_REFS) return undefined;
  const seen = `${commits.length} ${commits.length === 1 ? 'commit' : 'commits'} of ${refs} ${WORDS[as]}`;
  return `Too little was seen: ${seen}, where ${LEAST_COMMITS} of ${LEAST_REFS} are needed.`;
}
