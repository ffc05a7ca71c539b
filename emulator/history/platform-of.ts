import type { PlatformState } from '../state.ts';
import type { History } from './history.ts';
import { pastIssues } from './past-issues.ts';
import { pastScans } from './past-scans.ts';

/**
 * What the platform knows of a repository, for `aPlatformState`:
 * - a completed scan rewrites the issues of its ref, of the products that it ran: what it saw is open (or as it was
 *   triaged), all else is fixed;
 * - the ref of a pull request that diff scans look at holds only what the change adds (`diffsLeaveTheBase`: beside
 *   what full scans left there);
 * - closing a pull request removes its issues, until the next scan sees them again.
 */
export function platformOf(history: History, platformStartMs: number): Pick<PlatformState, 'scans' | 'issues'> {
  return { scans: pastScans(history, platformStartMs), issues: pastIssues(history) };
}
