import type { Product } from '../../domain/product.ts';
import type { GateReport } from '../../domain/report.ts';
import type { CountColumn } from '../../domain/severity.ts';

export type ProductColumn = Product | 'other';

/** Issues by severity and product, under `cellKey`, and the products that have any rule. */
export type CellSums = {
  readonly cells: ReadonlyMap<string, bigint>;
  readonly products: ReadonlySet<ProductColumn>;
};

/** Adds up the issues of all rules. */
export function sumByCell({ rules }: Pick<GateReport, 'rules'>): CellSums {
  const cells = new Map<string, bigint>();
  const products = new Set<ProductColumn>();
  for (const { severity = 'unrated', product = 'other', issues } of rules) {
    const key = cellKey(severity, product);
    cells.set(key, (cells.get(key) ?? 0n) + issues);
    products.add(product);
  }
  return { cells, products };
}

export function cellKey(severity: CountColumn, product: ProductColumn): string {
  return `${severity} ${product}`;
}
