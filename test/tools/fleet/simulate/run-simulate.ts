import { join } from 'node:path';
import { SIMULATE } from '../../../../src/tools/fleet/simulate/simulate-command.ts';
import { aFolder } from '../../../cli/a-folder.ts';
import { aShell, runCommand } from '../../../cli/a-shell.ts';

export type SimulatedRef = Readonly<
  Record<'repositoryId' | 'repository' | 'ref' | 'commit' | 'scan' | 'verdict' | 'reason' | 'message', string>
> & {
  readonly scans: readonly { readonly id: string; readonly products: readonly string[] }[];
  readonly conditions: readonly {
    readonly name: string;
    readonly found: number | null;
    readonly result: string;
    readonly notCompared: boolean;
  }[];
};

type SimulatedJson = {
  readonly refs: readonly SimulatedRef[];
  readonly unlisted: readonly { readonly repositoryId: string | null; readonly reason: string }[];
  readonly conditions: readonly { readonly name: string; readonly refs: number; readonly notCompared: number }[];
  readonly leftOut: { readonly partialOnly: number; readonly unfinished: number };
  readonly requests: number;
};

/** Runs the command in this process, with its policy in a file: lines of both outputs, and that of `--json`. Throws what the command throws. */
export async function runSimulate(origin: string, policy: string, args: readonly string[] = []) {
  const { shell, written } = aShell({ random: () => 0.02 });
  const path = join(aFolder({ 'policy.yml': policy }), 'policy.yml');
  const words = ['--policy', path, '--base-url', origin, '--deployment-id', '42', ...args];
  const exitCode = await runCommand(SIMULATE, words, shell);
  const linesOf = (text: string): readonly string[] => text.replace(/\n$/, '').split('\n');
  const json = (): SimulatedJson => JSON.parse(written.stdout);
  return { exitCode, out: linesOf(written.stdout), told: linesOf(written.stderr), json };
}
