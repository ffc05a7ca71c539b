import { type Completed, type CompletedFlag, firstWords, secondWords } from './completed.ts';

export function fishScript(commands: readonly Completed[]): readonly string[] {
  const firsts = firstWords(commands);
  return [
    '# Completion of findings-gate in fish:  findings-gate completion fish > ~/.config/fish/completions/findings-gate.fish',
    '# True where the words before the cursor begin with these.',
    'function __findings_gate_after',
    '  set -l before (commandline -opc)',
    '  set -l most (math (count $argv) + 1)',
    '  test (count $before) -ge $most; and test "$before[2..$most]" = "$argv"',
    'end',
    '# True where there are so many words before the cursor, the program included.',
    'function __findings_gate_words',
    '  test (count (commandline -opc)) -eq $argv[1]',
    'end',
    '# Items of a list, after those that are written already. A flag and "=" before them are no part of the list.',
    'function __findings_gate_list',
    "  set -l head (string match -r -- '.*,' (string replace -r -- '^--[^=]*=' '' (commandline -ct)))",
    '  printf "%s\\n" "$head"$argv',
    'end',
    'complete -c findings-gate -f',
    ...firsts.map(([word, about]) => line('__findings_gate_words 1', ['-a', word], about)),
    line('__findings_gate_words 1', ['-l', 'help'], 'list the commands'),
    line('__findings_gate_words 1', ['-l', 'version'], 'print the version'),
    ...firsts.flatMap(([first]) =>
      secondWords(commands, first).map(([word, about]) =>
        line(`__findings_gate_after ${first}; and __findings_gate_words 2`, ['-a', word], about),
      ),
    ),
    ...commands.flatMap((command) => [
      ...operandLines(command),
      ...command.flags.map((flag) =>
        line(`__findings_gate_after ${command.name}`, ['-l', flag.name.slice(2), ...valueArguments(flag)], flag.about),
      ),
    ]),
  ];
}

function operandLines({ name, operand, takesMany }: Completed): readonly string[] {
  if (operand === undefined || operand === 'text') return [];
  const after = `__findings_gate_after ${name}`;
  const where = takesMany ? after : `${after}; and __findings_gate_words ${name.split(' ').length + 1}`;
  return [line(where, operand === 'file' ? ['-F'] : ['-a', operand.join(' ')], '')];
}

function valueArguments({ value, isList }: CompletedFlag): readonly string[] {
  if (value === undefined) return [];
  if (value === 'file') return ['-r', '-F'];
  if (value === 'text') return ['-x'];
  const words = value.join(' ');
  return ['-x', '-a', isList ? `(__findings_gate_list ${words})` : words];
}

function line(where: string, what: readonly string[], about: string): string {
  const words = ['-n', where, ...what, ...(about === '' ? [] : ['-d', about])];
  return `complete -c findings-gate ${words.map(quoted).join(' ')}`;
}

/** Words of these characters need no quotes. */
function quoted(text: string): string {
  return /^[\w-]+$/.test(text) ? text : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
