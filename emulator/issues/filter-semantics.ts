import type { AttributeName, Issue, PlatformState, Repository } from '../state.ts';
import { keepsDates } from './filter-dates.ts';
import { FILTER_MEMBERS, type FilterMember, type FilterMemberName, type IssueFilter } from './filter-members.ts';
import { keepsStates } from './filter-states.ts';
import { containsRoughly } from './rough-match.ts';

const AUTOFIX_COOLDOWN_MS = 600_000;

type World = {
  readonly nowMs: number;
  readonly state: PlatformState;
  readonly repositories: ReadonlyMap<string, Repository>;
};
type Asked = string | boolean | readonly string[];
type Test = (issue: Issue) => boolean;
/** Makes the test for the requested values; undefined if they filter nothing. */
type Member = (asked: Asked, world: World) => Test | undefined;

/**
 * The filter as a predicate on issues. A member that is limited to some issue types does not affect issues of other types, and
 * an empty array filters nothing.
 */
export function compileFilter(filter: IssueFilter, state: PlatformState, nowMs: number): Test {
  const repositories = new Map(state.repositories.map((repository) => [repository.id, repository]));
  const world: World = { nowMs, state, repositories };
  const tests: Test[] = [
    (issue) => keepsStates(issue, filter),
    (issue) => keepsDates(issue, filter, nowMs),
    (issue) => (repositoryOf(issue, world)?.isArchived === true) === (filter.includeArchived === true),
  ];
  for (const name of Object.keys(filter) as FilterMemberName[]) {
    const asked = filter[name];
    const test = asked === undefined ? undefined : MEMBERS[name](asked, world);
    if (test !== undefined) tests.push(onlyTouching(FILTER_MEMBERS[name], test));
  }
  return (issue) => tests.every((test) => test(issue));
}

/** False for filters whose answer changes just because time passes. */
export function isTimeless(filter: IssueFilter): boolean {
  return filter.relativeSince === undefined && filter.hasInFlightAutofixPr === undefined;
}

// Not documented: with several types searched at once, a member affects only the issues of its own types
function onlyTouching(member: FilterMember, test: Test): Test {
  const { issueTypes } = member;
  if (issueTypes === undefined) return test;
  return (issue) => !issueTypes.includes(issue.type) || test(issue);
}

/** Members that are read together with others, or that the backend ignores. */
const elsewhere: Member = () => undefined;

const MEMBERS: Readonly<Record<FilterMemberName, Member>> = {
  ids: anyOf((issue) => [issue.id]),
  since: elsewhere,
  until: elsewhere,
  relativeSince: elsewhere,
  timeFilter: elsewhere,
  repositoryNames: anyOf((issue, world) => [repositoryOf(issue, world)?.name ?? '']),
  repositoryIds: anyOf((issue) => [issue.repositoryId]),
  repositoryTags: anyOf((issue, world) => repositoryOf(issue, world)?.tags ?? []),
  refs: anyOf((issue) => [issue.ref]),
  repositoryRefIds: attribute('repositoryRefIds'),
  teamNames: anyOf(teamNamesOf),
  aiVerdicts: attribute('aiVerdicts', 'VERDICT_NO_VERDICT'),
  aiSensitivities: attribute('aiSensitivities'),
  status: elsewhere,
  aggregateIssueStates: elsewhere,
  tab: elsewhere,
  ruleIds: anyOf((issue) => [issue.rule.id]),
  severities: anyOf((issue) => (issue.severity === undefined ? [] : [issue.severity])),
  triageReasons: attribute('triageReasons', 'FINDING_TRIAGE_REASON_NO_TRIAGE_REASON'),
  issueParentIds: attribute('issueParentIds'),
  onPrimaryBranch: claim((issue, world) => repositoryOf(issue, world)?.primaryRef === issue.ref),
  // spec-gap: presence-filters - false keeps the issues without
  includeTicketed: claim((issue) => issue.isTicketed),
  includeArchived: elsewhere,
  repositoryDeploymentStatuses: anyOf((issue, world) => [
    repositoryOf(issue, world)?.deploymentStatus ?? 'DEPLOYMENT_STATUS_UNKNOWN',
  ]),
  repositoryPublicExposures: anyOf((issue, world) => [
    repositoryOf(issue, world)?.publicExposure ?? 'PUBLIC_EXPOSURE_UNKNOWN',
  ]),
  filePaths: roughly((issue) => issue.filePath),
  hasInFlightAutofixPr: claim(isAutofixInFlight),
  clickToFixPrStates: attribute('clickToFixPrStates', 'CLICK_TO_FIX_PR_STATE_NO_PR'),
  filterIssueTypes: elsewhere,
  actions: (asked, world) => (world.state.usesUnifiedPolicies ? undefined : attribute('actions')(asked, world)),
  policySlugs: attribute('policySlugs'),
  rules: anyOf((issue) => [issue.rule.path]),
  rulesets: attribute('rulesets'),
  categories: attribute('categories'),
  confidences: attribute('confidences'),
  source: anyOf((issue) => [SOURCE_OF_ORIGIN[issue.rule.origin] ?? '']),
  backlogType: anyOf((issue) => [
    'ISSUE_BACKLOG_TYPE_PROD',
    ...(issue.hasReviewComments ? ['ISSUE_BACKLOG_TYPE_PREPROD'] : []),
  ]),
  aiMemoryReferenced: attribute('aiMemoryReferenced'),
  includeAiMemoryRendered: claim((issue) => issue.attributes.aiMemoryRendered !== undefined),
  aiMemoryRendered: attribute('aiMemoryRendered'),
  memoryIdInScope: attribute('memoryIdInScope'),
  aiMemoryWillFlipVerdict: attribute('aiMemoryWillFlipVerdict'),
  transitivities: attribute('transitivities', 'UNKNOWN_TRANSITIVITY'),
  exposures: attribute('exposures', 'UNKNOWN_EXPOSURE'),
  reachabilities: attribute('reachabilities', 'REACHABILITY_UNKNOWN'),
  dependencies: attribute('dependencies'),
  cves: attribute('cves'),
  advisoryIds: attribute('advisoryIds'),
  epssProbabilities: anyOf((issue) => [issue.epss?.categorization ?? 'EPSS_PROBABILITY_NONE']),
  scaRuleKind: attribute('scaRuleKind'),
  upgradeGuidance: attribute('upgradeGuidance'),
  upgradeGuidanceFilters: attribute('upgradeGuidanceFilters'),
  validationStates: attribute('validationStates', 'VALIDATION_STATE_NO_VALIDATOR'),
  secretTypes: attribute('secretTypes'),
  repoVisibilities: anyOf((issue, world) => [
    repositoryOf(issue, world)?.visibility ?? 'REPOSITORY_VISIBILITY_UNKNOWN',
  ]),
  excludeHistorical: (asked) => (asked === true ? (issue) => !issue.isHistorical : undefined),
};

const SOURCE_OF_ORIGIN: Readonly<Record<string, string>> = {
  RULE_ORIGIN_PRO_RULES: 'SOURCE_PRO',
  RULE_ORIGIN_COMMUNITY: 'SOURCE_COMMUNITY',
  RULE_ORIGIN_CUSTOM: 'SOURCE_CUSTOM',
};

/** Keeps an issue if any of its values is one of the requested values. */
function anyOf(valuesOf: (issue: Issue, world: World) => readonly string[]): Member {
  return (asked, world) => {
    const wanted = new Set(typeof asked === 'object' ? asked : [String(asked)]);
    // Not documented: an empty array, like an empty text, filters nothing
    wanted.delete('');
    if (wanted.size === 0) return undefined;
    return (issue) => valuesOf(issue, world).some((value) => wanted.has(value));
  };
}

/** Compares the issue's attribute of the member's name; an issue without it counts as `absent`. */
function attribute(name: AttributeName, absent?: string): Member {
  return anyOf((issue) => {
    const value = issue.attributes[name] ?? absent;
    if (value === undefined) return [];
    return typeof value === 'string' ? [value] : value;
  });
}

function claim(holdsFor: (issue: Issue, world: World) => boolean): Member {
  return (asked, world) => (issue) => holdsFor(issue, world) === asked;
}

function roughly(textOf: (issue: Issue) => string): Member {
  return (asked) => {
    const first = typeof asked === 'object' ? asked[0] : undefined;
    if (first === undefined || first === '') return undefined;
    return (issue) => containsRoughly(textOf(issue), first);
  };
}

function repositoryOf(issue: Issue, world: World): Repository | undefined {
  return world.repositories.get(issue.repositoryId);
}

function teamNamesOf(issue: Issue, world: World): readonly string[] {
  return world.state.teams.filter((team) => team.repositoryIds.includes(issue.repositoryId)).map((team) => team.name);
}

function isAutofixInFlight(issue: Issue, world: World): boolean {
  const { autofixPrRequestedAtMs } = issue;
  return autofixPrRequestedAtMs !== undefined && world.nowMs - autofixPrRequestedAtMs < AUTOFIX_COOLDOWN_MS;
}
