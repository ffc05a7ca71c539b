import type { RepositoryId, ScanId } from '../../domain/ids.ts';
import { productsOf } from '../../domain/product.ts';
import type { Scan } from '../../domain/scan.ts';
import { newestFirst } from '../scan-order.ts';

/** So many scans are kept of each repository, kind (diff or full) and set of products. */
const MOST_ALIKE = 250;

/**
 * The scans of other pull requests: they decide nothing, and show how this repository is scanned. The newest of each
 * repository and kind are kept, since what is scanned seldom here, or in few pull requests of a large deployment, is
 * scanned here all the same.
 */
export class Neighbours {
  readonly #scans = new Map<ScanId, Scan>();
  #mayGrowTo = 2 * MOST_ALIKE;

  get scans(): Iterable<Scan> {
    return this.#scans.values();
  }

  take(scan: Scan): void {
    this.#scans.set(scan.id, scan);
    if (this.#scans.size > this.#mayGrowTo) this.#drop();
  }

  forgetAllBut(repositoryId: RepositoryId): void {
    for (const [id, scan] of this.#scans) if (scan.repositoryId !== repositoryId) this.#scans.delete(id);
  }

  #drop(): void {
    for (const alike of Map.groupBy(this.#scans.values(), likenessOf).values()) {
      for (const { id } of newestFirst(alike).slice(MOST_ALIKE)) this.#scans.delete(id);
    }
    // All repositories together may be many: sorting them again is put off until there are twice as many.
    this.#mayGrowTo = Math.max(this.#mayGrowTo, 2 * this.#scans.size);
  }
}

function likenessOf({ repositoryId, isFullScan, enabledProducts }: Scan): string {
  return JSON.stringify([repositoryId, isFullScan, productsOf(enabledProducts).toSorted()]);
}
