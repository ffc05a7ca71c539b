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

/** Where people read how the gate runs in a CI system. */
export type RecipePage = { readonly name: CiName; readonly url: string };

/** A setting, as it is written. `value` is undefined where the default is right, or too little was seen: the reason says which. */
export type Proposal = {
  readonly input: ProposedInput;
  readonly value: string | undefined;
  /** Whole sentences. They may name refs and projects: hostile until they are rendered. */
  readonly reason: string;
};
