import type { Reason } from '../../src/domain/reason.ts';
import type { GateReport } from '../../src/domain/report.ts';
import { nextStep } from '../../src/report/text/next-step.ts';
import { aCondition, aReport, aReportedScan, aRule, aWaiver } from './a-report.ts';

/** A report for each kind of ending, to look at (`npm run pages`) and to hold every renderer to. */
export const SAMPLE_REPORTS: Readonly<Record<string, GateReport>> = {
  pass: aReport(),
  'pass-at-limit': passAtLimit(),
  fail: fail(),
  'fail-incomplete': incompleteFail(),
  'fail-report-mode': { ...fail(), mode: 'report', exitCode: 0 },
  'fail-ten-thousand-rules': tenThousandRules(),
  'fail-new-against-baseline': newAgainstBaseline(),
  'pass-with-waivers': passWithWaivers(),
  'inconclusive-no-scan': inconclusive('no-scan', 'no scan of commit 3f2a9c1b8d7e in acme/shop after 5m 0s', {
    scans: [],
    ref: undefined,
  }),
  'inconclusive-scan-running': inconclusive(
    'scan-running',
    'scan 481516 of commit 3f2a9c1b8d7e is still running after 2m 30s, earlier scans took about 42s',
    {
      scans: [aReportedScan({ status: 'running', completedAtMs: undefined })],
    },
  ),
  'inconclusive-index-lag': indexLag(),
  'inconclusive-auth': inconclusive('auth', 'The platform refused the token (status 401) at the scan list.', {
    scans: [],
    ref: undefined,
    times: { ...aReport().times, waitedSeconds: 0, seconds: 1.2, issuesReadAtMs: undefined },
  }),
  'inconclusive-softened': {
    ...inconclusive('server', 'The platform answered 503 four times at the issue search.', {}),
    exitCode: 0,
    isSoftened: true,
  },
  config: {
    ...inconclusive('config', 'max-critical is "lots": give a whole number or none.', {
      commit: undefined,
      ref: undefined,
      pullRequest: undefined,
      scans: [],
      conditions: [],
      searches: [],
      requests: { planned: 0, sent: 0 },
      times: { ...aReport().times, waitedSeconds: 0, seconds: 0.1, issuesReadAtMs: undefined },
    }),
    exitCode: 3,
  },
};

function passAtLimit(): GateReport {
  return aReport({
    verdict: {
      word: 'pass',
      reason: undefined,
      message: 'no blocking limit is broken; warning: "Exploitable dependencies": 2 issues, none allowed',
    },
    counts: { critical: 0n, high: 10n, medium: 4n, low: 31n, unrated: 1n, total: 46n },
    conditions: [
      aCondition(),
      aCondition({ name: 'max-high', max: 10n, found: 10n }),
      aCondition({
        name: 'Exploitable dependencies',
        source: 'policy',
        action: 'warn',
        max: 0n,
        found: 2n,
        result: 'broken',
      }),
    ],
    rules: [
      aRule({ rulePath: 'javascript.express.security.audit.xss', severity: 'high', issues: 8n }),
      aRule({
        rulePath: 'ssc-8c1f: lodash before 4.17.21',
        product: 'supply-chain',
        severity: 'high',
        issues: 2n,
        epss: 0.0312,
      }),
      aRule({
        rulePath: 'generic.secrets.security.detected-slack-webhook',
        product: 'secrets',
        severity: 'medium',
        issues: 4n,
      }),
      aRule({ rulePath: 'python.lang.maintainability.useless-if', severity: 'low', issues: 31n }),
      aRule({ rulePath: 'ai.prompt-injection', product: 'ai-code', severity: undefined, issues: 1n }),
    ],
    scans: [
      aReportedScan({ products: ['code', 'supply-chain', 'secrets'] }),
      aReportedScan({ id: '481510', role: 'covers-products', products: ['ai-code'], isFullScan: true }),
    ],
  });
}

function fail(): GateReport {
  return aReport({
    verdict: {
      word: 'fail',
      reason: undefined,
      message: '3 critical issues, none allowed; 14 high issues (1 waived), 10 allowed',
    },
    nextStep: nextStep({ word: 'fail', reason: undefined, message: '' }),
    exitCode: 1,
    counts: { critical: 3n, high: 14n, medium: 22n, low: 41n, unrated: 2n, total: 82n },
    waived: 1n,
    conditions: [
      aCondition({ found: 3n, result: 'broken' }),
      aCondition({ name: 'max-high', max: 10n, found: 14n, waived: 1n, result: 'broken' }),
      aCondition({ name: 'max-medium', max: 30n, found: 22n }),
      aCondition({ name: 'No live secrets', source: 'policy' }),
    ],
    rules: [
      aRule({ issues: 2n }),
      aRule({ rulePath: 'ssc-b2d1: log4j-core before 2.17.1', product: 'supply-chain', issues: 1n, epss: 0.9436 }),
      aRule({ rulePath: 'javascript.express.security.audit.xss.direct-response-write', severity: 'high', issues: 9n }),
      aRule({
        rulePath: 'generic.secrets.security.detected-aws-access-key',
        product: 'secrets',
        severity: 'high',
        issues: 4n,
      }),
      aRule({ rulePath: 'go.lang.security.zip-slip', severity: 'high', issues: 1n, waivedUntil: '2027-01-31' }),
      aRule({ rulePath: 'python.requests.security.no-timeout', severity: 'medium', issues: 22n }),
      aRule({ rulePath: 'python.lang.maintainability.useless-if', severity: 'low', issues: 41n }),
      aRule({ rulePath: '', ruleId: 'ai-17', product: 'ai-code', severity: undefined, issues: 2n }),
    ],
    waivers: [aWaiver({ rule: 'go.lang.security.zip-slip' })],
    policy: {
      kind: 'file',
      repository: 'acme/shop',
      path: '.github/findings-gate.yml',
      ref: 'main',
      sha: '9b1c7e0f5a6d4b2c8e9f0a1b2c3d4e5f60718293',
      isChangedInPullRequest: true,
    },
    searches: [...aReport().searches, 'secrets {"validationStates":["VALIDATION_STATE_CONFIRMED_VALID"]}'],
    history: [61n, 64n, 70n, 69n, 82n].map((findings, index) => ({
      startedAtMs: Date.UTC(2026, 9, 28 + index, 9),
      findings,
    })),
  });
}

function incompleteFail(): GateReport {
  return {
    ...fail(),
    verdict: {
      word: 'fail',
      reason: 'server',
      message: 'at least 3 critical issues, none allowed; incomplete: the platform answered 503 at page 4',
    },
    counts: { critical: 3n, high: undefined, medium: undefined, low: undefined, unrated: undefined, total: undefined },
    waived: undefined,
    conditions: [
      aCondition({ found: 3n, result: 'broken' }),
      aCondition({ name: 'max-high', max: 20n, found: 13n, result: 'unproven' }),
      aCondition({ name: 'No live secrets', source: 'policy', found: undefined, result: 'unproven' }),
    ],
    rules: fail().rules.slice(0, 4),
    history: [],
  };
}

function tenThousandRules(): GateReport {
  const rules = Array.from({ length: 10_000 }, (_, index) =>
    aRule({
      rulePath: `rules.generated.security.rule-${index}`,
      severity: index < 50 ? 'critical' : index < 2_000 ? 'high' : 'low',
      issues: BigInt((index % 7) + 1),
    }),
  );
  const sum = (severity: string) =>
    rules.filter((rule) => rule.severity === severity).reduce((total, rule) => total + rule.issues, 0n);
  const [critical, high, low] = [sum('critical'), sum('high'), sum('low')];
  return {
    ...fail(),
    verdict: { word: 'fail', reason: undefined, message: `${critical} critical issues, none allowed` },
    counts: { critical, high, medium: 0n, low, unrated: 0n, total: critical + high + low },
    conditions: [aCondition({ found: critical, result: 'broken' })],
    rules,
    waivers: [],
  };
}

function newAgainstBaseline(): GateReport {
  return {
    ...fail(),
    verdict: { word: 'fail', reason: undefined, message: '1 new critical issue, none allowed' },
    newTotal: 3n,
    fixedTotal: 5n,
    baseline: { ref: 'refs/heads/main', wasScanned: true },
    conditions: [
      aCondition({ compare: 'new', found: 3n, new: 1n, result: 'broken' }),
      aCondition({ name: 'max-high', compare: 'new', max: 2n, found: 14n, new: 2n }),
    ],
    rules: fail().rules.map((rule, index) => ({
      ...rule,
      issuesAtBaseline: index < 2 ? rule.issues - 1n : rule.issues,
    })),
  };
}

function passWithWaivers(): GateReport {
  return aReport({
    counts: { critical: 1n, high: 2n, medium: 0n, low: 0n, unrated: 0n, total: 3n },
    waived: 3n,
    conditions: [aCondition({ found: 1n, waived: 1n }), aCondition({ name: 'max-high', found: 2n, waived: 2n })],
    rules: [
      aRule({ waivedUntil: '2027-01-31' }),
      aRule({ rulePath: 'go.lang.security.zip-slip', severity: 'high', issues: 2n, waivedUntil: '2026-11-10' }),
    ],
    waivers: [
      aWaiver(),
      aWaiver({ rule: 'go.lang.security.zip-slip', state: 'expiring-soon', expires: '2026-11-10', issues: 2n }),
      aWaiver({
        rule: 'java.spring.csrf-disabled',
        state: 'expired',
        expires: '2026-10-01',
        issues: 0n,
        reason: 'Until the new login ships',
      }),
      aWaiver({ rule: 'php.lang.eval', state: 'unused', issues: 0n, reason: 'Legacy importer' }),
    ],
    policy: { kind: 'input' },
    notices: ['The scan list named a product this version does not know: "PRODUCT_IAC".'],
  });
}

function inconclusive(reason: Reason, message: string, given: Partial<GateReport>): GateReport {
  const verdict = { word: 'inconclusive', reason, message } as const;
  return aReport({
    verdict,
    nextStep: nextStep(verdict),
    exitCode: 2,
    counts: {
      critical: undefined,
      high: undefined,
      medium: undefined,
      low: undefined,
      unrated: undefined,
      total: undefined,
    },
    waived: undefined,
    conditions: aReport().conditions.map((condition) => ({
      ...condition,
      found: undefined,
      result: 'unproven' as const,
    })),
    ...given,
  });
}

function indexLag(): GateReport {
  return inconclusive('index-lag', 'Scan 481516 reports 12 findings, and none of them can be found yet.', {
    counts: { critical: 0n, high: 0n, medium: 0n, low: 0n, unrated: 0n, total: 0n },
    conditions: aReport().conditions.map((condition) => ({ ...condition, result: 'unproven' as const })),
  });
}
