import { expect, it } from 'vitest';
import { draws } from '../build/draws.ts';
import { EXCUSES } from './excuses.ts';
import { searchUniverses } from './search.ts';
import { shrink } from './shrink.ts';
import { storyOf } from './story.ts';

/** Fixed: another seed for each day would find more, but could not be repeated. `npm run universe -- --seed <n>` draws others. */
const SEED = Number(process.env.UNIVERSE_SEED ?? '1');
const UNIVERSES = draws(300);

it(`no verdict is wrong in ${UNIVERSES} universes from seed ${SEED} on`, { timeout: 3_600_000 }, async () => {
  const { wrong, excused, words } = await searchUniverses(SEED, UNIVERSES, 1);
  const [first] = wrong;
  if (first !== undefined) {
    const smallest = await shrink(first.universe, first.gate, first.finding!.kind);
    expect.fail(storyOf(smallest, smallest.gates[0]!, first.report, first.finding));
  }
  // A gate that never decides, or excuses for everything, would pass the test and be of no use.
  expect(words.get('pass')).toBeGreaterThan(UNIVERSES / 2);
  expect(words.get('fail')).toBeGreaterThan(UNIVERSES / 4);
  expect([...excused.values()].reduce((sum, times) => sum + times)).toBeLessThan(UNIVERSES / 25);
  expect([...excused.keys()]).toEqual(EXCUSES.map(({ id }) => id));
});
