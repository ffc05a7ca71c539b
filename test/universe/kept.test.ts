import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFECTS, keptFileOf } from './defects.ts';
import { storyOf } from './story.ts';
import { judgeGate } from './try-universe.ts';
import type { Universe } from './universe.ts';

it.each(DEFECTS)('the universe that shows the defect "$name" is judged correctly', async (defect) => {
  const universe = JSON.parse(readFileSync(`test/universe/kept/${keptFileOf(defect)}`, 'utf8')) as Universe;
  const [gate] = universe.gates;
  const { report, finding } = await judgeGate(universe, gate!);
  expect(finding && storyOf(universe, gate!, report, finding)).toBeUndefined();
});

it('no other universe is stored', () => {
  expect(readdirSync('test/universe/kept').toSorted()).toEqual(DEFECTS.map(keptFileOf).toSorted());
});
