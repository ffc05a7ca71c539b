import { expect, it } from 'vitest';
import { draws } from '../../../build/draws.ts';
import { rawInputsFrom } from '../../../inputs/some-inputs.ts';
import { drawUniverse } from '../../../universe/draw/draw-universe.ts';
import { GateRunner, givenOf } from '../../../universe/run-gate.ts';
import { judged, recordIn, replay } from './recorded-run.ts';

const UNIVERSES = draws(60);

it(`decides what happened in ${UNIVERSES} universes again as it was decided`, async () => {
  const words = new Set<string>();
  for (let seed = 20_261_122; seed < 20_261_122 + UNIVERSES; seed += 1) {
    const universe = drawUniverse(seed);
    for (const drawn of universe.gates) {
      // A sweep keeps no record: it runs as a check here, which waits.
      const gate = { ...drawn, settings: { ...drawn.settings, isSweep: false } };
      const world = new GateRunner(universe, []).worldOf(gate);
      const { report, text } = await recordIn(world, rawInputsFrom(givenOf(gate.settings, universe.projects)));
      expect(judged(await replay(text)), `universe ${seed}: ${gate.why} of ${gate.owner}`).toEqual(judged(report));
      words.add(report.verdict.reason ?? report.verdict.word);
    }
  }
  expect(words.size).toBeGreaterThan(5);
});
