import { type IssueType, PRODUCT_OF_ISSUE_TYPE } from '../../domain/product.ts';
import { isSameRef } from '../../domain/ref.ts';
import type { Scan } from '../../domain/scan.ts';
import { isFullOfBranch } from '../../domain/whose-scan.ts';
import type { ScanClaim } from '../../evidence/counting-place.ts';
import type { DecidingScan } from '../../scan/decision.ts';
import { isAfter, newestFirst } from '../../scan/scan-order.ts';

export type ClaimFacts = {
  /** Gives every spelling of a scan's own ref. */
  readonly refsOf: (scan: Scan) => readonly string[];
  /** Gives `stats.findings` of a scan's detail. */
  readonly statsFindingsOf: (scan: Scan) => Promise<bigint | undefined>;
  /** Gives every scan that was seen by now. */
  readonly seen: () => readonly Scan[];
  /** Gives all scans of a scan's ref that the platform keeps. Throws `GateFailure`. */
  readonly askForRef: (scan: Scan) => Promise<readonly Scan[]>;
};

/** What a scan says that it found, of the types that it decides here, and what else its ref was scanned by. */
export function claimOf({ scan, products }: DecidingScan, types: readonly IssueType[], facts: ClaimFacts): ScanClaim {
  let asked: Promise<readonly Scan[]> | undefined;
  const listed = async (isMeant: (other: Scan) => boolean): Promise<readonly Scan[]> => {
    const known = othersOfRef(scan, facts.seen()).filter(isMeant);
    if (known.length > 0) return known;
    asked ??= facts.askForRef(scan);
    return othersOfRef(scan, await asked).filter(isMeant);
  };
  const isEarlier = (other: Scan): boolean => !isAfter(other, scan);
  return {
    scan,
    issueTypes: types.filter((type) => {
      const product = PRODUCT_OF_ISSUE_TYPE[type];
      return product !== undefined && products.includes(product);
    }),
    refs: facts.refsOf(scan),
    statsFindings: () => facts.statsFindingsOf(scan),
    earlierScans: (isMeant = () => true) => listed((other) => isEarlier(other) && isMeant(other)),
    hasFullScan: async () => (await listed(isFullOfBranch)).length > 0,
  };
}

/** Completed scans of the same ref, the newest first. */
function othersOfRef(scan: Scan, allScans: readonly Scan[]): readonly Scan[] {
  return newestFirst(
    allScans.filter(
      (other) =>
        other.id !== scan.id &&
        other.status === 'completed' &&
        other.repositoryId === scan.repositoryId &&
        isSameRef(other.branch, scan.branch),
    ),
  );
}
