import { ISSUE_STATE_PREFIX, type IssueType } from './product.ts';

/** The issues filter as data: types, `where`, JSON Schema and, with the words of filter-words.ts, documentation follow from it. Source: the API document, "Issues filter members". */
export type FilterMember = {
  /** Wire form: one value, or an array with any-of meaning. */
  readonly kind: 'text' | 'texts' | 'boolean' | 'date-time' | 'enum' | 'enums';
  readonly values?: readonly string[];
  /** The common prefix of the values. Without it and in lower case, a value has its short form (`confirmed_valid`). */
  readonly prefix?: string;
  /** The member filters only issues of these types; absent means all types. */
  readonly issueTypes?: readonly IssueType[];
  /** The largest number of values that has an effect: the platform uses only the first path of `filePaths`. */
  readonly maxItems?: number;
  /** Why a policy may not set the member; absent means that it may. */
  readonly refusal?: string;
};

type MemberLimits = Pick<FilterMember, 'issueTypes' | 'maxItems' | 'refusal'>;

const text = (limits: MemberLimits = {}) => ({ kind: 'text', ...limits }) as const;
const texts = (limits: MemberLimits = {}) => ({ kind: 'texts', ...limits }) as const;
const boolean = (limits: MemberLimits = {}) => ({ kind: 'boolean', ...limits }) as const;
const DATE_TIME = { kind: 'date-time' } as const;

function oneOf(prefix: string, words: string, limits: MemberLimits = {}) {
  return { ...anyOf(prefix, words, limits), kind: 'enum' } as const;
}

function anyOf(prefix: string, words: string, limits: MemberLimits = {}) {
  return { kind: 'enums', values: words.split(' ').map((word) => prefix + word), prefix, ...limits } as const;
}

const OF_SAST: MemberLimits = { issueTypes: ['sast'] };
const OF_SCA: MemberLimits = { issueTypes: ['sca'] };
const OF_SECRETS: MemberLimits = { issueTypes: ['secrets'] };
const SET_BY_GATE: MemberLimits = { refusal: 'the gate sets it itself, from the scan that it proved' };
const SINGLES_OUT: MemberLimits = { refusal: 'a policy judges all issues of the branch, not single ones' };

function deprecated(why: string, limits: MemberLimits = {}): MemberLimits {
  return { ...limits, refusal: `the platform has deprecated it${why}` };
}

const RELATIVE_TIMES = 'ONE_MINUTE ONE_DAY ONE_WEEK ONE_MONTH THREE_MONTHS SIX_MONTHS ONE_YEAR ALL_TIME';
const TRIAGE_STATES =
  'UNSPECIFIED OPEN FIXED REMOVED IGNORED_APP IGNORED_CODE UNKNOWN REVIEWING FIXING PROVISIONALLY_IGNORED_APP';
const TRIAGE_REASONS = 'FALSE_POSITIVE NO_TIME ACCEPTABLE_RISK NO_TRIAGE_REASON UNKNOWN DUPLICATE';
const REACHABILITIES = 'CONDITIONALLY_REACHABLE ALWAYS_REACHABLE REACHABLE UNREACHABLE UNKNOWN';
const BREAKING_CHANGES = 'PARAMETER_CHANGE FUNCTION_OR_CLASS_REMOVAL FUNCTION_RENAME LOGIC_CHANGE NOT_BREAKING';
const SECRET_VALIDATIONS = 'CONFIRMED_VALID CONFIRMED_INVALID VALIDATION_ERROR NO_VALIDATOR';

export const FILTER_MEMBERS = {
  ids: texts(SINGLES_OUT),
  since: DATE_TIME,
  until: DATE_TIME,
  relativeSince: oneOf('RELATIVE_SINCE_', RELATIVE_TIMES),
  timeFilter: oneOf('TIME_FILTER_', 'RELEVANT_SINCE TRIAGED_AT FIXED_AT'),
  repositoryNames: texts(SET_BY_GATE),
  repositoryIds: texts(SET_BY_GATE),
  repositoryTags: texts(),
  refs: texts(SET_BY_GATE),
  repositoryRefIds: texts(SET_BY_GATE),
  teamNames: texts(),
  aiVerdicts: anyOf('VERDICT_', 'TRUE_POSITIVE FALSE_POSITIVE NO_VERDICT'),
  aiSensitivities: texts(),
  status: anyOf('ISSUE_STATUS_', 'FIXED MUTED REMOVED UNRESOLVED', deprecated('; use the setting states')),
  aggregateIssueStates: anyOf(ISSUE_STATE_PREFIX, TRIAGE_STATES, {
    refusal: 'the gate sets it itself, from the setting states, or from "states" of the condition',
  }),
  tab: oneOf('ISSUE_TAB_', 'OPEN IGNORED CLOSED REVIEWING FIXING PROVISIONALLY_IGNORED', {
    refusal: 'it would overrule the triage states that count; use the setting states',
  }),
  ruleIds: texts(),
  severities: anyOf('SEVERITY_', 'CRITICAL HIGH MEDIUM LOW', {
    issueTypes: ['sast', 'sca', 'secrets'],
    refusal: "the gate sets it itself, from the condition's severities",
  }),
  triageReasons: anyOf('FINDING_TRIAGE_REASON_', TRIAGE_REASONS),
  issueParentIds: texts(SINGLES_OUT),
  onPrimaryBranch: boolean(SET_BY_GATE),
  includeTicketed: boolean(),
  includeArchived: boolean({ refusal: 'true returns only findings of archived projects' }),
  repositoryDeploymentStatuses: anyOf('DEPLOYMENT_STATUS_', 'UNKNOWN DEPLOYED NOT_DEPLOYED'),
  repositoryPublicExposures: anyOf('PUBLIC_EXPOSURE_', 'UNKNOWN PUBLIC NOT_PUBLIC'),
  filePaths: texts({ maxItems: 1 }),
  hasInFlightAutofixPr: boolean(),
  clickToFixPrStates: anyOf('CLICK_TO_FIX_PR_STATE_', 'OPEN MERGED NO_PR', { issueTypes: ['sast', 'sca'] }),
  filterIssueTypes: anyOf('ISSUE_TYPE_', 'UNSPECIFIED SAST SCA SECRETS RESEARCH AI_SAST', {
    refusal: "the platform ignores it; use the condition's issue-types",
  }),
  actions: anyOf(
    'MODE_',
    'MONITOR COMMENT BLOCK DISABLED',
    deprecated(': without effect where policies are unified', OF_SAST),
  ),
  policySlugs: texts(deprecated('', OF_SAST)),
  rules: texts(OF_SAST),
  rulesets: texts(OF_SAST),
  categories: texts(OF_SAST),
  confidences: anyOf('CONFIDENCE_', 'HIGH MEDIUM LOW', OF_SAST),
  source: anyOf('SOURCE_', 'PRO COMMUNITY CUSTOM', OF_SAST),
  backlogType: oneOf('ISSUE_BACKLOG_TYPE_', 'PROD PREPROD', OF_SAST),
  aiMemoryReferenced: text(OF_SAST),
  includeAiMemoryRendered: boolean(OF_SAST),
  aiMemoryRendered: text(OF_SAST),
  memoryIdInScope: text(OF_SAST),
  // The document gives no type, and does not limit it to code issues, as it limits the members around it.
  aiMemoryWillFlipVerdict: text(),
  transitivities: anyOf('', 'UNKNOWN_TRANSITIVITY TRANSITIVE DIRECT', OF_SCA),
  exposures: anyOf('', 'UNKNOWN_EXPOSURE UNREACHABLE REACHABLE', OF_SCA),
  reachabilities: anyOf('REACHABILITY_', REACHABILITIES, OF_SCA),
  dependencies: texts(OF_SCA),
  cves: texts(OF_SCA),
  advisoryIds: texts(OF_SCA),
  epssProbabilities: anyOf('EPSS_PROBABILITY_', 'LOW MEDIUM HIGH NONE', OF_SCA),
  scaRuleKind: anyOf('SCA_RULE_KIND_', 'REACHABLE UPGRADE_ONLY MALICIOUS_DEPENDENCY LEGACY', OF_SCA),
  upgradeGuidance: anyOf('BREAKING_CHANGE_TYPE_', BREAKING_CHANGES, deprecated('; use upgradeGuidanceFilters', OF_SCA)),
  upgradeGuidanceFilters: anyOf('UPGRADE_GUIDANCE_SELECTION_', 'SAFE BREAKING', OF_SCA),
  validationStates: anyOf('VALIDATION_STATE_', SECRET_VALIDATIONS, OF_SECRETS),
  secretTypes: texts(OF_SECRETS),
  repoVisibilities: anyOf('REPOSITORY_VISIBILITY_', 'PUBLIC PRIVATE UNKNOWN', OF_SECRETS),
  excludeHistorical: boolean(OF_SECRETS),
} as const satisfies Readonly<Record<string, FilterMember>>;

export type FilterMemberName = keyof typeof FILTER_MEMBERS;
export const FILTER_MEMBER_NAMES = Object.keys(FILTER_MEMBERS) as readonly FilterMemberName[];

export function filterMember(name: FilterMemberName): FilterMember {
  return FILTER_MEMBERS[name];
}

type ValueOf<Member> = Member extends { kind: 'boolean' }
  ? boolean
  : Member extends { kind: 'text' | 'date-time' | 'enum' }
    ? string
    : readonly string[];

export type IssueFilter = { readonly [Name in FilterMemberName]?: ValueOf<(typeof FILTER_MEMBERS)[Name]> };

export const WORKING_SECRET = 'VALIDATION_STATE_CONFIRMED_VALID';

/** With this `timeFilter`, `since` is compared with the time of triage. */
export const TRIAGED_AT = 'TIME_FILTER_TRIAGED_AT';

export const TIME_MEMBERS = [
  'until',
  'since',
  'relativeSince',
  'timeFilter',
] as const satisfies readonly FilterMemberName[];
