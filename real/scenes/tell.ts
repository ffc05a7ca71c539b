import type { Scanned } from '../scanner.ts';
import type { Judged } from '../stage.ts';

/** The end of the scanner's job and of the gate's. Of a scan whose issues the gate counted, both must have found the same. */
export function tellBoth(scanned: Scanned, judged: Judged): string {
  const { counts } = judged.report;
  const total = counts?.total ?? scanned.found.length;
  const differs =
    total === scanned.found.length ? '' : ` (the scanner found ${scanned.found.length}, the gate ${total})`;
  return `scan ${scanned.exitCode}, gate ${judged.got}${differs}`;
}
