import type { IndexGap } from '../../domain/evidence.ts';
import type { PolicySource, WaiversFile } from '../../domain/policy.ts';
import { ISSUE_TYPES, PRODUCTS } from '../../domain/product.ts';
import { REASONS } from '../../domain/reason.ts';
import type {
  FixedRule,
  GateReport,
  ReportedBaseline,
  ReportedCondition,
  ReportedCulprit,
  ReportedRule,
  ReportedScan,
  ReportedTimes,
  ReportLinks,
  SeenInstead,
  ShownScan,
} from '../../domain/report.ts';
import { COUNT_COLUMNS, SEVERITIES } from '../../domain/severity.ts';
import type { Verdict, WaiverResult } from '../../domain/verdict.ts';
import {
  about,
  choice,
  count,
  flag,
  group,
  list,
  type MembersOf,
  type NamedByKind,
  numbers,
  orNull,
  seconds,
  share,
  text,
  time,
  words,
} from './member.ts';

const products = list(words(PRODUCTS));

const scan = {
  id: text,
  status: about(
    text,
    "The platform's own word in lower case without its prefix, such as never_finished; an unknown word as it came.",
  ),
  decides: about(products, 'The products that this scan decides for; empty for one that was only waited for.'),
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
} satisfies MembersOf<ReportedScan>;

const shownScan = {
  id: scan.id,
  status: text,
  ref: scan.ref,
  commit: scan.commit,
  products,
  startedAt: time,
  completedAt: time,
  url: scan.url,
} satisfies MembersOf<ShownScan>;

const seen = {
  scan: about(orNull(group(shownScan)), 'The newest scan of this pull request or ref.'),
  project: about(orNull(text), 'Name of another project that scanned this commit.'),
} satisfies MembersOf<SeenInstead>;

const rule = {
  ruleId: text,
  rulePath: text,
  product: orNull(words(PRODUCTS)),
  severity: orNull(words(SEVERITIES)),
  issues: count,
  issuesAtBaseline: orNull(count),
  waivedUntil: orNull(text),
  epss: share,
} satisfies MembersOf<ReportedRule>;

const fixedRule = {
  ruleId: rule.ruleId,
  rulePath: rule.rulePath,
  product: rule.product,
  severity: rule.severity,
  issues: about(count, 'How many more the baseline has.'),
} satisfies MembersOf<FixedRule>;

const culprit = {
  ruleId: rule.ruleId,
  rulePath: rule.rulePath,
  product: rule.product,
  columns: about(list(words(COUNT_COLUMNS)), 'Where it has issues that the condition counts, worst first.'),
  issues: about(count, 'What the condition judges, after waivers.'),
  found: about(count, 'What the searches of the condition found of it, before waivers.'),
  new: orNull(count),
  epss: rule.epss,
} satisfies MembersOf<ReportedCulprit>;

const condition = {
  name: text,
  source: words(['input', 'policy']),
  action: words(['fail', 'warn']),
  count: words(['issues', 'groups']),
  compare: words(['all', 'new']),
  max: count,
  found: orNull(count),
  new: orNull(count),
  waived: count,
  result: words(['ok', 'broken', 'unproven', 'not-applicable']),
  rules: about(list(group(culprit)), 'The first of the rules that it counts, most issues first: at most 1,000.'),
  rulesInAll: count,
} satisfies MembersOf<Omit<ReportedCondition, 'column'>>;

const waived = {
  rule: text,
  reason: text,
  owner: text,
  expires: text,
  maxIssues: orNull(count),
  ticket: orNull(text),
  issueTypes: about(orNull(list(words(ISSUE_TYPES))), 'Null: of all types.'),
  severities: about(orNull(list(words(SEVERITIES))), 'Null: of all severities.'),
};
const outcome = { state: words(['active', 'expiring-soon', 'expired', 'unused']), issues: count };
const near = about(orNull(text), 'Of one that matched nothing: the rule with the nearest name.');
const waiver = { ...waived, ...outcome, near } satisfies MembersOf<Omit<WaiverResult, 'excess'>>;
/** The schema has named them in another order from the first. */
const waiverForm = group({ ...waived, near, ...outcome }).form;

const policySources = {
  input: {},
  'local-file': { path: text, sha256: text },
  file: { repository: text, path: text, ref: text, sha: text, isChangedInPullRequest: orNull(flag) },
} satisfies NamedByKind<PolicySource>;
const policy = orNull(choice(policySources));
const waiversFile = { path: text, source: policy } satisfies MembersOf<WaiversFile>;

const indexGap = { issueTypes: list(words(ISSUE_TYPES)), counted: count, found: count } satisfies MembersOf<IndexGap>;

const counts = {
  critical: orNull(count),
  high: orNull(count),
  medium: orNull(count),
  low: orNull(count),
  unrated: orNull(count),
  total: orNull(count),
} satisfies MembersOf<GateReport['counts']>;

const times = {
  startedAt: time,
  finishedAt: time,
  issuesReadAt: time,
  seconds,
  waitedSeconds: seconds,
} satisfies MembersOf<ReportedTimes>;

const sibling = { repositoryId: text, name: text } satisfies MembersOf<GateReport['siblings'][number]>;
const pastScan = { startedAt: time, findings: count } satisfies MembersOf<GateReport['history'][number]>;
const requests = { planned: count, sent: count } satisfies MembersOf<GateReport['requests']>;
const baseline = { ref: text, wasScanned: orNull(flag) } satisfies MembersOf<ReportedBaseline>;
const links = { platform: orNull(text), findings: orNull(text), run: orNull(text) } satisfies MembersOf<ReportLinks>;

/** One of the report's rules: a run may have a hundred thousand, which are written a few at a time. */
export const ReportRule = group(rule);

/**
 * The one list of what the JSON report (version 1) contains. The JSON, its schema and the type of both are made from it. Absent values are
 * null; `reason` is empty for a pass and a complete fail.
 */
export const REPORT_MEMBERS = {
  schema: numbers(1),
  verdict: words(['pass', 'fail', 'inconclusive']),
  reason: words(['', ...REASONS]),
  message: text,
  nextStep: text,
  exitCode: numbers(0, 1, 2, 3),
  mode: words(['enforce', 'report']),
  isSoftened: flag,
  repository: text,
  deploymentId: orNull(text),
  event: text,
  commit: orNull(text),
  ref: orNull(text),
  pullRequest: orNull(count),
  scans: list(group(scan)),
  notScanned: about(
    products,
    'Products that count, and that no scan of this commit ran, although the last commits were scanned with them.',
  ),
  indexGap: about(
    orNull(group(indexGap)),
    'Findings that the deciding scans counted and the search does not show, although they are neither fixed nor removed: ' +
      'of the issue types of which some are missing.',
  ),
  unscanned: about(
    products,
    'Of code, supply-chain, secrets, and the products that the settings name: those that no scan of this commit lists.',
  ),
  siblings: about(
    list(group(sibling)),
    'Other projects of this repository that scanned this commit: their scans were not judged.',
  ),
  seen: about(orNull(group(seen)), 'What there is in place of the scan that was looked for.'),
  mergeGroupCommit: about(
    orNull(text),
    "The merge group's own commit, where the queued pull request was judged in its place.",
  ),
  counts: group(counts),
  newTotal: orNull(count),
  fixedTotal: orNull(count),
  waived: orNull(count),
  conditions: list(group(condition)),
  waivers: list({ ...group(waiver), form: waiverForm }),
  rules: about(list(ReportRule), 'Those that break a condition first.'),
  breakingRules: about(count, 'How many of the rules, from the first, break a condition.'),
  fixedRules: about(
    orNull(list(group(fixedRule))),
    'Rules of which the baseline has more; null unless full scans were compared.',
  ),
  policy,
  waiversFile: about(
    orNull(group(waiversFile)),
    'Where waivers were read from beside the policy; its source is null where there is no such file.',
  ),
  baseline: orNull(group(baseline)),
  history: list(group(pastScan)),
  searches: list(text),
  requests: group(requests),
  times: group(times),
  notices: list(text),
  problems: about(list(text), 'Everything that is wrong in a policy that was refused.'),
  links: group(links),
} satisfies MembersOf<Omit<GateReport, 'longestWaiverDays'> & Pick<Verdict, 'reason' | 'message'> & { schema: 1 }>;
