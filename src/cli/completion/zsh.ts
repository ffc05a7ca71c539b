import { type Completed, firstWords, flagsByValue, secondWords, type Value } from './completed.ts';

/**
 * The script needs zsh's own completion system. It works from a folder of `fpath`, and when it is sourced after
 * `compinit`.
 */
export function zshScript(commands: readonly Completed[]): readonly string[] {
  const firsts = firstWords(commands);
  const doubles = firsts.map(([word]) => word).filter((word) => secondWords(commands, word).length > 0);
  return [
    '#compdef findings-gate',
    '# Completion of findings-gate in zsh:  findings-gate completion zsh > "${fpath[1]}/_findings-gate"',
    '_findings_gate() {',
    '  local before="${words[CURRENT-1]}" command="${words[2]}" at=3',
    '  local -a found',
    '  if (( CURRENT == 2 )); then',
    // A line each: all of them in one would be longer than what is printed.
    '    found=(',
    ...[...firsts, ['--help', 'list the commands'] as const, ['--version', 'print the version'] as const].map(
      (word) => `      ${described([word])}`,
    ),
    '    )',
    '    _describe command found',
    '    return',
    '  fi',
    '  case "$command" in',
    ...doubles.flatMap((word) => [
      `    (${word})`,
      '      if (( CURRENT == 3 )); then',
      `        found=(${described(secondWords(commands, word))})`,
      '        _describe command found',
      '        return',
      '      fi',
      '      command="$command ${words[3]}" at=4 ;;',
    ]),
    '  esac',
    '  if [[ "${words[CURRENT]}" == --*=* ]]; then',
    '    before="${words[CURRENT]%%=*}"',
    "    compset -P '*='",
    '  fi',
    '  case "$command:$before" in',
    ...flagsByValue(commands).map(
      ([keys, value]) => `    (${keys.map(escaped).join('|')}) ${complete(value)}; return ;;`,
    ),
    '  esac',
    '  case "$command" in',
    ...commands.flatMap(({ name, flags, operand, takesMany }) => [
      `    (${escaped(name)})`,
      ...(operand === undefined
        ? []
        : [
            `      if [[ "\${words[CURRENT]}" != -* ]]; then`,
            `        (( CURRENT ${takesMany ? '>=' : '=='} at )) && ${complete(operand)}; return`,
            '      fi',
          ]),
      '      found=(',
      ...flags.map((flag) => `        ${described([[flag.name, flag.about]])}`),
      '      ) ;;',
    ]),
    '  esac',
    '  _describe flag found',
    '}',
    'if [[ "${funcstack[1]}" == _findings-gate ]]; then _findings_gate "$@"; else compdef _findings_gate findings-gate; fi',
  ];
}

function complete(value: Value): string {
  if (value === 'file') return '_files';
  return value === 'text' ? ':' : `compset -P '*,'; compadd -- ${value.map(quoted).join(' ')}`;
}

/** `'word:what it does'`, with the colons of the word escaped. */
function described(words: readonly (readonly [word: string, about: string])[]): string {
  return words.map(([word, about]) => quoted(`${word.replaceAll(':', '\\:')}:${about}`)).join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Escapes what has a meaning in a pattern. */
function escaped(text: string): string {
  return text.replaceAll(' ', '\\ ');
}
