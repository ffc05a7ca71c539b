import type { ExitCode } from '../../domain/verdict.ts';
import { parseWord } from '../../inputs/parse-value.ts';
import { config, readFlags, readValue } from '../flags.ts';
import { SCREEN_FLAGS } from '../screen/look.ts';
import type { Command, Shell } from '../shell.ts';
import { bashScript } from './bash.ts';
import { type Completed, completedCommand, helpAndVersion } from './completed.ts';
import { fishScript } from './fish.ts';
import { zshScript } from './zsh.ts';

type Listed = Readonly<Record<string, { readonly about: string; load(): Promise<Command> }>>;

const SCRIPTS = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
} as const satisfies Readonly<Record<string, (commands: readonly Completed[]) => readonly string[]>>;

/** Prints a script with which a shell completes these commands and their flags, without starting the program. */
export function completionOf(listed: Listed): Command {
  const usage = `<${Object.keys(SCRIPTS).join('|')}>`;
  return {
    usage,
    flags: SCREEN_FLAGS,
    more: [
      [
        'To use it:',
        '  bash: put   source <(findings-gate completion bash)   into ~/.bashrc',
        '  zsh:  findings-gate completion zsh > "${fpath[1]}/_findings-gate"',
        '  fish: findings-gate completion fish > ~/.config/fish/completions/findings-gate.fish',
      ],
    ],
    example: ['bash'],
    async run(args: readonly string[], { terminal }: Shell): Promise<ExitCode> {
      const [shell, ...others] = readFlags(args, SCREEN_FLAGS, {}).operands;
      if (shell === undefined || others.length > 0) throw config(`completion takes one shell: ${usage}`);
      const script = readValue('completion', shell, parseShell);
      const commands = await Promise.all(
        Object.entries(listed).map(async ([name, { about, load }]) => completedCommand(name, about, await load())),
      );
      for (const line of script([...commands, ...helpAndVersion(commands)])) terminal.print(line);
      return 0;
    },
  };
}

function parseShell(text: string): (typeof SCRIPTS)[keyof typeof SCRIPTS] {
  return SCRIPTS[parseWord(text, Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[])];
}
