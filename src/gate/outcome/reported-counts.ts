import type { Evidence } from '../../domain/evidence.ts';
import type { GateFailure } from '../../domain/failure.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../domain/issue.ts';
import type { Bound, FixedRule, GateReport } from '../../domain/report.ts';
import type { RulePage } from '../../domain/rule/rule-page.ts';
import { excessOver, fixedSince, sumOf, tallyOf } from '../../domain/tally.ts';
import type { EvidenceRead } from '../../evidence/read-evidence.ts';
import { severityOf, shownRule } from './reported-rules.ts';

/** A column that was not read to its end has no count: part of it would be taken for the whole. */
export function countsOf(evidence: Evidence | undefined): GateReport['counts'] {
  const counts = COUNT_COLUMNS.map((column): [CountColumn, bigint | undefined] => {
    const tally = evidence?.here.get(column);
    return [column, tally?.isComplete ? sumOf(tally) : undefined];
  });
  const isWhole = counts.every(([, count]) => count !== undefined);
  const total = isWhole ? counts.reduce((sum, [, count]) => sum + count!, 0n) : undefined;
  return { ...(Object.fromEntries(counts) as Record<CountColumn, bigint | undefined>), total };
}

/** Issues of unknown severity were read: only their severity is in doubt. */
export function worthOf(evidence: Evidence | undefined, stop: GateFailure | undefined): Bound {
  const shortfall = evidence?.shortfall;
  if (shortfall === undefined || shortfall.failure.reason === 'unclassified')
    return stop === undefined ? 'exact' : 'at-least';
  return shortfall.areCountsLowerBounds ? 'at-least' : 'unsettled';
}

/** Compares column by column: a rule that moved to another severity is new there. Undefined if nothing is compared. */
export function newTotalOf(read: EvidenceRead | undefined): bigint | undefined {
  return read === undefined ? undefined : overColumns(read.evidence, excessOver);
}

/** Issues that are gone, column by column. Undefined for a diff scan: its ref has only the issues that the change adds. */
export function fixedTotalOf(read: EvidenceRead | undefined): bigint | undefined {
  return read?.isBaselineRead ? overColumns(read.evidence, fixedSince) : undefined;
}

export function fixedRulesOf(read: EvidenceRead | undefined, pageOf: RulePage): readonly FixedRule[] | undefined {
  if (read === undefined || fixedTotalOf(read) === undefined) return undefined;
  const { here, there } = read.evidence;
  return COUNT_COLUMNS.flatMap((column) => {
    const fixed = fixedSince(tallyOf(here, column), tallyOf(there!, column));
    return [...fixed.rules]
      .sort(([, a], [, b]) => Number(b - a))
      .map(([rule, count]) => ({ ...shownRule(rule, pageOf), severity: severityOf(column), issues: count }));
  });
}

function overColumns({ here, there, baselineShortfall }: Evidence, compare: typeof excessOver): bigint | undefined {
  if (there === undefined || baselineShortfall !== undefined) return undefined;
  let total = 0n;
  for (const column of COUNT_COLUMNS) {
    const [a, b] = [here.get(column), there.get(column)];
    if (!a?.isComplete || !b?.isComplete) return undefined;
    total += sumOf(compare(a, b));
  }
  return total;
}
