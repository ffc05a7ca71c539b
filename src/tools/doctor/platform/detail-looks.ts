import { branchName, isFullRef } from '../../../domain/ref.ts';
import type { Scan, ScanDetail } from '../../../domain/scan.ts';
import { isJsonObject, type JsonObject } from '../../../json/json-value.ts';
import { SCAN_DETAIL } from '../../../platform/schema/scan-detail.ts';
import type { LookedAt } from '../diagnosis.ts';
import { type Heard, readHeard } from './asker.ts';
import { type AssumptionLook, doesNotHold, holds, notSeen } from './assumption-look.ts';
import type { KnownProject } from './known-project.ts';

export const DETAIL_LOOKS = {
  'diff-scan-under-a-branch-name': {
    effect:
      'a wait of discovery-timeout before a scan of the head branch decides, or none where the own scan would have come; ' +
      "a pull request's diff scan that names no number counts as one of the branch, and may give it a pass; " +
      'never with required-scan: full',
    async ask(asker, known) {
      const [newest] = diffScansOfBranches(known);
      if (newest !== undefined) await asker.scanDetail(newest.id);
    },
    look: lookAtDiffScans,
  },
  'findings-of-detail': { effect: 'index-lag, or a notice', look: lookAtFindings },
  'repo-display-name': {
    effect: 'parts of a monorepo differ by id alone: wrong-repository',
    look: lookAtDisplayNames,
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;

function diffScansOfBranches({ scans }: KnownProject): readonly Scan[] {
  return scans.filter(
    ({ status, isFullScan, isPartialScan, branch }) =>
      status === 'completed' && !isFullScan && !isPartialScan && isBranchName(branch),
  );
}

function isBranchName(ref: string | undefined): boolean {
  return ref !== undefined && ref !== '' && (!isFullRef(ref) || branchName(ref) !== ref);
}

/** A detail without a number proves something only where it says by what the scan was started. */
function lookAtDiffScans(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  if (known === undefined) return notSeen('no scans were read');
  const ids = new Set(diffScansOfBranches(known).map(({ id }) => id));
  const metas = detailsHeard(heard).flatMap(({ id, meta }) => (ids.has(id) && meta !== undefined ? [meta] : []));
  const ofBranch = metas.some(
    ({ pullRequestId, event }) =>
      pullRequestId === undefined && event !== undefined && !/pull|merge|change/i.test(event),
  );
  if (ofBranch) return doesNotHold("a diff scan under a branch's name is of no pull request");
  const ofPullRequest = metas.some(({ pullRequestId }) => pullRequestId !== undefined);
  if (ofPullRequest) return holds("a diff scan under a branch's name names its pull request in its detail");
  return notSeen("no finished diff scan under a branch's name says whose it is");
}

/** Where one product alone found something, a detail that counts only that one fits by chance. */
function lookAtFindings(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const listed = new Map((known?.scans ?? []).map((scan) => [scan.id, scan]));
  const both = detailsHeard(heard).flatMap(({ id, stats }) => {
    const scan = listed.get(id);
    const total = scan?.findingsCounts.total;
    if (scan?.status !== 'completed' || total === undefined || stats?.findings === undefined) return [];
    return [{ total, found: stats.findings, counts: scan.findingsCounts }];
  });
  if (both.some(({ total, found }) => found !== total)) {
    return doesNotHold("a detail counts another number of findings than the list's total");
  }
  const isTold = both.some(({ total, counts: { code = 0n, secrets = 0n, supplyChain = 0n } }) =>
    [code, secrets, supplyChain].every((count) => count < total),
  );
  return isTold
    ? holds('a detail counts what the list counts of several products together')
    : notSeen('no finished scan of which list and detail count the findings found some by several products');
}

const NAME_MEMBER = 'repo_display_name';
const LOOKS_LIKE_ONE = /^(?:repo|repository|project)_?(?:display|full|short)?_?(?:name|title)$/i;

/** Where no detail has a name, it may need none, unless two projects share an address. */
function lookAtDisplayNames(heard: readonly Heard[]): LookedAt {
  const details = heard.flatMap(({ operation, came }) =>
    operation === 'scan detail' && came.kind === 'answer' && isJsonObject(came.body) ? [came.body] : [],
  );
  const metas = details.flatMap(({ meta }) => (isJsonObject(meta) ? [meta] : []));
  if (metas.some((meta) => isName(meta[NAME_MEMBER]))) return holds('details name their project in repo_display_name');
  const isElsewhere = metas.some((meta) =>
    Object.entries(meta).some(([name, value]) => LOOKS_LIKE_ONE.test(name) && isName(value)),
  );
  if (isElsewhere) return doesNotHold('details name their project in another member than repo_display_name');
  if (areSiblings(details)) return doesNotHold('two projects of one address have no names of their own');
  return notSeen('no detail names its project, and none needs to');
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function areSiblings(details: readonly JsonObject[]): boolean {
  const projects = new Map<string, Set<string>>();
  for (const { repository_id: id, meta } of details) {
    const url = isJsonObject(meta) ? meta.repo_url : undefined;
    if (typeof url !== 'string' || url === '') continue;
    projects.set(url, (projects.get(url) ?? new Set()).add(JSON.stringify(id)));
  }
  return [...projects.values()].some(({ size }) => size > 1);
}

export function detailsHeard(heard: readonly Heard[]): readonly ScanDetail[] {
  return heard.flatMap((answer) => {
    const detail = answer.operation === 'scan detail' ? readHeard(answer, SCAN_DETAIL.read) : undefined;
    return detail === undefined ? [] : [detail];
  });
}
