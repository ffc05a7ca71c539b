import type { Links } from '../../domain/links.ts';
import { REASONS, type Reason } from '../../domain/reason.ts';
import type { ReportedScan, SeenInstead } from '../../domain/report.ts';
import { type Scan, shownScan } from '../../domain/scan.ts';
import type { SeenScan } from '../../scan/seen-instead.ts';
import type { ProvenScans } from './learned.ts';

export function reportedScans(
  proven: ProvenScans | undefined,
  lastScan: Scan | undefined,
  links: Links,
): ReportedScan[] {
  const waitedFor = lastScan === undefined ? [] : [{ scan: lastScan, products: [] }];
  return (proven?.decision.deciding ?? waitedFor).map(({ scan, products }, index) => {
    const meta = proven?.details[index]?.meta;
    return {
      ...shownScan(scan, links),
      ref: scan.branch ?? meta?.branch,
      decides: products,
      repositoryId: scan.repositoryId,
      repository: meta?.repoDisplayName ?? meta?.repository,
      isFullScan: scan.isFullScan,
      ciJobHost: hostOf(meta?.ciJobUrl),
    };
  });
}

/** What there is in place of the scan that was looked for, where it helps to say so. */
export function reportedSeen(
  reason: Reason | undefined,
  seen: SeenScan | undefined,
  links: Links,
): SeenInstead | undefined {
  if (seen === undefined || reason === undefined || !REASONS[reason].facts.includes('seen')) return undefined;
  const { scan, project } = seen;
  return { scan: scan && shownScan(scan, links), project };
}

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}
