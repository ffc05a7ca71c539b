import type { GitHubLook } from './github-look.ts';
import type { Assumption, ConnectionLook } from './look.ts';
import type { ProjectFacts } from './project-facts.ts';
import type { Proposal, RecipePage } from './proposal.ts';

/** What `doctor` has found, of which every page of it is made. */
export type Diagnosis = {
  /** Each part once, in the order of `CONNECTION_PARTS`. */
  readonly connection: readonly ConnectionLook[];
  /** How the project is scanned; null where no project was found. */
  readonly project: ProjectFacts | null;
  /** What follows from it: each input once, and none where no project was found. */
  readonly proposals: readonly Proposal[];
  /** A whole workflow for GitHub with these settings; null where no project was found. */
  readonly workflow: string | null;
  /** Of the other CI systems that scan. */
  readonly recipes: readonly RecipePage[];
  /** Each row of docs/spec-gaps.md once. */
  readonly assumptions: readonly Assumption[];
  /** What GitHub requires; null where there was no token to look. */
  readonly github: GitHubLook | null;
  /** Sent to the platform, repetitions included. */
  readonly requests: number;
  readonly exitCode: 0 | 1 | 2 | 3;
};
