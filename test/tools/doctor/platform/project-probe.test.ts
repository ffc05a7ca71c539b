import { describe, expect, it } from 'vitest';
import type { RepositoryId } from '../../../../src/domain/ids.ts';
import { type NamedProject, projectNames } from '../../../../src/scan/project-name.ts';
import type { ConnectionFacts } from '../../../../src/tools/doctor/platform/connection-facts.ts';
import { chooseProject, probeProject } from '../../../../src/tools/doctor/platform/connection-project.ts';
import type { FirstReading } from '../../../../src/tools/doctor/platform/first-reading.ts';
import type { KnownProject } from '../../../../src/tools/doctor/platform/observed.ts';

const named = (id: string, repository: string): NamedProject => ({
  id: id as RepositoryId,
  scan: {} as NamedProject['scan'],
  names: projectNames({ repository, repoDisplayName: undefined, repoUrl: undefined }),
});
const PROJECTS = [named('7', 'acme/a'), named('8', 'acme/b')];

/** What is looked at where nothing names a project, and the one that was scanned last stands in. */
function probeAt(projects: readonly NamedProject[]) {
  const known = { scans: [], scan: { commit: 'c0ffee'.padEnd(40, '0') } } as unknown as KnownProject;
  const found = { repositoryId: projects[0]?.id, named: projects, unnamed: 0, isWhole: true, malformed: 0 };
  const reading: FirstReading = { own: undefined, deployment: undefined, found, known, example: undefined };
  const given = { deployment: undefined, repositoryId: undefined, project: undefined, commit: undefined };
  return probeProject({ given, reading, exchanges: [] } as unknown as ConnectionFacts);
}

describe('the project of doctor', () => {
  it('is the one that was scanned last where nothing names it, which is told and proves nothing', () => {
    expect(chooseProject(undefined, PROJECTS)?.id).toBe('7');
    expect(probeAt(PROJECTS)).toEqual({
      result: 'not-seen',
      seen: 'no project was named; 7 (acme/a) was checked, as it was scanned last',
      next: 'Name yours with --repository or --repository-id: 7 (acme/a), 8 (acme/b).',
    });
  });

  it('holds where there is only one', () => {
    expect(probeAt(PROJECTS.slice(0, 1))).toMatchObject({ result: 'holds', seen: 'project 7 (acme/a)' });
  });
});
