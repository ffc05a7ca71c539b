import { aPlatformState, aRepository, aScan, countsOf, endsAs, issuesOf } from '../build.ts';
import type { Issue, PlatformScan, PlatformState, Repository } from '../state.ts';
import { CODE_RULES } from './rules.ts';

/** The commit and the repository that a scenario is made for. */
export type ScenarioContext = {
  readonly commit: string;
  /** The project's name: `owner/name`. */
  readonly repository: string;
  readonly repositoryId: string;
  readonly deploymentId: string;
  /** Undefined for a push to `headRef`. */
  readonly pullRequest: number | undefined;
  /** Short name of the head branch. */
  readonly headRef: string;
  /** Milliseconds since 1970 (UTC); the platform starts then. */
  readonly nowMs: number;
  readonly token: string;
};

export type Scenario = (context: ScenarioContext) => PlatformState;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const NOISE_REPOSITORY_ID = '7700';
/** How earlier scans of the repository went: days ago, seconds, findings in code. */
const HISTORY = [
  { daysAgo: 1, seconds: 46.2, code: 12 },
  { daysAgo: 2, seconds: 44.9, code: 12 },
  { daysAgo: 5, seconds: 51.3, code: 14 },
  { daysAgo: 9, seconds: 47.7, code: 17 },
  { daysAgo: 16, seconds: 45.1, code: 19 },
] as const;

const SCAN_UNDER_TEST = '184467501';
const SCAN_OF_SIBLING = '184467480';

/** The ref of the scan of the commit, as the list and issues spell it. */
export function refOf(context: ScenarioContext): string {
  return context.pullRequest === undefined ? context.headRef : `refs/pull/${context.pullRequest}/merge`;
}

/** The finished scan of the commit: a diff scan for a pull request, a full one for a push. */
export function scanUnderTest(context: ScenarioContext, parts: Partial<PlatformScan> = {}): PlatformScan {
  return aScan({
    id: SCAN_UNDER_TEST,
    repositoryId: context.repositoryId,
    branch: refOf(context),
    commit: context.commit,
    createdAtMs: context.nowMs - 2 * MINUTE_MS,
    isFull: context.pullRequest === undefined,
    pullRequestId: context.pullRequest === undefined ? undefined : String(context.pullRequest),
    ...parts,
  });
}

/** Members of an issue that is on the commit's ref, and was found first by the scan of the commit. */
export function placeOf(
  context: ScenarioContext,
): Pick<Issue, 'repositoryId' | 'ref' | 'createdAtMs' | 'relevantSinceMs' | 'firstSeenScanId' | 'lastSeenScanId'> {
  const createdAtMs = context.nowMs - MINUTE_MS;
  return {
    repositoryId: context.repositoryId,
    ref: refOf(context),
    createdAtMs,
    relevantSinceMs: createdAtMs,
    firstSeenScanId: SCAN_UNDER_TEST,
    lastSeenScanId: SCAN_UNDER_TEST,
  };
}

/** A platform with these scans and issues among what any platform has: history, other branches, another repository. */
export function worldOf(
  context: ScenarioContext,
  parts: { scans: readonly PlatformScan[]; issues?: readonly Issue[]; repositories?: readonly Repository[] },
): PlatformState {
  return aPlatformState({
    deploymentId: context.deploymentId,
    startedAtMs: context.nowMs,
    tokens: [{ token: context.token, webApi: true, scheme: 'api-token' }],
    repositories: [
      aRepository({ id: context.repositoryId, name: context.repository }),
      aRepository({ id: NOISE_REPOSITORY_ID, name: 'acme/warehouse' }),
      ...(parts.repositories ?? []),
    ],
    scans: [...parts.scans, ...historyOf(context, parts.issues ?? []), ...noiseScansOf(context)],
    issues: [...(parts.issues ?? []), ...noiseIssuesOf(context).flat()],
    teams: [{ id: '31', name: 'payments', repositoryIds: [context.repositoryId] }],
  });
}

/** A commit hash that no context has: 40 hex digits made from a number. */
export function otherCommit(number: number): string {
  return number.toString(16).padStart(8, '0').repeat(5);
}

/** Earlier scans of `main`. The newest counts what `main` has now, unless the scan under test has rewritten that. */
function historyOf(context: ScenarioContext, issues: readonly Issue[]): readonly PlatformScan[] {
  const onMain = issues.filter((issue) => issue.repositoryId === context.repositoryId && issue.ref === 'main');
  const isRewritten = refOf(context) === 'main';
  return HISTORY.map(({ daysAgo, seconds, code }, index) =>
    aScan({
      id: String(184460000 - index),
      repositoryId: context.repositoryId,
      commit: otherCommit(100 + index),
      createdAtMs: context.nowMs - daysAgo * DAY_MS,
      timeline: endsAs('SCAN_STATUS_COMPLETED', 1),
      findingsCounts:
        index === 0 && !isRewritten ? countsOf(onMain) : { code, secrets: 1, supply_chain: 3, total: code + 4 },
      totalTimeSeconds: seconds,
    }),
  );
}

function noiseScansOf(context: ScenarioContext): readonly PlatformScan[] {
  const own = { repositoryId: context.repositoryId, branch: siblingRef(context), isFull: false };
  const other = { repositoryId: NOISE_REPOSITORY_ID, branch: refOf(context) };
  const [ofOther, ofSibling] = noiseIssuesOf(context);
  const counted = (issues: readonly Issue[]) => ({
    findingsCounts: countsOf(issues),
    timeline: endsAs('SCAN_STATUS_COMPLETED', 1),
  });
  const minutesAgo = (minutes: number) => context.nowMs - minutes * MINUTE_MS;
  return [
    aScan({ ...own, ...counted(ofSibling), id: SCAN_OF_SIBLING, commit: otherCommit(200), createdAtMs: minutesAgo(7) }),
    aScan({ ...other, ...counted(ofOther), id: '184467490', commit: otherCommit(300), createdAtMs: minutesAgo(4) }),
    aScan({ ...other, id: '184467100', branch: 'main', commit: otherCommit(301), createdAtMs: minutesAgo(4320) }),
  ];
}

/** Critical issues besides the ones under test: a gate that counts them has requested too much. */
function noiseIssuesOf(context: ScenarioContext): readonly [ofOther: readonly Issue[], ofSibling: readonly Issue[]] {
  const rule = CODE_RULES.evalDetected;
  const severity = 'SEVERITY_CRITICAL';
  return [
    issuesOf(9, { rule, severity, repositoryId: NOISE_REPOSITORY_ID, ref: refOf(context), id: 'other-repository' }),
    issuesOf(7, {
      rule,
      severity,
      repositoryId: context.repositoryId,
      ref: siblingRef(context),
      id: 'other-ref',
      lastSeenScanId: SCAN_OF_SIBLING,
    }),
  ];
}

function siblingRef(context: ScenarioContext): string {
  return `refs/pull/${(context.pullRequest ?? 0) + 1}/merge`;
}
