import { type Job, runProcess } from '../gate/process/run-process.ts';
import { systemClock } from '../gate/process/system-clock.ts';
import { proxyPasswords } from '../http/proxy-settings.ts';
import { possibleTokens } from '../inputs/token.ts';
import type { Shell } from './command.ts';
import { COMMANDS } from './commands.ts';
import { UNTIL_READ } from './output-end.ts';
import { findCommand } from './program.ts';
import { reportFailure } from './report-failure.ts';
import { screenStyleOf } from './screen/screen-style.ts';
import { createTerminal } from './terminal.ts';
import { notesOnUnused, variablesBeside } from './variables.ts';

/** The whole command line: `args` without the program, settings from the environment. Decides the exit code; never throws. */
export async function runCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  await runProcess((signal) => {
    const terminal = createTerminal(process, screenStyleOf(args, env));
    // The emulator reads no token and must show its own, which the variable may contain already.
    if (args[0] !== 'emulator') terminal.hide([...possibleTokens(env), ...proxyPasswords(env)]);
    return jobOf(args, {
      env,
      terminal,
      clock: systemClock,
      random: Math.random,
      signal,
      readStdin: async () => (await import('./standard-input.ts')).readStandardInput(signal),
      // The check for a keyboard opens standard input, which only one command needs.
      get ask() {
        if (!process.stdin.isTTY) return undefined;
        return async (question: string) => (await import('./standard-input.ts')).askAtKeyboard(question, signal);
      },
    });
  }, UNTIL_READ);
}

/** The job of the command that `args` name. A command with a `job` handles failures itself as soon as it is loaded. */
function jobOf(args: readonly string[], shell: Shell): Job {
  let own: Job | undefined;
  return {
    async work() {
      const found = await findCommand(args, shell.terminal);
      if (found === undefined) return { exitCode: 0 };
      const { name, command, rest } = found;
      const refuseUnknown = async (): Promise<void> => {
        const beside = variablesBeside(command.flags, shell.env);
        // One environment may serve several commands: the flags of all are loaded only if a variable is not this command's.
        const others = beside.length === 0 ? [] : await Promise.all(Object.values(COMMANDS).map(({ load }) => load()));
        const known = others.flatMap(({ flags }) => Object.keys(flags));
        for (const note of notesOnUnused(beside, known, shell.env, name)) shell.terminal.tell(note);
      };
      if ('job' in command) {
        own = command.job(rest, shell, refuseUnknown);
        return own.work();
      }
      await refuseUnknown();
      return { exitCode: await command.run(rest, shell), isOutputAskedFor: true };
    },
    fail: (failure) => own?.fail(failure) ?? { exitCode: reportFailure(failure, shell.terminal) },
  };
}
