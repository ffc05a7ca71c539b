import { anEpss, aRule } from '../../emulator/build.ts';
import type { AttributeName, Issue, Repository } from '../../emulator/state.ts';
import { type FilterMemberName, filterMember } from '../../src/domain/issue-filter.ts';
import { type IssueType, RATED_ISSUE_TYPES } from '../../src/domain/product.ts';

/** What a member of the filter looks at: the issue, and the repository and teams around it. */
export type Surroundings = {
  readonly issue?: Partial<Issue>;
  readonly repository?: Partial<Repository>;
  readonly team?: string;
};

/** An allowed member in a policy, and what it keeps and drops. */
export type MemberSample = {
  readonly member: string;
  /** As in YAML, under `where`. */
  readonly written: string;
  /** Searched one by one where the member is limited to some types; otherwise all together. */
  readonly issueTypes: readonly IssueType[];
  readonly isLimited: boolean;
  readonly matches: Surroundings;
  readonly differs: Surroundings;
};

/** The time at which the samples are searched. */
export const NOW_MS = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;
const agoMs = (days: number) => NOW_MS - days * DAY_MS;
const NOVEMBER = '"2026-11-01T00:00:00Z"';

const OF_TYPES: readonly (readonly [types: readonly IssueType[], members: string])[] = [
  [['sast', 'sca'], 'clickToFixPrStates'],
  [['sast'], 'rules rulesets categories confidences source backlogType'],
  [['sast'], 'aiMemoryReferenced includeAiMemoryRendered aiMemoryRendered memoryIdInScope'],
  [['sca'], 'transitivities exposures reachabilities dependencies cves advisoryIds epssProbabilities'],
  [['sca'], 'scaRuleKind upgradeGuidanceFilters'],
  [['secrets'], 'validationStates secretTypes repoVisibilities excludeHistorical'],
];

/** One for each of the 40. */
export const MEMBER_SAMPLES: readonly MemberSample[] = [
  byIssue(`since: ${NOVEMBER}`, { relevantSinceMs: agoMs(1) }, { relevantSinceMs: 0 }),
  byIssue(`until: ${NOVEMBER}`, { createdAtMs: 0 }, { createdAtMs: agoMs(1) }),
  byIssue('relativeSince: one_week', { relevantSinceMs: agoMs(6) }, { relevantSinceMs: agoMs(8) }),
  // It picks what the dates are compared with: by itself it keeps everything.
  byIssue(`timeFilter: triaged-at, since: ${NOVEMBER}`, { triagedAtMs: NOW_MS }, { triagedAtMs: 0 }),
  around('repositoryTags: [tier-1]', { repository: { tags: ['eu', 'tier-1'] } }),
  around('teamNames: [payments]', { team: 'payments' }),
  byAttribute('aiVerdicts', 'true_positive', 'VERDICT_TRUE_POSITIVE', 'VERDICT_FALSE_POSITIVE'),
  byAttribute('aiSensitivities', 'pii', 'pii', 'none'),
  byIssue('ruleIds: [r-7]', { rule: aRule({ id: 'r-7' }) }, { rule: aRule({ id: 'r-8' }) }),
  byAttribute(
    'triageReasons',
    'acceptable_risk',
    'FINDING_TRIAGE_REASON_ACCEPTABLE_RISK',
    'FINDING_TRIAGE_REASON_NO_TIME',
  ),
  byIssue('includeTicketed: true', { isTicketed: true }, { isTicketed: false }),
  around('repositoryDeploymentStatuses: [deployed]', {
    repository: { deploymentStatus: 'DEPLOYMENT_STATUS_DEPLOYED' },
  }),
  around('repositoryPublicExposures: [public]', { repository: { publicExposure: 'PUBLIC_EXPOSURE_PUBLIC' } }),
  byIssue('filePaths: [checkout]', { filePath: 'src/checkout/pay.py' }, { filePath: 'docs/readme.md' }),
  byIssue('hasInFlightAutofixPr: false', {}, { autofixPrRequestedAtMs: NOW_MS - 60_000 }),
  byAttribute('clickToFixPrStates', 'merged', 'CLICK_TO_FIX_PR_STATE_MERGED', 'CLICK_TO_FIX_PR_STATE_OPEN'),
  byIssue('rules: [a.b.c]', { rule: aRule({ path: 'a.b.c' }) }, { rule: aRule({ path: 'a.b.d' }) }),
  byAttribute('rulesets', 'p/owasp-top-ten', 'p/owasp-top-ten', 'p/ci'),
  byAttribute('categories', 'security', 'security', 'correctness'),
  byAttribute('confidences', 'high', 'CONFIDENCE_HIGH', 'CONFIDENCE_LOW'),
  byIssue(
    'source: [pro, custom]',
    { rule: aRule({ origin: 'RULE_ORIGIN_CUSTOM' }) },
    { rule: aRule({ origin: 'RULE_ORIGIN_COMMUNITY' }) },
  ),
  byIssue('backlogType: preprod', { hasReviewComments: true }, { hasReviewComments: false }),
  byMemory('aiMemoryReferenced'),
  byIssue('includeAiMemoryRendered: true', { attributes: { aiMemoryRendered: 'm-1' } }, {}),
  byMemory('aiMemoryRendered'),
  byMemory('memoryIdInScope'),
  byMemory('aiMemoryWillFlipVerdict'),
  byAttribute('transitivities', 'direct', 'DIRECT', 'TRANSITIVE'),
  byAttribute('exposures', 'reachable', 'REACHABLE', 'UNREACHABLE'),
  byAttribute('reachabilities', 'always_reachable', 'REACHABILITY_ALWAYS_REACHABLE', 'REACHABILITY_UNREACHABLE'),
  byAttribute('dependencies', 'lodash', 'lodash', 'left-pad'),
  byAttribute('cves', 'CVE-2021-44228', 'CVE-2021-44228', 'CVE-2020-0001'),
  byAttribute('advisoryIds', 'GHSA-jfh8-c2jp-5v3q', 'GHSA-jfh8-c2jp-5v3q', 'MAL-2024-1'),
  byIssue(
    'epssProbabilities: [medium, high]',
    { epss: anEpss() },
    { epss: anEpss({ categorization: 'EPSS_PROBABILITY_LOW' }) },
  ),
  byAttribute('scaRuleKind', 'malicious_dependency', 'SCA_RULE_KIND_MALICIOUS_DEPENDENCY', 'SCA_RULE_KIND_LEGACY'),
  byAttribute(
    'upgradeGuidanceFilters',
    'safe',
    'UPGRADE_GUIDANCE_SELECTION_SAFE',
    'UPGRADE_GUIDANCE_SELECTION_BREAKING',
  ),
  byAttribute(
    'validationStates',
    'confirmed_valid',
    'VALIDATION_STATE_CONFIRMED_VALID',
    'VALIDATION_STATE_NO_VALIDATOR',
  ),
  byAttribute('secretTypes', 'AWS', 'AWS', 'GitHub'),
  around('repoVisibilities: [public]', { repository: { visibility: 'REPOSITORY_VISIBILITY_PUBLIC' } }),
  byIssue('excludeHistorical: true', { isHistorical: false }, { isHistorical: true }),
];

function byIssue(written: string, matching: Partial<Issue>, differing: Partial<Issue>): MemberSample {
  return { ...around(written, { issue: matching }), differs: { issue: differing } };
}

/** A list of one value, short in the policy and in full on the wire, and the value of an issue that it drops. */
function byAttribute(member: AttributeName, short: string, full: string, other: string): MemberSample {
  const having = (value: string): Partial<Issue> => ({ attributes: { [member]: ['of another kind', value] } });
  return byIssue(`${member}: [${short}]`, having(full), having(other));
}

function byMemory(member: AttributeName): MemberSample {
  return byIssue(`${member}: m-1`, { attributes: { [member]: 'm-1' } }, { attributes: { [member]: 'm-2' } });
}

/** A member that looks at the repository: everything in it matches, or nothing. */
function around(written: string, matches: Surroundings): MemberSample {
  const [member = ''] = written.split(':');
  const [issueTypes = RATED_ISSUE_TYPES] = OF_TYPES.find(([, members]) => members.split(' ').includes(member)) ?? [];
  const isLimited = filterMember(member as FilterMemberName).issueTypes !== undefined;
  return { member, written, issueTypes, isLimited, matches, differs: {} };
}
