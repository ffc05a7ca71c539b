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

const SET_BY_GATE = 'the gate sets it itself, from the scan that it proved';
const SINGLES_OUT = 'a policy judges all issues of the branch, not single ones';

function prefixed(prefix: string, ...short: readonly string[]): { values: readonly string[]; prefix: string } {
  return { values: short.map((value) => prefix + value), prefix };
}

export const FILTER_MEMBERS = {
  ids: { kind: 'texts', refusal: SINGLES_OUT, about: 'issue ids' },
  since: { kind: 'date-time', about: 'issues relevant since this time' },
  until: { kind: 'date-time', about: 'issues created before this time' },
  relativeSince: {
    kind: 'enum',
    ...prefixed(
      'RELATIVE_SINCE_',
      'ONE_MINUTE',
      'ONE_DAY',
      'ONE_WEEK',
      'ONE_MONTH',
      'THREE_MONTHS',
      'SIX_MONTHS',
      'ONE_YEAR',
      'ALL_TIME',
    ),
    about: 'issues relevant in the time before now',
  },
  timeFilter: {
    kind: 'enum',
    ...prefixed('TIME_FILTER_', 'RELEVANT_SINCE', 'TRIAGED_AT', 'FIXED_AT'),
    about: 'which attribute the date filter uses',
  },
  repositoryNames: { kind: 'texts', refusal: SET_BY_GATE, about: 'repository names' },
  repositoryIds: { kind: 'texts', refusal: SET_BY_GATE, about: 'repository ids' },
  repositoryTags: { kind: 'texts', about: 'repository tags' },
  refs: { kind: 'texts', refusal: SET_BY_GATE, about: 'ref names' },
  repositoryRefIds: { kind: 'texts', refusal: SET_BY_GATE, about: 'ids of a repository and ref' },
  teamNames: { kind: 'texts', about: 'repositories assigned to these teams' },
  aiVerdicts: {
    kind: 'enums',
    ...prefixed('VERDICT_', 'TRUE_POSITIVE', 'FALSE_POSITIVE', 'NO_VERDICT'),
    about: 'verdict of the automatic triage',
  },
  aiSensitivities: { kind: 'texts', about: 'tags of the automatic triage' },
  status: {
    kind: 'enums',
    ...prefixed('ISSUE_STATUS_', 'FIXED', 'MUTED', 'REMOVED', 'UNRESOLVED'),
    isDeprecated: true,
    refusal: 'the platform has deprecated it; use the setting states',
    about: 'legacy status',
  },
  aggregateIssueStates: {
    kind: 'enums',
    ...prefixed(
      ISSUE_STATE_PREFIX,
      'UNSPECIFIED',
      'OPEN',
      'FIXED',
      'REMOVED',
      'IGNORED_APP',
      'IGNORED_CODE',
      'UNKNOWN',
      'REVIEWING',
      'FIXING',
      'PROVISIONALLY_IGNORED_APP',
    ),
    refusal: 'the gate sets it itself, from the setting states, or from "states" of the condition',
    about: 'triage states',
  },
  tab: {
    kind: 'enum',
    ...prefixed('ISSUE_TAB_', 'OPEN', 'IGNORED', 'CLOSED', 'REVIEWING', 'FIXING', 'PROVISIONALLY_IGNORED'),
    refusal: 'it would overrule the triage states that count; use the setting states',
    about: 'tab of the web page',
  },
  ruleIds: { kind: 'texts', about: 'rule ids' },
  severities: {
    kind: 'enums',
    ...prefixed('SEVERITY_', 'CRITICAL', 'HIGH', 'MEDIUM', 'LOW'),
    issueTypes: ['sast', 'sca', 'secrets'],
    refusal: "the gate sets it itself, from the condition's severities",
    about: 'severities',
  },
  triageReasons: {
    kind: 'enums',
    ...prefixed(
      'FINDING_TRIAGE_REASON_',
      'FALSE_POSITIVE',
      'NO_TIME',
      'ACCEPTABLE_RISK',
      'NO_TRIAGE_REASON',
      'UNKNOWN',
      'DUPLICATE',
    ),
    about: 'reasons given at triage',
  },
  issueParentIds: { kind: 'texts', refusal: SINGLES_OUT, about: 'ids of parent issues' },
  onPrimaryBranch: { kind: 'boolean', refusal: SET_BY_GATE, about: "issues on (or off) the project's default branch" },
  includeTicketed: { kind: 'boolean', about: 'issues with (or without) an external ticket' },
  includeArchived: {
    kind: 'boolean',
    refusal: 'true returns only findings of archived projects',
    about: 'findings of archived projects',
  },
  repositoryDeploymentStatuses: {
    kind: 'enums',
    ...prefixed('DEPLOYMENT_STATUS_', 'UNKNOWN', 'DEPLOYED', 'NOT_DEPLOYED'),
    about: 'whether the repository is deployed',
  },
  repositoryPublicExposures: {
    kind: 'enums',
    ...prefixed('PUBLIC_EXPOSURE_', 'UNKNOWN', 'PUBLIC', 'NOT_PUBLIC'),
    about: 'whether the repository is exposed to the public',
  },
  filePaths: { kind: 'texts', maxItems: 1, about: 'typo-tolerant text search on the file path' },
  hasInFlightAutofixPr: { kind: 'boolean', about: 'an automatic fix was requested less than 10 minutes ago' },
  clickToFixPrStates: {
    kind: 'enums',
    ...prefixed('CLICK_TO_FIX_PR_STATE_', 'OPEN', 'MERGED', 'NO_PR'),
    issueTypes: ['sast', 'sca'],
    about: 'state of the fix pull request',
  },
  filterIssueTypes: {
    kind: 'enums',
    ...prefixed('ISSUE_TYPE_', 'UNSPECIFIED', 'SAST', 'SCA', 'SECRETS', 'RESEARCH', 'AI_SAST'),
    refusal: "the platform ignores it; use the condition's issue-types",
    about: 'used only by a front end',
  },
  actions: {
    kind: 'enums',
    ...prefixed('MODE_', 'MONITOR', 'COMMENT', 'BLOCK', 'DISABLED'),
    issueTypes: ['sast'],
    isDeprecated: true,
    refusal: 'the platform has deprecated it: without effect where policies are unified',
    about: 'policy mode',
  },
  policySlugs: {
    kind: 'texts',
    issueTypes: ['sast'],
    isDeprecated: true,
    refusal: 'the platform has deprecated it',
    about: 'policy slugs',
  },
  rules: { kind: 'texts', issueTypes: ['sast'], about: 'rule paths' },
  rulesets: { kind: 'texts', issueTypes: ['sast'], about: 'rule sets' },
  categories: { kind: 'texts', issueTypes: ['sast'], about: 'rule categories' },
  confidences: {
    kind: 'enums',
    ...prefixed('CONFIDENCE_', 'HIGH', 'MEDIUM', 'LOW'),
    issueTypes: ['sast'],
    about: "the rule's confidence",
  },
  source: {
    kind: 'enums',
    ...prefixed('SOURCE_', 'PRO', 'COMMUNITY', 'CUSTOM'),
    issueTypes: ['sast'],
    about: 'where the rule comes from',
  },
  backlogType: {
    kind: 'enum',
    ...prefixed('ISSUE_BACKLOG_TYPE_', 'PROD', 'PREPROD'),
    issueTypes: ['sast'],
    about: 'all issues, or only those with review comments',
  },
  aiMemoryReferenced: { kind: 'text', issueTypes: ['sast'], about: 'issues that reference this AI memory' },
  includeAiMemoryRendered: { kind: 'boolean', issueTypes: ['sast'], about: 'any AI memory was rendered' },
  aiMemoryRendered: { kind: 'text', issueTypes: ['sast'], about: 'this AI memory was rendered' },
  memoryIdInScope: { kind: 'text', issueTypes: ['sast'], about: 'in scope of this AI memory' },
  // The document gives no type, and does not limit it to code issues, as it limits the members around it.
  aiMemoryWillFlipVerdict: { kind: 'text', about: 'the verdict would change under this AI memory' },
  transitivities: {
    kind: 'enums',
    values: ['UNKNOWN_TRANSITIVITY', 'TRANSITIVE', 'DIRECT'],
    prefix: '',
    issueTypes: ['sca'],
    about: 'direct or transitive dependency',
  },
  exposures: {
    kind: 'enums',
    values: ['UNKNOWN_EXPOSURE', 'UNREACHABLE', 'REACHABLE'],
    prefix: '',
    issueTypes: ['sca'],
    about: 'exposure of the vulnerable code',
  },
  reachabilities: {
    kind: 'enums',
    ...prefixed('REACHABILITY_', 'CONDITIONALLY_REACHABLE', 'ALWAYS_REACHABLE', 'REACHABLE', 'UNREACHABLE', 'UNKNOWN'),
    issueTypes: ['sca'],
    about: 'reachability of the vulnerable code',
  },
  dependencies: { kind: 'texts', issueTypes: ['sca'], about: 'dependency names' },
  cves: { kind: 'texts', issueTypes: ['sca'], about: 'CVE names' },
  advisoryIds: { kind: 'texts', issueTypes: ['sca'], about: 'CVE, GHSA, MAL and similar ids' },
  epssProbabilities: {
    kind: 'enums',
    ...prefixed('EPSS_PROBABILITY_', 'LOW', 'MEDIUM', 'HIGH', 'NONE'),
    issueTypes: ['sca'],
    about: 'likelihood of exploitation',
  },
  scaRuleKind: {
    kind: 'enums',
    ...prefixed('SCA_RULE_KIND_', 'REACHABLE', 'UPGRADE_ONLY', 'MALICIOUS_DEPENDENCY', 'LEGACY'),
    issueTypes: ['sca'],
    about: 'kind of supply chain rule',
  },
  upgradeGuidance: {
    kind: 'enums',
    ...prefixed(
      'BREAKING_CHANGE_TYPE_',
      'PARAMETER_CHANGE',
      'FUNCTION_OR_CLASS_REMOVAL',
      'FUNCTION_RENAME',
      'LOGIC_CHANGE',
      'NOT_BREAKING',
    ),
    issueTypes: ['sca'],
    isDeprecated: true,
    refusal: 'the platform has deprecated it; use upgradeGuidanceFilters',
    about: 'kind of breaking change',
  },
  upgradeGuidanceFilters: {
    kind: 'enums',
    ...prefixed('UPGRADE_GUIDANCE_SELECTION_', 'SAFE', 'BREAKING'),
    issueTypes: ['sca'],
    about: 'whether the upgrade is safe',
  },
  validationStates: {
    kind: 'enums',
    ...prefixed('VALIDATION_STATE_', 'CONFIRMED_VALID', 'CONFIRMED_INVALID', 'VALIDATION_ERROR', 'NO_VALIDATOR'),
    issueTypes: ['secrets'],
    about: 'whether the secret works',
  },
  secretTypes: { kind: 'texts', issueTypes: ['secrets'], about: 'kinds of secret' },
  repoVisibilities: {
    kind: 'enums',
    ...prefixed('REPOSITORY_VISIBILITY_', 'PUBLIC', 'PRIVATE', 'UNKNOWN'),
    issueTypes: ['secrets'],
    about: 'visibility of the repository',
  },
  excludeHistorical: { kind: 'boolean', issueTypes: ['secrets'], about: 'drop historical issues' },
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
