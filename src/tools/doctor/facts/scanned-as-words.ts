import type { ScannedAs } from './project-facts.ts';

/** What scans are of, for people. */
export const AS_WORDS: Readonly<Record<ScannedAs, string>> = {
  'pull-request': 'pull requests',
  branch: 'branches',
  'merge-queue': 'the merge queue',
};
