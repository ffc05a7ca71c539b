import type { FigureName, Measured } from '../figures.ts';
import type { Cost } from './measure-process.ts';
import { medianOf, ratioOf, type Spread, spreadOf } from './statistics.ts';

/** The runs of one side, under its name. */
export type Side = { readonly name: string; readonly costs: readonly Cost[] };

const UNITS = { wallMs: 'ms', cpuMs: 'ms', memoryMb: 'MB' } as const;

/** The first side's cost divided by the second's, pair by pair. `base` is taken off both. */
export function compare(figure: FigureName, of: keyof Cost, [one, other]: readonly [Side, Side], base = 0): Measured {
  const above = ({ costs }: Side) => costs.map((cost) => cost[of] - base);
  return measured(figure, ratioOf(above(one), above(other)), of, [one, other]);
}

/** The first side's own cost; the second side is shown beside it. */
export function tell(figure: FigureName, of: keyof Cost, [one, other]: readonly [Side, Side]): Measured {
  return measured(figure, spreadOf(one.costs.map((cost) => cost[of])), of, [one, other]);
}

function measured(figure: FigureName, spread: Spread, of: keyof Cost, sides: readonly Side[]): Measured {
  const medians = sides.map(({ name, costs }) => [
    name,
    `${Math.round(medianOf(costs.map((cost) => cost[of])))} ${UNITS[of]}`,
  ]);
  return { figure, ...spread, runs: sides[0]!.costs.length, sides: Object.fromEntries(medians) };
}
