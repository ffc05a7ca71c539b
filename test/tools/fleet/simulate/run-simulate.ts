import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { DEFAULT_TOKEN } from '../../../../emulator/build.ts';
import type { Shell } from '../../../../src/cli/shell.ts';
import { createTerminal } from '../../../../src/cli/terminal.ts';
import { systemClock } from '../../../../src/gate/process/system-clock.ts';
import { SIMULATE } from '../../../../src/tools/fleet/simulate/simulate-command.ts';

export type SimulateRun = {
  readonly exitCode: number;
  /** Lines of standard output and standard error. */
  readonly out: readonly string[];
  readonly told: readonly string[];
  /** Of `--json`. */
  json(): SimulatedJson;
};

export type SimulatedJson = {
  readonly refs: readonly SimulatedRef[];
  readonly unlisted: readonly { readonly repositoryId: string | null; readonly reason: string }[];
  readonly conditions: readonly { readonly name: string; readonly refs: number; readonly notCompared: number }[];
  readonly leftOut: { readonly partialOnly: number; readonly unfinished: number };
  readonly requests: number;
};

export type SimulatedRef = {
  readonly repositoryId: string;
  readonly repository: string;
  readonly ref: string;
  readonly commit: string;
  readonly scan: string;
  readonly scans: readonly { readonly id: string; readonly products: readonly string[] }[];
  readonly verdict: string;
  readonly reason: string;
  readonly message: string;
  readonly conditions: readonly {
    readonly name: string;
    readonly found: number | null;
    readonly waived: number;
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
  const {
    env = { FINDINGS_GATE_TOKEN: DEFAULT_TOKEN },
    clock = systemClock,
    signal = new AbortController().signal,
  } = given;
  const path = join(aFolder(), 'policy.yml');
  writeFileSync(path, policy);
  const [out, told]: string[][] = [[], []];
  const keep = (lines: string[]) => ({ write: (text: string) => lines.push(text.replace(/\n$/, '')) });
  const shell: Shell = {
    env,
    terminal: createTerminal({ stdout: keep(out!), stderr: keep(told!) }),
    clock,
    random: () => 0.02,
    signal,
    readStdin: async () => Buffer.of(),
    ask: undefined,
  };
  if (!('run' in SIMULATE)) throw new Error('the command has a job of its own');
  const exitCode = await SIMULATE.run(
    ['--policy', path, '--base-url', origin, '--deployment-id', '42', ...args],
    shell,
  );
  return { exitCode, out: out!, told: told!, json: () => JSON.parse(out!.join('\n')) as SimulatedJson };
}

/** A folder that is gone after the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'findings-gate-simulate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
