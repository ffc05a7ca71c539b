import type { GateFailure } from '../domain/failure.ts';
import { VERSION } from '../domain/text/program.ts';
import { nearest } from '../domain/text/suggestion.ts';
import { WIDEST } from '../domain/text/wrapped.ts';
import { type Command, config, type Flag, isSwitch } from './command.ts';
import { COMMANDS, type CommandName } from './commands.ts';
import { renderCommandHelp, renderHelp } from './help.ts';
import type { Terminal } from './terminal.ts';

const COMMAND_NAMES = (Object.keys(COMMANDS) as CommandName[]).sort();
const HELP_WORDS: readonly (string | undefined)[] = ['--help', '-h'];
const VERSION_WORDS: readonly (string | undefined)[] = ['--version', '-v', 'version'];

/** Loads the command that the words name; undefined if help or version was printed instead. Throws `GateFailure` (`config`). */
export async function findCommand(
  args: readonly string[],
  { print, columns = WIDEST }: Pick<Terminal, 'print' | 'columns'>,
) {
  const [first, ...others] = args;
  const room = Math.min(columns, WIDEST);
  const isHelpFirst = first === 'help' || HELP_WORDS.includes(first);
  const words = isHelpFirst ? others : args;
  const name = COMMAND_NAMES.find((one) => one.split(' ').every((word, place) => words[place] === word));
  if (name === undefined) {
    for (const line of linesWithoutCommand(words, isHelpFirst, room)) print(line);
    return undefined;
  }
  const command = await COMMANDS[name].load();
  const rest = words.slice(name.split(' ').length);
  if (!isHelpFirst && !asksForHelp(rest, command)) return { name, command, rest };
  for (const line of renderCommandHelp(name, COMMANDS[name].about, command, room)) print(line);
  return undefined;
}

/** A word in the place of a value never asks for help: `--ref "$REF"` must not end with 0 if `REF` is `--help`. */
function asksForHelp(rest: readonly string[], { flags }: Command): boolean {
  const end = rest.indexOf('--');
  const words = end < 0 ? rest : rest.slice(0, end);
  return words.some((word, index) => {
    const before: Flag | undefined = flags[words[index - 1]?.slice(2) ?? ''];
    return HELP_WORDS.includes(word) && (before === undefined || isSwitch(before));
  });
}

/** The list of commands, or the version if that is the only word: `-v check` looks like a verbose check, and must not end with 0. */
function linesWithoutCommand([first, second, ...others]: readonly string[], isHelpFirst: boolean, room: number) {
  const listed = (names: readonly CommandName[]) => names.map((name) => [name, COMMANDS[name].about] as const);
  const isVersion = second === undefined && VERSION_WORDS.includes(first);
  if (!isHelpFirst && isVersion) return [VERSION];
  if (isHelpFirst && (first === undefined || isVersion)) return renderHelp(listed(COMMAND_NAMES), '', room);
  const group = COMMAND_NAMES.filter((name) => name.startsWith(`${first} `));
  const asksForGroup = isHelpFirst ? second === undefined : HELP_WORDS.includes(second) && others.length === 0;
  if (asksForGroup && group.length > 0) return renderHelp(listed(group), first, room);
  throw unknownCommand(first, second, group);
}

function unknownCommand(first = '', second = '', group: readonly CommandName[] = []): GateFailure {
  const all = `the commands are ${COMMAND_NAMES.join(', ')}`;
  if (first === '' || first.startsWith('-')) return config(`the first word is a command; ${all}`);
  const isGroup = group.length > 0;
  if (isGroup && (second === '' || second.startsWith('-')))
    return config(`${first} is the first word of ${group.join(', ')}; write the whole name`);
  const written = isGroup ? `${first} ${second}` : first;
  const near = nearest(written, isGroup ? group : COMMAND_NAMES) ?? nearest(`${first} ${second}`, COMMAND_NAMES);
  const others = isGroup ? `the commands with ${first} are ${group.join(', ')}` : all;
  const hint = near === undefined ? others : `did you mean ${near}?`;
  return config(`unknown command ${JSON.stringify(written.slice(0, 60))}: ${hint}`);
}
