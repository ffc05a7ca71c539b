import { ACTION_INPUTS, type ActionInputName } from '../action-inputs.ts';
import { COMMAND_LINE } from '../target.ts';

/** How people find a setting: as an input of the Action, or as a flag of the command line. */
export function settingName(name: ActionInputName, event: string): string {
  return event === COMMAND_LINE ? `--${name}` : name;
}

/** In front of it stands neither a flag's dash nor another part of a longer word. */
const HYPHENATED = Object.keys(ACTION_INPUTS).filter((name) => name.includes('-'));
const SETTING = new RegExp(`\\bthe input ([a-z-]+)|(?<![\\w-])(${HYPHENATED.join('|')})(?![\\w-])`, 'g');

/**
 * A sentence of our own in words of the door that the event is of. It names a setting of one word as `the input commit`. No text
 * from outside may be in it.
 */
export function inWordsOf(event: string, sentence: string): string {
  if (event !== COMMAND_LINE) return sentence;
  return sentence
    .replace(SETTING, (_, named: string | undefined, hyphenated: string | undefined) => `--${named ?? hyphenated}`)
    .replaceAll('this job', 'this command');
}
