import type { IndexGap, TriagedOut } from '../../domain/evidence.ts';
import { COUNT_COLUMNS, FAIL_ON_SEVERITIES, ISSUE_STATES, SEVERITIES } from '../../domain/issue.ts';
import {
  type LocationDependency,
  type LocationSecret,
  type ReportedLocation,
  type ReportedLocations,
  VALIDATIONS,
} from '../../domain/location/issue-location.ts';
import { type FailOn, limitOf, type PolicySource, type WaiversFile } from '../../domain/policy.ts';
import { ISSUE_TYPES, PRODUCTS } from '../../domain/product.ts';
import { REASON_NAMES } from '../../domain/reason.ts';
import type {
  BlockingRule,
  DecidedReplay,
  FixedRule,
  FoundInstead,
  GateReport,
  ReportedBaseline,
  ReportedCondition,
  ReportedProject,
  ReportedReplay,
} from '../../domain/report.ts';
import type { ShownScan } from '../../domain/scan.ts';
import { CONDITION_RESULTS, VERDICT_WORDS, type Verdict, type WaiverResult } from '../../domain/verdict.ts';
import {
  choice,
  count,
  each,
  flag,
  group,
  list,
  type MembersOf,
  type NamedByKind,
  oneOf,
  orAbsent,
  orNull,
  seconds,
  share,
  text,
  time,
  without,
} from './member.ts';

// The whole JSON report (version 1): JSON, schema and type are made from it. An absent value is null; `reason` is empty for a pass and a complete fail.

const products = list(oneOf(PRODUCTS));

export const SCAN_MEMBERS = {
  id: text,
  status: text,
  decides: products,
  ref: orNull(text),
  commit: orNull(text),
  repositoryId: orNull(text),
  repository: orNull(text),
  products,
  isFullScan: flag,
  startedAt: time,
  completedAt: time,
  ciJobHost: orNull(text),
  url: orNull(text),
} satisfies MembersOf<GateReport['scans'][number]>;

const shownScan = without(SCAN_MEMBERS, [
  'decides',
  'repositoryId',
  'repository',
  'isFullScan',
  'ciJobHost',
]) satisfies MembersOf<ShownScan>;

const baseNow = { ref: orNull(text), changedAt: orNull(time), unknown: orNull(text) };
const seen = { scan: orNull(group(shownScan)), project: orNull(text) } satisfies MembersOf<FoundInstead>;

const rule = {
  ruleId: text,
  rulePath: text,
  product: orNull(oneOf(PRODUCTS)),
  severity: orNull(oneOf(SEVERITIES)),
  issues: count,
  issuesAtBaseline: orNull(count),
  epss: share,
  url: orNull(text),
} satisfies MembersOf<GateReport['rules'][number]>;

const fixedRule = without(rule, ['issuesAtBaseline', 'epss']) satisfies MembersOf<FixedRule>;

const conditionRule = {
  ruleId: rule.ruleId,
  rulePath: rule.rulePath,
  product: rule.product,
  columns: list(oneOf(COUNT_COLUMNS)),
  issues: count,
  found: count,
  new: orNull(count),
  epss: rule.epss,
  url: rule.url,
} satisfies MembersOf<BlockingRule>;

const project = { repositoryId: orNull(text), name: text } satisfies MembersOf<ReportedProject>;

export const CONDITION_MEMBERS = {
  name: text,
  source: oneOf(['input', 'policy']),
  action: oneOf(['fail', 'warn']),
  count: oneOf(['issues', 'groups']),
  compare: oneOf(['all', 'new']),
  states: orNull(list(oneOf(ISSUE_STATES))),
  max: { write: (max: bigint) => orNull(count).write(limitOf(max)), form: orNull(count).form },
  found: orNull(count),
  new: orNull(count),
  waived: count,
  result: oneOf(CONDITION_RESULTS),
  rules: list(group(conditionRule)),
  rulesInAll: count,
  // Only a run of several projects has it: the report of one project keeps the form that programs know.
  project: orAbsent(group(project)),
} satisfies MembersOf<Omit<ReportedCondition, 'column' | 'isOfLiveSecrets' | 'products'>>;

export const WAIVER_MEMBERS = {
  rule: text,
  reason: text,
  owner: text,
  expires: text,
  maxIssues: orNull(count),
  ticket: orNull(text),
  issueTypes: orNull(list(oneOf(ISSUE_TYPES))),
  severities: orNull(list(oneOf(SEVERITIES))),
  near: orNull(text),
  state: oneOf(['active', 'expiring-soon', 'expired', 'unused']),
  issues: count,
} satisfies MembersOf<WaiverResult>;

const place = {
  issueId: orNull(text),
  ref: orNull(text),
  ruleId: text,
  issueType: orNull(oneOf(ISSUE_TYPES)),
  severity: orNull(oneOf(SEVERITIES)),
  state: orNull(oneOf(ISSUE_STATES)),
  filePath: orNull(text),
  ...each(['line', 'endLine', 'column', 'endColumn'], orNull(count)),
  message: orNull(text),
  ruleUrl: orNull(text),
  firstSeenScan: orNull(text),
  isNew: flag,
  commit: orNull(text),
  url: orNull(text),
  dependency: orNull(
    group(each(['package', 'version', 'advisory', 'fixedBy'], orNull(text)) satisfies MembersOf<LocationDependency>),
  ),
  secret: orNull(
    group({ kind: orNull(text), validation: orNull(oneOf(VALIDATIONS)) } satisfies MembersOf<LocationSecret>),
  ),
} satisfies MembersOf<ReportedLocation>;

const places = {
  found: list(group(place)),
  areAll: flag,
  missing: orNull(text),
} satisfies MembersOf<Omit<ReportedLocations, 'search' | 'states'>>;

const failOn = {
  severity: oneOf(FAIL_ON_SEVERITIES),
  source: oneOf(['default', 'input', 'policy']),
  columns: list(oneOf(COUNT_COLUMNS)),
} satisfies MembersOf<FailOn>;

const policySources = {
  input: {},
  'local-file': { path: text, sha256: text },
  file: { repository: text, path: text, ref: text, sha: text, isChangedInPullRequest: orNull(flag) },
} satisfies NamedByKind<PolicySource>;
const policy = orNull(choice(policySources));

const gap = { issueTypes: list(oneOf(ISSUE_TYPES)), counted: count, found: count } satisfies MembersOf<IndexGap>;

const triagedOut = {
  issueTypes: list(oneOf(ISSUE_TYPES)),
  issues: orNull(count),
  byState: list(
    group({
      state: oneOf(ISSUE_STATES),
      issueTypes: list(oneOf(ISSUE_TYPES)),
      issues: count,
    } satisfies MembersOf<TriagedOut['byState'][number]>),
  ),
} satisfies MembersOf<TriagedOut>;

const decided = {
  verdict: oneOf(VERDICT_WORDS),
  reason: orNull(oneOf(REASON_NAMES)),
  exitCode: oneOf([0, 1, 2, 3]),
  brokenBy: list(text),
} satisfies MembersOf<DecidedReplay>;

const replay = {
  digest: text,
  version: text,
  startedAt: time,
  run: orNull(text),
  given: list(text),
  was: group(decided),
  now: group(decided),
} satisfies MembersOf<ReportedReplay>;

/** One of the report's rules. A run may have a hundred thousand, so they are written a few hundred at a time. */
export const ReportRule = group(rule);

const counts = each([...COUNT_COLUMNS, 'total'], orNull(count)) satisfies MembersOf<GateReport['counts']>;

/** The report of one project. Facts that are in the whole report, or are the same for each project, are left out. */
const projectReport = {
  ...project,
  verdict: oneOf(VERDICT_WORDS),
  reason: oneOf(['', ...REASON_NAMES]),
  message: text,
  nextStep: text,
  isSoftened: flag,
  ref: orNull(text),
  scans: list(group(SCAN_MEMBERS)),
  counts: group(counts),
  newTotal: orNull(count),
  waived: orNull(count),
  conditions: list(group(without(CONDITION_MEMBERS, ['project']))),
  rules: list(ReportRule),
};

export const REPORT_MEMBERS = {
  schema: oneOf([1]),
  replay: orNull(group(replay)),
  verdict: oneOf(VERDICT_WORDS),
  reason: oneOf(['', ...REASON_NAMES]),
  message: text,
  nextStep: text,
  exitCode: oneOf([0, 1, 2, 3]),
  mode: oneOf(['enforce', 'report']),
  isSoftened: flag,
  repository: text,
  deploymentId: orNull(text),
  event: text,
  commit: orNull(text),
  ref: orNull(text),
  pullRequest: orNull(count),
  scans: list(group(SCAN_MEMBERS)),
  indexGap: orNull(group(gap)),
  triagedOut: orNull(group(triagedOut)),
  unscanned: products,
  otherProjects: list(
    group({ repositoryId: text, name: text } satisfies MembersOf<GateReport['otherProjects'][number]>),
  ),
  seen: orNull(group(seen)),
  mergeGroupCommit: orNull(text),
  baseNow: orNull(group(baseNow)),
  counts: group(counts),
  newTotal: orNull(count),
  fixedTotal: orNull(count),
  waived: orNull(count),
  conditions: list(group(CONDITION_MEMBERS)),
  waivers: list(group(WAIVER_MEMBERS)),
  rules: list(ReportRule),
  breakingRules: count,
  fixedRules: orNull(list(group(fixedRule))),
  places: orNull(group(places)),
  failOnSeverity: orNull(group(failOn)),
  policy,
  waiversFile: orNull(group({ path: text, source: policy } satisfies MembersOf<WaiversFile>)),
  baseline: orNull(group({ ref: text, wasScanned: orNull(flag) } satisfies MembersOf<ReportedBaseline>)),
  searches: list(text),
  requests: group({ planned: count, sent: count } satisfies MembersOf<GateReport['requests']>),
  times: group({
    startedAt: time,
    finishedAt: time,
    issuesReadAt: time,
    seconds,
    waitedSeconds: seconds,
  } satisfies MembersOf<GateReport['times']>),
  notices: list(text),
  debugNotes: list(text),
  problems: list(text),
  links: group(each(['platform', 'findings', 'run', 'code'], orNull(text)) satisfies MembersOf<GateReport['links']>),
  projects: orAbsent(list(group(projectReport))),
} satisfies MembersOf<
  Omit<GateReport, 'longestWaiverDays' | 'countsAre' | 'likelyEndMs'> &
    Pick<Verdict, 'reason' | 'message'> & { schema: 1 }
>;
