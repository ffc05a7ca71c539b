import { COUNT_COLUMNS, type CountColumn } from '../../src/domain/issue.ts';
import type {
  BlockingRule,
  GateReport,
  ReportedCondition,
  ReportedReplay,
  ReportedRule,
  ReportedScan,
} from '../../src/domain/report.ts';
import type { WaiverResult } from '../../src/domain/verdict.ts';

export const COMMIT = '3f2a9c1b8d7e4f60a1b2c3d4e5f60718293a4b5c';
const PLATFORM = 'https://platform.example';
const FINDINGS = `${PLATFORM}/orgs/-/findings?repo=acme%2Fshop&ref=refs%2Fpull%2F7%2Fmerge`;
const READ_AT = Date.UTC(2026, 10, 3, 17, 58, 12);

/** A clean pass of a pull request: one finished scan, two limits that are kept, nothing found. Given members replace whole members. */
export function aReport(given: Partial<GateReport> = {}): GateReport {
  const { conditions = [aCondition(), aCondition({ name: 'max-high' })] } = given;
  return {
    verdict: { word: 'pass', reason: undefined, message: 'within both limits' },
    nextStep: '',
    exitCode: 0,
    mode: 'enforce',
    isSoftened: false,
    repository: 'acme/shop',
    deploymentId: '31',
    event: 'pull_request',
    commit: COMMIT,
    ref: 'refs/pull/7/merge',
    pullRequest: 7,
    replay: undefined,
    indexGap: undefined,
    triagedOut: undefined,
    unscanned: [],
    otherProjects: [],
    seen: undefined,
    mergeGroupCommit: undefined,
    baseNow: undefined,
    scans: [aReportedScan()],
    countsAre: 'exact',
    counts: { critical: 0n, high: 0n, medium: 0n, low: 0n, unrated: 0n, total: 0n },
    newTotal: undefined,
    fixedTotal: undefined,
    waived: 0n,
    conditions,
    waivers: [],
    rules: [],
    breakingRules: 0,
    fixedRules: undefined,
    places: undefined,
    failOnSeverity: { severity: 'high', source: 'default', columns: strictOf(conditions) },
    policy: undefined,
    baseline: undefined,
    searches: ['critical', 'high', 'medium', 'low', 'rated', 'other'],
    requests: { planned: 9, sent: 9 },
    times: {
      startedAtMs: READ_AT - 74_000,
      finishedAtMs: READ_AT + 900,
      seconds: 74.9,
      waitedSeconds: 71.2,
      issuesReadAtMs: READ_AT,
    },
    notices: [],
    debugNotes: [],
    problems: [],
    waiversFile: undefined,
    longestWaiverDays: undefined,
    links: {
      platform: PLATFORM,
      findings: FINDINGS,
      run: 'https://github.com/acme/shop/actions/runs/11223344',
      code: 'https://github.com/acme/shop',
    },
    projects: undefined,
    ...given,
  };
}

export const UNREAD: GateReport['counts'] = {
  critical: undefined,
  high: undefined,
  medium: undefined,
  low: undefined,
  unrated: undefined,
  total: undefined,
};

/** Limits of 0 come from `fail-on-severity`. A limit with another number was given as an input. */
function strictOf(conditions: readonly ReportedCondition[]): CountColumn[] {
  return (['critical', 'high'] as const).filter((severity) =>
    conditions.some(({ column, max }) => column === severity && max === 0n),
  );
}

export function aReportedScan(given: Partial<ReportedScan> = {}): ReportedScan {
  return {
    id: '481516',
    status: 'completed',
    decides: ['code', 'supply-chain', 'secrets'],
    ref: 'refs/pull/7/merge',
    commit: COMMIT,
    repositoryId: '4242',
    repository: 'acme/shop',
    products: ['code', 'supply-chain', 'secrets'],
    isFullScan: false,
    startedAtMs: READ_AT - 190_000,
    completedAtMs: READ_AT - 4_000,
    ciJobHost: 'github.com',
    url: `${PLATFORM}/orgs/-/projects/4242/scans/481516`,
    ...given,
  };
}

/** A kept limit of an input. Its column follows from its name (`max-high`), if that is the name of a limit. */
export function aCondition(given: Partial<ReportedCondition> = {}): ReportedCondition {
  const { name = 'max-critical', source = 'input', rules = [] } = given;
  return {
    name,
    source,
    column: source === 'input' ? COUNT_COLUMNS.find((column) => name === `max-${column}`) : undefined,
    action: 'fail',
    count: 'issues',
    compare: 'all',
    states: undefined,
    max: 0n,
    found: 0n,
    new: undefined,
    waived: 0n,
    isOfLiveSecrets: false,
    products: ['code', 'supply-chain', 'secrets'],
    result: 'ok',
    rules,
    rulesInAll: rules.length,
    project: undefined,
    ...given,
  };
}

export function aRule(given: Partial<ReportedRule> = {}): ReportedRule {
  return {
    ruleId: 'r-1001',
    rulePath: 'python.lang.security.audit.eval-detected',
    product: 'code',
    severity: 'critical',
    issues: 1n,
    issuesAtBaseline: undefined,
    epss: undefined,
    url: undefined,
    ...given,
  };
}

export const AWS_KEY = aRule({
  rulePath: 'generic.secrets.security.detected-aws-access-key',
  product: 'secrets',
  severity: 'high',
});
export const LODASH = aRule({
  rulePath: 'ssc-8c1f: lodash before 4.17.21',
  product: 'supply-chain',
  severity: 'high',
  epss: 0.0312,
});
export const WEBHOOK = aRule({
  rulePath: 'generic.secrets.security.detected-slack-webhook',
  product: 'secrets',
  severity: 'medium',
  issues: 4n,
});

export function aConditionRule(rule: ReportedRule, given: Partial<BlockingRule> = {}): BlockingRule {
  const { ruleId, rulePath, product, epss, url, severity, issues, issuesAtBaseline } = rule;
  const more = issuesAtBaseline === undefined ? undefined : issues - issuesAtBaseline;
  return {
    ruleId,
    rulePath,
    product,
    epss,
    url,
    columns: [severity ?? 'unrated'],
    issues,
    found: issues,
    new: more,
    ...given,
  };
}

export function aWaiver(given: Partial<WaiverResult> = {}): WaiverResult {
  return {
    rule: 'python.lang.security.audit.eval-detected',
    reason: 'Sandboxed, see the threat model',
    owner: '@acme/appsec',
    expires: '2027-01-31',
    state: 'active',
    maxIssues: undefined,
    issues: 1n,
    ...given,
  };
}

export function everyKindOfWaiver(): WaiverResult[] {
  return [
    aWaiver(),
    aWaiver({
      rule: 'go.lang.security.zip-slip',
      state: 'expiring-soon',
      expires: '2026-11-10',
      maxIssues: 2n,
      issues: 2n,
    }),
    aWaiver({
      rule: 'java.spring.csrf-disabled',
      state: 'expired',
      expires: '2026-10-01',
      issues: 0n,
      reason: 'Until the new login ships',
    }),
    aWaiver({ rule: 'php.lang.eval', state: 'unused', issues: 0n, reason: 'Legacy importer' }),
  ];
}

/** A replay of a run that passed then and fails now. */
export function aReplay(parts: Partial<ReportedReplay> = {}): ReportedReplay {
  return {
    digest: '8c6976e5b5410415bde908bd4dee15df'.repeat(2),
    version: '0.1.0',
    startedAtMs: READ_AT,
    run: 'https://ci.example/runs/77',
    given: ['--max-high'],
    was: { verdict: 'pass', reason: undefined, exitCode: 0, brokenBy: [] },
    now: { verdict: 'fail', reason: undefined, exitCode: 1, brokenBy: ['max-high'] },
    ...parts,
  };
}
