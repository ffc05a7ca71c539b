import type { CountColumn } from '../../domain/issue.ts';
import type { Product } from '../../domain/product.ts';
import type { GateReport } from '../../domain/report.ts';

export type ProductColumn = Product | 'other';

/** Issues by severity and product, under `cellKey`, and the products that have any rule. */
export function sumByCell({ rules }: Pick<GateReport, 'rules'>) {
  const sums = new Map<CountColumn, Map<ProductColumn, bigint>>();
  // Keys for the sums, not for every rule: pages ask for them several times, and a report may have a hundred thousand rules.
  for (const { severity = 'unrated', product = 'other', issues } of rules) {
    const row = sums.get(severity) ?? new Map<ProductColumn, bigint>();
    if (row.size === 0) sums.set(severity, row);
    row.set(product, (row.get(product) ?? 0n) + issues);
  }
  const cells = [...sums].flatMap(([severity, row]) =>
    [...row].map(([product, issues]) => [cellKey(severity, product), issues] as const),
  );
  return { cells: new Map(cells), products: new Set([...sums.values()].flatMap((row) => [...row.keys()])) };
}

export function cellKey(severity: CountColumn, product: ProductColumn): string {
  return `${severity} ${product}`;
}
