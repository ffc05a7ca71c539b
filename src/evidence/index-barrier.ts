import { RATED_SEARCH } from '../domain/evidence.ts';
import { GateFailure } from '../domain/failure.ts';
import { ISSUE_STATES } from '../domain/issue.ts';
import { ISSUE_TYPES, type IssueType, RATED_ISSUE_TYPES } from '../domain/product.ts';
import type { FindingsCounts, Scan } from '../domain/scan.ts';
import type { FindingsReader } from '../gate/ports/findings-reader.ts';
import type { SearchReading } from './read-search.ts';
import type { SearchScope } from './search-scope.ts';

const COUNT_OF_TYPE = { sast: 'code', sca: 'supplyChain', secrets: 'secrets' } as const satisfies Record<
  (typeof RATED_ISSUE_TYPES)[number],
  keyof FindingsCounts
>;

/**
 * Issue types of which the scans found something and the searches found nothing: triaged away, or not in the index yet.
 * A one-sided hint (docs/verdict-rules.md#index-barrier): `findings_counts` counts issues in any triage state, and is never compared for equality.
 */
export function unseenIssueTypes(
  scans: readonly Scan[],
  readings: ReadonlyMap<string, SearchReading>,
): readonly IssueType[][] {
  const seen = new Set<IssueType>();
  for (const { group, count } of readings.get(RATED_SEARCH)!.tally.rules.values()) {
    if (group.issueType !== undefined && count > 0n) seen.add(group.issueType);
  }
  const unseen: IssueType[][] = RATED_ISSUE_TYPES.filter(
    (type) => !seen.has(type) && scans.some((scan) => scan.findingsCounts[COUNT_OF_TYPE[type]] > 0n),
  ).map((type) => [type]);
  if (unseen.length > 0) return unseen;

  const foundNothing = [...readings.values()].every((reading) => reading.tally.rules.size === 0);
  const countsOnlyTotal = scans.some((scan) => isOnlyTotal(scan.findingsCounts));
  return foundNothing && countsOnlyTotal ? [[...ISSUE_TYPES]] : [];
}

/** True when an issue of these types can be found in any of the nine triage states. One page is asked for. Throws `GateFailure`. */
export async function isIndexed(
  reader: Pick<FindingsReader, 'searchIssues'>,
  issueTypes: readonly IssueType[],
  scope: SearchScope,
  signal?: AbortSignal,
): Promise<boolean> {
  const search = { ...scope, issueTypes, states: ISSUE_STATES };
  for await (const page of reader.searchIssues(search, signal)) {
    if (page.groups.some((group) => group.issuesCount > 0n)) return true;
  }
  return false;
}

export function indexLag(issueTypes: readonly IssueType[], refs: readonly string[]): GateFailure {
  return new GateFailure(
    'index-lag',
    `the scan reports findings (${issueTypes.join(', ')}), but none can be found under ${refs.map((ref) => JSON.stringify(ref)).join(' or ')}: ` +
      'they are not in the search index yet, or the platform stores them under another name of the ref',
  );
}

function isOnlyTotal({ code, secrets, supplyChain, total }: FindingsCounts): boolean {
  return total > 0n && code === 0n && secrets === 0n && supplyChain === 0n;
}
