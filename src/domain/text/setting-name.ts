import type { ActionInputName } from '../action-inputs.ts';
import { COMMAND_LINE } from '../target.ts';

/** The name of a setting for people: an input of the Action, or a flag of the command line. */
export function settingName(name: ActionInputName, event: string): string {
  return event === COMMAND_LINE ? `--${name}` : name;
}

/** The same for sentences in which the bare name would not be recognized as an input: `the input commit`, `--commit`. */
export function inputName(name: ActionInputName, event: string): string {
  return event === COMMAND_LINE ? `--${name}` : `the input ${name}`;
}
