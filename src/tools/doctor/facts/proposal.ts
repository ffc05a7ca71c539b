import type { ActionInputName } from '../../../domain/action-inputs.ts';
import type { CiName } from '../../../domain/ci-name.ts';

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

/** A text to paste into the configuration of a CI system: a whole workflow, or the recipe of docs/recipes-ci.md. */
export type Pasted = { readonly name: CiName; readonly text: string };

/** A setting, as it is written. `value` is undefined where the default is right, or too little was seen: the reason says which. */
export type Proposal = {
  readonly input: ProposedInput;
  readonly value: string | undefined;
  /** Whole sentences. They may name refs and projects: hostile until they are rendered. */
  readonly reason: string;
};
