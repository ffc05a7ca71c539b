import { reportFailure } from '../../../../src/cli/report-failure.ts';
import { GateFailure } from '../../../../src/domain/failure.ts';
import { POLICY_TEST } from '../../../../src/tools/audit/suite/command/policy-test.ts';
import { aShell, runCommand } from '../../../cli/a-shell.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';

/** Runs `findings-gate policy test` in this process. Words that begin with `./` are in the folder. The outputs leave out the folder's name. */
export async function policyTest(
  folder: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
  clock = new FakeClock(),
  input = '',
) {
  const { shell, written } = aShell({ env, clock, readStdin: async () => Buffer.from(input) });
  const args = words.map((word) => word.replace(/(^|=)\.\//, `$1${folder}/`));
  const code = await runCommand(POLICY_TEST, args, shell).catch((thrown: unknown) => {
    if (!(thrown instanceof GateFailure)) throw thrown;
    return reportFailure(thrown, shell.terminal);
  });
  const here = (text: string): string => text.replaceAll(`${folder}/`, '').trimEnd();
  return { code, lines: here(written.stdout).split('\n'), told: here(written.stderr) };
}
