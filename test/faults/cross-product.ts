import { parseArgs } from 'node:util';
import { observeBuilt } from '../run/built-gate.ts';
import { allCases, runCases } from './cross-product/cases.ts';

const USAGE = `Usage: npm run faults:all [-- --seed <number>] [--mutations <number>] [--only <part of a case's name>] [--at-once <number>]

Every fault at every request of six baselines, and mutated answers, on the built action (or on the file that GATE_MAIN names).`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    mutations: { type: 'string', default: '600' },
    only: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(USAGE);
else await runAll(Number(values.seed), Number(values.mutations), values.only, Number(values['at-once']));

async function runAll(seed: number, mutations: number, only: string, atOnce: number): Promise<void> {
  const cases = (await allCases(seed, mutations, observeBuilt)).filter(({ name }) => name.includes(only));
  console.log(`${cases.length} runs, seed ${seed}`);
  const { failures, runs } = await runCases(cases, observeBuilt, atOnce, (done) => {
    if (done % 100 === 0) console.log(`${done} of ${cases.length}`);
  });
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(JSON.stringify({ seed, runs, failed: failures.length }));
  process.exitCode = failures.length === 0 && runs > 0 ? 0 : 1;
}
