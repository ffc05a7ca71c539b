import type { IssueGroup } from '../../../domain/issue.ts';
import type { ListedIssue } from '../../../domain/place/listed-issue.ts';
import { isSameRef } from '../../../domain/ref.ts';
import type { Scan } from '../../../domain/scan.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import { parseJson } from '../../../json/parse-json.ts';
import { scanListBody } from '../../../platform/operations.ts';
import type { ListIssuesRequest } from '../../../platform/requests/issue-list.ts';
import type { SearchIssuesRequest } from '../../../platform/requests/issue-search.ts';
import type { ListScansRequest } from '../../../platform/requests/scan-list.ts';
import { issueGroupList } from '../../../platform/schema/issue-group-list.ts';
import { listedIssuePage } from '../../../platform/schema/listed-issue.ts';
import { scanList } from '../../../platform/schema/scan-list.ts';
import type { LookedAt } from '../diagnosis.ts';
import { type AskedOperation, type Asker, type Heard, readHeard } from './asker.ts';
import type { KnownProject } from './known-project.ts';

/** How one row of docs/spec-gaps.md is looked at, or why reads cannot show it. */
export type AssumptionLook = {
  /** What the gate does where the assumption does not hold. */
  readonly effect: string;
} & (
  | {
      ask?(asker: Asker, known: KnownProject): Promise<void>;
      look(heard: readonly Heard[], known: KnownProject | undefined): LookedAt;
    }
  | { readonly whyNot: string }
);

export function holds(seen: string): LookedAt {
  return { result: 'holds', seen };
}

export function doesNotHold(seen: string): LookedAt {
  return { result: 'does-not-hold', seen };
}

export function notSeen(seen: string): LookedAt {
  return { result: 'not-seen', seen };
}

/* What was heard for one question, as the gate's own readers read it: undefined where it was not asked, failed, or is refused. */

export type GroupsHeard = {
  readonly groups: readonly IssueGroup[];
  readonly issues: bigint;
  readonly isWhole: boolean;
};

export function groupsHeard(
  heard: readonly Heard[],
  known: KnownProject,
  request: SearchIssuesRequest,
): GroupsHeard | undefined {
  const answer = heardFor(heard, 'issue search', { deploymentId: known.deployment, ...request });
  const read = answer && readHeard(answer, issueGroupList);
  if (read === undefined) return undefined;
  const { groups } = read.page;
  return { groups, issues: groups.reduce((sum, { issuesCount }) => sum + issuesCount, 0n), isWhole: !read.cursor };
}

export type IssuesHeard = {
  readonly issues: readonly ListedIssue[];
  readonly entries: number;
  readonly isWhole: boolean;
};

export function issuesHeard(
  heard: readonly Heard[],
  known: KnownProject,
  request: ListIssuesRequest,
): IssuesHeard | undefined {
  const answer = heardFor(heard, 'issue list', { deploymentId: known.deployment, ...request });
  const read = answer && readHeard(answer, listedIssuePage);
  if (read === undefined) return undefined;
  const { issues, unread } = read.page;
  return { issues, entries: issues.length + unread, isWhole: !read.cursor };
}

export type ScansHeard = { readonly scans: readonly Scan[]; readonly cursor: string | undefined };

export function scansHeard(
  heard: readonly Heard[],
  known: KnownProject,
  request: ListScansRequest,
): ScansHeard | undefined {
  const answer = heardFor(heard, 'scan list', scanListBody(known.deployment, request));
  const read = answer && readHeard(answer, scanList);
  return read && { scans: read.page.scans, cursor: read.cursor === '' ? undefined : read.cursor };
}

function heardFor(heard: readonly Heard[], operation: AskedOperation, body: object): Heard | undefined {
  const asked = JSON.stringify(parseJson(JSON.stringify(body), { isExact: true }));
  return heard.find((one) => one.operation === operation && JSON.stringify(one.request) === asked);
}

function firstTimeOf(heard: readonly Heard[]): EpochMs | undefined {
  for (const { came } of heard) {
    if (came.kind === 'answer' && came.serverTimeMs !== undefined) return came.serverTimeMs;
  }
  return undefined;
}

/** What a scan found is in every answer by then, as far as anybody knows. */
const SETTLED_MS = 5 * 60_000;

export function scansOfRef({ scans, scan }: KnownProject): readonly Scan[] {
  return scan === undefined ? [] : scans.filter(({ branch }) => isSameRef(branch, scan.listed.branch));
}

/** Otherwise the answers to two questions may differ. */
export function isQuiet(heard: readonly Heard[], known: KnownProject): boolean {
  const nowMs = firstTimeOf(heard);
  return scansOfRef(known).every(({ status, completedAtMs }) => {
    if (status === 'pending' || status === 'running' || typeof status === 'object') return false;
    return nowMs === undefined || completedAtMs === undefined || completedAtMs <= nowMs - SETTLED_MS;
  });
}
