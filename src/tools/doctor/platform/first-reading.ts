import { type CommitSha, type DeploymentId, isCommitSha, type RepositoryId } from '../../../domain/ids.ts';
import { MOST_SCANS_PER_PAGE } from '../../../domain/limits.ts';
import { groupedByRef, isFullRef } from '../../../domain/ref.ts';
import { type Scan, statusWord } from '../../../domain/scan.ts';
import { DAY_MS } from '../../../domain/text/calendar-date.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import { type NamedProject, projectNames } from '../../../scan/project-name.ts';
import { newestFirst } from '../../../scan/scan-order.ts';
import type { DoctorSettings } from '../doctor-settings.ts';
import type { Asker, Requester } from './asker.ts';
import { asksOf, hasFindings, isFinished, type KnownProject, latestOf, questionsOf, SETTLED_MS } from './observed.ts';

export type FirstReading = {
  readonly own: DeploymentId | undefined;
  /** The deployment that requests are about: the token's own, else the given one. */
  readonly deployment: DeploymentId | undefined;
  readonly found: Awaited<ReturnType<typeof findProject>> | undefined;
  readonly known: KnownProject | undefined;
  /** Another project to check if the wanted one is not found: assumptions are about the whole deployment. */
  readonly example: KnownProject | undefined;
};

/** Sends at most 20 requests if the project is among the first that are named. Throws only `cancelled`. */
export async function readFirst(requester: Requester, wanted: Wanted): Promise<FirstReading> {
  const ids = new Set((await requester.deployments()).value?.map(({ id }) => id as DeploymentId));
  const own = ids.size === 1 ? [...ids][0] : undefined;
  const deployment = own ?? wanted.deployment;
  const nothing = { own, deployment, found: undefined, known: undefined, example: undefined };
  if (deployment === undefined) return nothing;
  const asker = requester.of(deployment);
  let listed = await readScans(asker, wanted.repositoryId);
  if (listed === undefined) return nothing;
  let found = await findProject(asker, listed, wanted);
  const { repositoryId } = found;
  if (repositoryId !== undefined) {
    const known = await readKnown(asker, { deployment, repositoryId }, listed, wanted.commit);
    return { ...nothing, found, known };
  }
  if (wanted.repositoryId !== undefined) {
    // No scan of the wanted project is listed, so this looks for projects that have some.
    listed = (await readScans(asker)) ?? listed;
    const others = await findProject(asker, listed, { ...wanted, repositoryId: undefined, choose: firstId });
    found = { ...others, repositoryId: undefined };
  }
  const id = firstId(found.named);
  const example = id && (await readKnown(asker, { deployment, repositoryId: id }, listed, undefined));
  return { ...nothing, found, example };
}

const firstId = ([first]: readonly NamedProject[]): RepositoryId | undefined => first?.id;

/** Maximum number of details to read: further kinds of scans differ little from these. */
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
  const details = await Promise.all(read.map(async ({ id }) => (await asker.scanDetail(id)).value));
  const [first] = candidates;
  const detail = first && details[0];
  return {
    ...project,
    scans,
    wholeSinceMs: own.wholeSinceMs,
    details: details.filter((one) => one !== undefined),
    scan: detail && { listed: first, detail, commit: first.commit },
  };
}

type Finished = Scan & { readonly commit: CommitSha };

/** Scans of the commit, then the newest of each ref, most informative first: findings before none, full scans before diff scans. */
function newestOfRefs(scans: readonly Scan[], commit: CommitSha | undefined): readonly Finished[] {
  const finished = scans.filter(
    (scan): scan is Finished => isFinished(scan) && scan.commit !== undefined && isCommitSha(scan.commit),
  );
  const newest = groupedByRef(finished).map(([first]) => first!);
  const ofCommit = finished.filter((scan) => scan.commit === commit);
  const worth = (scan: Scan): number => (hasFindings(scan) ? 2 : 0) + (scan.isFullScan ? 1 : 0);
  return [...ofCommit, ...newest.toSorted((one, other) => worth(other) - worth(one))];
}

/** Of two scans of one kind, the newer shows everything that the older does. */
function kindOf({ isFullScan, isPartialScan, status, branch = '' }: Scan): string {
  const start = isFullRef(branch) ? branch.split('/')[1] : branch === '' ? 'none' : 'bare';
  return [isFullScan, isPartialScan, statusWord(status), start].join(' ');
}

const STORED_DAYS = 30;
const MOST_DAY_PAGES = 2;

type ListedScans = NonNullable<Awaited<ReturnType<typeof readScans>>>;

/** Reads one page of the list and, if there are more, the first pages of the last day. Undefined if the first page could not be read. */
async function readScans(asker: Asker, repositoryId?: RepositoryId) {
  const ofProject = {
    limit: MOST_SCANS_PER_PAGE,
    ...(repositoryId === undefined ? {} : { repository_id: repositoryId }),
  };
  const received = await asker.scanList(ofProject);
  const { value: first } = received;
  if (first === undefined) return undefined;
  const scans = new Map(first.page.scans.map((scan) => [scan.id, scan]));
  let malformed = first.page.malformed.length;
  const nowMs = received.came.kind === 'answer' ? received.came.serverTimeMs : undefined;
  const sinceDays = (days: number): EpochMs | undefined => nowMs && nowMs - days * DAY_MS;
  const isWhole = !first.cursor;
  let next: typeof first | undefined = first;
  for (let pages = 0; nowMs !== undefined && pages < MOST_DAY_PAGES && next?.cursor; pages += 1) {
    const cursor: object = pages === 0 ? {} : { cursor: next.cursor };
    const since = new Date(nowMs - DAY_MS).toISOString();
    next = (await asker.scanList({ ...ofProject, since, ...cursor })).value;
    for (const scan of next?.page.scans ?? []) scans.set(scan.id, scan);
    malformed += next?.page.malformed.length ?? 0;
  }
  const wholeSinceMs = next === undefined || next.cursor ? undefined : sinceDays(isWhole ? STORED_DAYS : 1);
  return { scans: newestFirst([...scans.values()]), isWhole, malformed, wholeSinceMs };
}

type Wanted = Pick<DoctorSettings, 'deployment' | 'repositoryId' | 'commit' | 'commitAround'> & {
  /** Chooses from the projects named so far: those of the wanted commit first, then the last scanned. Undefined if none fits, or a better one may follow. */
  choose(projects: readonly NamedProject[], mayBeMore: boolean): RepositoryId | undefined;
};

/** Projects whose names are read in one round. Further rounds follow while none of them is the wanted one. */
const NAMES_AT_ONCE = 6;
const MOST_ROUNDS = 4;

/** Finds the wanted project. The names of projects that scanned the wanted commit are read first. */
async function findProject(
  asker: Asker,
  { scans, isWhole, malformed }: ListedScans,
  { repositoryId, commit, commitAround, choose }: Wanted,
) {
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
    named: named as readonly NamedProject[],
    /** Number of projects with scans whose names were not read, or are not in their details. */
    unnamed: projects.length - named.length,
    /** False if the platform stores more scans than were read, so that there may be more projects. */
    isWhole,
    malformed,
  };
}

type Project = { readonly id: RepositoryId; readonly ofProject: readonly Scan[] };

async function namedBy(asker: Asker, { id, ofProject }: Project): Promise<NamedProject | undefined> {
  // A finished scan has all its details.
  const scan = ofProject.find(({ status }) => status === 'completed') ?? ofProject[0]!;
  const meta = (await asker.scanDetail(scan.id)).value?.meta;
  return meta && { id, scan, names: projectNames(meta) };
}

const MOST_PROBED_SCANS = 3;

/** Last scans of some refs: how many were checked, and how many of them counted more issues than the few that the search finds. */
export type IndexGaps = { readonly probed: number; readonly short: number };

export async function probeGaps(requester: Requester, known: KnownProject): Promise<IndexGaps> {
  const nowMs = latestOf(requester.received());
  const { groups } = asksOf(requester.of(known.deployment), known, nowMs);
  const counting = newestOfRefs(known.scans, undefined).flatMap(({ id, branch, completedAtMs, findingsCounts }) => {
    const { code = 0n, secrets = 0n, supplyChain = 0n } = findingsCounts;
    const counted = code + secrets + supplyChain;
    const isSettled = nowMs !== undefined && completedAtMs !== undefined && completedAtMs <= nowMs - SETTLED_MS;
    const questions = questionsOf(known, [branch, known.details.find((detail) => detail.id === id)?.meta?.branch]);
    return isSettled && counted > 0n && questions !== undefined ? [{ counted, questions }] : [];
  });
  const probes = await Promise.all(
    counting.slice(0, MOST_PROBED_SCANS).map(async ({ counted, questions }) => {
      const found = await groups(questions.search);
      // If the search finds nothing, a run ends in `index-lag`, not in `index-gap`: a closed pull request has no open issues any more.
      return found?.isWhole ? { isShort: found.issues > 0n && found.issues < counted } : undefined;
    }),
  );
  return { probed: probes.filter(Boolean).length, short: probes.filter((probe) => probe?.isShort).length };
}
