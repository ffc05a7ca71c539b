import { PRODUCTS } from '../../domain/product.ts';
import type { GateReport } from '../../domain/report.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../domain/severity.ts';
import { boundOfColumn, boundText, numberText } from '../text/report-facts.ts';
import { cellKey, type ProductColumn, sumByCell } from '../text/sums-by-cell.ts';
import { type Column, table } from '../text/table.ts';

/** A dash is a product that was not scanned, which is not the same as 0. */
export function countMatrix(report: GateReport): string {
  const sums = sumByCell(report);
  const scanned = new Set<ProductColumn>(report.scans.flatMap(({ products }) => products));
  // The platform does not say which unrated issues AI code scanning found: 0 beside `other` would be a guess.
  const isAiCodeAmongOthers = scanned.has('ai-code') && sums.products.has('other') && !sums.products.has('ai-code');
  const columns = [...PRODUCTS, 'other' as const].filter(
    (product) =>
      sums.products.has(product) || (scanned.has(product) && !(product === 'ai-code' && isAiCodeAmongOthers)),
  );
  return table<CountColumn>(
    [
      { title: 'Severity', cell: (severity) => severity },
      ...columns.map((product): Column<CountColumn> => {
        const isBoth = product === 'other' && isAiCodeAmongOthers;
        const isScanned = scanned.has(product) || isBoth;
        const cell = (severity: CountColumn): string =>
          cellText(report, severity, sums.cells.get(cellKey(severity, product)), isScanned);
        return { title: isBoth ? 'ai-code, other' : product, isNumber: true, cell };
      }),
      { title: 'Total', isNumber: true, cell: (severity) => totalText(report, severity) },
    ],
    COUNT_COLUMNS,
    { most: COUNT_COLUMNS.length, noun: 'severities' },
  );
}

function cellText(report: GateReport, severity: CountColumn, sum: bigint | undefined, isScanned: boolean): string {
  if (sum === undefined && !(isScanned && report.counts[severity] !== undefined)) return '–';
  return boundText(boundOfColumn(report, severity), sum ?? 0n);
}

function totalText(report: GateReport, severity: CountColumn): string {
  const text = numberText(report, report.counts[severity]);
  return /\d/.test(text) ? `**${text}**` : text;
}
