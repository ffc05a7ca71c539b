import { ACTION_INPUTS, type ActionInputName } from '../domain/action-inputs.ts';

/** A default that only the runner fills in: the command line has no token of a job. */
const OF_THE_RUNNER = '${{ github.token }}';

type MayBeBlank = { readonly required: false; readonly default: undefined | typeof OF_THE_RUNNER };

/** The inputs that are never blank in a run: required ones, and those with a default. */
export type NeededInput = {
  [Name in ActionInputName]: (typeof ACTION_INPUTS)[Name] extends MayBeBlank ? never : Name;
}[ActionInputName];

export function isNeeded(name: ActionInputName): name is NeededInput {
  const { required, default: fallback } = ACTION_INPUTS[name];
  return required || (fallback !== undefined && fallback !== OF_THE_RUNNER);
}
