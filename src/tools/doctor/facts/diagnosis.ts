import type { ActionInputName } from '../../../domain/action-inputs.ts';
import type { CiName } from '../../../domain/ci-name.ts';
import type { Assumption, ConnectionLook } from './look.ts';
import type { ProjectFacts } from './project-facts.ts';

export type Diagnosis = {
  readonly connection: readonly ConnectionLook[];
  readonly project: ProjectFacts | null;
  readonly proposals: readonly Proposal[];
  readonly workflow: string | null;
  readonly recipes: readonly RecipePage[];
  readonly assumptions: readonly Assumption[];
  readonly github: GitHubLook | null;
  /** Sent to the platform, repetitions included. */
  readonly requests: number;
  readonly exitCode: 0 | 1 | 2 | 3;
};

/** In the order in which they are fixed. The issue list explains verdicts and decides none, so it does not count. */
export function troublesOf({
  connection,
  assumptions,
}: Pick<Diagnosis, 'connection' | 'assumptions'>): readonly (ConnectionLook | Assumption)[] {
  const parts = connection.filter(({ part }) => part !== 'issue-list');
  return [...parts, ...assumptions].filter(({ result }) => result === 'does-not-hold');
}

/** In the order in which they are reported. */
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

export type RecipePage = { readonly name: CiName; readonly url: string };

/** What a setting should be and why; the reason alone where nothing is to be set. Texts may be hostile. */
export type Advice = string | { readonly value: string; readonly reason: string };

export type Proposal = {
  readonly input: ProposedInput;
  readonly value: string | undefined;
  /** Whole sentences. They may name refs and projects: hostile until they are rendered. */
  readonly reason: string;
};

/** Text from outside is raw in the sentences, between double quotes, and is made harmless where they are printed. */
export type GitHubLook = {
  readonly check: string | null;
  /** False only where every rule was read and none requires the check; null is "not known". */
  readonly required: boolean | null;
  readonly mergeQueue: boolean | null;
  readonly defaultBranch: string | null;
  readonly seen: readonly string[];
  /** The most important first. */
  readonly next: readonly string[];
};
