import { MOST_FORMAT_ENTRIES } from '../../domain/limits.ts';
import type { ProjectReport } from '../../domain/report.ts';
import { type Entries, entriesOf } from './entries.ts';
import type { PlacedIssue } from './placed-issues.ts';

/** The entries of each project: at most so many as a file may have, those of the first before any of the next. */
export function entriesByProject(
  projects: readonly ProjectReport[],
  placedOf: (project: ProjectReport) => readonly PlacedIssue[] = () => [],
  most: number = MOST_FORMAT_ENTRIES,
): readonly { readonly project: ProjectReport; readonly entries: Entries }[] {
  let room = most;
  return projects.map((project) => {
    const entries = entriesOf(project, placedOf(project), room);
    room -= entries.entries.length;
    return { project, entries };
  });
}
