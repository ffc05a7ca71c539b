import type { DeploymentId } from '../../../../domain/ids.ts';
import { deploymentList } from '../../../../platform/schema/deployment-list.ts';
import type { Asker, Hearing } from '../asker.ts';
import { questionsOfRef } from '../chosen-ref.ts';
import type { KnownProject } from '../known-project.ts';
import { readHeard } from '../read-heard.ts';
import { type FoundProject, findProject, type Wanted } from './find-project.ts';
import { readKnown } from './read-known.ts';
import { type ListedScans, readScans } from './read-scans.ts';

export type FirstReading = {
  /** The deployment of the token, where the platform tells it. */
  readonly own: DeploymentId | undefined;
  /** The one that was asked: the token's own, else the given one. */
  readonly deployment: DeploymentId | undefined;
  readonly found: FoundProject | undefined;
  readonly known: KnownProject | undefined;
  /** What can be looked at in place of the wanted project, where that is not found: assumptions are about the deployment. */
  readonly example: KnownProject | undefined;
};

/** At most 20 requests where the project is among the first that are named. Throws `cancelled` alone. */
export async function readFirst(hearing: Hearing, wanted: Wanted): Promise<FirstReading> {
  const own = ownDeployment(await hearing.deployments());
  const deployment = own ?? wanted.deployment;
  const asker = deployment && hearing.of(deployment);
  const listed = asker && (await readScans(asker, wanted.repositoryId));
  if (asker === undefined || deployment === undefined || listed === undefined) {
    return { own, deployment, found: undefined, known: undefined, example: undefined };
  }
  const found = await findProject(asker, listed, wanted);
  const { repositoryId } = found;
  if (repositoryId !== undefined) {
    const known = await readKnown(asker, { deployment, repositoryId }, listed, wanted.commit);
    await readFindings(asker, known);
    return { own, deployment, found, known, example: undefined };
  }
  const others = wanted.repositoryId === undefined ? { found, listed } : await findOthers(asker, wanted);
  const [first] = others?.found.named ?? [];
  const known = { own, deployment, found: others?.found ?? found, known: undefined };
  if (others === undefined || first === undefined) return { ...known, example: undefined };
  const example = await readKnown(asker, { deployment, repositoryId: first.id }, others.listed, undefined);
  await readFindings(asker, example);
  return { ...known, example };
}

/** What is there in place of a project that nothing is listed of, for the message. */
async function findOthers(
  asker: Asker,
  wanted: Wanted,
): Promise<{ readonly found: FoundProject; readonly listed: ListedScans } | undefined> {
  const listed = await readScans(asker);
  if (listed === undefined) return undefined;
  const choose: Wanted['choose'] = ([first]) => first?.id;
  const found = await findProject(asker, listed, { ...wanted, repositoryId: undefined, choose });
  return { found: { ...found, repositoryId: undefined }, listed };
}

function ownDeployment(heard: Parameters<typeof readHeard>[0]): DeploymentId | undefined {
  const ids = new Set((readHeard(heard, deploymentList) ?? []).map(({ id }) => id));
  const [only] = ids;
  return ids.size === 1 ? (only as DeploymentId | undefined) : undefined;
}

async function readFindings(asker: Asker, known: KnownProject): Promise<void> {
  const questions = questionsOfRef(known);
  if (questions === undefined) return;
  await Promise.all([asker.issueSearch(questions.search), asker.issueList(questions.list)]);
}
