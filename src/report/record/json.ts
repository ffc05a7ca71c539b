import type { PolicySource } from '../../domain/policy.ts';
import type {
  FixedRule,
  GateReport,
  ReportedCondition,
  ReportedCulprit,
  ReportedRule,
  ReportedScan,
  SeenInstead,
} from '../../domain/report.ts';
import type { WaiverResult } from '../../domain/verdict.ts';
import { cut } from '../text/text.ts';
import { isoText } from '../text/time-text.ts';
import type { ReportJson } from './json-schema.ts';
import { jsonText } from './json-text.ts';

/** Longest text in the report, in code points: machines need more of a name than a page does. */
const MOST_OF_A_TEXT = 2_000;

/** So many rules are written at a time: all of them in one text would be the largest thing that a run keeps. */
const RULES_PER_PIECE = 100;
/** What a list without rules looks like. A line feed within a text is escaped, so it is found only once. */
const NO_RULES = '\n  "rules": []';

/** `ReportJson`, except that integers are bigints until they are written, digit by digit. */
type Exact<Json> = Json extends number
  ? number | bigint
  : Json extends readonly (infer Item)[]
    ? readonly Exact<Item>[]
    : Json extends object
      ? { readonly [Key in keyof Json]: Exact<Json[Key]> }
      : Json;

/**
 * The JSON report (`ReportJson`), one member per line, with every condition, waiver and rule. In pieces, none of which ends within a
 * text.
 */
export function* renderJsonReport(report: GateReport): Generator<string, void, undefined> {
  const [before = '', after = ''] = jsonText(cutTexts(recordOf(report)), 2).split(NO_RULES);
  yield before;
  yield report.rules.length === 0 ? NO_RULES : '\n  "rules": [';
  for (let first = 0; first < report.rules.length; first += RULES_PER_PIECE) {
    const rules = report.rules.slice(first, first + RULES_PER_PIECE).map(ruleRecord);
    yield `${first === 0 ? '' : ','}${elementsOf(jsonText({ rules }, 2))}`;
  }
  yield `${report.rules.length === 0 ? '' : '\n  ]'}${after}\n`;
}

/** The lines between those of the only list. */
function elementsOf(json: string): string {
  return json.slice('{\n  "rules": ['.length, -'\n  ]\n}'.length);
}

function recordOf(report: GateReport): Exact<ReportJson> {
  const { verdict, counts, times, links } = report;
  return {
    schema: 1,
    verdict: verdict.word,
    reason: verdict.reason ?? '',
    message: verdict.message,
    nextStep: report.nextStep,
    exitCode: report.exitCode,
    mode: report.mode,
    isSoftened: report.isSoftened,
    repository: report.repository,
    deploymentId: orNull(report.deploymentId),
    event: report.event,
    commit: orNull(report.commit),
    ref: orNull(report.ref),
    pullRequest: orNull(report.pullRequest),
    scans: report.scans.map(scanRecord),
    notScanned: report.notScanned,
    indexGap: orNull(report.indexGap),
    unscanned: report.unscanned,
    siblings: report.siblings,
    seen: seenRecord(report.seen),
    mergeGroupCommit: orNull(report.mergeGroupCommit),
    counts: {
      critical: orNull(counts.critical),
      high: orNull(counts.high),
      medium: orNull(counts.medium),
      low: orNull(counts.low),
      unrated: orNull(counts.unrated),
      total: orNull(counts.total),
    },
    newTotal: orNull(report.newTotal),
    fixedTotal: orNull(report.fixedTotal),
    waived: orNull(report.waived),
    conditions: report.conditions.map(conditionRecord),
    waivers: report.waivers.map(waiverRecord),
    rules: [],
    breakingRules: report.breakingRules,
    fixedRules: orNull(report.fixedRules?.map(fixedRuleRecord)),
    policy: policyRecord(report.policy),
    waiversFile:
      report.waiversFile === undefined
        ? null
        : { path: report.waiversFile.path, source: policyRecord(report.waiversFile.source) },
    baseline:
      report.baseline === undefined
        ? null
        : { ref: report.baseline.ref, wasScanned: orNull(report.baseline.wasScanned) },
    history: report.history.map(({ startedAtMs, findings }) => ({ startedAt: timeOrNull(startedAtMs), findings })),
    searches: report.searches,
    requests: { planned: report.requests.planned, sent: report.requests.sent },
    times: {
      startedAt: timeOrNull(times.startedAtMs),
      finishedAt: timeOrNull(times.finishedAtMs),
      issuesReadAt: timeOrNull(times.issuesReadAtMs),
      seconds: times.seconds,
      waitedSeconds: times.waitedSeconds,
    },
    notices: report.notices,
    problems: report.problems,
    links: { platform: orNull(links.platform), findings: orNull(links.findings), run: orNull(links.run) },
  };
}

function scanRecord(scan: ReportedScan): Exact<ReportJson['scans'][number]> {
  return {
    id: scan.id,
    status: scan.status,
    decides: scan.decides,
    ref: orNull(scan.ref),
    commit: orNull(scan.commit),
    repositoryId: orNull(scan.repositoryId),
    repository: orNull(scan.repository),
    products: scan.products,
    isFullScan: scan.isFullScan,
    startedAt: timeOrNull(scan.startedAtMs),
    completedAt: timeOrNull(scan.completedAtMs),
    ciJobHost: orNull(scan.ciJobHost),
    url: orNull(scan.url),
  };
}

function seenRecord(seen: SeenInstead | undefined): Exact<ReportJson['seen']> {
  if (seen === undefined) return null;
  const { scan, project } = seen;
  if (scan === undefined) return { scan: null, project: orNull(project) };
  const { id, status, ref, commit, products, startedAtMs, completedAtMs, url } = scan;
  return {
    scan: {
      id,
      status,
      ref: orNull(ref),
      commit: orNull(commit),
      products,
      startedAt: timeOrNull(startedAtMs),
      completedAt: timeOrNull(completedAtMs),
      url: orNull(url),
    },
    project: orNull(project),
  };
}

function conditionRecord(condition: ReportedCondition): Exact<ReportJson['conditions'][number]> {
  const { name, source, action, count, compare, max, found, waived, result } = condition;
  return {
    name,
    source,
    action,
    count,
    compare,
    max,
    found: orNull(found),
    new: orNull(condition.new),
    waived,
    result,
    rules: condition.rules.map(culpritRecord),
    rulesInAll: condition.rulesInAll,
  };
}

function culpritRecord(culprit: ReportedCulprit): Exact<ReportJson['conditions'][number]['rules'][number]> {
  const { ruleId, rulePath, product, columns, issues, found, epss } = culprit;
  return {
    ruleId,
    rulePath,
    product: orNull(product),
    columns,
    issues,
    found,
    new: orNull(culprit.new),
    epss: epssOrNull(epss),
  };
}

function fixedRuleRecord({ ruleId, rulePath, product, severity, issues }: FixedRule) {
  return { ruleId, rulePath, product: orNull(product), severity: orNull(severity), issues };
}

function ruleRecord(rule: ReportedRule): Exact<ReportJson['rules'][number]> {
  return {
    ruleId: cut(rule.ruleId, MOST_OF_A_TEXT),
    rulePath: cut(rule.rulePath, MOST_OF_A_TEXT),
    product: orNull(rule.product),
    severity: orNull(rule.severity),
    issues: exact(rule.issues),
    issuesAtBaseline: rule.issuesAtBaseline === undefined ? null : exact(rule.issuesAtBaseline),
    waivedUntil: orNull(rule.waivedUntil),
    epss: epssOrNull(rule.epss),
  };
}

function epssOrNull(epss: number | undefined): number | null {
  return epss !== undefined && epss >= 0 && epss <= 1 ? epss : null;
}

/** As a number where that has all its digits: there are many of these. */
function exact(count: bigint): number | bigint {
  const value = Number(count);
  return Number.isSafeInteger(value) ? value : count;
}

function policyRecord(policy: PolicySource | undefined): Exact<ReportJson['policy']> {
  if (policy === undefined) return null;
  if (policy.kind === 'input') return { kind: 'input' };
  if (policy.kind === 'local-file') return { kind: policy.kind, path: policy.path, sha256: policy.sha256 };
  const { kind, repository, path, ref, sha } = policy;
  return { kind, repository, path, ref, sha, isChangedInPullRequest: orNull(policy.isChangedInPullRequest) };
}

function timeOrNull(timeMs: number | undefined): string | null {
  return orNull(isoText(timeMs));
}

function orNull<Value>(value: Value | undefined): Value | null {
  return value === undefined ? null : value;
}

function cutTexts(value: unknown): unknown {
  if (typeof value === 'string') return cut(value, MOST_OF_A_TEXT);
  if (Array.isArray(value)) return value.map(cutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, cutTexts(member)]));
}

function waiverRecord(waiver: WaiverResult): Exact<ReportJson['waivers'][number]> {
  const { rule, reason, owner, expires, maxIssues, ticket, issueTypes, severities, state, issues, near } = waiver;
  return {
    rule,
    reason,
    owner,
    expires,
    maxIssues: orNull(maxIssues),
    ticket: orNull(ticket),
    issueTypes: orNull(issueTypes && [...issueTypes]),
    severities: orNull(severities && [...severities]),
    state,
    issues,
    near: orNull(near),
  };
}
