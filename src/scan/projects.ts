import { GateFailure } from '../domain/failure.ts';
import type { RepositoryId } from '../domain/ids.ts';
import { hasEnded, type Scan } from '../domain/scan.ts';
import type { OwnProject } from '../domain/whose-scan.ts';
import type { Blocker, Situation } from './decision.ts';
import type { FactOf } from './detail-fact.ts';
import {
  allNamesOf,
  FITS_BY_NAME,
  type Fit,
  isOtherProject,
  type NamedProject,
  NO_NAMES,
  type ProjectNames,
  type WantedProject,
} from './project-name.ts';
import { lateUntilMs } from './scan-end.ts';
import { newestFirst } from './scan-order.ts';

export type Projects = OwnProject & {
  /** True once the project's name was received, or its id is configured. */
  readonly isProven: boolean;
  /** True if a project that fits better may still be listed: this one shows another name, or fits only by its address. */
  readonly isPreliminary: boolean;
  /** Two or more projects with the same fit, none by the name that it shows. A project with that name may still be listed. */
  readonly alike: readonly NamedProject[];
  readonly ask: readonly Scan[];
  /** A scan of the only project, if no detail names the project yet and that of this scan was not read. */
  readonly unproven: Scan | undefined;
  /** A scan that has not ended and does not name its project yet. */
  readonly unnamed: Scan | undefined;
  readonly otherName: string | undefined;
};

export type OtherProject = { readonly repositoryId: RepositoryId; readonly name: string };

const MOST_PROJECTS = 200;

const NOTHING: Projects = {
  ours: undefined,
  others: new Set(),
  isProven: false,
  isPreliminary: false,
  alike: [],
  ask: [],
  unproven: undefined,
  unnamed: undefined,
  otherName: undefined,
};

/** Pure. With several projects, each is asked for its name before one is chosen. Throws `wrong-repository` if two have the wanted name. */
export function projectsOf(scans: readonly Scan[], factOf: FactOf, configured: RepositoryId | undefined): Projects {
  if (configured !== undefined) return { ...NOTHING, ours: configured, isProven: true };

  const projects = groupsOf(scans, factOf);
  assertFew(projects, 'set the id of the right one');
  const best = FITS_BY_NAME.find((fit) => projects.some(({ state }) => state === fit));
  const fitting = projects.filter(({ state }) => state === best);
  if (best === 'name' && fitting.length > 1) throw twoThatFit(fitting);
  const unknown = projects.filter(({ state }) => state === 'unasked' || state === 'unnamed-yet');
  const ask = unknown.filter(({ state }) => state === 'unasked').map(({ scan }) => scan);
  const [only, ...further] = projects;
  if (only !== undefined && further.length === 0 && (unknown.length > 0 || only.state === 'unnamed'))
    return { ...NOTHING, ours: only.id, unproven: ask[0] };
  if (unknown.length > 0) return { ...NOTHING, ask, unnamed: unknown[0]!.scan };

  const ours = fitting.length === 1 ? fitting[0]!.id : undefined;
  const others = projects.filter(({ id }) => id !== ours);
  return {
    ...NOTHING,
    ours,
    isProven: ours !== undefined,
    isPreliminary: ours !== undefined && best !== 'name',
    alike: ours === undefined ? fitting : [],
    others: new Set(others.map(({ id }) => id)),
    otherName: others.find(({ name }) => name !== undefined)?.name,
  };
}

/** Throws `wrong-repository`. */
export function assertFew({ length }: readonly ProjectGroup[], fix: string): void {
  if (length <= MOST_PROJECTS) return;
  const message = `${length} projects scanned this commit, too many to ask each for its name; ${fix}`;
  throw new GateFailure('wrong-repository', message);
}

/** The other projects of this repository that scanned the commit, sorted by name. Only details that were read anyway are used. */
export function otherProjectsOf(
  scans: readonly Scan[],
  factOf: FactOf,
  wanted: WantedProject,
  configured: RepositoryId | undefined,
): readonly OtherProject[] {
  const ours = projectsIfClear(scans, factOf, configured)?.ours;
  if (ours === undefined) return [];
  const groups = groupsOf(scans, factOf);
  const own = groups.find(({ id }) => id === ours)?.names ?? NO_NAMES;
  return groups
    .filter(({ id }) => id !== ours)
    .filter(({ names }) => isOtherProject(names, own, wanted))
    .map(({ id, names }) => ({ repositoryId: id, name: shownName(names) }))
    .sort((a, b) => `${a.name} ${a.repositoryId}`.localeCompare(`${b.name} ${b.repositoryId}`, 'en'));
}

/** Undefined if two projects have the wanted name, or there are too many. That ends the run elsewhere. */
export function projectsIfClear(...known: Parameters<typeof projectsOf>): Projects | undefined {
  try {
    return projectsOf(...known);
  } catch {
    return undefined;
  }
}

export function shownName({ displayName, repository, address }: ProjectNames): string {
  return displayName ?? repository ?? address?.path ?? '';
}

type ReportedName = {
  readonly state: Fit | 'unnamed-yet' | 'unasked';
  readonly scan: Scan;
  readonly names: ProjectNames;
  readonly name: string | undefined;
};

/** The scans of one project, newest first, and what they said of its name. */
export type ProjectGroup = ReportedName & { readonly id: RepositoryId; readonly scans: readonly Scan[] };

export function groupsOf(scans: readonly Scan[], factOf: FactOf): readonly ProjectGroup[] {
  return [...Map.groupBy(scans, ({ repositoryId }) => repositoryId)].flatMap(([id, own]) => {
    if (id === undefined) return [];
    const inOrder = newestFirst(own);
    return [{ id, scans: inOrder, ...stateOf(inOrder, factOf) }];
  });
}

/** A name that was read after a scan ended takes precedence over one that was read while a scan ran. `scans`: newest first. */
function stateOf(scans: readonly Scan[], factOf: FactOf): ReportedName {
  const named = scans.filter((scan) => (factOf(scan)?.fit ?? 'unnamed') !== 'unnamed');
  const best = named.find((scan) => factOf(scan)!.isFinal) ?? named[0];
  if (best !== undefined) {
    const { fit, names, projectName, isBeside } = factOf(best)!;
    return { state: fit, scan: best, names, name: isBeside ? undefined : projectName };
  }
  // If no scan names the project, one with an unreadable detail might have: it is asked again, and its failure ends the run.
  const unasked =
    scans.find((scan) => factOf(scan) === undefined) ??
    scans.find((scan) => scan.status === 'completed' && factOf(scan)!.isDenied);
  const unnamed = { names: NO_NAMES, name: undefined };
  if (unasked !== undefined) return { ...unnamed, state: 'unasked', scan: unasked };
  const unfinished = scans.find((scan) => !factOf(scan)!.isFinal);
  if (unfinished !== undefined) return { ...unnamed, state: 'unnamed-yet', scan: unfinished };
  const [scan] = scans as readonly [Scan];
  return { ...unnamed, state: 'unnamed', scan, name: `project ${scan.repositoryId}, which does not say its name` };
}

/** The failure is the same in whichever order the projects come. */
export function twoThatFit(projects: readonly Pick<NamedProject, 'id' | 'names'>[]): GateFailure {
  const inOrder = [...projects].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  const listed = inOrder.map(({ id, names }) => `${id} (${allNamesOf(names)})`).join('; ');
  return new GateFailure(
    'wrong-repository',
    `${inOrder.length} projects that scanned this commit match the name equally well: ${listed}; ` +
      'set the id of the right one, or a name that only one of them has',
  );
}

export function lateProjectOf(
  scans: readonly Scan[],
  { ours, isPreliminary }: Projects,
  situation: Situation,
): readonly Blocker[] {
  const [scan] = scans;
  if (!isPreliminary || scan === undefined) return [];
  const untilMs = lateUntilMs(scans.filter(hasEnded), situation);
  if (situation.elapsedMs >= untilMs) return [];
  const project = situation.factOf(scan)?.projectName;
  return [{ kind: 'late-project', untilMs, scan, products: [], project: project ?? `project ${ours}` }];
}

/** Projects with the same fit end the run only when a better one can no longer be listed. */
export function alikeOf({ alike }: Projects, situation: Situation): Blocker {
  const scans = alike.map(({ scan }) => scan);
  // While one of their scans runs, a better project gets the usual time to appear.
  const untilMs = scans.every(hasEnded) ? lateUntilMs(scans, situation) : situation.discoveryMs;
  return { kind: 'alike', untilMs, projects: alike };
}
