import type { ActionInputName } from '../action-inputs.ts';
import { COMMAND_LINE } from '../target.ts';

/** How people find a setting: as an input of the Action, or as a flag of the command line. */
export function settingName(name: ActionInputName, event: string): string {
  return event === COMMAND_LINE ? `--${name}` : name;
}

/** The same, where the bare name of an input would not be recognized as one: `the input commit`, `--commit`. */
export function inputName(name: ActionInputName, event: string): string {
  return event === COMMAND_LINE ? `--${name}` : `the input ${name}`;
}
