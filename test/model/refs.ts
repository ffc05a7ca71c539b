import type { ScanRun } from '../../emulator/history/history.ts';

/** A ref in full is equal to the same in full, and to its bare name; a branch and a tag in full never are. */
export function isSameRef(one: string, other: string): boolean {
  if (one === other) return true;
  return isBare(one) !== isBare(other) && nameOf(one) === nameOf(other);
}

export function isPullRef(ref: string): boolean {
  return ref.startsWith('refs/pull/');
}

/** True for a diff scan that names a pull request: it never is the scan of a branch. A full scan that names one is that of its branch. */
export function isOfAChange({ isFull, pullRequest }: ScanRun): boolean {
  return !isFull && pullRequest !== undefined;
}

export function isBare(ref: string): boolean {
  return !ref.startsWith('refs/');
}

export function newest(scans: readonly ScanRun[]): readonly ScanRun[] {
  return scans.toSorted((one, other) => other.startedAtMs - one.startedAtMs).slice(0, 1);
}

function nameOf(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags)\//, '');
}
