import type { IssueType } from '../state.ts';

/** One member of the issues filter as the document lists it: its wire form and the issue types that it affects. */
export type FilterMember = {
  readonly kind: 'text' | 'texts' | 'boolean' | 'date-time' | 'enum' | 'enums';
  readonly values?: readonly string[];
  /** Absent: all types. */
  readonly issueTypes?: readonly IssueType[];
};

export const ISSUE_TYPES = [
  'ISSUE_TYPE_SAST',
  'ISSUE_TYPE_SCA',
  'ISSUE_TYPE_SECRETS',
  'ISSUE_TYPE_RESEARCH',
  'ISSUE_TYPE_AI_SAST',
] as const satisfies readonly IssueType[];

const TEXT = { kind: 'text' } as const;
const TEXTS = { kind: 'texts' } as const;
const BOOLEAN = { kind: 'boolean' } as const;
const DATE_TIME = { kind: 'date-time' } as const;
const SAST = { issueTypes: ['ISSUE_TYPE_SAST'] } as const;
const SCA = { issueTypes: ['ISSUE_TYPE_SCA'] } as const;
const SECRETS = { issueTypes: ['ISSUE_TYPE_SECRETS'] } as const;

export const FILTER_MEMBERS = {
  ids: TEXTS,
  since: DATE_TIME,
  until: DATE_TIME,
  relativeSince: oneOf(
    'RELATIVE_SINCE_',
    'ONE_MINUTE ONE_DAY ONE_WEEK ONE_MONTH THREE_MONTHS SIX_MONTHS ONE_YEAR ALL_TIME',
  ),
  timeFilter: oneOf('TIME_FILTER_', 'RELEVANT_SINCE TRIAGED_AT FIXED_AT'),
  repositoryNames: TEXTS,
  repositoryIds: TEXTS,
  repositoryTags: TEXTS,
  refs: TEXTS,
  repositoryRefIds: TEXTS,
  teamNames: TEXTS,
  aiVerdicts: anyOf('VERDICT_', 'TRUE_POSITIVE FALSE_POSITIVE NO_VERDICT'),
  aiSensitivities: TEXTS,
  status: anyOf('ISSUE_STATUS_', 'FIXED MUTED REMOVED UNRESOLVED'),
  aggregateIssueStates: anyOf(
    'AGGREGATE_ISSUE_STATE_',
    'UNSPECIFIED OPEN FIXED REMOVED IGNORED_APP IGNORED_CODE UNKNOWN REVIEWING FIXING PROVISIONALLY_IGNORED_APP',
  ),
  tab: oneOf('ISSUE_TAB_', 'OPEN IGNORED CLOSED REVIEWING FIXING PROVISIONALLY_IGNORED'),
  ruleIds: TEXTS,
  severities: {
    ...anyOf('SEVERITY_', 'HIGH MEDIUM LOW CRITICAL'),
    issueTypes: ['ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'],
  },
  triageReasons: anyOf(
    'FINDING_TRIAGE_REASON_',
    'FALSE_POSITIVE NO_TIME ACCEPTABLE_RISK NO_TRIAGE_REASON UNKNOWN DUPLICATE',
  ),
  issueParentIds: TEXTS,
  onPrimaryBranch: BOOLEAN,
  includeTicketed: BOOLEAN,
  includeArchived: BOOLEAN,
  repositoryDeploymentStatuses: anyOf('DEPLOYMENT_STATUS_', 'UNKNOWN DEPLOYED NOT_DEPLOYED'),
  repositoryPublicExposures: anyOf('PUBLIC_EXPOSURE_', 'UNKNOWN PUBLIC NOT_PUBLIC'),
  filePaths: TEXTS,
  hasInFlightAutofixPr: BOOLEAN,
  clickToFixPrStates: {
    ...anyOf('CLICK_TO_FIX_PR_STATE_', 'OPEN MERGED NO_PR'),
    issueTypes: ['ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA'],
  },
  filterIssueTypes: anyOf('ISSUE_TYPE_', 'UNSPECIFIED SAST SCA SECRETS RESEARCH AI_SAST'),
  actions: { ...anyOf('MODE_', 'MONITOR COMMENT BLOCK DISABLED'), ...SAST },
  policySlugs: { ...TEXTS, ...SAST },
  rules: { ...TEXTS, ...SAST },
  rulesets: { ...TEXTS, ...SAST },
  categories: { ...TEXTS, ...SAST },
  confidences: { ...anyOf('CONFIDENCE_', 'HIGH MEDIUM LOW'), ...SAST },
  source: { ...anyOf('SOURCE_', 'PRO COMMUNITY CUSTOM'), ...SAST },
  backlogType: { ...oneOf('ISSUE_BACKLOG_TYPE_', 'PROD PREPROD'), ...SAST },
  aiMemoryReferenced: { ...TEXT, ...SAST },
  includeAiMemoryRendered: { ...BOOLEAN, ...SAST },
  aiMemoryRendered: { ...TEXT, ...SAST },
  memoryIdInScope: { ...TEXT, ...SAST },
  // spec-gap: ai-memory-flip-type - the only member of its family that the document does not limit to SAST
  aiMemoryWillFlipVerdict: TEXT,
  transitivities: { ...anyOf('', 'UNKNOWN_TRANSITIVITY TRANSITIVE DIRECT'), ...SCA },
  exposures: { ...anyOf('', 'UNKNOWN_EXPOSURE UNREACHABLE REACHABLE'), ...SCA },
  reachabilities: {
    ...anyOf('REACHABILITY_', 'CONDITIONALLY_REACHABLE ALWAYS_REACHABLE REACHABLE UNREACHABLE UNKNOWN'),
    ...SCA,
  },
  dependencies: { ...TEXTS, ...SCA },
  cves: { ...TEXTS, ...SCA },
  advisoryIds: { ...TEXTS, ...SCA },
  epssProbabilities: { ...anyOf('EPSS_PROBABILITY_', 'LOW MEDIUM HIGH NONE'), ...SCA },
  scaRuleKind: { ...anyOf('SCA_RULE_KIND_', 'REACHABLE UPGRADE_ONLY MALICIOUS_DEPENDENCY LEGACY'), ...SCA },
  upgradeGuidance: {
    ...anyOf(
      'BREAKING_CHANGE_TYPE_',
      'PARAMETER_CHANGE FUNCTION_OR_CLASS_REMOVAL FUNCTION_RENAME LOGIC_CHANGE NOT_BREAKING',
    ),
    ...SCA,
  },
  upgradeGuidanceFilters: { ...anyOf('UPGRADE_GUIDANCE_SELECTION_', 'SAFE BREAKING'), ...SCA },
  validationStates: {
    ...anyOf('VALIDATION_STATE_', 'CONFIRMED_VALID CONFIRMED_INVALID VALIDATION_ERROR NO_VALIDATOR'),
    ...SECRETS,
  },
  secretTypes: { ...TEXTS, ...SECRETS },
  repoVisibilities: { ...anyOf('REPOSITORY_VISIBILITY_', 'PUBLIC PRIVATE UNKNOWN'), ...SECRETS },
  excludeHistorical: { ...BOOLEAN, ...SECRETS },
} as const satisfies Readonly<Record<string, FilterMember>>;

export type FilterMemberName = keyof typeof FILTER_MEMBERS;

/** A filter that passed the strict reading: known members, right types, known enum values. */
export type IssueFilter = { readonly [Name in FilterMemberName]?: ValueOf<(typeof FILTER_MEMBERS)[Name]> };

type ValueOf<Member> = Member extends { kind: 'boolean' }
  ? boolean
  : Member extends { kind: 'texts' | 'enums' }
    ? readonly string[]
    : string;

function oneOf(prefix: string, words: string): { readonly kind: 'enum'; readonly values: readonly string[] } {
  return { kind: 'enum', values: words.split(' ').map((word) => prefix + word) };
}

function anyOf(prefix: string, words: string): { readonly kind: 'enums'; readonly values: readonly string[] } {
  return { kind: 'enums', values: words.split(' ').map((word) => prefix + word) };
}
