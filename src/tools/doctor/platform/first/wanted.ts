import type { CommitSha, DeploymentId, RepositoryId } from '../../../../domain/ids.ts';
import type { NamedProject } from '../../../../scan/project-name.ts';

/** Projects with the names that the detail of a scan gives, those that were scanned last first. */
export type NamedProjects = readonly NamedProject[];

/** What is looked for. What is undefined was not given. */
export type Wanted = {
  readonly deployment: DeploymentId | undefined;
  readonly repositoryId: RepositoryId | undefined;
  readonly commit: CommitSha | undefined;
  /** What is checked out here: it may be scanned, and need not. */
  readonly commitAround: CommitSha | undefined;
  /** Which of these projects is meant; undefined where none of them is, or where one that fits better may come yet. */
  choose(projects: NamedProjects, mayBeMore: boolean): RepositoryId | undefined;
};
