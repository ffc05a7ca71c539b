import type { ActionInputName } from '../action-inputs.ts';
import { COMMAND_LINE } from '../target.ts';

/** The name of a setting for people: an input of the Action, or a flag of the command line. */
export function settingName(name: ActionInputName, event: string): string {
  return event === COMMAND_LINE ? `--${name}` : name;
}
