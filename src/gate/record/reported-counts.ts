import type { Evidence, Tally } from '../../domain/evidence.ts';
import type { GateReport } from '../../domain/report.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../domain/severity.ts';
import { mergeTallies, sumOf } from '../../domain/tally.ts';

/** A column that was not read to its end has no count: a part of it would be taken for the whole. */
export function countsOf(evidence: Evidence | undefined): GateReport['counts'] {
  const counts = COUNT_COLUMNS.map((column): [CountColumn, bigint | undefined] => {
    const tally = evidence?.here.get(column);
    return [column, tally?.isComplete ? sumOf(tally) : undefined];
  });
  const isWhole = counts.every(([, count]) => count !== undefined);
  const total = isWhole ? counts.reduce((sum, [, count]) => sum + count!, 0n) : undefined;
  return { ...(Object.fromEntries(counts) as Record<CountColumn, bigint | undefined>), total };
}

/** A total over all columns of both sides; undefined unless both were read to their end. */
export function compared(
  evidence: Evidence | undefined,
  compare: (here: Tally, there: Tally) => bigint,
): bigint | undefined {
  if (evidence?.there === undefined) return undefined;
  const { here, there } = evidence;
  const sides = COUNT_COLUMNS.map((column) => [here.get(column), there.get(column)] as const);
  if (sides.some(([a, b]) => !a?.isComplete || !b?.isComplete)) return undefined;
  return compare(mergeTallies(sides.map(([a]) => a!)), mergeTallies(sides.map(([, b]) => b!)));
}
