import { VERSION } from '../domain/text/program.ts';
import type { ExitCode } from '../domain/verdict.ts';
import { type Job, runProcess } from '../gate/process/run-process.ts';
import { systemClock } from '../gate/process/system-clock.ts';
import { proxyPasswords } from '../http/proxy-settings.ts';
import { possibleTokens } from '../inputs/token.ts';
import { COMMANDS } from './commands.ts';
import type { Flags } from './flags.ts';
import { type AskedCommand, readCommand } from './help/asked-command.ts';
import { lookOf } from './screen/look.ts';
import type { Shell } from './shell.ts';
import { tellFailure } from './tell-failure.ts';
import { createTerminal } from './terminal.ts';
import { assertKnown, readVariables, unusedNote, variablesBeside } from './variables.ts';

/** The whole command line: `args` without the program, settings from the environment. Decides the exit code; never throws. */
export async function runCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  await runProcess((signal) => {
    const terminal = createTerminal(process, lookOf(args, env));
    // The emulator reads no token, and shows its own one: it may be set already.
    if (args[0] !== 'emulator') terminal.hide([...possibleTokens(env), ...proxyPasswords(env)]);
    return jobOf(args, {
      env,
      terminal,
      clock: systemClock,
      random: Math.random,
      signal,
      async readStdin() {
        const { readStandardInput } = await import('./standard-input.ts');
        return readStandardInput(signal);
      },
      // To ask whether a keyboard is there opens standard input, which only one command needs.
      get ask() {
        return process.stdin.isTTY ? (question: string) => ask(question, signal) : undefined;
      },
    });
  }, 'until-read');
}

async function ask(question: string, signal: AbortSignal): Promise<string> {
  const { askAtKeyboard } = await import('./ask.ts');
  return askAtKeyboard(question, signal);
}

/** The job of the words. A command that ends in its own way does so once it is loaded. */
function jobOf(args: readonly string[], shell: Shell): Job {
  let own: Job | undefined;
  return {
    async work() {
      const asked = readCommand(args);
      if (asked.kind !== 'run') return { exitCode: print(await linesOf(asked), shell) };
      const { name, rest } = asked;
      const command = await COMMANDS[name].load();
      if (!('run' in command)) own = command.job(rest, shell);
      const unused = await unusedVariables(command.flags, shell.env);
      const note = unusedNote(unused, name);
      if (note !== undefined) shell.terminal.tell(note);
      return 'run' in command ? { exitCode: await command.run(rest, shell) } : own!.work();
    },
    fail: (failure) => own?.fail(failure) ?? { exitCode: tellFailure(failure, shell.terminal) },
  };
}

/**
 * A variable may be the flag of another command: one environment serves several. Only then their flags are loaded. Gives
 * those of such flags that say something. Throws `GateFailure` (`config`).
 */
async function unusedVariables(flags: Flags, env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const given = readVariables(env);
  const others = variablesBeside(flags, env);
  if (others.length === 0) return [];
  const commands = await Promise.all(Object.values(COMMANDS).map(({ load }) => load()));
  assertKnown(
    others,
    commands.flatMap((command) => Object.keys(command.flags)),
  );
  return [...new Set(others)].filter((name) => given.has(name));
}

/** Help or version. */
async function linesOf(asked: Exclude<AskedCommand, { readonly kind: 'run' }>): Promise<readonly string[]> {
  if (asked.kind === 'version') return [VERSION];
  const { renderCommandHelp, renderGroupHelp, renderHelp } = await import('./help/help.ts');
  if (asked.kind === 'help') {
    return renderCommandHelp(asked.name, COMMANDS[asked.name].about, await COMMANDS[asked.name].load());
  }
  const listed = asked.names.map((name) => [name, COMMANDS[name].about] as const);
  return asked.first === undefined ? renderHelp(listed) : renderGroupHelp(asked.first, listed);
}

function print(lines: readonly string[], { terminal }: Shell): ExitCode {
  for (const line of lines) terminal.print(line);
  return 0;
}
