import { fileURLToPath } from 'node:url';
import type { Row } from '../figures.ts';
import { compare } from '../measure/compare.ts';
import { inTurn } from '../measure/in-turn.ts';
import { type MeasuredProcess, measureEmptyNode, measureProcess } from '../measure/measure-process.ts';

const COMMAND_LINE = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));

/** `--help` of the one file that the npm package has, against a Node that does nothing. */
export const commandLine: Row = {
  name: 'command-line',
  runs: 21,
  async measure(runs) {
    const { ours, empty } = await inTurn(runs, {
      ours: async () => helped(await measureProcess([COMMAND_LINE, '--help'], { env: {}, cwd: '/' })),
      empty: measureEmptyNode,
    });
    const sides = [
      { name: 'ours', costs: ours },
      { name: 'empty Node', costs: empty },
    ] as const;
    return [compare('command-line', 'wallMs', sides)];
  },
};

function helped(run: MeasuredProcess): MeasuredProcess {
  if (run.exitCode !== 0 || !run.stdout.includes('Usage: findings-gate'))
    throw new Error(`--help ended with ${run.exitCode}: ${run.stdout}${run.stderr}`);
  return run;
}
