import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '../figures.ts';
import { measureGate } from '../measure/measure-step.ts';
import { spreadOf } from '../measure/statistics.ts';
import { inWorld } from '../world/in-world.ts';

const ROUND_TRIP_MS = 50;
const SHORTEST_MS = 18_000;
const LONGEST_MS = 24_000;
/** Time between two starts, so that no run is slowed down by the start of another. */
const APART_MS = 1_500;

/** Scans of 18 to 24 s, evenly spread. Nearly all of the time is waiting, so the runs wait side by side. */
export const waiting: Row = {
  name: 'waiting',
  runs: 13,
  async measure(runs) {
    const waits = Array.from({ length: runs }, async (_, index) => {
      await sleep(index * APART_MS);
      const part = runs === 1 ? 0.5 : index / (runs - 1);
      return waitFor(Math.round(SHORTEST_MS + part * (LONGEST_MS - SHORTEST_MS)));
    });
    const ran = await Promise.all(waits);
    return [
      { figure: 'wait-delay', ...spreadOf(ran.map(({ delayMs }) => delayMs / 1000)), runs, sides: {} },
      { figure: 'wait-look-ups', ...spreadOf(ran.map(({ lookUps }) => lookUps)), runs, sides: {} },
    ];
  },
};

/** Measures the time from the end of the scan to the end of the process, with the comment written. */
function waitFor(scanMs: number): Promise<{ readonly delayMs: number; readonly lookUps: number }> {
  return inWorld(scanMs, ROUND_TRIP_MS, async (world) => {
    const { endedAtMs, asked } = await measureGate(world, {});
    const lookUps = asked.filter((operation) => operation === 'list-scans').length;
    return { delayMs: endedAtMs - (world.startedAtMs + scanMs), lookUps };
  });
}
