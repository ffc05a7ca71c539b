import type { CommitSha, DeploymentId, RepositoryId } from '../../../domain/ids.ts';
import type { Scan } from '../../../domain/scan.ts';
import { SCAN_DETAIL } from '../../../platform/schema/scan-detail.ts';
import { type NamedProject, projectNames } from '../../../scan/project-name.ts';
import { type Asker, readHeard } from './asker.ts';
import type { ListedScans } from './read-scans.ts';

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

/** So many are asked for their names at a time, and so often where none of them is the wanted one. */
const NAMES_AT_ONCE = 6;
const MOST_ROUNDS = 4;

export type FoundProject = {
  readonly repositoryId: RepositoryId | undefined;
  readonly named: NamedProjects;
  /** Projects that scanned something, and were not asked for their names or did not tell them. */
  readonly unnamed: number;
  /** False where the platform keeps more scans than were read, so that there may be more projects. */
  readonly isWhole: boolean;
  readonly malformed: number;
};

/** Which project is the wanted one: those that scanned the wanted commit are asked for their names first. */
export async function findProject(
  asker: Asker,
  { scans, isWhole, malformed }: ListedScans,
  { repositoryId, commit, commitAround, choose }: Wanted,
): Promise<FoundProject> {
  const groups = Map.groupBy(
    scans.filter((scan) => repositoryId === undefined || scan.repositoryId === repositoryId),
    ({ repositoryId: id }) => id,
  );
  const projects = [...groups].flatMap(([id, ofProject]) => (id === undefined ? [] : [{ id, ofProject }]));
  const hasCommit = ({ ofProject }: Project): boolean =>
    ofProject.some((scan) => scan.commit !== undefined && scan.commit === (commit ?? commitAround));
  const inOrder = [...projects.filter(hasCommit), ...projects.filter((project) => !hasCommit(project))];
  const named: NamedProject[] = [];
  let chosen: RepositoryId | undefined;
  for (let round = 0; round < MOST_ROUNDS && chosen === undefined; round += 1) {
    const end = (round + 1) * NAMES_AT_ONCE;
    const asked = inOrder.slice(round * NAMES_AT_ONCE, end);
    if (asked.length === 0) break;
    const answers = await Promise.all(asked.map((project) => namedBy(asker, project)));
    named.push(...answers.filter((answer) => answer !== undefined));
    chosen = choose(named, round + 1 < MOST_ROUNDS && end < inOrder.length);
  }
  const isThere = projects.some(({ id }) => id === repositoryId);
  return {
    repositoryId: repositoryId === undefined ? chosen : isThere ? repositoryId : undefined,
    named,
    unnamed: projects.length - named.length,
    isWhole,
    malformed,
  };
}

type Project = { readonly id: RepositoryId; readonly ofProject: readonly Scan[] };

async function namedBy(asker: Asker, { id, ofProject }: Project): Promise<NamedProject | undefined> {
  // What is finished has all its details.
  const scan = ofProject.find(({ status }) => status === 'completed') ?? ofProject[0]!;
  const meta = readHeard(await asker.scanDetail(scan.id), SCAN_DETAIL.read)?.meta;
  return meta && { id, scan, names: projectNames(meta) };
}
