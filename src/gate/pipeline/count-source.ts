import { type IssueType, isFoundBy } from '../../domain/product.ts';
import { isSameRef } from '../../domain/ref.ts';
import type { MalformedScan, Scan } from '../../domain/scan.ts';
import { isFullOfBranch } from '../../domain/whose-scan.ts';
import { once } from '../../domain/work/once.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import type { CountSource } from '../../evidence/evidence-plan.ts';
import type { DecidingScan } from '../../scan/decision.ts';
import { isAfter, newestFirst } from '../../scan/scan-order.ts';
import { mayBeOnRefOf } from '../../scan/superseded.ts';

export type SourceFacts = {
  readonly mayBeOurs?: ((scan: Scan) => boolean) | undefined;
  readonly refsOf: (scan: Scan) => readonly string[];
  readonly statsFindingsOf: (scan: Scan) => Promise<bigint | undefined>;
  readonly seen: () => readonly Scan[];
  readonly unread?: () => readonly MalformedScan[];
  readonly unfinishedAtMs?: (scan: Scan) => EpochMs | undefined;
  /** Throws `GateFailure`. */
  readonly askForRef: (scan: Scan) => Promise<readonly Scan[]>;
};

export function sourceOf(
  { scan, products }: Pick<DecidingScan, 'scan' | 'products'>,
  types: readonly IssueType[],
  facts: SourceFacts,
  isEarlier = (other: Scan): boolean => !isAfter(other, scan),
): CountSource {
  const ask = once(async () => othersOfRef(scan, await facts.askForRef(scan)));
  const listed = async (isMeant: (other: Scan) => boolean): Promise<readonly Scan[]> => {
    const known = othersOfRef(scan, facts.seen()).filter(isMeant);
    return known.length > 0 ? known : (await ask()).filter(isMeant);
  };
  return {
    scan,
    issueTypes: types.filter((type) => isFoundBy(type, products)),
    refs: facts.refsOf(scan),
    unfinishedAtMs: facts.unfinishedAtMs?.(scan),
    statsFindings: () => facts.statsFindingsOf(scan),
    earlierScans: (isMeant = () => true) => listed((other) => isEarlier(other) && isMeant(other)),
    isAnyUnread: () => facts.unread?.().some((entry) => mayBeOnRefOf(scan, entry)) === true,
    knownEarlier: () => othersOfRef(scan, facts.seen()).filter(isEarlier),
    hasFullScan: async () => (await listed(isFullOfBranch)).length > 0,
  };
}

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
