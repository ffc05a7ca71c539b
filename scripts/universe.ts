import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { searchUniverses } from '../test/universe/search.ts';
import { shrink } from '../test/universe/shrink.ts';
import { storyOf } from '../test/universe/story.ts';
import { judgeGate } from '../test/universe/try-universe.ts';

/*
 * `npm run universe -- --seed 1 --count 100000` compares the gate's verdicts in simulated worlds with the truth. Every wrong verdict is
 * shrunk to the events that it needs, and shown; `--keep <file>` writes the first one for test/universe/kept. Ends with 1 if there is one.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    most: { type: 'string', default: '3' },
    keep: { type: 'string' },
  },
});
const [seed, count, most] = [values.seed, values.count, values.most].map(Number) as [number, number, number];
if (![seed, count, most].every((number) => Number.isSafeInteger(number) && number > 0))
  throw new Error('--seed, --count and --most are whole numbers above zero');

const startedAt = performance.now();
const { universes, gates, excused, wrong } = await searchUniverses(seed, count, most);
const seconds = (performance.now() - startedAt) / 1_000;
for (const [index, { universe, gate, finding }] of wrong.entries()) {
  const smallest = await shrink(universe, gate, finding!.kind);
  const judged = await judgeGate(smallest, smallest.gates[0]!);
  console.log(`${storyOf(smallest, judged.gate, judged.report, judged.finding)}\n`);
  if (index === 0 && values.keep !== undefined)
    writeFileSync(values.keep, `${JSON.stringify(smallest, undefined, 2)}\n`);
}
console.log(
  `${universes} universes from seed ${seed}, ${gates} gates: ${wrong.length} wrong verdicts; ${Math.round(universes / seconds)} universes a second`,
);
console.log(`Excused: ${[...excused].map(([id, times]) => `${id} ${times}`).join(', ')}`);
if (wrong.length > 0) process.exitCode = 1;
