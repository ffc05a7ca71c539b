import { DEFAULT_TOKEN } from '../../../../emulator/build.ts';
import { COMMANDS, type CommandName } from '../../../../src/cli/commands.ts';
import type { Shell } from '../../../../src/cli/shell.ts';
import { createTerminal } from '../../../../src/cli/terminal.ts';
import { asGateFailure, type GateFailure } from '../../../../src/domain/failure.ts';
import { systemClock } from '../../../../src/gate/process/system-clock.ts';

export type CommandRun = {
  /** The exit code, or the failure. */
  readonly ended: Promise<number | GateFailure>;
  readonly written: { readonly stdout: string; readonly stderr: string };
  stop(): void;
};

/** Starts a command in this process, with the machine's own clock. */
export async function startCommand(name: CommandName, args: readonly string[]): Promise<CommandRun> {
  const written = { stdout: '', stderr: '' };
  const stream = (to: keyof typeof written) => ({
    write(text: string) {
      written[to] += text;
      return true;
    },
  });
  const stop = new AbortController();
  const shell: Shell = {
    env: { FINDINGS_GATE_TOKEN: DEFAULT_TOKEN },
    terminal: createTerminal({ stdout: stream('stdout'), stderr: stream('stderr') }),
    clock: systemClock,
    random: () => 0,
    signal: stop.signal,
    readStdin: async () => Buffer.of(),
    ask: undefined,
  };
  const command = await COMMANDS[name].load();
  if (!('run' in command)) throw new Error('the command has a job of its own');
  const ended = command.run(args, shell).catch(asGateFailure);
  return { ended, written, stop: () => stop.abort() };
}

/** What `doctor --json` says, as far as it is compared. */
export type DoctorReport = {
  readonly exitCode: number;
  readonly connection: readonly { readonly part: string; readonly result: string; readonly seen: string }[];
  readonly project: object | null;
  readonly settings: Readonly<Record<string, string>>;
  readonly assumptions: readonly { readonly id: string; readonly result: string; readonly seen: string }[];
};

export async function runDoctor(
  origin: string,
  args: readonly string[],
): Promise<{ readonly report: DoctorReport; readonly stderr: string }> {
  const { ended, written } = await startCommand('doctor', ['--base-url', origin, '--json', ...args]);
  const exitCode = await ended;
  if (typeof exitCode !== 'number') throw exitCode;
  return { report: JSON.parse(written.stdout), stderr: written.stderr };
}
