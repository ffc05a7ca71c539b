import { aRule, aScan, countsOf, endsAs, issuesOf } from '../build.ts';
import type { Issue, PlatformScan, PlatformState } from '../state.ts';
import { fewFindings, manyFindings } from './findings.ts';
import { PLACES } from './places.ts';
import { CODE_RULES, SECRETS_RULES } from './rules.ts';
import { otherCommit, type ScenarioContext, scanUnderTest, worldOf } from './scenario.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MAIN = 'main';
const RELEASE = 'release/1';
const OLDER_SCAN = '184460000';
/** More rules than a page of the search has, and more issues than one of the list. */
const RULES_OF_RELEASE = 130;
const MOST_ISSUES_OF_RULE = 4;

/**
 * A project in daily use, which shows whatever an answer can show of docs/spec-gaps.md: pull requests, full and diff scans, one
 * that runs, failed and partial ones, every triage state, tickets, several pages.
 */
export function muchUsed(context: ScenarioContext): PlatformState {
  const isOfMain = context.pullRequest === undefined && context.headRef === MAIN;
  const newest = { branch: MAIN, createdAtMs: context.nowMs - HOUR_MS, totalTimeSeconds: 300, isFull: true };
  const main = isOfMain
    ? scanUnderTest(context, newest)
    : scanOf(context, { ...newest, id: '184467470', commit: otherCommit(600) });
  const ofMain = issuesOfMain(context, main);
  const ofCommit = isOfMain ? [] : fewFindings(context);
  const ofRelease = issuesOfRelease(context);
  const scans = [
    finding(ofMain, { ...main, enabledProducts: ['sast', 'sca', 'secrets', 'ai_sast'] }),
    ...(isOfMain ? [] : [finding(ofCommit, scanUnderTest(context))]),
    ...otherScans(context),
    finding(ofRelease, scanOf(context, { ...release(context), enabledProducts: ['sast'] })),
  ];
  const named = scans.map((scan) => ({ ...scan, meta: { repo_display_name: context.repository, ...scan.meta } }));
  return worldOf(context, { scans: named, issues: [...ofMain, ...ofCommit, ...ofRelease] });
}

function scanOf(context: ScenarioContext, parts: Partial<PlatformScan>): PlatformScan {
  return aScan({ repositoryId: context.repositoryId, ...parts });
}

/** The same scan, completed, with counts of these issues. */
function finding(issues: readonly Issue[], scan: PlatformScan): PlatformScan {
  return { ...scan, findingsCounts: countsOf(issues), timeline: endsAs('SCAN_STATUS_COMPLETED', 1) };
}

/** Scans of pull requests, some of them without a result, and a partial scan. */
function otherScans(context: ScenarioContext): readonly PlatformScan[] {
  const agoMs = (ms: number) => context.nowMs - ms;
  const ofPullRequest = (number: number, parts: Partial<PlatformScan>) =>
    scanOf(context, {
      id: String(184_460_900 + number),
      branch: `refs/pull/${number}/merge`,
      commit: otherCommit(600 + number),
      isFull: false,
      pullRequestId: String(number),
      ...parts,
    });
  return [
    ofPullRequest(41, { createdAtMs: agoMs(3 * HOUR_MS) }),
    ofPullRequest(42, { createdAtMs: agoMs(30 * HOUR_MS) }),
    // A workflow of pull_request_target scans under the name of the head branch.
    ofPullRequest(43, { createdAtMs: agoMs(5 * HOUR_MS), branch: 'feature/currencies' }),
    ofPullRequest(44, { createdAtMs: agoMs(MINUTE_MS), timeline: endsAs('SCAN_STATUS_RUNNING') }),
    ofPullRequest(45, { createdAtMs: agoMs(4 * HOUR_MS), timeline: endsAs('SCAN_STATUS_CANCELLED') }),
    ofPullRequest(46, { createdAtMs: agoMs(10 * HOUR_MS), timeline: endsAs('SCAN_STATUS_NEVER_FINISHED') }),
    ofPullRequest(47, { createdAtMs: agoMs(26 * HOUR_MS), timeline: endsAs('SCAN_STATUS_ERROR', 2) }),
    scanOf(context, {
      id: '184460990',
      commit: otherCommit(690),
      createdAtMs: agoMs(3 * DAY_MS),
      enabledProducts: ['sca'],
      isPartial: true,
      totalTimeSeconds: 8.4,
    }),
  ];
}

/** Issues of every type and state; some were found first by the last scan. */
function issuesOfMain(context: ScenarioContext, { id }: PlatformScan): readonly Issue[] {
  const createdAtMs = context.nowMs - 4 * DAY_MS;
  const place = { repositoryId: context.repositoryId, ref: MAIN, createdAtMs, relevantSinceMs: createdAtMs };
  const seen = { ...place, firstSeenScanId: OLDER_SCAN, lastSeenScanId: id };
  const found = manyFindings(context).map((issue) => ({ ...issue, ...seen }));
  const { directResponseWrite, mathRandom } = CODE_RULES;
  const { githubToken } = SECRETS_RULES;
  const triaged = (state: string, count: number, rule = directResponseWrite) =>
    issuesOf(count, {
      ...seen,
      ...PLACES.directResponseWrite,
      id: `${state}-of-main`,
      rule,
      severity: 'SEVERITY_MEDIUM',
      state: `AGGREGATE_ISSUE_STATE_${state}`,
      triagedAtMs: context.nowMs - DAY_MS,
    });
  const untriaged = { triagedAtMs: undefined };
  const gone = { ...untriaged, lastSeenScanId: OLDER_SCAN, fixedAtMs: context.nowMs - HOUR_MS };
  const since = context.nowMs - 50 * MINUTE_MS;
  return [
    ...found.map((issue, index) => ({ ...issue, isTicketed: index % 5 === 0 })),
    ...triaged('REVIEWING', 2),
    ...triaged('FIXING', 2),
    ...triaged('IGNORED_APP', 3, mathRandom),
    ...triaged('PROVISIONALLY_IGNORED_APP', 2),
    ...triaged('IGNORED_CODE', 2).map((issue) => ({ ...issue, ...untriaged })),
    ...triaged('UNKNOWN', 2).map((issue) => ({ ...issue, ...untriaged })),
    ...triaged('FIXED', 3).map((issue) => ({ ...issue, ...gone })),
    ...triaged('REMOVED', 2).map((issue) => ({ ...issue, ...gone })),
    ...issuesOf(3, {
      ...seen,
      ...PLACES.githubToken,
      id: 'untested',
      rule: githubToken,
      type: 'ISSUE_TYPE_SECRETS',
      attributes: { validationStates: 'VALIDATION_STATE_NO_VALIDATOR', secretTypes: 'GitHub' },
    }),
    ...issuesOf(3, {
      ...seen,
      ...PLACES.mathRandom,
      id: 'new-on-main',
      rule: aRule({ path: 'acme.custom.new-on-main', origin: 'RULE_ORIGIN_CUSTOM' }),
      severity: 'SEVERITY_LOW',
      createdAtMs: since,
      relevantSinceMs: since,
      firstSeenScanId: id,
    }),
  ];
}

function release(context: ScenarioContext) {
  return {
    id: '184459000',
    branch: RELEASE,
    commit: otherCommit(700),
    createdAtMs: context.nowMs - 25 * DAY_MS,
    totalTimeSeconds: 240,
  };
}

function issuesOfRelease(context: ScenarioContext): readonly Issue[] {
  const { id, createdAtMs } = release(context);
  return Array.from({ length: RULES_OF_RELEASE }, (_, index) =>
    issuesOf(1 + (index % MOST_ISSUES_OF_RULE), {
      repositoryId: context.repositoryId,
      ref: RELEASE,
      createdAtMs,
      relevantSinceMs: createdAtMs,
      firstSeenScanId: id,
      lastSeenScanId: id,
      rule: aRule({ path: `acme.custom.rule-${String(index).padStart(3, '0')}`, origin: 'RULE_ORIGIN_CUSTOM' }),
      severity: 'SEVERITY_LOW',
    }),
  ).flat();
}
