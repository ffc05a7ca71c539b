import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '../../../src/cli/command.ts';
import type { GateFailure } from '../../../src/domain/failure.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { aShell, runCommand } from '../a-shell.ts';

export const FOLDER = mkdtempSync(join(tmpdir(), 'policy-'));

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
  const paths = Object.entries(texts).map(([name, text]) => {
    const path = join(FOLDER, name);
    writeFileSync(path, text);
    return path;
  });
  return called(command, [...paths, ...(stdin === undefined ? [] : ['-']), ...flags], { env, stdin });
}

/** The same for these words. If the command throws, the code is its message. */
export async function called(
  command: Command,
  args: readonly string[],
  { env = {}, stdin = Buffer.of() }: Partial<Call> = {},
) {
  const { shell, written } = aShell({ env, clock: new FakeClock(), readStdin: async () => Buffer.from(stdin) });
  const code = await runCommand(command, args, shell).catch((thrown: unknown) => (thrown as GateFailure).message);
  const stdout = written.stdout.replaceAll(`${FOLDER}/`, '');
  return { code, stdout, lines: stdout.trimEnd().split('\n'), stderr: written.stderr };
}
