import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import type { RecordedRequest } from '../../emulator/faults/recorded-request.ts';
import type { ServeOptions } from '../../emulator/serve.ts';
import type { PlatformState } from '../../emulator/state.ts';
import { COMMANDS, type CommandName } from '../../src/cli/commands.ts';
import type { Shell } from '../../src/cli/shell.ts';
import { createTerminal } from '../../src/cli/terminal.ts';
import { asGateFailure, type GateFailure } from '../../src/domain/failure.ts';
import { runPlatform } from '../emulator/running-platform.ts';
import { FakeClock } from '../fakes/fake-clock.ts';

export type Asked = {
  /** The exit code, or the failure. */
  readonly ended: number | GateFailure;
  readonly stdout: string;
  readonly stderr: string;
  readonly requests: readonly RecordedRequest[];
};

/** Runs a command in this process on a platform of its own, and gives what it printed and sent. With `isUnnamed` no deployment is given. */
export async function askPlatform(
  [name, ...args]: readonly [CommandName, ...string[]],
  state: PlatformState,
  { isUnnamed = name === 'deployments', ...options }: ServeOptions & { readonly isUnnamed?: boolean } = {},
): Promise<Asked> {
  const server = await runPlatform(state, undefined, options);
  const deployment = isUnnamed ? [] : ['--deployment-id', '42'];
  const written = { stdout: '', stderr: '' };
  const stream = (to: keyof typeof written) => ({
    write(text: string) {
      written[to] += text;
      return true;
    },
  });
  const shell: Shell = {
    env: { FINDINGS_GATE_TOKEN: DEFAULT_TOKEN },
    terminal: createTerminal({ stdout: stream('stdout'), stderr: stream('stderr') }),
    clock: new FakeClock(),
    random: () => 0,
    signal: new AbortController().signal,
    readStdin: async () => Buffer.of(),
    ask: undefined,
  };
  const command = await COMMANDS[name].load();
  if (!('run' in command)) throw new Error('the command has a job of its own');
  const ended = await command.run([...args, '--base-url', server.origin, ...deployment], shell).catch(asGateFailure);
  return { ended, ...written, requests: server.requests };
}
