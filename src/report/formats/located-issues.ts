import { hash } from 'node:crypto';
import { SEVERITIES } from '../../domain/issue.ts';
import { encodedPath, isRepositoryPath } from '../../domain/location/code-host.ts';
import type { ReportedLocation, ReportedLocations } from '../../domain/location/issue-location.ts';
import type { GateReport } from '../../domain/report.ts';
import { MOST_OF_AN_ADDRESS } from '../../domain/rule/page-address.ts';

/** Used for an unknown file: GitHub refuses a result without a path, GitLab an entry without one. */
export const NO_FILE = 'no-file-is-known';

export type LocatedIssue = {
  readonly location: ReportedLocation;
  readonly path: string;
  readonly address: string;
  /** Undefined if no line is known in the judged commit, or none that readers of the file accept. */
  readonly line: number | undefined;
  /** Listed locations of the issue: one for each ref, in one state and of one severity. Each is counted. */
  readonly listed: readonly ReportedLocation[];
  readonly print: string;
};

/** Each issue with a known file, once, by rule, file and line. Its print is made of stable facts: type, rule, file, package and a number, never line or id. */
export function locatedIssues({ places }: Pick<GateReport, 'places'>): readonly LocatedIssue[] {
  if (places === undefined) return [];
  const known = places.found.flatMap((location) => knownOf(location, places) ?? []).sort(byOrder);
  return [...Map.groupBy(known, ({ kind }) => kind)].flatMap(([kind, alike]) =>
    onceEach(alike).map(({ known: { location, path, address }, listed }, index) => ({
      location,
      path,
      address,
      // An issue of an earlier commit may be at another line now.
      // spec-gap: listed-paths
      line: location.commit === undefined ? undefined : positionOf(location.line),
      listed,
      print: fingerprint('issue', kind, index),
    })),
  );
}

/** Readers refuse a whole file for a number that is larger. */
const LARGEST_POSITION = 2 ** 31 - 1;

export function positionOf(position: number | undefined): number | undefined {
  if (position === undefined || !Number.isInteger(position)) return undefined;
  return position >= 1 && position <= LARGEST_POSITION ? position : undefined;
}

type KnownFile = Pick<LocatedIssue, 'location' | 'path' | 'address'> & {
  /** A number distinguishes issues of the same kind. */
  readonly kind: string;
  /** Sorts issues by their own facts alone, so that the order in which the platform lists them does not matter. */
  readonly order: readonly (number | string)[];
};

function knownOf(location: ReportedLocation, { states }: Pick<ReportedLocations, 'states'>): KnownFile | undefined {
  const { filePath, ruleId, issueType, severity, state, isNew, message = '', dependency, secret, ref = '' } = location;
  if (!isRepositoryPath(filePath) || filePath.length > MOST_OF_AN_ADDRESS) return undefined;
  const address = encodedPath(filePath);
  if (address.length > MOST_OF_AN_ADDRESS) return undefined;
  const kind = JSON.stringify([issueType ?? null, ruleId, filePath, dependency?.package ?? null]);
  // Issues that only a condition with states counts come last: the numbers of the others do not depend on them.
  const isUsual = state === undefined || states.includes(state);
  const rank = severity === undefined ? SEVERITIES.length : SEVERITIES.indexOf(severity);
  const facts = [state ?? '', rank, isNew ? 0 : 1, message, JSON.stringify([dependency, secret]), ref];
  const order = [kind, isUsual ? 0 : 1, ...spotOf(location), ...facts];
  return { location, path: filePath, address, kind, order };
}

function spotOf({ line, column, endLine, endColumn }: ReportedLocation): readonly number[] {
  return [line, column, endLine, endColumn].map((position) => position ?? 0);
}

function byOrder({ order: a }: KnownFile, { order: b }: KnownFile): number {
  const differs = a.findIndex((part, index) => part !== b[index]);
  return differs === -1 ? 0 : a[differs]! < b[differs]! ? -1 : 1;
}

/** One spot on several refs is one issue. Two on one ref are two issues, as are two states or severities: a condition may count one and not the other. */
function onceEach(
  alike: readonly KnownFile[],
): readonly { readonly known: KnownFile; readonly listed: readonly ReportedLocation[] }[] {
  const spots = Map.groupBy(alike, ({ location }) =>
    JSON.stringify([...spotOf(location), location.dependency?.version, location.severity, location.state]),
  );
  return [...spots.values()].flatMap((spot) => {
    const refs = [...Map.groupBy(spot, ({ location }) => location.ref).values()].sort((a, b) => b.length - a.length);
    return refs[0]!.map((_, index) => {
      const same = refs.flatMap((issues) => issues[index] ?? []).sort(byOrder);
      const listed = same.map(({ location }) => location);
      // The first one stands for all. It is new only if all are: a condition that counts new issues does not count the others.
      const isNew = listed.every((location) => location.isNew);
      return { known: { ...same[0]!, location: { ...listed[0]!, isNew } }, listed };
    });
  });
}

/** 32 hex digits that identify an entry by these parts. */
export function fingerprint(...parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 32);
}
