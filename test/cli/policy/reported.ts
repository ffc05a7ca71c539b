import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '../../../src/cli/command.ts';
import type { GateFailure } from '../../../src/domain/failure.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { aFolder } from '../a-folder.ts';
import { aShell, runCommand } from '../a-shell.ts';

type Call = {
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: Uint8Array | undefined;
};

/** The output of a command about these files, and its exit code. */
export async function runOn(
  command: Command,
  texts: Readonly<Record<string, string>>,
  { flags = [], env = {}, stdin }: Call = {},
) {
  const folder = aFolder(texts);
  const paths = Object.keys(texts).map((name) => join(folder, name));
  return called(command, [...paths, ...(stdin === undefined ? [] : ['-']), ...flags], { env, stdin, folder });
}

/** The same for these words. If the command throws, the code is its message. The name of the folder is left out of the output. */
export async function called(
  command: Command,
  args: readonly string[],
  { env = {}, stdin = Buffer.of(), folder = tmpdir() }: Omit<Call, 'flags'> & { readonly folder?: string } = {},
) {
  const { shell, written } = aShell({ env, clock: new FakeClock(), readStdin: async () => Buffer.from(stdin) });
  const code = await runCommand(command, args, shell).catch((thrown: unknown) => (thrown as GateFailure).message);
  const stdout = written.stdout.replaceAll(`${folder}/`, '');
  return { code, stdout, lines: stdout.trimEnd().split('\n'), stderr: written.stderr };
}
