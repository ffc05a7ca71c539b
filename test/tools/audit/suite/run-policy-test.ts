import { reportFailure } from '../../../../src/cli/report-failure.ts';
import { GateFailure } from '../../../../src/domain/failure.ts';
import { POLICY_TEST } from '../../../../src/tools/audit/suite/command/policy-test.ts';
import { aShell, runCommand } from '../../../cli/a-shell.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';

/** What the command wrote and how it ended; names of the folder are left out of it. */
export type Tested = { readonly code: number; readonly lines: readonly string[]; readonly told: string };

/** Runs `findings-gate policy test` in this process. Words that begin with `./` are in the folder. */
export async function policyTest(
  folder: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
  clock = new FakeClock(),
  input = '',
): Promise<Tested> {
  const { shell, written } = aShell({ env, clock, readStdin: async () => Buffer.from(input) });
  const args = words.map((word) => word.replace(/(^|=)\.\//, `$1${folder}/`));
  const code = await runCommand(POLICY_TEST, args, shell).catch((thrown: unknown) => {
    if (!(thrown instanceof GateFailure)) throw thrown;
    return reportFailure(thrown, shell.terminal);
  });
  const here = (text: string): string => text.replaceAll(`${folder}/`, '').trimEnd();
  return { code, lines: here(written.stdout).split('\n'), told: here(written.stderr) };
}
