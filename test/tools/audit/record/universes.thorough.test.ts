import { expect, it } from 'vitest';
import { draws } from '../../../build/draws.ts';
import { Chance } from '../../../build/random.ts';
import { rawInputsFrom } from '../../../inputs/some-inputs.ts';
import { drawUniverse } from '../../../universe/draw/draw-universe.ts';
import { excuseFor } from '../../../universe/excuses.ts';
import { findingIn } from '../../../universe/judge.ts';
import { GateRunner, givenOf } from '../../../universe/run-gate.ts';
import { Truth } from '../../../universe/truth.ts';
import { type GateSettings, PRODUCTS } from '../../../universe/universe.ts';
import { judged, recordIn, replay } from './recorded-run.ts';

const UNIVERSES = draws(40);
const REPLACED = ['max-critical', 'max-high', 'fail-on-severity', 'required-products', 'required-scan', 'max-scan-age'];

it(`decides what happened in ${UNIVERSES} universes again as it was decided`, async () => {
  const words = new Map<string, number>();
  for (let seed = 20_261_122; seed < 20_261_122 + UNIVERSES; seed += 1) {
    const universe = drawUniverse(seed);
    for (const drawn of universe.gates) {
      // A sweep keeps no record: it runs as a check here, which waits.
      const gate = { ...drawn, settings: { ...drawn.settings, isSweep: false } };
      const { report, text } = await recordIn(
        new GateRunner(universe, []).worldOf(gate),
        rawInputsFrom(givenOf(gate.settings, universe.projects)),
      );
      expect(judged(await replay(text)), `universe ${seed}: ${gate.why} of ${gate.owner}`).toEqual(judged(report));
      const word = report.verdict.reason ?? report.verdict.word;
      words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  expect(words.size).toBeGreaterThan(5);
});

it(`decides by other settings nothing that the truth of ${UNIVERSES} universes contradicts`, async () => {
  const words = new Set<string>();
  for (let seed = 20_261_130; seed < 20_261_130 + UNIVERSES; seed += 1) {
    const universe = drawUniverse(seed);
    const runner = new GateRunner(universe);
    const truth = new Truth(universe, runner.issues);
    const chance = new Chance(seed);
    for (const drawn of universe.gates) {
      const was = { ...drawn.settings, isSweep: false };
      const { text } = await recordIn(
        runner.worldOf({ ...drawn, settings: was }),
        rawInputsFrom(givenOf(was, universe.projects)),
      );
      const gate = { ...drawn, settings: otherSettings(chance, was) };
      const given = givenOf(gate.settings, universe.projects);
      const written = await runner.worldOf(gate).readPolicy({} as never);
      const report = await replay(text, {
        inputs: Object.fromEntries(REPLACED.map((name) => [name, given[name as keyof typeof given] ?? ''])),
        policy: String(written?.texts.policy ?? 'version: 1'),
      });
      words.add(report.verdict.word);
      const found = findingIn(report, gate, truth);
      // What the record lacks cannot be decided.
      const isWrong = found !== undefined && found.kind !== 'UNDECIDED' && found.kind !== 'BOUNDS';
      const isExcused = isWrong && excuseFor(found, gate, truth, report.times.finishedAtMs) !== undefined;
      expect(isWrong && !isExcused ? found : undefined, `universe ${seed}: ${gate.why} of ${gate.owner}`).toBe(
        undefined,
      );
    }
  }
  expect(words.size).toBe(3);
});

function otherSettings(chance: Chance, was: GateSettings): GateSettings {
  const [one = 'sast', ...others] = chance.some(PRODUCTS, 60);
  const condition = {
    products: [one, ...others],
    severities: chance.oneOf([['low'], ['high', 'low'], ['critical', 'high']]),
    max: chance.oneOf([0, 1, 3]),
    isIfScanned: chance.percent(40),
    comparesAll: was.baseline === 'none' ? undefined : chance.percent(50),
  };
  return {
    ...was,
    maxHigh: chance.oneOf([0, 1, 3]),
    isUnlimited: chance.percent(20),
    required: chance.some(['code', 'supply-chain', 'secrets'], 30),
    isFullRequired: chance.percent(20),
    maxAgeMs: chance.oneOf([undefined, undefined, 3_600_000]),
    condition,
  };
}
