import type { Row } from '../figures.ts';
import { compare } from '../measure/compare.ts';
import { inTurn } from '../measure/in-turn.ts';
import { measureFloor, measureGate } from '../measure/measure-step.ts';
import { assertSameRequests } from '../measure/same-requests.ts';
import { inWorld } from '../world/in-world.ts';

const ROUND_TRIP_MS = 50;
const INPUTS = { 'page-size': '12' };

/** Three pages for every search: a script that makes one request after the other, against the built action. */
export const plainScript: Row = {
  name: 'plain-script',
  runs: 11,
  async measure(runs) {
    const { plain, ours } = await inWorld('three-pages', ROUND_TRIP_MS, (world) =>
      inTurn(runs, {
        plain: () => measureFloor(world, INPUTS, 'one-by-one.mjs'),
        ours: () => measureGate(world, INPUTS),
      }),
    );
    assertSameRequests(...ours, ...plain);
    return [
      compare('plain-script', 'wallMs', [
        { name: 'plain script', costs: plain },
        { name: 'ours', costs: ours },
      ]),
    ];
  },
};
