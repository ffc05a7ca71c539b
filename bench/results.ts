import type { Measured } from './figures.ts';
import type { Machine } from './machine.ts';

/** Results of one call of the benchmark: the form of docs/performance.json. */
export type Results = { readonly machine: Machine; readonly figures: readonly Measured[] };

/** Renders JSON with numbers of four digits: further digits are chance. */
export function renderResults(results: Results): string {
  const short = (_name: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);
  return `${JSON.stringify(results, short, 2)}\n`;
}
