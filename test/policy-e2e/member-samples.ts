import { anEpss, aRule } from '../../emulator/build.ts';
import type { AttributeName, Issue, Repository } from '../../emulator/state.ts';
import type { IssueFilter } from '../../src/domain/issue-filter.ts';
import type { IssueType } from '../../src/domain/product.ts';

/** What a member of the filter looks at: the issue, and the repository and teams around it. */
export type Surroundings = {
  readonly issue?: Partial<Issue>;
  readonly repository?: Partial<Repository>;
  readonly team?: string;
};

/** An allowed member in a policy: how it is written, what is sent for it, and what it keeps and drops. */
export type MemberSample = {
  readonly member: string;
  /** As in YAML, under `where`. */
  readonly written: string;
  readonly sent: IssueFilter;
  /** Searched one by one where the member is limited to some types; otherwise all together. */
  readonly issueTypes: readonly IssueType[];
  readonly matches: Surroundings;
  readonly differs: Surroundings;
};

/** The time at which the samples are searched. */
export const NOW_MS = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;
const LIVE = 'VALIDATION_STATE_CONFIRMED_VALID';
const RATED: readonly IssueType[] = ['sast', 'sca', 'secrets'];

/** One for each of the 40. */
export const MEMBER_SAMPLES: readonly MemberSample[] = [
  byIssue('since', '2026-11-01T00:00:00Z', { relevantSinceMs: NOW_MS - DAY_MS }, { relevantSinceMs: 0 }),
  byIssue('until', '2026-11-01T00:00:00Z', { createdAtMs: 0 }, { createdAtMs: NOW_MS - DAY_MS }),
  {
    ...byIssue('relativeSince', '', { relevantSinceMs: NOW_MS - 6 * DAY_MS }, { relevantSinceMs: NOW_MS - 8 * DAY_MS }),
    written: 'relativeSince: one_week',
    sent: { relativeSince: 'RELATIVE_SINCE_ONE_WEEK' },
  },
  {
    // It picks what the dates are compared with: by itself it keeps everything.
    ...byIssue('timeFilter', '', { triagedAtMs: NOW_MS }, { triagedAtMs: 0 }),
    written: 'timeFilter: triaged-at, since: "2026-11-01T00:00:00Z"',
    sent: { timeFilter: 'TIME_FILTER_TRIAGED_AT', since: '2026-11-01T00:00:00Z' },
  },
  around('repositoryTags', 'tier-1', { repository: { tags: ['eu', 'tier-1'] } }),
  around('teamNames', 'payments', { team: 'payments' }),
  byAttribute('aiVerdicts', 'true_positive', 'VERDICT_TRUE_POSITIVE', 'VERDICT_FALSE_POSITIVE'),
  byAttribute('aiSensitivities', 'pii', 'pii', 'none'),
  byIssue('ruleIds', ['r-7'], { rule: aRule({ id: 'r-7' }) }, { rule: aRule({ id: 'r-8' }) }),
  byAttribute(
    'triageReasons',
    'acceptable_risk',
    'FINDING_TRIAGE_REASON_ACCEPTABLE_RISK',
    'FINDING_TRIAGE_REASON_NO_TIME',
  ),
  byIssue('includeTicketed', true, { isTicketed: true }, { isTicketed: false }),
  around(
    'repositoryDeploymentStatuses',
    'deployed',
    { repository: { deploymentStatus: 'DEPLOYMENT_STATUS_DEPLOYED' } },
    'DEPLOYMENT_STATUS_DEPLOYED',
  ),
  around(
    'repositoryPublicExposures',
    'public',
    { repository: { publicExposure: 'PUBLIC_EXPOSURE_PUBLIC' } },
    'PUBLIC_EXPOSURE_PUBLIC',
  ),
  byIssue('filePaths', ['checkout'], { filePath: 'src/checkout/pay.py' }, { filePath: 'docs/readme.md' }),
  byIssue('hasInFlightAutofixPr', false, {}, { autofixPrRequestedAtMs: NOW_MS - 60_000 }),
  byAttribute('clickToFixPrStates', 'merged', 'CLICK_TO_FIX_PR_STATE_MERGED', 'CLICK_TO_FIX_PR_STATE_OPEN', [
    'sast',
    'sca',
  ]),
  byIssue('rules', ['a.b.c'], { rule: aRule({ path: 'a.b.c' }) }, { rule: aRule({ path: 'a.b.d' }) }, ['sast']),
  byAttribute('rulesets', 'p/owasp-top-ten', 'p/owasp-top-ten', 'p/ci', ['sast']),
  byAttribute('categories', 'security', 'security', 'correctness', ['sast']),
  byAttribute('confidences', 'high', 'CONFIDENCE_HIGH', 'CONFIDENCE_LOW', ['sast']),
  {
    ...byIssue(
      'source',
      '',
      { rule: aRule({ origin: 'RULE_ORIGIN_CUSTOM' }) },
      { rule: aRule({ origin: 'RULE_ORIGIN_COMMUNITY' }) },
      ['sast'],
    ),
    written: 'source: [pro, custom]',
    sent: { source: ['SOURCE_CUSTOM', 'SOURCE_PRO'] },
  },
  {
    ...byIssue('backlogType', '', { hasReviewComments: true }, { hasReviewComments: false }, ['sast']),
    written: 'backlogType: preprod',
    sent: { backlogType: 'ISSUE_BACKLOG_TYPE_PREPROD' },
  },
  byMemory('aiMemoryReferenced', ['sast']),
  byIssue('includeAiMemoryRendered', true, { attributes: { aiMemoryRendered: 'm-1' } }, {}, ['sast']),
  byMemory('aiMemoryRendered', ['sast']),
  byMemory('memoryIdInScope', ['sast']),
  byMemory('aiMemoryWillFlipVerdict'),
  byAttribute('transitivities', 'direct', 'DIRECT', 'TRANSITIVE', ['sca']),
  byAttribute('exposures', 'reachable', 'REACHABLE', 'UNREACHABLE', ['sca']),
  byAttribute('reachabilities', 'always_reachable', 'REACHABILITY_ALWAYS_REACHABLE', 'REACHABILITY_UNREACHABLE', [
    'sca',
  ]),
  byAttribute('dependencies', 'lodash', 'lodash', 'left-pad', ['sca']),
  byAttribute('cves', 'CVE-2021-44228', 'CVE-2021-44228', 'CVE-2020-0001', ['sca']),
  byAttribute('advisoryIds', 'GHSA-jfh8-c2jp-5v3q', 'GHSA-jfh8-c2jp-5v3q', 'MAL-2024-1', ['sca']),
  {
    ...byIssue(
      'epssProbabilities',
      '',
      { epss: anEpss() },
      { epss: anEpss({ categorization: 'EPSS_PROBABILITY_LOW' }) },
      ['sca'],
    ),
    written: 'epssProbabilities: [medium, high]',
    sent: { epssProbabilities: ['EPSS_PROBABILITY_HIGH', 'EPSS_PROBABILITY_MEDIUM'] },
  },
  byAttribute('scaRuleKind', 'malicious_dependency', 'SCA_RULE_KIND_MALICIOUS_DEPENDENCY', 'SCA_RULE_KIND_LEGACY', [
    'sca',
  ]),
  byAttribute(
    'upgradeGuidanceFilters',
    'safe',
    'UPGRADE_GUIDANCE_SELECTION_SAFE',
    'UPGRADE_GUIDANCE_SELECTION_BREAKING',
    ['sca'],
  ),
  byAttribute('validationStates', 'confirmed_valid', LIVE, 'VALIDATION_STATE_NO_VALIDATOR', ['secrets']),
  byAttribute('secretTypes', 'AWS', 'AWS', 'GitHub', ['secrets']),
  around(
    'repoVisibilities',
    'public',
    { repository: { visibility: 'REPOSITORY_VISIBILITY_PUBLIC' } },
    'REPOSITORY_VISIBILITY_PUBLIC',
    ['secrets'],
  ),
  byIssue('excludeHistorical', true, { isHistorical: false }, { isHistorical: true }, ['secrets']),
];

function byIssue(
  member: string,
  value: unknown,
  matching: Partial<Issue>,
  differing: Partial<Issue>,
  issueTypes = RATED,
): MemberSample {
  const written = `${member}: ${JSON.stringify(value)}`;
  return {
    member,
    written,
    sent: { [member]: value },
    issueTypes,
    matches: { issue: matching },
    differs: { issue: differing },
  };
}

/** A list of one value, short in the policy and in full on the wire, and the value of an issue that it drops. */
function byAttribute(
  member: AttributeName,
  short: string,
  full: string,
  other: string,
  issueTypes = RATED,
): MemberSample {
  const having = (value: string): Partial<Issue> => ({ attributes: { [member]: ['of another kind', value] } });
  return { ...byIssue(member, [full], having(full), having(other), issueTypes), written: `${member}: [${short}]` };
}

function byMemory(member: AttributeName, issueTypes = RATED): MemberSample {
  return byIssue(member, 'm-1', { attributes: { [member]: 'm-1' } }, { attributes: { [member]: 'm-2' } }, issueTypes);
}

/** A member that looks at the repository: everything in it matches, or nothing. */
function around(member: string, short: string, matches: Surroundings, full = short, issueTypes = RATED): MemberSample {
  return { member, written: `${member}: [${short}]`, sent: { [member]: [full] }, issueTypes, matches, differs: {} };
}
