import { ISSUE_STATE_PREFIX, type IssueType } from './product.ts';

/** The issues filter as data: types, `where`, JSON Schema and documentation follow from it. Source: the API document, "Issues filter members". */
export type FilterMember = {
  /** Wire form: one value, or an array with any-of meaning. */
  readonly kind: 'text' | 'texts' | 'boolean' | 'date-time' | 'enum' | 'enums';
  readonly values?: readonly string[];
  /** What the values have in common; without it, in lower case, they are the short form (`confirmed_valid`). */
  readonly prefix?: string;
  /** The member filters only issues of these types; absent means all types. */
  readonly issueTypes?: readonly IssueType[];
  /** The largest number of values that has an effect: the platform uses only the first path of `filePaths`. */
  readonly maxItems?: number;
  readonly isDeprecated?: true;
  /** Why a policy may not set the member; absent means that it may. */
  readonly refusal?: string;
  readonly about: string;
};

type MemberLimits = Pick<FilterMember, 'issueTypes' | 'maxItems' | 'isDeprecated' | 'refusal'>;

const text = (about: string, limits: MemberLimits = {}) => ({ kind: 'text', about, ...limits }) as const;
const texts = (about: string, limits: MemberLimits = {}) => ({ kind: 'texts', about, ...limits }) as const;
const boolean = (about: string, limits: MemberLimits = {}) => ({ kind: 'boolean', about, ...limits }) as const;
const dateTime = (about: string) => ({ kind: 'date-time', about }) as const;

function oneOf(prefix: string, words: string, about: string, limits: MemberLimits = {}) {
  return { ...anyOf(prefix, words, about, limits), kind: 'enum' } as const;
}

function anyOf(prefix: string, words: string, about: string, limits: MemberLimits = {}) {
  return { kind: 'enums', values: words.split(' ').map((word) => prefix + word), prefix, about, ...limits } as const;
}

const OF_SAST: MemberLimits = { issueTypes: ['sast'] };
const OF_SCA: MemberLimits = { issueTypes: ['sca'] };
const OF_SECRETS: MemberLimits = { issueTypes: ['secrets'] };
const SET_BY_GATE: MemberLimits = { refusal: 'the gate sets it itself, from the scan that it proved' };
const SINGLES_OUT: MemberLimits = { refusal: 'a policy judges all issues of the branch, not single ones' };

function deprecated(why: string, limits: MemberLimits = {}): MemberLimits {
  return { ...limits, isDeprecated: true, refusal: `the platform has deprecated it${why}` };
}

const RELATIVE_TIMES = 'ONE_MINUTE ONE_DAY ONE_WEEK ONE_MONTH THREE_MONTHS SIX_MONTHS ONE_YEAR ALL_TIME';
const TRIAGE_STATES =
  'UNSPECIFIED OPEN FIXED REMOVED IGNORED_APP IGNORED_CODE UNKNOWN REVIEWING FIXING PROVISIONALLY_IGNORED_APP';
const TRIAGE_REASONS = 'FALSE_POSITIVE NO_TIME ACCEPTABLE_RISK NO_TRIAGE_REASON UNKNOWN DUPLICATE';
const REACHABILITIES = 'CONDITIONALLY_REACHABLE ALWAYS_REACHABLE REACHABLE UNREACHABLE UNKNOWN';
const BREAKING_CHANGES = 'PARAMETER_CHANGE FUNCTION_OR_CLASS_REMOVAL FUNCTION_RENAME LOGIC_CHANGE NOT_BREAKING';
const SECRET_VALIDATIONS = 'CONFIRMED_VALID CONFIRMED_INVALID VALIDATION_ERROR NO_VALIDATOR';

export const FILTER_MEMBERS = {
  ids: texts('issue ids', SINGLES_OUT),
  since: dateTime('issues relevant since this time'),
  until: dateTime('issues created before this time'),
  relativeSince: oneOf('RELATIVE_SINCE_', RELATIVE_TIMES, 'issues relevant in the time before now'),
  timeFilter: oneOf('TIME_FILTER_', 'RELEVANT_SINCE TRIAGED_AT FIXED_AT', 'which attribute the date filter uses'),
  repositoryNames: texts('repository names', SET_BY_GATE),
  repositoryIds: texts('repository ids', SET_BY_GATE),
  repositoryTags: texts('repository tags'),
  refs: texts('ref names', SET_BY_GATE),
  repositoryRefIds: texts('ids of a repository and ref', SET_BY_GATE),
  teamNames: texts('repositories assigned to these teams'),
  aiVerdicts: anyOf('VERDICT_', 'TRUE_POSITIVE FALSE_POSITIVE NO_VERDICT', 'verdict of the automatic triage'),
  aiSensitivities: texts('tags of the automatic triage'),
  status: anyOf(
    'ISSUE_STATUS_',
    'FIXED MUTED REMOVED UNRESOLVED',
    'legacy status',
    deprecated('; use the setting states'),
  ),
  aggregateIssueStates: anyOf(ISSUE_STATE_PREFIX, TRIAGE_STATES, 'triage states', {
    refusal: 'the gate sets it itself, from the setting states, or from "states" of the condition',
  }),
  tab: oneOf('ISSUE_TAB_', 'OPEN IGNORED CLOSED REVIEWING FIXING PROVISIONALLY_IGNORED', 'tab of the web page', {
    refusal: 'it would overrule the triage states that count; use the setting states',
  }),
  ruleIds: texts('rule ids'),
  severities: anyOf('SEVERITY_', 'CRITICAL HIGH MEDIUM LOW', 'severities', {
    issueTypes: ['sast', 'sca', 'secrets'],
    refusal: "the gate sets it itself, from the condition's severities",
  }),
  triageReasons: anyOf('FINDING_TRIAGE_REASON_', TRIAGE_REASONS, 'reasons given at triage'),
  issueParentIds: texts('ids of parent issues', SINGLES_OUT),
  onPrimaryBranch: boolean("issues on (or off) the project's default branch", SET_BY_GATE),
  includeTicketed: boolean('issues with (or without) an external ticket'),
  includeArchived: boolean('findings of archived projects', {
    refusal: 'true returns only findings of archived projects',
  }),
  repositoryDeploymentStatuses: anyOf(
    'DEPLOYMENT_STATUS_',
    'UNKNOWN DEPLOYED NOT_DEPLOYED',
    'whether the repository is deployed',
  ),
  repositoryPublicExposures: anyOf(
    'PUBLIC_EXPOSURE_',
    'UNKNOWN PUBLIC NOT_PUBLIC',
    'whether the repository is exposed to the public',
  ),
  filePaths: texts('typo-tolerant text search on the file path', { maxItems: 1 }),
  hasInFlightAutofixPr: boolean('an automatic fix was requested less than 10 minutes ago'),
  clickToFixPrStates: anyOf('CLICK_TO_FIX_PR_STATE_', 'OPEN MERGED NO_PR', 'state of the fix pull request', {
    issueTypes: ['sast', 'sca'],
  }),
  filterIssueTypes: anyOf('ISSUE_TYPE_', 'UNSPECIFIED SAST SCA SECRETS RESEARCH AI_SAST', 'used only by a front end', {
    refusal: "the platform ignores it; use the condition's issue-types",
  }),
  actions: anyOf(
    'MODE_',
    'MONITOR COMMENT BLOCK DISABLED',
    'policy mode',
    deprecated(': without effect where policies are unified', OF_SAST),
  ),
  policySlugs: texts('policy slugs', deprecated('', OF_SAST)),
  rules: texts('rule paths', OF_SAST),
  rulesets: texts('rule sets', OF_SAST),
  categories: texts('rule categories', OF_SAST),
  confidences: anyOf('CONFIDENCE_', 'HIGH MEDIUM LOW', "the rule's confidence", OF_SAST),
  source: anyOf('SOURCE_', 'PRO COMMUNITY CUSTOM', 'where the rule comes from', OF_SAST),
  backlogType: oneOf('ISSUE_BACKLOG_TYPE_', 'PROD PREPROD', 'all issues, or only those with review comments', OF_SAST),
  aiMemoryReferenced: text('issues that reference this AI memory', OF_SAST),
  includeAiMemoryRendered: boolean('any AI memory was rendered', OF_SAST),
  aiMemoryRendered: text('this AI memory was rendered', OF_SAST),
  memoryIdInScope: text('in scope of this AI memory', OF_SAST),
  // The document gives no type, and does not limit it to code issues, as it limits the members around it.
  aiMemoryWillFlipVerdict: text('the verdict would change under this AI memory'),
  transitivities: anyOf('', 'UNKNOWN_TRANSITIVITY TRANSITIVE DIRECT', 'direct or transitive dependency', OF_SCA),
  exposures: anyOf('', 'UNKNOWN_EXPOSURE UNREACHABLE REACHABLE', 'exposure of the vulnerable code', OF_SCA),
  reachabilities: anyOf('REACHABILITY_', REACHABILITIES, 'reachability of the vulnerable code', OF_SCA),
  dependencies: texts('dependency names', OF_SCA),
  cves: texts('CVE names', OF_SCA),
  advisoryIds: texts('CVE, GHSA, MAL and similar ids', OF_SCA),
  epssProbabilities: anyOf('EPSS_PROBABILITY_', 'LOW MEDIUM HIGH NONE', 'likelihood of exploitation', OF_SCA),
  scaRuleKind: anyOf(
    'SCA_RULE_KIND_',
    'REACHABLE UPGRADE_ONLY MALICIOUS_DEPENDENCY LEGACY',
    'kind of supply chain rule',
    OF_SCA,
  ),
  upgradeGuidance: anyOf(
    'BREAKING_CHANGE_TYPE_',
    BREAKING_CHANGES,
    'kind of breaking change',
    deprecated('; use upgradeGuidanceFilters', OF_SCA),
  ),
  upgradeGuidanceFilters: anyOf('UPGRADE_GUIDANCE_SELECTION_', 'SAFE BREAKING', 'whether the upgrade is safe', OF_SCA),
  validationStates: anyOf('VALIDATION_STATE_', SECRET_VALIDATIONS, 'whether the secret works', OF_SECRETS),
  secretTypes: texts('kinds of secret', OF_SECRETS),
  repoVisibilities: anyOf(
    'REPOSITORY_VISIBILITY_',
    'PUBLIC PRIVATE UNKNOWN',
    'visibility of the repository',
    OF_SECRETS,
  ),
  excludeHistorical: boolean('drop historical issues', OF_SECRETS),
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

/** Beside it `since` means when an issue was triaged. */
export const TRIAGED_AT = 'TIME_FILTER_TRIAGED_AT';

export const TIME_MEMBERS = [
  'until',
  'since',
  'relativeSince',
  'timeFilter',
] as const satisfies readonly FilterMemberName[];
