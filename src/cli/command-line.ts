import type { GateFailure } from '../domain/failure.ts';
import { nearest } from '../domain/text/nearest.ts';
import type { ExitCode } from '../domain/verdict.ts';
import { type Job, runProcess } from '../gate/process/run-process.ts';
import { systemClock } from '../gate/process/system-clock.ts';
import { VERSION } from '../gate/process/version.ts';
import { proxyPasswords } from '../http/proxy-settings.ts';
import { possibleTokens } from '../inputs/token.ts';
import { COMMANDS, type CommandName } from './commands.ts';
import { config, type Flags } from './flags.ts';
import { renderCommandHelp, renderHelp } from './help.ts';
import { lookOf } from './screen/look.ts';
import type { Shell } from './shell.ts';
import { tellFailure } from './tell-failure.ts';
import { createTerminal } from './terminal.ts';
import { assertKnown, readVariables, variablesBeside } from './variables.ts';

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
      if ('lines' in asked) return { exitCode: print(asked.lines, shell) };
      const { name, rest } = asked;
      const command = await COMMANDS[name].load();
      if (rest.length === 1 && isHelp(rest[0])) {
        return { exitCode: print(renderCommandHelp(name, COMMANDS[name].about, command), shell) };
      }
      if ('run' in command) {
        await assertVariables(command.flags, shell.env);
        return { exitCode: await command.run(rest, shell) };
      }
      own = command.job(rest, shell);
      await assertVariables(command.flags, shell.env);
      return own.work();
    },
    fail: (failure) => own?.fail(failure) ?? { exitCode: tellFailure(failure, shell.terminal) },
  };
}

/**
 * A variable may be the flag of another command: one environment serves several. Only then their flags are loaded.
 * Throws `GateFailure` (`config`).
 */
async function assertVariables(flags: Flags, env: NodeJS.ProcessEnv): Promise<void> {
  readVariables(env);
  const others = variablesBeside(flags, env);
  if (others.length === 0) return;
  const commands = await Promise.all(Object.values(COMMANDS).map(({ load }) => load()));
  assertKnown(
    others,
    commands.flatMap((command) => Object.keys(command.flags)),
  );
}

type AskedCommand =
  | { readonly lines: readonly string[] }
  | { readonly name: CommandName /** What follows it. */; readonly rest: readonly string[] };

/** What the words ask for. Throws `GateFailure` (`config`). */
function readCommand(args: readonly string[]): AskedCommand {
  const [first] = args;
  if (args.length === 1 && isHelp(first)) return { lines: renderHelp(COMMANDS) };
  if (args.length === 1 && first === '--version') return { lines: [VERSION] };

  const names = Object.keys(COMMANDS) as CommandName[];
  const name = names.find((words) => words.split(' ').every((word, place) => args[place] === word));
  if (name === undefined) throw unknownCommand(args);
  return { name, rest: args.slice(name.split(' ').length) };
}

/** Help must be the only word: with other words, exit code 0 could be taken for a verdict. */
function isHelp(word: string | undefined): boolean {
  return word === '--help' || word === '-h' || word === 'help';
}

function print(lines: readonly string[], { terminal }: Shell): ExitCode {
  for (const line of lines) terminal.print(line);
  return 0;
}

function unknownCommand([first = '', second = '']: readonly string[]): GateFailure {
  const known = Object.keys(COMMANDS);
  const list = `the commands are ${known.join(', ')}`;
  if (first === '' || first.startsWith('-')) return config(`the first word is a command; ${list}`);
  const near = nearest(first, known) ?? nearest(`${first} ${second}`, known);
  const hint = near === undefined ? list : `did you mean ${near}?`;
  return config(`unknown command ${JSON.stringify(first.slice(0, 60))}: ${hint}`);
}
