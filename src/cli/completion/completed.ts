import type { Command } from '../shell.ts';

/** A place holds a file, one of some words, or what nobody can foresee. */
export type Value = 'file' | 'text' | readonly string[];

export type CompletedFlag = {
  /** It begins with its dashes. */
  readonly name: string;
  readonly about: string;
  /** It is undefined for a switch. */
  readonly value: Value | undefined;
  /** True where several values are written with commas between them. */
  readonly isList: boolean;
};

/** A command as a script knows it. */
export type Completed = {
  /** It has one word or two. */
  readonly name: string;
  readonly about: string;
  readonly flags: readonly CompletedFlag[];
  /** It says what can stand for the word that is not a flag; it is undefined where there is none. */
  readonly operand: Value | undefined;
  /** True where several such words may stand. */
  readonly takesMany: boolean;
};

export function completedCommand(name: string, about: string, { flags, usage }: Command): Completed {
  const known = Object.entries(flags).flatMap(([flag, spec]): CompletedFlag[] => {
    if ('refusal' in spec) return [];
    const { value, words = [] } = spec;
    const foreseen = words.length > 0 ? words : value === undefined ? undefined : valueAt(value);
    const isList = value === '<list>' || value === '<rules>';
    return [{ name: `--${flag}`, about: spec.about, value: foreseen, isList }];
  });
  const help = { name: '--help', about: 'list the flags', value: undefined, isList: false };
  const [operand = ''] = usage.split(' ', 1);
  const takesMany = operand.endsWith('...');
  const one = takesMany ? operand.slice(0, -'...'.length) : operand;
  return { name, about, flags: [...known, help], operand: one.startsWith('<') ? valueAt(one) : undefined, takesMany };
}

/** The words that are no command of their own: after `help` stands the first word of one. */
export function helpAndVersion(commands: readonly Completed[]): readonly Completed[] {
  const operand = firstWords(commands).map(([word]) => word);
  return [
    { name: 'help', about: 'list the commands, or the flags of one', flags: [], operand, takesMany: false },
    { name: 'version', about: 'print the version', flags: [], operand: undefined, takesMany: false },
  ];
}

/** What a placeholder such as `<path>` or `<true|false>` stands for. */
function valueAt(placeholder: string): Value {
  const inside = placeholder.slice(1, -1);
  if (inside.includes('|')) return inside.split('|');
  return inside === 'path' || inside === 'file' ? 'file' : 'text';
}

/** First words of all commands, each once, with what the command does; a word that begins several has no text of its own. */
export function firstWords(commands: readonly Completed[]): readonly (readonly [word: string, about: string])[] {
  const groups = Map.groupBy(commands, ({ name }) => name.split(' ')[0]!);
  return [...groups].map(([word, [first, ...others]]) => [word, others.length === 0 ? first!.about : `${word} …`]);
}

/** Second words after a first one; empty after a command of one word. */
export function secondWords(
  commands: readonly Completed[],
  first: string,
): readonly (readonly [word: string, about: string])[] {
  return commands.flatMap(({ name, about }) => {
    const [one, two] = name.split(' ');
    return one === first && two !== undefined ? [[two, about] as const] : [];
  });
}

/** Lines stay short enough to be read, and to be printed whole. */
const MOST_ITEMS_OF_A_LINE = 8;

export function inLines<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const lines = Math.ceil(items.length / MOST_ITEMS_OF_A_LINE);
  return Array.from({ length: lines }, (_, line) =>
    items.slice(line * MOST_ITEMS_OF_A_LINE, (line + 1) * MOST_ITEMS_OF_A_LINE),
  );
}

/** `command:flag` of all flags with values, those with the same values together. */
export function flagsByValue(
  commands: readonly Completed[],
): readonly (readonly [keys: readonly string[], value: Value])[] {
  const all = commands.flatMap(({ name, flags }) =>
    flags.flatMap((flag) => (flag.value === undefined ? [] : [{ key: `${name}:${flag.name}`, value: flag.value }])),
  );
  const groups = Map.groupBy(all, ({ value }) => JSON.stringify(value)).values();
  return [...groups].flatMap((same) =>
    inLines(same).map((some) => [some.map(({ key }) => key), some[0]!.value] as const),
  );
}
