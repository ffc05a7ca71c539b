import type { ActionInputName } from '../../../domain/action-inputs.ts';
import type { CiName } from '../../../domain/ci-name.ts';
import type { Assumption, ConnectionLook } from './look.ts';
import type { ProjectFacts } from './project-facts.ts';

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

/** Settings that follow from how a project is scanned, in the order in which they are told. */
export const PROPOSED_INPUTS = [
  'repository-id',
  'repository',
  'required-products',
  'required-scan',
  'discovery-timeout',
  'wait-timeout',
  'baseline',
] as const satisfies readonly ActionInputName[];
export type ProposedInput = (typeof PROPOSED_INPUTS)[number];

/** Where people read how the gate runs in a CI system. */
export type RecipePage = { readonly name: CiName; readonly url: string };

/** What a setting should be and why; the reason alone where nothing is to be set. Texts may be hostile. */
export type Advice = string | { readonly value: string; readonly reason: string };

/** A setting, as it is written. `value` is undefined where the default is right, or too little was seen: the reason says which. */
export type Proposal = {
  readonly input: ProposedInput;
  readonly value: string | undefined;
  /** Whole sentences. They may name refs and projects: hostile until they are rendered. */
  readonly reason: string;
};

/**
 * What GitHub says of the branch that pull requests are merged into: does anything require the gate? Plain data. Text
 * from outside is raw in the sentences, between double quotes, and is made harmless where they are printed.
 */
export type GitHubLook = {
  /** The name of a check or of a commit status that was looked for, as it was given; null where none was. */
  readonly check: string | null;
  /**
   * True where an active rule of the default branch requires a check of that name; false only where every rule was
   * read, and none does. Null is "not known".
   */
  readonly required: boolean | null;
  /** True where the default branch has a merge queue. Null is "not known". */
  readonly mergeQueue: boolean | null;
  /** Null where the repository could not be read. */
  readonly defaultBranch: string | null;
  /** What was seen, and what could not be: whole sentences. */
  readonly seen: readonly string[];
  /** What to do next: whole sentences, the most important first; empty where nothing is to be done. */
  readonly next: readonly string[];
};
