import type { Row } from '../figures.ts';
import { compare, tell } from '../measure/compare.ts';
import { inTurn } from '../measure/in-turn.ts';
import { measureEmptyNode } from '../measure/measure-process.ts';
import { assertSameRequests, measureFloor, measureGate } from '../measure/measure-step.ts';
import { medianOf } from '../measure/statistics.ts';
import { inWorld } from '../world/in-world.ts';

const ROUND_TRIP_MS = 50;

/** A usual run: one page for every search, and a comment to write. */
export const wholeRun: Row = {
  name: 'run',
  runs: 15,
  async measure(runs) {
    const { ours, floor } = await inWorld('one-page', ROUND_TRIP_MS, (world) =>
      inTurn(runs, {
        ours: () => measureGate(world, {}),
        floor: () => measureFloor(world, {}, 'three-trips.mjs'),
      }),
    );
    assertSameRequests(...ours, ...floor);
    const { empty } = await inTurn(runs, { empty: measureEmptyNode });
    const emptyCpuMs = medianOf(empty.map(({ cpuMs }) => cpuMs));
    const sides = [
      { name: 'ours', costs: ours },
      { name: 'floor', costs: floor },
    ] as const;
    return [
      compare('run-time', 'wallMs', sides),
      compare('run-cpu', 'cpuMs', sides, emptyCpuMs),
      tell('run-memory', 'memoryMb', sides),
    ];
  },
};
