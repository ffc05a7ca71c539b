import { GateFailure } from '../../domain/failure.ts';
import type { RepositoryId, ScanId } from '../../domain/ids.ts';
import type { Scan, ScanPage } from '../../domain/scan.ts';
import type { FindingsReader, Phase } from '../../ports/findings-reader.ts';
import { hasEnded } from '../scan-end.ts';

/** `isFinal`: the scan had ended when the list was asked. What is said of a running one is asked again at its end. */
type ToldFlag = { readonly isPartial: boolean; readonly isFinal: boolean };

/**
 * Which scans ran only a part of the rules, where their entries do not say it: the filter of the list does
 * (docs/verdict-rules/which-scans.md#scans-that-do-not-say-whether-they-are-partial).
 */
export class PartialScans {
  readonly #reader: Pick<FindingsReader, 'listScans'>;
  /** Throws where a page holds an entry that may be about the commit and cannot be read. */
  readonly #assertReadable: (page: ScanPage) => void;
  readonly #told = new Map<ScanId, ToldFlag>();

  constructor(reader: Pick<FindingsReader, 'listScans'>, assertReadable: (page: ScanPage) => void) {
    this.#reader = reader;
    this.#assertReadable = assertReadable;
  }

  /** The scan with what the filter told of it, where it does not say it itself and that is known. */
  withFlag(scan: Scan): Scan {
    if (scan.isPartialScan !== undefined) return scan;
    const told = this.#told.get(scan.id);
    return told === undefined || (!told.isFinal && hasEnded(scan)) ? scan : { ...scan, isPartialScan: told.isPartial };
  }

  /**
   * Asks for all partial scans that the platform keeps of a repository. `unsaid` are scans of it that were listed before.
   * Throws `contract` where the answers do not bear out that the filter was obeyed, and what the list throws.
   */
  async ask(repositoryId: RepositoryId, unsaid: readonly Scan[], phase: Phase): Promise<void> {
    const partial = await this.#listed(repositoryId, true, phase);
    // A filter that nobody obeys lists every scan: one that is called partial must be missing among the whole ones.
    const isAnyUnsaid = unsaid.some(({ id }) => partial.has(id));
    const whole = isAnyUnsaid ? await this.#listed(repositoryId, false, phase) : new Map<ScanId, Scan>();
    const twice = unsaid.find(({ id }) => partial.has(id) && whole.has(id));
    if (twice !== undefined) {
      throw unproven(`scan ${twice.id} is listed among the scans of all rules and among those of a part`);
    }
    for (const scan of unsaid) this.#told.set(scan.id, { isPartial: false, isFinal: hasEnded(scan) });
    for (const scan of partial.values()) this.#told.set(scan.id, { isPartial: true, isFinal: hasEnded(scan) });
  }

  async #listed(repositoryId: RepositoryId, isPartialScan: boolean, phase: Phase): Promise<ReadonlyMap<ScanId, Scan>> {
    const listed = new Map<ScanId, Scan>();
    for await (const page of this.#reader.listScans({ repositoryId, isPartialScan }, phase)) {
      this.#assertReadable(page);
      for (const scan of page.scans) {
        if (scan.isPartialScan === !isPartialScan) {
          const words = isPartialScan ? 'a part of the rules, and says all' : 'all rules, and says a part';
          throw unproven(`scan ${scan.id} is listed as one of ${words}`);
        }
        listed.set(scan.id, scan);
      }
    }
    return listed;
  }
}

function unproven(contradiction: string): GateFailure {
  return new GateFailure(
    'contract',
    `the list does not say of each scan whether it ran all rules, and does not obey its filter for that: ${contradiction}`,
  );
}
