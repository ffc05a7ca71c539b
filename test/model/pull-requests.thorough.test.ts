import { expect, it } from 'vitest';
import { draws } from '../build/draws.ts';
import { pullHistory } from './pull-histories.ts';
import { Chance } from './random.ts';

/** `PULLS_SEED=7 PULLS_HISTORIES=3000 npm test -- test/model/pull-requests` draws others, and more. */
const SEED = Number(process.env.PULLS_SEED ?? '1');
const HISTORIES = Number(process.env.PULLS_HISTORIES ?? draws(30));

it('at rest a commit has no success while an open pull request of it is over its own limits', {
  timeout: 3_600_000,
}, async () => {
  const tally = { success: 0, overLimits: 0, green: 0 };
  for (let seed = SEED; seed < SEED + HISTORIES; seed += 1) {
    const { state, over, steps } = await pullHistory(new Chance(seed));
    if (state === 'success' && over.length > 0) {
      expect.fail(`PULLS_SEED=${seed}: success, and over their limits are ${over.join(', ')}\n${steps.join('\n')}`);
    }
    if (state === 'success') tally.success += 1;
    if (over.length > 0) tally.overLimits += 1;
    else tally.green += 1;
  }
  console.info(tally);
  // What never passes would be right, and of no use.
  expect(tally.success).toBeGreaterThan(tally.green / 4);
  expect(tally.overLimits).toBeGreaterThan(HISTORIES / 5);
});
