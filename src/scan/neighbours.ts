import type { RepositoryId, ScanId } from '../domain/ids.ts';
import { productsOf } from '../domain/product.ts';
import type { Scan } from '../domain/scan.ts';
import { newestFirst } from './scan-order.ts';

/** Of each repository, kind (diff or full) and set of products. */
const MOST_ALIKE = 250;

/**
 * The scans of other pull requests: they decide nothing, and show how this repository is scanned. The newest of each repository and kind are kept, since what is scanned seldom here, or
 * in few pull requests of a large deployment, is scanned here all the same.
 */
export class Neighbours {
  readonly #scans = new Map<ScanId, Scan>();
  /** By what is alike: whatever started before this was dropped. */
  readonly #droppedMs = new Map<string, number>();
  #mayGrowTo = 2 * MOST_ALIKE;

  get scans(): Iterable<Scan> {
    return this.#scans.values();
  }

  take(scan: Scan): void {
    if (this.#isOlder(scan)) return;
    this.#scans.set(scan.id, scan);
    if (this.#scans.size > this.#mayGrowTo) this.#drop();
  }

  forgetAllBut(repositoryId: RepositoryId): void {
    for (const [id, scan] of this.#scans) if (scan.repositoryId !== repositoryId) this.#scans.delete(id);
  }

  #isOlder(scan: Scan): boolean {
    if (this.#droppedMs.size === 0 || scan.startedAtMs === undefined) return false;
    const droppedMs = this.#droppedMs.get(likenessOf(scan));
    return droppedMs !== undefined && scan.startedAtMs < droppedMs;
  }

  #drop(): void {
    for (const [likeness, alike] of Map.groupBy(this.#scans.values(), likenessOf)) {
      const older = newestFirst(alike).slice(MOST_ALIKE);
      for (const { id } of older) this.#scans.delete(id);
      const [first] = older;
      if (first?.startedAtMs !== undefined) this.#droppedMs.set(likeness, first.startedAtMs);
    }
    // All repositories together may be many: sorting them again is put off until there are twice as many.
    this.#mayGrowTo = Math.max(this.#mayGrowTo, 2 * this.#scans.size);
  }
}

function likenessOf({ repositoryId, isFullScan, enabledProducts }: Scan): string {
  return JSON.stringify([repositoryId, isFullScan, productsOf(enabledProducts).toSorted()]);
}
