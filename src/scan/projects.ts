import { GateFailure } from '../domain/failure.ts';
import type { RepositoryId } from '../domain/ids.ts';
import type { Scan } from '../domain/scan.ts';
import type { DetailFact } from './detail-fact.ts';
import { newestFirst } from './scan-order.ts';

/** Which of the projects that scanned the commit is the wanted one. */
export type Projects = {
  /** Undefined while it is not known, and where none is. With one project it is taken for ours until its detail denies it. */
  readonly ours: RepositoryId | undefined;
  /** True once the project's name was seen, or its id is configured. */
  readonly isProven: boolean;
  readonly others: ReadonlySet<RepositoryId>;
  /** A scan of each project whose name must be asked first. */
  readonly ask: readonly Scan[];
  /** A scan that has not ended and does not name its project yet. */
  readonly unnamed: Scan | undefined;
  /** Name of a project that scanned the commit and is not the wanted one, for the message. */
  readonly otherName: string | undefined;
};

export type FactOf = (scan: Scan) => DetailFact | undefined;

/** More projects than this are not asked for their names. */
const MOST_PROJECTS = 200;

/**
 * docs/verdict-rules.md#eligible-scans. Pure. Every project that scanned the commit is asked for its name before one decides: two that fit alike are
 * `wrong-repository`, whichever is listed first. `scans` are those of the commit.
 */
export function projectsOf(scans: readonly Scan[], factOf: FactOf, configured: RepositoryId | undefined): Projects {
  const nothing = { others: new Set<RepositoryId>(), ask: [], unnamed: undefined, otherName: undefined };
  if (configured !== undefined) return { ...nothing, ours: configured, isProven: true };

  const groups = new Map<RepositoryId, Scan[]>();
  for (const scan of scans) {
    if (scan.repositoryId !== undefined)
      groups.set(scan.repositoryId, [...(groups.get(scan.repositoryId) ?? []), scan]);
  }
  if (groups.size > MOST_PROJECTS) {
    throw new GateFailure(
      'wrong-repository',
      `${groups.size} projects scanned this commit, too many to ask each for its name; set repository-id`,
    );
  }
  const projects = [...groups].map(([id, own]) => ({ id, ...stateOf(newestFirst(own), factOf) }));
  const isOnly = projects.length === 1;
  const unknown = projects.filter(({ state }) => state === 'unasked' || state === 'unnamed-yet');
  const [only] = projects;
  const named = projects.filter(({ state }) => state === 'name');
  if (named.length > 1) throw twoOfOneName(named);
  if (unknown.length > 0 && !isOnly) {
    const ask = unknown.filter(({ state }) => state === 'unasked').map(({ scan }) => scan);
    return { ...nothing, ours: undefined, isProven: false, ask, unnamed: unknown[0]!.scan };
  }
  const isToBeProven = only !== undefined && isOnly && (unknown.length > 0 || only.state === 'unnamed');
  if (isToBeProven) return { ...nothing, ours: only.id, isProven: false };

  const addressed = projects.filter(({ state }) => state === 'address');
  if (named.length === 0 && addressed.length > 1) throw twoOfOneName(addressed);
  const ours = (named[0] ?? addressed[0])?.id;
  const others = projects.filter(({ id }) => id !== ours);
  return {
    ...nothing,
    ours,
    isProven: ours !== undefined,
    others: new Set(others.map(({ id }) => id)),
    otherName: others.find(({ name }) => name !== undefined)?.name,
  };
}

type State = 'name' | 'address' | 'other' | 'unnamed' | 'unnamed-yet' | 'unasked';

/** Of one project, by its scans, newest first. What a scan said at its end goes before what one said while it ran. */
function stateOf(
  scans: readonly Scan[],
  factOf: FactOf,
): { readonly state: State; readonly scan: Scan; readonly name: string | undefined } {
  const told = scans
    .map((scan) => ({ scan, fact: factOf(scan) }))
    .filter(({ fact }) => fact !== undefined && fact.fit !== 'unnamed')
    .sort((a, b) => Number(b.fact!.isFinal) - Number(a.fact!.isFinal));
  const best = told[0];
  if (best !== undefined) {
    return { state: best.fact!.fit, scan: best.scan, name: best.fact!.projectName };
  }
  const unasked = scans.find((scan) => factOf(scan) === undefined);
  if (unasked !== undefined) return { state: 'unasked', scan: unasked, name: undefined };
  const unfinished = scans.find((scan) => !factOf(scan)!.isFinal);
  if (unfinished !== undefined) return { state: 'unnamed-yet', scan: unfinished, name: undefined };
  return { state: 'unnamed', scan: scans[0]!, name: `project ${scans[0]!.repositoryId}, which does not say its name` };
}

function twoOfOneName(projects: readonly { readonly id: RepositoryId }[]): GateFailure {
  const [one, two] = projects.map(({ id }) => id).sort();
  return new GateFailure(
    'wrong-repository',
    `two projects have the wanted name: ${one} and ${two}; set repository-id to one of them`,
  );
}
