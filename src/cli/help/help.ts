import type { Flag } from '../flags.ts';
import { SCREEN_FLAGS } from '../screen/look.ts';
import type { Command } from '../shell.ts';
import { mayBeVariable, variableOf } from '../variables.ts';

/** Names of commands, each with what it does. */
type ListedCommands = readonly (readonly [name: string, about: string])[];

/** No line is wider: help is read in a terminal, and pasted into an issue. */
const WIDTH = 100;
/** A flag that is wider has its text in the next line. */
const WIDEST_FLAG = 32;

/** Says what the program can do. */
export function renderHelp(commands: ListedCommands): readonly string[] {
  return [
    'findings-gate: passes or fails a change by the open security findings of its branch.',
    '',
    'Usage: findings-gate <command> [flags]',
    '',
    ...table(commands),
    '',
    ...wrapped(
      'The platform token is read from the variable FINDINGS_GATE_TOKEN, or from the file of --api-token-file.',
    ),
    'Every flag can be given as a variable: FINDINGS_GATE_<FLAG>, such as FINDINGS_GATE_BASE_URL.',
    ...wrapped('findings-gate help <command> lists the flags of a command; findings-gate version prints the version.'),
  ];
}

/** Lists the commands that begin with one word. */
export function renderGroupHelp(first: string, commands: ListedCommands): readonly string[] {
  return [
    `Usage: findings-gate ${first} <command> [flags]`,
    '',
    ...table(commands),
    '',
    `findings-gate help ${first} <command> lists the flags of a command.`,
  ];
}

/** Says how one command is used. */
export function renderCommandHelp(name: string, about: string, command: Command): readonly string[] {
  const { usage, example, more = [] } = command;
  return [
    ...wrapped(`findings-gate ${name}: ${about}.`),
    '',
    ...wrapped(`Usage: findings-gate ${name} ${usage}`, '  '),
    ...groupsOf(command).flatMap(([title, rows]) => ['', `${title}:`, ...table(rows)]),
    ...more.flatMap((block) => ['', ...block]),
    '',
    'Example:',
    ...exampleLines(name, example),
    ...block(valueLines(command)),
  ];
}

/** What holds for the flags of this command; nothing that it has no flag for. */
function valueLines({ flags }: Pick<Command, 'flags'>): readonly string[] {
  const own = Object.entries(flags).filter(
    ([name, flag]) => !('refusal' in flag) && !Object.hasOwn(SCREEN_FLAGS, name),
  );
  const takes = (placeholder: string): boolean => own.some(([, flag]) => 'value' in flag && flag.value === placeholder);
  const [example] = own.find(([, flag]) => 'value' in flag) ?? [];
  const but = own.filter(([name]) => !mayBeVariable(name)).map(([name]) => ` but --${name}`);
  return [
    ...(takes('<list>') ? ['Separate list items with commas or new lines.'] : []),
    ...(takes('<duration>') ? ['A duration is a whole number and a unit (500ms, 90s, 15m, 1h).'] : []),
    ...(example === undefined
      ? []
      : [
          ...wrapped(`Every flag${but.join('')} can be given as a variable: ${variableOf(example)} is --${example}.`),
          'Blank means not given.',
        ]),
  ];
}

function block(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', ...lines];
}

/** The example as it is pasted: one call, on several lines where it is long. */
export function exampleLines(name: string, example: Command['example']): readonly string[] {
  const [first = '', ...others] = example;
  const lines = [`  findings-gate ${name} ${first}`.trimEnd(), ...others.map((line) => `    ${line}`)];
  return lines.map((line, index) => (index < lines.length - 1 ? `${line} \\` : line));
}

type HelpRow = readonly [left: string, right: string];

/** Flags under their titles, and after them those that no title has: none is ever left out. */
function groupsOf({ flags, groups = {} }: Command): readonly (readonly [title: string, rows: readonly HelpRow[]])[] {
  const named = Object.entries(groups);
  const rest = Object.keys(flags).filter((name) => !named.some(([, names]) => names.includes(name)));
  return [...named, [named.length === 0 ? 'Flags' : 'Other flags', rest] as const]
    .map(([title, names]) => [title, names.flatMap((name) => flagRow(name, flags[name]))] as const)
    .filter(([, rows]) => rows.length > 0);
}

function flagRow(name: string, flag: Flag | undefined): readonly HelpRow[] {
  if (flag === undefined || 'refusal' in flag) return [];
  return [[flag.value === undefined ? `--${name}` : `--${name} ${flag.value}`, flag.about]];
}

/** Makes two columns. The right one is wrapped under itself. */
function table(rows: readonly HelpRow[]): readonly string[] {
  const widest = Math.min(WIDEST_FLAG, Math.max(...rows.map(([left]) => left.length)));
  const start = ' '.repeat(widest + 4);
  return rows.flatMap(([left, right]) => {
    const [first = '', ...others] = wrapped(`${start}${right}`, start);
    const head = `  ${left.padEnd(widest)}  `;
    return left.length > widest ? [`  ${left}`, first, ...others] : [head + first.slice(head.length), ...others];
  });
}

/** Lines that end between words; all but the first begin with the indent. */
function wrapped(text: string, indent = ''): readonly string[] {
  if (text.length <= WIDTH) return [text];
  const space = text.lastIndexOf(' ', WIDTH);
  // A word that is wider than the line stays whole.
  if (space <= text.search(/\S/)) return [text];
  return [text.slice(0, space), ...wrapped(`${indent}${text.slice(space + 1)}`, indent)];
}
