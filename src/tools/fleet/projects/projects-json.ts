import type { EpochMs } from '../../../domain/work/time.ts';
import type { ScannedProjects } from './scanned-projects.ts';

/** The projects as JSON, null for what is not known. */
export function projectsJson(
  { projects, unlisted, ownerless, requests }: ScannedProjects,
  { sinceMs, atMs }: { readonly sinceMs: EpochMs; readonly atMs: EpochMs },
): Readonly<Record<string, unknown>> {
  return {
    schema: 1,
    since: new Date(sinceMs).toISOString(),
    at: new Date(atMs).toISOString(),
    requests,
    ownerless,
    unlisted: unlisted.map(({ reason, message }) => ({ reason, message })),
    projects: projects.map(({ repositoryId, name = null, address = null, scans, lastScanAtMs, problem = null }) => ({
      repositoryId,
      name,
      address,
      scans,
      lastScanAt: lastScanAtMs === undefined ? null : new Date(lastScanAtMs).toISOString(),
      problem,
    })),
  };
}
