import { WIDEST, wrapped } from '../domain/text/wrapped.ts';
import type { Command, Flags } from './command.ts';
import { SCREEN_FLAGS } from './screen/screen-style.ts';
import { mayBeVariable, variableOf } from './variables.ts';

type HelpRow = readonly [left: string, right: string];

export function renderHelp(commands: readonly HelpRow[], first = '', room = WIDEST): readonly string[] {
  const name = first === '' ? '<command>' : `${first} <command>`;
  const what = ['findings-gate: passes or fails a change by the open security findings of its branch.', ''];
  return [
    ...(first === '' ? what : []),
    `Usage: findings-gate ${name} [flags]`,
    '',
    ...table(commands, room),
    '',
    ...wrapped(MORE, room),
    `findings-gate help ${name} lists the flags of a command.`,
  ];
}

const MORE =
  'The platform token is read from the variable FINDINGS_GATE_TOKEN, or from the file of --api-token-file. ' +
  'Every flag can be given as a variable: FINDINGS_GATE_<FLAG>, such as FINDINGS_GATE_BASE_URL. findings-gate version prints the version.';

export function renderCommandHelp(
  name: string,
  about: string,
  { usage, flags, groups = {}, more = [], example }: Command,
  room = WIDEST,
): readonly string[] {
  const grouped = Object.values(groups).flat();
  const rest = Object.keys(flags).filter((flag) => !grouped.includes(flag));
  const titled = [...Object.entries(groups), [grouped.length === 0 ? 'Flags' : 'Other flags', rest] as const];
  const blocks = [
    wrapped(`Usage: findings-gate ${name} ${usage}`, room, '  '),
    ...titled
      .map(([title, names]) => ({ title, rows: names.flatMap((flag) => flagRow(flag, flags)) }))
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, rows }) => [`${title}:`, ...table(rows, room)]),
    ...more,
    ['Example:', ...exampleLines(name, example)],
    valueLines(flags, room),
  ];
  return [
    ...wrapped(`findings-gate ${name}: ${about}.`, room),
    ...blocks.flatMap((lines) => (lines.length === 0 ? [] : ['', ...lines])),
  ];
}

function flagRow(name: string, flags: Flags): readonly HelpRow[] {
  const flag = flags[name];
  if (flag === undefined || 'refusal' in flag) return [];
  return [[flag.value === undefined ? `--${name}` : `--${name} ${flag.value}`, flag.about]];
}

function valueLines(flags: Flags, room: number): readonly string[] {
  const own = Object.entries(flags).filter(
    ([name, flag]) => !('refusal' in flag) && !Object.hasOwn(SCREEN_FLAGS, name),
  );
  const takes = (value: string): boolean => own.some(([, flag]) => 'value' in flag && flag.value === value);
  const [example] = own.find(([, flag]) => 'value' in flag) ?? [];
  const but = own.filter(([name]) => !mayBeVariable(name)).map(([name]) => ` but --${name}`);
  if (example === undefined) return [];
  return [
    ...(takes('<list>') ? ['Separate list items with commas or new lines.'] : []),
    ...(takes('<duration>') ? ['A duration is a whole number and a unit (500ms, 90s, 15m, 1h).'] : []),
    ...wrapped(`Every flag${but.join('')} can be given as a variable: ${variableOf(example)} is --${example}.`, room),
    'Blank means not given.',
  ];
}

export function exampleLines(name: string, [first = '', ...others]: Command['example']): readonly string[] {
  const lines = [`  findings-gate ${name} ${first}`.trimEnd(), ...others.map((line) => `    ${line}`)];
  return lines.map((line, index) => (index < lines.length - 1 ? `${line} \\` : line));
}

function table(rows: readonly HelpRow[], room: number): readonly string[] {
  const widest = Math.max(...rows.map(([left]) => left.length));
  const start = ' '.repeat(widest + 4);
  return rows.flatMap(([left, right]) => {
    const [first = '', ...others] = wrapped(start + right, room, start);
    return [`  ${left.padEnd(widest)}  ${first.slice(start.length)}`, ...others];
  });
}
