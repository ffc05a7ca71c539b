import { join } from 'node:path';
import type { Shell } from '../../../../src/cli/command.ts';
import { SIMULATE } from '../../../../src/tools/fleet/simulate/simulate-command.ts';
import { aFolder } from '../../../cli/a-folder.ts';
import { aShell, runCommand } from '../../../cli/a-shell.ts';

export type SimulateRun = {
  readonly exitCode: number;
  /** Lines of standard output and standard error. */
  readonly out: readonly string[];
  readonly told: readonly string[];
  /** Of `--json`. */
  json(): {
    readonly refs: readonly SimulatedRef[];
    readonly unlisted: readonly { readonly repositoryId: string | null; readonly reason: string }[];
    readonly conditions: readonly { readonly name: string; readonly refs: number; readonly notCompared: number }[];
    readonly leftOut: { readonly partialOnly: number; readonly unfinished: number };
    readonly requests: number;
  };
};

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

/** Runs the command in this process, with its policy in a file. Throws what the command throws. */
export async function runSimulate(
  origin: string,
  policy: string,
  args: readonly string[] = [],
  given: Partial<Shell> = {},
): Promise<SimulateRun> {
  const { shell, written } = aShell({ random: () => 0.02, ...given });
  const path = join(aFolder({ 'policy.yml': policy }), 'policy.yml');
  const words = ['--policy', path, '--base-url', origin, '--deployment-id', '42', ...args];
  const exitCode = await runCommand(SIMULATE, words, shell);
  const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');
  const json = (): ReturnType<SimulateRun['json']> => JSON.parse(written.stdout);
  return { exitCode, out: linesOf(written.stdout), told: linesOf(written.stderr), json };
}
