import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import type { Command, Shell } from '../../src/cli/command.ts';
import { createTerminal } from '../../src/cli/terminal.ts';
import type { ExitCode } from '../../src/domain/verdict.ts';
import { systemClock } from '../../src/gate/process/system-clock.ts';

/** The shell of a command in this process, and the command's output. There are no prompts and no standard input. */
export function aShell(given: Partial<Shell> = {}) {
  const written = { stdout: '', stderr: '' };
  const stream = (to: keyof typeof written) => ({ write: (text: string) => (written[to] += text) });
  const shell: Shell = {
    env: { FINDINGS_GATE_TOKEN: DEFAULT_TOKEN },
    terminal: createTerminal({ stdout: stream('stdout'), stderr: stream('stderr') }),
    clock: systemClock,
    random: () => 0,
    signal: new AbortController().signal,
    readStdin: async () => Buffer.of(),
    ask: undefined,
    ...given,
  };
  return { shell, written };
}

export async function runCommand(command: Command, args: readonly string[], shell: Shell): Promise<ExitCode> {
  if (!('run' in command)) throw new Error('the command has a job of its own');
  return command.run(args, shell);
}
