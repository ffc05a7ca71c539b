import { expect, it } from 'vitest';
import { draws } from '../../../build/draws.ts';
import { Chance } from '../../../build/random.ts';
import { pullHistory } from './pull-history.ts';

/** `PULLS_SEED=7 PULLS_HISTORIES=3000 npm test -- test/tools/fleet/at-rest` draws others, and more. */
const SEED = Number(process.env.PULLS_SEED ?? '1');
const HISTORIES = Number(process.env.PULLS_HISTORIES ?? Math.max(15, draws(30)));

it('at rest no status is a success, and no comment says pass, while a pull request is over its own limits', {
  timeout: 3_600_000,
}, async () => {
  const tally = { success: 0, overLimits: 0, green: 0, red: 0 };
  for (let seed = SEED; seed < SEED + HISTORIES; seed += 1) {
    const { state, over, comments, steps } = await pullHistory(new Chance(seed));
    const fail = (what: string) => expect.fail(`PULLS_SEED=${seed}: ${what}\n${steps.join('\n')}`);
    if (state === 'success' && over.length > 0) fail(`success, and over their limits are ${over.join(', ')}`);
    for (const [number, words] of comments) {
      if (words.length > 1) fail(`#${number} has ${words.length} comments`);
      if (words.includes('pass') && over.includes(number)) fail(`the comment of #${number} says pass`);
      if (words.includes('fail')) tally.red += 1;
    }
    if (state === 'success') tally.success += 1;
    if (over.length > 0) tally.overLimits += 1;
    else tally.green += 1;
  }
  // What never passes would be right, and of no use.
  expect(tally.success).toBeGreaterThan(tally.green / 4);
  expect(tally.overLimits).toBeGreaterThan(HISTORIES / 5);
  expect(tally.red).toBeGreaterThan(HISTORIES / 5);
});
