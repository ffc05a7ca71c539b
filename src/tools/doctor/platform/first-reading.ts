import { type CommitSha, type DeploymentId, isCommitSha } from '../../../domain/ids.ts';
import { isFullRef, refKeysAmong } from '../../../domain/ref.ts';
import { reportedFindings, type Scan, type ScanDetail, statusWord } from '../../../domain/scan.ts';
import { deploymentList } from '../../../platform/schema/deployment-list.ts';
import { SCAN_DETAIL } from '../../../platform/schema/scan-detail.ts';
import { type Asker, type Hearing, readHeard } from './asker.ts';
import { type FoundProject, findProject, type Wanted } from './find-project.ts';
import { type KnownProject, questionsOfRef } from './known-project.ts';
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

/** Details that are read: what goes beyond this is of kinds that differ little. */
const MOST_DETAILS = 6;

async function readKnown(
  asker: Asker,
  project: Pick<KnownProject, 'deployment' | 'repositoryId'>,
  listed: ListedScans,
  commit: CommitSha | undefined,
): Promise<KnownProject> {
  const { repositoryId } = project;
  const own = listed.isWhole ? listed : ((await readScans(asker, repositoryId)) ?? listed);
  const scans = own.scans.filter((scan) => scan.repositoryId === repositoryId);
  const candidates = newestOfRefs(scans, commit);
  const kinds = [...Map.groupBy(scans, kindOf).values()].map(([newest]) => newest!);
  const read = [...new Set([...candidates.slice(0, 1), ...kinds])].slice(0, MOST_DETAILS);
  const details = (await Promise.all(read.map(({ id }) => asker.scanDetail(id)))).map((heard) =>
    readHeard(heard, SCAN_DETAIL.read),
  );
  const [first] = candidates;
  const detail = first && details[0];
  return {
    ...project,
    scans,
    wholeSinceMs: own.wholeSinceMs,
    details: details.filter((one): one is ScanDetail => one !== undefined),
    scan: detail && { listed: first, detail, commit: first.commit },
  };
}

type Finished = Scan & { readonly commit: CommitSha };

/** Most telling first: what has findings shows more than what has none, and a full scan more than a diff one. */
function newestOfRefs(scans: readonly Scan[], commit: CommitSha | undefined): readonly Finished[] {
  const finished = scans.filter(
    (scan): scan is Finished =>
      scan.status === 'completed' && !scan.isPartialScan && scan.commit !== undefined && isCommitSha(scan.commit),
  );
  const keyOf = refKeysAmong(finished.map(({ branch }) => branch));
  const newest = [...Map.groupBy(finished, ({ branch }) => keyOf(branch)).values()].map(([first]) => first!);
  const ofCommit = finished.filter((scan) => scan.commit === commit);
  const worth = (scan: Scan): number =>
    ((reportedFindings(scan.findingsCounts) ?? 0n) > 0n ? 2 : 0) + (scan.isFullScan ? 1 : 0);
  return [...ofCommit, ...newest.toSorted((one, other) => worth(other) - worth(one))];
}

/** Of two scans of one kind the newer one shows all that the other does. */
function kindOf({ isFullScan, isPartialScan, status, branch = '' }: Scan): string {
  const start = isFullRef(branch) ? branch.split('/')[1] : branch === '' ? 'none' : 'bare';
  return [isFullScan, isPartialScan, statusWord(status), start].join(' ');
}
