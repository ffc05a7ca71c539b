import { expect, it } from 'vitest';
import { drawUniverse } from './draw-universe.ts';
import { SCENES, sceneOf } from './scenes.ts';

const SEEDS = Array.from({ length: 1_000 }, (_, index) => index + 1);

it('draws every scene, in about a quarter of the universes', () => {
  const names = SEEDS.flatMap((seed) => sceneOf(seed)?.features ?? []);
  expect(new Set(names)).toEqual(new Set(Object.keys(SCENES)));
  expect(names.length).toBeGreaterThan(SEEDS.length / 5);
  expect(names.length).toBeLessThan(SEEDS.length / 3);
});

it('draws the same universe for a seed at any time', () => {
  for (const seed of SEEDS.slice(0, 100)) expect(drawUniverse(seed)).toEqual(drawUniverse(seed));
});
