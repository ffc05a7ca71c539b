import type { FigureName, Measured, Row } from '../figures.ts';
import { compare, tell } from '../measure/compare.ts';
import { inTurn } from '../measure/in-turn.ts';
import { measureEmptyNode } from '../measure/measure-process.ts';
import { measureFloor, measureGate } from '../measure/measure-step.ts';
import { assertSameRequests } from '../measure/same-requests.ts';
import { medianOf } from '../measure/statistics.ts';
import { inWorld } from '../world/in-world.ts';

const ROUND_TRIP_MS = 50;

/** A usual run: one page for every search, and a comment to write. It passes at its limits, so no locations are requested. */
export const wholeRun: Row = {
  name: 'run',
  runs: 15,
  measure: (runs) =>
    measureRun(runs, {
      inputs: { 'max-critical': '12', 'max-high': '12' },
      due: 'pass',
      floor: 'three-trips.mjs',
      figures: ['run-time', 'run-cpu', 'run-memory'],
    }),
};

/** The same run with no issue allowed: it fails, and requests the locations of its issues. */
export const runWithPlaces: Row = {
  name: 'places',
  runs: 15,
  measure: (runs) =>
    measureRun(runs, {
      inputs: {},
      due: 'fail',
      floor: 'four-trips.mjs',
      figures: ['places-time', 'places-cpu', 'places-memory'],
    }),
};

type WholeRun = {
  readonly inputs: Readonly<Record<string, string>>;
  readonly due: 'pass' | 'fail';
  /** The script of `bench/floor` that makes the same requests. */
  readonly floor: string;
  readonly figures: readonly [time: FigureName, cpu: FigureName, memory: FigureName];
};

async function measureRun(runs: number, { inputs, due, floor: script, figures }: WholeRun): Promise<Measured[]> {
  const { ours, floor } = await inWorld('one-page', ROUND_TRIP_MS, (world) =>
    inTurn(runs, {
      ours: () => measureGate(world, inputs, due),
      floor: () => measureFloor(world, inputs, script),
    }),
  );
  assertSameRequests(...ours, ...floor);
  const { empty } = await inTurn(runs, { empty: measureEmptyNode });
  const emptyCpuMs = medianOf(empty.map(({ cpuMs }) => cpuMs));
  const sides = [
    { name: 'ours', costs: ours },
    { name: 'floor', costs: floor },
  ] as const;
  const [time, cpu, memory] = figures;
  return [compare(time, 'wallMs', sides), compare(cpu, 'cpuMs', sides, emptyCpuMs), tell(memory, 'memoryMb', sides)];
}
