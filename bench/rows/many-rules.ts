import type { Row } from '../figures.ts';
import { compare, tell } from '../measure/compare.ts';
import { inTurn } from '../measure/in-turn.ts';
import { measureFloor, measureGate } from '../measure/measure-step.ts';
import { assertSameRequests } from '../measure/same-requests.ts';
import { inWorld } from '../world/in-world.ts';

/** A thousand rules a page, and time enough for a slow machine. */
const INPUTS = { 'page-size': '1000', 'wait-timeout': '5m', 'request-timeout': '60s' };

/** 100,000 rules: with the pages of the search without severity, 200 pages. The servers answer at once, and from memory. */
export const manyRules: Row = {
  name: 'rules',
  runs: 9,
  async measure(runs) {
    const { ours, floor } = await inWorld('many-rules', 0, (world) =>
      inTurn(runs, {
        ours: () => measureGate(world, INPUTS),
        floor: () => measureFloor(world, INPUTS, 'four-trips.mjs'),
      }),
    );
    assertSameRequests(...ours, ...floor);
    const sides = [
      { name: 'ours', costs: ours },
      { name: 'floor', costs: floor },
    ] as const;
    return [
      compare('rules-time', 'wallMs', sides),
      compare('rules-cpu', 'cpuMs', sides),
      tell('rules-memory', 'memoryMb', sides),
    ];
  },
};
