import { scanAt } from '../scans/scan-at.ts';
import type { Issue, PlatformScan, PlatformState } from '../state.ts';
import type { Quirk } from './quirk.ts';

/** Data that is stored differently, and so shown differently by every operation. */
export const STORED_QUIRKS = {
  'diff-scan-under-a-branch-name': {
    about: 'a diff scan under the name of a branch is one of the branch, and names no pull request',
    stored: (state) => ({ ...state, scans: state.scans.map(ofItsBranch) }),
  },
  'issue-ref-spelling': {
    about: 'issues are stored under heads/main and pull/7/merge, which no scan reports',
    stored: (state) => ({ ...state, issues: state.issues.map((issue) => ({ ...issue, ref: shortened(issue.ref) })) }),
  },
  'list-order': {
    about: 'windows of the list of scans are cut by their ends: they show scans that began earlier',
    stored: (state) => ({
      ...state,
      scans: state.scans.map((scan) => ({ ...scan, createdAtMs: endOf(scan, state) ?? scan.createdAtMs })),
    }),
  },
  'ref-named-twice': {
    about: "list and detail name a pull request's ref otherwise, and issues are stored under both",
    stored: (state) => ({
      ...state,
      scans: state.scans.map((scan) => ({ ...scan, fullRef: secondName(scan.branch) ?? scan.fullRef })),
      issues: state.issues.flatMap((issue) => {
        const ref = secondName(issue.ref);
        return ref === undefined ? [issue] : [issue, { ...issue, id: `${issue.id}@${ref}`, ref }];
      }),
    }),
  },
  'scan-takes-over-ref': {
    about: 'the last full scan of a ref takes nothing over: the issues stay those of the scan before it',
    stored: (state) => ({ ...state, issues: state.issues.flatMap((issue) => beforeTheLast(issue, state)) }),
  },
  'triaged-at': {
    about: 'a filter by the time of triage keeps the issues that were never triaged',
    stored: (state) => ({
      ...state,
      issues: state.issues.map((issue) => ({ ...issue, triagedAtMs: issue.triagedAtMs ?? Number.POSITIVE_INFINITY })),
    }),
  },
} as const satisfies Readonly<Record<string, Quirk>>;

function ofItsBranch(scan: PlatformScan): PlatformScan {
  if (scan.isFull || /^refs\/(?!heads\/)/.test(scan.branch)) return scan;
  const { pull_request_id: _number, ...meta } = scan.meta;
  return { ...scan, pullRequestId: undefined, meta };
}

/** `heads/main` for `main`, `pull/7/merge` for `refs/pull/7/merge`. */
function shortened(ref: string): string {
  return ref.startsWith('refs/') ? ref.slice('refs/'.length) : `heads/${ref}`;
}

/** Undefined for a scan that never reports its end. */
function endOf(scan: PlatformScan, state: PlatformState): number | undefined {
  return scanAt(scan, state, Number.POSITIVE_INFINITY).completedAtMs;
}

/** `refs/pull/7/head` for `refs/pull/7/merge`; every other ref has one name. */
function secondName(ref: string): string | undefined {
  const number = /^refs\/pull\/(\d+)\/merge$/.exec(ref)?.[1];
  return number === undefined ? undefined : `refs/pull/${number}/head`;
}

/** The issue as it was before the last full scan of its ref ended; none if that scan found it first. */
function beforeTheLast(issue: Issue, state: PlatformState): readonly Issue[] {
  const [last, before] = fullScansOf(issue, state);
  if (last === undefined || before === undefined) return [issue];
  const isOfLast = issue.firstSeenScanId === last.scan.id || issue.visibleAtMs >= last.endMs;
  if (isOfLast) return [];
  const isGoneByLast = issue.visibleUntilMs !== undefined && issue.visibleUntilMs >= last.endMs;
  const lastSeenScanId = issue.lastSeenScanId === last.scan.id ? before.scan.id : issue.lastSeenScanId;
  return [{ ...issue, lastSeenScanId, ...(isGoneByLast ? { visibleUntilMs: undefined } : {}) }];
}

/** Completed full scans of the issue's ref, the last one first. */
function fullScansOf(
  { repositoryId, ref }: Issue,
  state: PlatformState,
): readonly { readonly scan: PlatformScan; readonly endMs: number }[] {
  return state.scans
    .filter((scan) => scan.repositoryId === repositoryId && scan.isFull && scan.isPartial !== true)
    .filter(({ branch }) => branch.replace(/^refs\/heads\//, '') === ref)
    .filter((scan) => scanAt(scan, state, Number.POSITIVE_INFINITY).status === 'SCAN_STATUS_COMPLETED')
    .map((scan) => ({ scan, endMs: endOf(scan, state) ?? scan.startedAtMs }))
    .sort((one, other) => other.endMs - one.endMs);
}
