import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from '../figures.ts';
import { compare } from '../measure/compare.ts';
import { inTurn } from '../measure/in-turn.ts';
import { type Cost, type MeasuredProcess, measureEmptyNode, measureProcess } from '../measure/measure-process.ts';

const COMMAND_LINE = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));

/** Ten different mistakes, a line of the answer each. */
const TEN_MISTAKES = `version: 1
conditions:
  - name: One
    issue-types: [sats]
    max: 0
  - name: Two
    severities: [urgent]
    max: 0
  - name: Three
    max: -1
  - name: Four
    max: 0
    action: block
  - name: Five
    where: { reachable: true }
    max: 0
  - name: Six
    issue-types: [sast]
    where: { cves: [CVE-2021-44228] }
    max: 0
  - name: Seven
    epss: 0.1
    max: 0
waivers:
  - rule: a.b
    reason: Eight has no date that exists
    owner: me
    expires: 2027-02-30
  - rule: c.d
    owner: Nine gives no reason
    expires: 2027-02-01
longest: 90d
`;

/** `policy check` of the built command line, offline: on a file with ten mistakes, and on files with thousands. */
export const policyCheck: Row = {
  name: 'policy-check',
  runs: 21,
  async measure(runs) {
    const folder = mkdtempSync(join(tmpdir(), 'findings-gate-bench-'));
    const files = { ten: TEN_MISTAKES, many: unknownKeys(40_000), fewer: unknownKeys(10_000) };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const check = (file: keyof typeof files): Promise<MeasuredProcess> =>
      measureProcess([COMMAND_LINE, 'policy', 'check', file], { env: {}, cwd: folder });
    try {
      const { ten, empty } = await inTurn(runs, {
        ten: async () => checked(await check('ten'), 10),
        empty: measureEmptyNode,
      });
      // The command shows 100 problems, and how many more there are.
      const { many, fewer } = await inTurn(Math.min(runs, 7), {
        many: async () => checked(await check('many'), 100),
        fewer: async () => checked(await check('fewer'), 100),
      });
      return [
        compare('policy-check', 'wallMs', [
          { name: 'ours', costs: ten },
          { name: 'twice an empty Node and 150 ms', costs: empty.map(allowed) },
        ]),
        compare('policy-crowded', 'wallMs', [
          { name: '40,000 unknown keys', costs: many },
          { name: '10,000', costs: fewer },
        ]),
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

/** Keys that no policy has, all of the same length. */
function unknownKeys(many: number): string {
  return Array.from({ length: many }, (_, number) => `${(number + 36 ** 3).toString(36)}:\n`).join('');
}

function allowed(cost: MeasuredProcess): Cost {
  return { ...cost, wallMs: 2 * cost.wallMs + 150 };
}

function checked(run: MeasuredProcess, problems: number): MeasuredProcess {
  const told = `${run.stdout}${run.stderr}`.split('\n').filter((line) => /:\d+:\d+: /.test(line));
  if (run.exitCode !== 3 || told.length !== problems)
    throw new Error(`policy check told ${told.length} mistakes: ${run.stdout.slice(0, 2000)}${run.stderr}`);
  return run;
}
