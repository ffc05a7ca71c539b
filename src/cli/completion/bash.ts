import { type Completed, firstWords, flagsByValue, inLines, secondWords, type Value } from './completed.ts';

/** The script runs in bash from 3.2 on, and needs nothing else. */
export function bashScript(commands: readonly Completed[]): readonly string[] {
  const firsts = firstWords(commands).map(([word]) => word);
  const doubles = firsts.filter((word) => secondWords(commands, word).length > 0);
  return [
    '# Completion of findings-gate in bash:  source <(findings-gate completion bash)',
    '_findings_gate() {',
    '  local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command= at=2 value=',
    '  # Bash splits at "=".',
    '  if [[ $current == = ]]; then current=',
    '  elif [[ $before == = ]]; then before="${COMP_WORDS[COMP_CWORD-2]}"; fi',
    '  COMPREPLY=()',
    '  if (( COMP_CWORD == 1 )); then',
    `    _findings_gate_words "${firsts.join(' ')} --help --version"`,
    '    return',
    '  fi',
    '  command="${COMP_WORDS[1]}"',
    '  case "$command" in',
    ...doubles.flatMap((word) => [
      `    ${word})`,
      '      if (( COMP_CWORD == 2 )); then',
      `        _findings_gate_words "${secondWords(commands, word)
        .map(([second]) => second)
        .join(' ')}"`,
      '        return',
      '      fi',
      '      command="$command ${COMP_WORDS[2]}" at=3 ;;',
    ]),
    '  esac',
    '  case "$command:$before" in',
    ...flagsByValue(commands).map(
      ([keys, value]) => `    ${keys.map(quoted).join('|')}) ${complete(value)}; return ;;`,
    ),
    '  esac',
    '  case "$command" in',
    ...commands.flatMap(({ name, flags, operand, takesMany }) => {
      const [first = [], ...others] = inLines(flags.map((flag) => flag.name)).map((some) => some.join(' '));
      return [
        `    ${quoted(name)})`,
        ...(operand === undefined
          ? []
          : [
              `      if [[ $current != -* ]]; then (( COMP_CWORD ${takesMany ? '>=' : '=='} at )) && ${complete(operand)}; return; fi`,
            ]),
        ...[`      value="${first}`, ...others.map((some) => `        ${some}`)].join('\n').concat('" ;;').split('\n'),
      ];
    }),
    '  esac',
    '  _findings_gate_words "$value"',
    '}',
    '# Words that fit; of a list with commas its last item.',
    '_findings_gate_words() {',
    '  local head=',
    '  [[ $current == *,* ]] && head="${current%,*},"',
    '  COMPREPLY=( $(compgen -P "$head" -W "$1" -- "${current##*,}") )',
    '}',
    '_findings_gate_files() {',
    "  local IFS=$'\\n'",
    '  compopt -o filenames 2>/dev/null',
    '  COMPREPLY=( $(compgen -f -- "$current") )',
    '}',
    'complete -F _findings_gate findings-gate',
  ];
}

function complete(value: Value): string {
  if (value === 'file') return '_findings_gate_files';
  return value === 'text' ? ':' : `_findings_gate_words "${value.join(' ')}"`;
}

function quoted(text: string): string {
  return `'${text}'`;
}
