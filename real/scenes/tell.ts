import type { Scanned } from '../scanner.ts';
import type { Judged } from '../stage.ts';

/** The end of the scanner's job and of the gate's. Of a scan whose issues the gate counted, both must have found the same. */
export function tellBoth(scanned: Scanned, judged: Judged): string {
  const { counts, verdict } = judged.report;
  const isCounted = verdict !== 'inconclusive';
  const differs =
    isCounted && counts.total !== scanned.found.length
      ? ` (the scanner found ${scanned.found.length}, the gate ${counts.total})`
      : '';
  return `scan ${scanned.exitCode}, gate ${judged.got}${differs}`;
}
