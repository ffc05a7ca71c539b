import { expect, it } from 'vitest';
import { measureFloor, measureGate } from '../../bench/measure/measure-step.ts';
import { assertSameRequests } from '../../bench/measure/same-requests.ts';
import { inWorld } from '../../bench/world/in-world.ts';
import type { FinishedWorld } from '../../bench/world/worlds.ts';

type Pair = readonly [
  script: string,
  world: FinishedWorld,
  inputs: Readonly<Record<string, string>>,
  due: 'pass' | 'fail',
  places: number,
];

const PAIRS: readonly Pair[] = [
  ['three-trips.mjs', 'one-page', { 'max-critical': '12', 'max-high': '12' }, 'pass', 0],
  ['four-trips.mjs', 'one-page', {}, 'fail', 1],
  ['one-by-one.mjs', 'three-pages', { 'page-size': '12' }, 'fail', 1],
];

it.concurrent.each(PAIRS)(
  '%s makes the requests of the run that it is compared with (%s, %j)',
  async (script, name, inputs, due, places) => {
    await inWorld(name, 0, async (world) => {
      const ours = await measureGate(world, inputs, due);
      const floor = await measureFloor(world, inputs, script);
      assertSameRequests(ours, floor);
      expect(floor.asked.filter((operation) => operation === 'list-issues')).toHaveLength(places);
    });
  },
);
