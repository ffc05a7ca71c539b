import { GateFailure } from '../../domain/failure.ts';
import type { RepositoryId } from '../../domain/ids.ts';
import { isSameRef } from '../../domain/ref.ts';
import { hasEnded, type Scan } from '../../domain/scan.ts';
import { isUnderTest } from '../../domain/target.ts';
import { type Eligibility, eligibilityOf, isTier } from '../../domain/whose-scan.ts';
import type { Situation } from '../decision.ts';
import { FITS_BY_NAME, type Fit, isOtherProject, type ProjectNames, type WantedProject } from '../project-name.ts';
import { assertFew, groupsOf, type OtherProject, type ProjectGroup, shownName } from '../projects.ts';
import { lateUntilMs } from '../scan-end.ts';
import { newestFirst } from '../scan-order.ts';
import { ownPlacesOf, pastOf } from '../usual-products.ts';

/** A project that scanned the commit and cannot be judged: it is not known whether it is of this repository. */
export type DoubtfulProject = OtherProject & { readonly failure: GateFailure };

export type ProjectSet = {
  readonly found: readonly OtherProject[];
  readonly doubtful: readonly DoubtfulProject[];
  /** Projects of the repository of which no scan of the commit can count: the scans are partial, for example, or of another pull request. */
  readonly uncounted: readonly OtherProject[];
  /** Projects that scanned the last commits, but not this one. */
  readonly missing: readonly OtherProject[];
  /** False if scans that were not read may show more missing projects. */
  readonly isSure: boolean;
  /** What the gate waits for, and until when, in milliseconds since the start of the run; undefined if it waits for nothing. */
  readonly awaited: { readonly untilMs: number; readonly what: string } | undefined;
};

export type SetSituation = Pick<
  Situation,
  'target' | 'factOf' | 'requiredScan' | 'maxScanAgeMs' | 'elapsedMs' | 'platformStartMs' | 'waitMs'
> & {
  readonly wanted: WantedProject;
  /** Projects with a detail that cannot be read or contradicts the list. */
  readonly refused: ReadonlyMap<RepositoryId, GateFailure>;
};

/** Pure (docs/verdict-rules/which-project.md#every-project). Throws `wrong-repository` if there are too many projects. */
export function projectSetOf(
  allScans: readonly Scan[],
  situation: SetSituation,
): ProjectSet | { readonly ask: readonly Scan[] } {
  const { target, factOf, refused } = situation;
  const ofCommit = allScans.filter((scan) => isUnderTest(scan, target));
  const scanned = groupsOf(ofCommit, factOf);
  assertFew(scanned, 'list the ones to judge');
  const groups = scanned.filter(({ id }) => !refused.has(id));
  const unasked = unaskedOf(groups);
  if (unasked.length > 0) return { ask: unasked };

  const isOne = (isMeant: (eligibility: Eligibility) => boolean) => (scan: Scan) =>
    isMeant(eligibilityOf(scan, target, { ours: scan.repositoryId, others: new Set() }, situation));
  const isOf = isOfRepository(groups, situation);
  const ofRepository = groups.filter(isOf);
  // The name of a group may be from a scan that does not decide. The deciding scans may name another repository, so they are asked too.
  const others = groups.filter((group) => group.state === 'other' && !isOf(group));
  const decidingOf = ({ scans }: ProjectGroup) => scans.filter(isOne(isTier));
  const unheard = others.flatMap(decidingOf).filter((scan) => factOf(scan) === undefined);
  if (unheard.length > 0) return { ask: unheard };
  // If no scan of a project is sure to count, the newest that may count is asked: only its detail shows whose it is.
  const isUnasked = isOne((one) => one === 'ask-detail');
  const unclear = ofRepository
    .filter((group) => decidingOf(group).length === 0)
    .flatMap(({ scans }) => scans.find((scan) => isUnasked(scan) && factOf(scan) === undefined) ?? []);
  if (unclear.length > 0) return { ask: unclear };
  const members = ofRepository.filter(({ scans }) => scans.some(isOne(mayCount)));
  const scansThat = (isMeant: (eligibility: Eligibility) => boolean): readonly Scan[] =>
    members.flatMap(({ scans }) => scans.filter(isOne(isMeant)));

  // Parts of a repository may be scanned on commits of their own. Only a detail shows whether such a project is a part of this one.
  const arePartsAlone = members.length > 0 && members.every(({ state }) => state !== 'name');
  const strangers = arePartsAlone ? strangersOf(allScans, ofCommit, situation) : [];
  const unknown = unaskedOf(strangers);
  if (unknown.length > 0) return { ask: unknown };
  const further = strangers.filter(isOfRepository([...groups, ...strangers], situation));
  const usual = usualProjects(allScans, [...members, ...further], scansThat(isTier), situation);
  const absent = [...usual.ids].filter((id) => members.every((member) => member.id !== id));
  const ofAbsent = allScans.filter(
    (scan) => !isUnderTest(scan, target) && absent.some((id) => id === scan.repositoryId),
  );
  const earlier = groupsOf(ofAbsent, factOf).filter(({ id }) => !refused.has(id));
  const unnamed = unaskedOf(earlier);
  if (unnamed.length > 0) return { ask: unnamed };

  const absentOfRepository = earlier.filter(isOfRepository([...groups, ...earlier], situation));
  const silent = groups.filter(({ state }) => state === 'unnamed');
  const unnamedYet = groups.filter(({ state }) => state === 'unnamed-yet');
  const renamed = others.filter((group) => {
    const facts = group.scans.flatMap((scan) => factOf(scan) ?? []);
    const isTwo = facts.some(({ fit, names }) => isOf({ ...group, state: fit, names }));
    const isOpen = decidingOf(group).some((scan) => factOf(scan)?.isDenied);
    return isTwo || isOpen || absentOfRepository.some(({ id }) => id === group.id);
  });
  const doubts = [...silent, ...unnamedYet, ...renamed];
  const nameless = earlier.filter(({ state }) => state === 'unnamed' || state === 'unnamed-yet');
  const missing = [
    ...[...absentOfRepository, ...nameless].filter(({ id }) => doubts.every((group) => group.id !== id)).map(foundOf),
    // A project that scans the same commits as the others is missing even if the detail that would name it is absent or cannot be read.
    ...absent.filter((id) => refused.has(id)).map((id) => ({ repositoryId: id, name: `project ${id}` })),
  ];
  return {
    found: members.map(foundOf),
    doubtful: [
      ...doubts.map((group) => doubtOf(group, situation)),
      ...scanned.flatMap(({ id }) => {
        const failure = refused.get(id);
        return failure === undefined ? [] : [{ repositoryId: id, name: `project ${id}`, failure }];
      }),
    ],
    uncounted: ofRepository.filter((group) => !members.includes(group)).map(foundOf),
    missing,
    isSure: usual.isSure,
    awaited: awaitedOf(unnamedYet, missing, scansThat(mayCount), situation),
  };
}

function unaskedOf(groups: readonly ProjectGroup[]): readonly Scan[] {
  return groups.filter(({ state }) => state === 'unasked').map(({ scan }) => scan);
}

/** How many projects are asked for their name: a deployment may have thousands. */
const MOST_STRANGERS = 20;

/** Projects that have not scanned the commit: first those with scans of its refs, then those with the newest scans. */
function strangersOf(allScans: readonly Scan[], ofCommit: readonly Scan[], { factOf, refused }: SetSituation) {
  const known = new Set(ofCommit.map(({ repositoryId }) => repositoryId));
  const others = newestFirst(allScans.filter(({ repositoryId }) => !known.has(repositoryId)));
  const isElsewhere = ({ branch }: Scan): boolean => !ofCommit.some((own) => isSameRef(own.branch, branch));
  const inOrder = others.toSorted((one, other) => Number(isElsewhere(one)) - Number(isElsewhere(other)));
  return groupsOf(inOrder, factOf)
    .filter(({ id }) => !refused.has(id))
    .slice(0, MOST_STRANGERS);
}

/** A project is of this repository by its name or address, or as another project of one that is. */
function isOfRepository(groups: readonly ProjectGroup[], { wanted }: SetSituation): (group: ProjectGroup) => boolean {
  const byName = (group: ProjectGroup): boolean => FITS_BY_NAME.some((fit: Fit) => fit === group.state);
  const own = groups.filter(byName).map(({ names }) => names);
  const one: ProjectNames | undefined = own.find(({ address }) => address !== undefined) ?? own[0];
  return (group) => byName(group) || isOtherProject(group.names, one, wanted);
}

/** A scan that its detail denies while it runs is asked again at its end. A project with only outdated scans is reported when it is judged. */
function mayCount(eligibility: Eligibility): boolean {
  return isTier(eligibility) || ['ask-detail', 'denied', 'too-old', 'old-base'].includes(eligibility);
}

/** Applies the rule for usual products. The list does not show which repository a scan is of, so only commits that a member scanned count. */
function usualProjects(
  allScans: readonly Scan[],
  members: readonly ProjectGroup[],
  eligible: readonly Scan[],
  { target, platformStartMs }: SetSituation,
): { readonly ids: ReadonlySet<RepositoryId>; readonly isSure: boolean } {
  const ids = new Set<RepositoryId | undefined>(members.map(({ id }) => id));
  const others = allScans.filter((scan) => !isUnderTest(scan, target));
  const commits = new Set(others.filter(({ repositoryId }) => ids.has(repositoryId)).map(({ commit }) => commit));
  commits.delete(undefined);
  const ofCommits = others.filter(({ commit }) => commits.has(commit));
  const { subject } = target;
  const places = [...ownPlacesOf(subject, []), ...eligible];
  const past = pastOf(ofCommits, platformStartMs, subject);
  const usual = past.usual(places, ({ repositoryId }) => (repositoryId === undefined ? [] : [repositoryId]));
  return { ids: usual, isSure: past.isLongFor(places) };
}

function foundOf({ id, names }: ProjectGroup): OtherProject {
  return { repositoryId: id, name: shownName(names) || `project ${id}` };
}

function doubtOf({ id, scan, state, name }: ProjectGroup, { target: { repository } }: SetSituation): DoubtfulProject {
  const who = `project ${id}`;
  if (state === 'unnamed-yet') {
    const message = `scan ${scan.id} of ${who} has not ended, and does not name its repository yet`;
    return { repositoryId: id, name: who, failure: new GateFailure('scan-running', message) };
  }
  const message =
    state === 'unnamed'
      ? `scan ${scan.id} of ${who} does not name its repository, so it is not known whether it is a part of ${repository}`
      : `scan ${scan.id} of ${who} is of ${name}, but other scans of it are not, or do not say; set its id to say which one is meant`;
  return { repositoryId: id, name: who, failure: new GateFailure('wrong-repository', message) };
}

function awaitedOf(
  unnamedYet: readonly ProjectGroup[],
  missing: readonly OtherProject[],
  scans: readonly Scan[],
  situation: SetSituation,
): ProjectSet['awaited'] {
  const { elapsedMs, waitMs } = situation;
  const [first] = unnamedYet;
  if (first !== undefined && elapsedMs < waitMs)
    return { untilMs: waitMs, what: `scan ${first.scan.id} does not name its repository yet` };
  if (missing.length === 0) return undefined;
  const finished = scans.filter(({ status }) => status === 'completed');
  const untilMs = scans.every(hasEnded) ? lateUntilMs(finished, situation) : waitMs;
  if (elapsedMs >= untilMs) return undefined;
  const names = missing.map(({ name }) => name).join(', ');
  return { untilMs, what: `the last commits were also scanned as ${names}; waiting for that scan` };
}
