import type { PlatformState } from '../state.ts';
import type { History } from './history.ts';
import { pastIssues } from './past-issues.ts';
import { pastScans } from './past-scans.ts';

/**
 * The scans and issues that the platform knows of a repository, for `aPlatformState`:
 * - a completed scan rewrites the issues of its ref, for the products that it ran: issues that it saw are open (or as they
 *   were triaged), all others are fixed;
 * - the ref of a pull request with diff scans has only the issues that the change adds (`diffsLeaveTheBase`: beside
 *   those that full scans left there);
 * - closing a pull request removes its issues, until the next scan sees them again.
 */
export function platformOf(history: History, platformStartMs: number): Pick<PlatformState, 'scans' | 'issues'> {
  return { scans: pastScans(history, platformStartMs), issues: pastIssues(history) };
}
