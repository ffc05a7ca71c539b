import type { GateFailure } from '../../domain/failure.ts';
import { nearest } from '../../domain/text/nearest.ts';
import { COMMANDS, type CommandName } from '../commands.ts';
import { config } from '../flags.ts';

export type AskedCommand =
  | { readonly kind: 'version' }
  /** The help of the whole program; of several commands where only the first word of each is given. */
  | { readonly kind: 'overview'; readonly names: readonly CommandName[]; readonly first: string | undefined }
  | { readonly kind: 'help'; readonly name: CommandName }
  | { readonly kind: 'run'; readonly name: CommandName /** What follows it. */; readonly rest: readonly string[] };

const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];
const HELP_WORDS: readonly string[] = ['--help', '-h', 'help'];
const VERSION_WORDS: readonly string[] = ['--version', '-v', 'version'];

/**
 * What the words after the program ask for. Help and version must be all that is asked for: with other words, exit code
 * 0 could be taken for a verdict. Throws `GateFailure` (`config`).
 */
export function readCommand(args: readonly string[]): AskedCommand {
  const [first = '', ...others] = args;
  if (HELP_WORDS.includes(first)) return helpOf(first, others);
  if (others.length === 0 && VERSION_WORDS.includes(first)) return { kind: 'version' };
  const last = args.at(-1) ?? '';
  const name = nameAtStart(args);
  if (name === undefined) {
    if (others.length === 1 && HELP_WORDS.includes(last) && groupOf(first).length > 0) return overviewOf(first);
    throw unknownCommand(args);
  }
  const rest = args.slice(name.split(' ').length);
  return rest.length === 1 && HELP_WORDS.includes(last) ? { kind: 'help', name } : { kind: 'run', name, rest };
}

/** `help policy check`, `help policy`, `help`. */
function helpOf(word: string, words: readonly string[]): AskedCommand {
  const [first] = words;
  if (first === undefined) return { kind: 'overview', names: COMMAND_NAMES, first: undefined };
  if (first.startsWith('-')) throw config(`${word} is followed by the name of a command alone`);
  const name = nameAtStart(words);
  if (name === undefined) {
    if (words.length === 1 && groupOf(first).length > 0) return overviewOf(first);
    throw unknownCommand(words);
  }
  if (name !== words.join(' ')) throw config(`${word} is followed by the name of a command alone, such as ${name}`);
  return { kind: 'help', name };
}

function overviewOf(first: string): AskedCommand {
  return { kind: 'overview', names: groupOf(first), first };
}

function nameAtStart(words: readonly string[]): CommandName | undefined {
  return COMMAND_NAMES.find((name) => name.split(' ').every((word, place) => words[place] === word));
}

/** The commands of two words that begin with this one. */
function groupOf(first: string): readonly CommandName[] {
  return COMMAND_NAMES.filter((name) => name.startsWith(`${first} `));
}

function unknownCommand([first = '', second]: readonly string[]): GateFailure {
  const list = `the commands are ${COMMAND_NAMES.join(', ')}`;
  if (first === '' || first.startsWith('-')) return config(`the first word is a command; ${list}`);
  const group = groupOf(first);
  if (group.length > 0 && second === undefined) {
    return config(`${first} is the first word of ${group.join(', ')}; write the whole name`);
  }
  const written = group.length > 0 ? `${first} ${second}` : first;
  const near =
    nearest(written, group.length > 0 ? group : COMMAND_NAMES) ?? nearest(`${first} ${second ?? ''}`, COMMAND_NAMES);
  const others = group.length > 0 ? `the commands with ${first} are ${group.join(', ')}` : list;
  const hint = near === undefined ? others : `did you mean ${near}?`;
  return config(`unknown command ${JSON.stringify(written.slice(0, 60))}: ${hint}`);
}
