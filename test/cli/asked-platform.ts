import type { RecordedRequest } from '../../emulator/faults/recorded-request.ts';
import type { ServeOptions } from '../../emulator/serve.ts';
import type { PlatformState } from '../../emulator/state.ts';
import { COMMANDS, type CommandName } from '../../src/cli/commands.ts';
import { asGateFailure, type GateFailure } from '../../src/domain/failure.ts';
import { runPlatform } from '../emulator/running-platform.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { aShell, runCommand } from './a-shell.ts';

export type Asked = {
  readonly ended: number | GateFailure;
  readonly stdout: string;
  readonly stderr: string;
  readonly requests: readonly RecordedRequest[];
};

/** Runs a command in this process on a platform of its own, and returns its output and requests. With `isUnnamed`, no deployment is given. */
export async function askPlatform(
  [name, ...args]: readonly [CommandName, ...string[]],
  state: PlatformState,
  { isUnnamed = name === 'deployments', ...options }: ServeOptions & { readonly isUnnamed?: boolean } = {},
): Promise<Asked> {
  const server = await runPlatform(state, undefined, options);
  const deployment = isUnnamed ? [] : ['--deployment-id', '42'];
  const { shell, written } = aShell({ clock: new FakeClock() });
  const command = await COMMANDS[name].load();
  const words = [...args, '--base-url', server.origin, ...deployment];
  const ended = await runCommand(command, words, shell).catch(asGateFailure);
  return { ended, ...written, requests: server.requests };
}
