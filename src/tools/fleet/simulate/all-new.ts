import { RATED_SEARCH } from '../../../domain/evidence.ts';
import { reportedFindings, type Scan } from '../../../domain/scan.ts';
import { sumOf, tallyOf } from '../../../domain/tally.ts';
import { isFullOfBranch } from '../../../domain/whose-scan.ts';
import type { EvidenceRead } from '../../../evidence/read-evidence.ts';
import type { Decision } from '../../../scan/decision.ts';

/**
 * True where all that is found on a ref is new: diff scans decide there, and no more is found than they counted, unless
 * no full scan writes that ref (docs/verdict-rules/what-is-counted.md#baseline). Pure. `ofRef` are its scans.
 */
export function isAllNew(
  { deciding }: Pick<Decision, 'deciding'>,
  ofRef: readonly Scan[],
  { evidence }: Pick<EvidenceRead, 'evidence'>,
): boolean {
  if (deciding.some(({ scan }) => scan.isFullScan)) return false;
  if (!ofRef.some(isFullOfBranch)) return true;
  const counted = deciding.map(({ scan }) => reportedFindings(scan.findingsCounts));
  const most = counted.reduce((sum, count) => (sum === undefined || count === undefined ? undefined : sum + count), 0n);
  return most === undefined || sumOf(tallyOf(evidence.here, RATED_SEARCH)) <= most;
}
