import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { reportFailure } from '../../../../src/cli/report-failure.ts';
import type { Shell } from '../../../../src/cli/shell.ts';
import { createTerminal } from '../../../../src/cli/terminal.ts';
import { GateFailure } from '../../../../src/domain/failure.ts';
import { POLICY_TEST } from '../../../../src/tools/audit/suite/command/policy-test.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';

/** A folder for one test with these files. */
export function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'findings-gate-suite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

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
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) => ({ write: (piece: string) => (written[name] += piece) });
  const terminal = createTerminal({ stdout: stream('stdout'), stderr: stream('stderr') });
  const shell: Shell = {
    env,
    terminal,
    clock,
    random: () => 0.5,
    signal: new AbortController().signal,
    readStdin: async () => Buffer.from(input),
    ask: undefined,
  };
  if (!('run' in POLICY_TEST)) throw new Error('the command has a job of its own');
  const args = words.map((word) => word.replace(/(^|=)\.\//, `$1${folder}/`));
  const code = await POLICY_TEST.run(args, shell).catch((thrown: unknown) => {
    if (!(thrown instanceof GateFailure)) throw thrown;
    return reportFailure(thrown, terminal);
  });
  const here = (text: string): string => text.replaceAll(`${folder}/`, '').trimEnd();
  return { code, lines: here(written.stdout).split('\n'), told: here(written.stderr) };
}
