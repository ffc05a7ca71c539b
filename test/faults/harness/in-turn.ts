import type { Fault, FaultRule } from '../../../emulator/faults/faults.ts';

export const OPERATIONS = ['list-scans', 'read-scan', 'search-issues'] as const;

/**
 * Of rows that are alike, the first with all operations, and every other with one of them, in turn. `npm run faults:all` tries every
 * fault at every request.
 */
export function inTurn<Row extends readonly unknown[]>(
  rows: readonly Row[],
): readonly (readonly [...Row, readonly (typeof OPERATIONS)[number][]])[] {
  return rows.map((row, index) => [...row, index === 0 ? OPERATIONS : [OPERATIONS[index % OPERATIONS.length]!]]);
}

/** The fault at requests of an operation: all of them, or the `nth`. */
export function at(
  operation: string,
  fault: Fault,
  counts: Pick<FaultRule, 'nth' | 'times'> = {},
): readonly FaultRule[] {
  return [{ match: { operation }, fault, ...counts }];
}
