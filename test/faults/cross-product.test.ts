import { expect, test } from 'vitest';
import { draws } from '../build/draws.ts';
import { Chance } from '../build/random.ts';
import { observeFault } from '../run/fault-gate.ts';
import { allCases, runCases } from './cross-product/cases.ts';

/** The same sample on every machine; `npm run faults:all -- --seed 1 --only "<case>"` repeats one case of it. */
const SEED = 1;
const MUTATIONS = 600;
/** A sample, run from the sources. `.ci/run` runs a larger sample of the built file, and `npm run faults:all` runs all cases of it. */
const RUNS = draws(60);

test(`no fault at any request makes a pass, or turns one into a fail (${RUNS} runs, seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  const chance = new Chance(SEED);
  const keyed = (await allCases(SEED, MUTATIONS, observeFault)).map((one) => ({ one, key: chance.next() }));
  const cases = keyed.sort((a, b) => a.key - b.key).slice(0, RUNS);
  const all = cases.map(({ one }) => one);
  expect(await runCases(all, observeFault, 3)).toEqual({ runs: RUNS, failures: [] });
});
