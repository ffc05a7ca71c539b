import type { GateReport, ReportedCondition } from '../../src/domain/report.ts';
import { tellPass } from '../../src/policy/judgement/verdict-message.ts';
import {
  aCondition,
  aConditionRule,
  aReport,
  aReportedScan,
  aRule,
  everyKindOfWaiver,
  LODASH,
  UNREAD,
  WEBHOOK,
} from './a-report.ts';

/** Issues of every severity, each within its limit, and more rules than the comment and the log list. */
export function passWithCounts(): GateReport {
  const conditions = [
    aCondition({ max: 1n, found: 1n }),
    aCondition({ name: 'max-high', max: 10n, found: 9n }),
    aCondition({ name: 'max-medium', max: 20n, found: 4n }),
    aCondition({ name: 'max-low', max: 100n, found: 17n }),
  ];
  return aReport({
    verdict: { word: 'pass', reason: undefined, message: tellPass(conditions) },
    counts: { critical: 1n, high: 9n, medium: 4n, low: 17n, unrated: 0n, total: 31n },
    conditions,
    rules: [
      aRule({ rulePath: 'java.spring.security.audit.spel-injection' }),
      aRule({ rulePath: 'javascript.express.security.audit.xss', severity: 'high', issues: 5n }),
      { ...LODASH, issues: 4n },
      WEBHOOK,
      ...[8n, 2n, 1n, 1n, 1n, 1n, 1n, 1n, 1n].map((issues, index) =>
        aRule({ rulePath: `python.lang.maintainability.habit-${index + 1}`, severity: 'low', issues }),
      ),
    ],
  });
}

/** A limit that is just kept, and a limit of a warning that is broken. */
export function passAtLimit(): GateReport {
  const conditions = [
    aCondition(),
    aCondition({ name: 'max-high', max: 10n, found: 10n }),
    aCondition({
      name: 'Exploitable dependencies',
      source: 'policy',
      action: 'warn',
      found: 2n,
      result: 'broken',
      rules: [aConditionRule({ ...LODASH, issues: 2n })],
    }),
  ];
  return aReport({
    verdict: { word: 'pass', reason: undefined, message: tellPass(conditions) },
    counts: { critical: 0n, high: 10n, medium: 4n, low: 31n, unrated: 1n, total: 46n },
    conditions,
    rules: [
      aRule({ rulePath: 'javascript.express.security.audit.xss', severity: 'high', issues: 8n }),
      { ...LODASH, issues: 2n },
      WEBHOOK,
      aRule({ rulePath: 'python.lang.maintainability.useless-if', severity: 'low', issues: 31n }),
      aRule({ rulePath: 'ai.prompt-injection', product: 'ai-code', severity: undefined, issues: 1n }),
    ],
    scans: [
      aReportedScan({ products: ['code', 'supply-chain', 'secrets'] }),
      aReportedScan({ id: '481510', decides: ['ai-code'], products: ['ai-code'], isFullScan: true }),
    ],
  });
}

/** The only condition is a warning, which is kept: no findings could fail the run. */
export function passWhereNothingBlocks(): GateReport {
  const conditions: readonly ReportedCondition[] = [
    aCondition({ name: 'Many rules', source: 'policy', action: 'warn', count: 'groups', max: 5n, found: 2n }),
  ];
  return aReport({
    verdict: { word: 'pass', reason: undefined, message: tellPass(conditions) },
    counts: { critical: 2n, high: 0n, medium: 0n, low: 0n, unrated: 3n, total: 5n },
    conditions,
    rules: [
      aRule({ issues: 2n }),
      aRule({ rulePath: 'ai.broken-access-control', product: undefined, severity: undefined, issues: 3n }),
    ],
    scans: [aReportedScan({ products: ['code', 'ai-code'], isFullScan: true, ciJobHost: undefined })],
    policy: {
      kind: 'local-file',
      path: 'policies/warn-only.yml',
      sha256: '5d41402abc4b2a76b9719d911017c5925d41402abc4b2a76b9719d911017c592',
    },
    notices: [
      'No blocking condition is in force, so whatever is found passes: set fail-on-severity to high, or a condition that fails the job.',
    ],
  });
}

export function passWithWaivers(): GateReport {
  return aReport({
    counts: { critical: 1n, high: 2n, medium: 0n, low: 0n, unrated: 0n, total: 3n },
    waived: 3n,
    conditions: [aCondition({ found: 1n, waived: 1n }), aCondition({ name: 'max-high', found: 2n, waived: 2n })],
    rules: [aRule(), aRule({ rulePath: 'go.lang.security.zip-slip', severity: 'high', issues: 2n })],
    waivers: everyKindOfWaiver(),
    policy: { kind: 'input' },
    notices: ['The scan list named a product this version does not know: "PRODUCT_IAC".'],
  });
}

/** A pass that does not cover a product and another project, and that fixed issues. */
export function passBesideOthers(): GateReport {
  const conditions = [
    aCondition({ compare: 'new', new: 0n }),
    aCondition({ name: 'max-high', compare: 'new', new: 0n }),
  ];
  return aReport({
    verdict: { word: 'pass', reason: undefined, message: tellPass(conditions) },
    counts: { critical: 0n, high: 0n, medium: 4n, low: 0n, unrated: 0n, total: 4n },
    baseline: { ref: 'refs/heads/main', wasScanned: true },
    newTotal: 1n,
    fixedTotal: 3n,
    conditions,
    rules: [aRule({ severity: 'medium', issues: 4n, issuesAtBaseline: 3n })],
    fixedRules: [
      {
        ruleId: 'r-7',
        rulePath: 'go.lang.security.zip-slip',
        product: 'code',
        severity: 'high',
        issues: 3n,
        url: undefined,
      },
    ],
    scans: [aReportedScan({ isFullScan: true, products: ['code', 'supply-chain'], decides: ['code', 'supply-chain'] })],
    unscanned: ['secrets'],
    otherProjects: [{ repositoryId: '4243', name: 'acme/shop/billing' }],
  });
}

/** A warning whose product no finished scan covers, and a condition that does not apply to this commit. */
export function passNotAllJudged(): GateReport {
  const conditions = [
    aCondition(),
    aCondition({ name: 'Old dependencies', source: 'policy', action: 'warn', found: 1n, max: 3n, result: 'unproven' }),
    aCondition({ name: 'AI findings', source: 'policy', found: undefined, result: 'not-applicable' }),
  ];
  return aReport({
    verdict: { word: 'pass', reason: undefined, message: tellPass(conditions) },
    counts: { ...UNREAD, critical: 0n },
    conditions,
    notices: [
      'The warning "Old dependencies" could not be judged: no finished scan of this commit covers supply-chain.',
      'The condition "AI findings" does not apply: no scan of this commit ran a product that it counts.',
    ],
  });
}
