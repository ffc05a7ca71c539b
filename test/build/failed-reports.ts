import type { Reason } from '../../src/domain/reason.ts';
import type { GateReport, ReportedCondition, ReportedRule } from '../../src/domain/report.ts';
import { tellBroken } from '../../src/policy/judgement/verdict-message.ts';
import { nextStep } from '../../src/report/text/reason-text.ts';
import { AWS_KEY, aCondition, aConditionRule, aReport, aRule, aWaiver, everyKindOfWaiver, UNREAD } from './a-report.ts';

const LIVE_SECRETS = 'secrets {"validationStates":["VALIDATION_STATE_CONFIRMED_VALID"]}';

export function fail(): GateReport {
  return failed({
    counts: { critical: 3n, high: 14n, medium: 22n, low: 41n, unrated: 2n, total: 82n },
    waived: 1n,
    conditions: [
      aCondition({ found: 3n, result: 'broken' }),
      aCondition({ name: 'max-high', max: 10n, found: 14n, waived: 1n, result: 'broken' }),
      aCondition({ name: 'max-medium', max: 30n, found: 22n }),
      aCondition({ name: 'No live secrets', source: 'policy' }),
    ],
    rules: [
      aRule({ issues: 2n, url: 'https://platform.example/r/python.lang.security.audit.eval-detected' }),
      aRule({ rulePath: 'ssc-b2d1: log4j-core before 2.17.1', product: 'supply-chain', issues: 1n, epss: 0.9436 }),
      aRule({
        rulePath: 'javascript.express.security.audit.xss.direct-response-write',
        severity: 'high',
        issues: 9n,
        url: 'https://elsewhere.example/r/direct-response-write',
      }),
      { ...AWS_KEY, issues: 4n },
      aRule({ rulePath: 'go.lang.security.zip-slip', severity: 'high', issues: 1n }),
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
    searches: [...aReport().searches, LIVE_SECRETS],
  });
}

export function incompleteFail(): GateReport {
  const shortfall = { reason: 'server', message: 'the platform answered 503 at page 4' } as const;
  return failed(
    {
      ...fail(),
      countsAre: 'at-least',
      counts: { ...UNREAD, critical: 3n },
      waived: undefined,
      conditions: [
        aCondition({ found: 3n, result: 'broken' }),
        aCondition({ name: 'max-high', max: 20n, found: 13n, result: 'unproven' }),
        aCondition({ name: 'No live secrets', source: 'policy', found: undefined, result: 'unproven' }),
      ],
      rules: fail().rules.slice(0, 4),
    },
    shortfall,
  );
}

/** Everything was read, but two issues cannot be judged, since their severity is not known. */
export function failBesideUnknownSeverity(): GateReport {
  const shortfall = {
    reason: 'unclassified',
    message: '2 issues carry a severity that this version does not know',
  } as const;
  const conditions = [
    aCondition({ found: 3n, result: 'broken' }),
    aCondition({ name: 'max-high', max: 20n, found: 14n, result: 'unproven' }),
  ];
  return failed({ ...fail(), conditions }, shortfall);
}

export function newAgainstBaseline(): GateReport {
  return failed({
    ...fail(),
    newTotal: 3n,
    fixedTotal: 5n,
    baseline: { ref: 'refs/heads/main', wasScanned: true },
    conditions: [
      aCondition({ compare: 'new', found: 3n, new: 1n, result: 'broken' }),
      aCondition({ name: 'max-high', compare: 'new', max: 2n, found: 14n, new: 2n }),
    ],
    rules: fail().rules.map((rule, index) => ({
      ...rule,
      issuesAtBaseline: rule.issues - ([1n, 0n, 2n][index] ?? 0n),
    })),
  });
}

/** A condition of the policy is broken, while waivers in every state keep a limit of the inputs. */
export function failOnLiveSecret(): GateReport {
  return failed({
    counts: { critical: 1n, high: 4n, medium: 2n, low: 0n, unrated: 0n, total: 7n },
    waived: 3n,
    conditions: [
      aCondition({ found: 1n, waived: 1n }),
      aCondition({ name: 'max-high', max: 2n, found: 4n, waived: 2n }),
      aCondition({ name: 'No live secrets', source: 'policy', found: 2n, result: 'broken', isOfLiveSecrets: true }),
      aCondition({ name: 'Few leaking rules', source: 'policy', action: 'warn', count: 'groups', max: 1n, found: 1n }),
    ],
    rules: [
      aRule(),
      aRule({ rulePath: 'go.lang.security.zip-slip', severity: 'high', issues: 2n }),
      { ...AWS_KEY, issues: 2n },
      aRule({ rulePath: 'python.requests.security.no-timeout', severity: 'medium', issues: 2n }),
    ],
    waivers: everyKindOfWaiver(),
    policy: {
      kind: 'file',
      repository: 'acme/policies',
      path: 'gates/shop.yml',
      ref: 'main',
      sha: '9b1c7e0f5a6d4b2c8e9f0a1b2c3d4e5f60718293',
      isChangedInPullRequest: false,
    },
    searches: [...aReport().searches, LIVE_SECRETS],
    debugNotes: ['Scan 481516 has exit code 0 and reports 7 findings; the issues decide.'],
  });
}

export function tenThousandRules(): GateReport {
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
  return failed({
    ...fail(),
    counts: { critical, high, medium: 0n, low, unrated: 0n, total: critical + high + low },
    conditions: [aCondition({ found: critical, result: 'broken' })],
    rules,
    waivers: [],
  });
}

/** Names the rules that break each condition, and lists these first, as the judgement does: those of an input's column, or of the secrets. */
function named(report: GateReport): GateReport {
  const conditionRules = new Set<ReportedRule>();
  const conditions = report.conditions.map((condition): ReportedCondition => {
    if (condition.result !== 'broken') return condition;
    const waived = report.waivers.filter(({ state }) => state === 'active' || state === 'expiring-soon');
    const isWaived = ({ rulePath }: ReportedRule) => waived.some(({ rule }) => rule === rulePath);
    const counted = report.rules.filter((rule) => !isWaived(rule) && isCounted(condition, rule));
    const sorted = counted.sort((a, b) => Number(judgedOf(condition, b) - judgedOf(condition, a)));
    for (const rule of sorted) conditionRules.add(rule);
    return {
      ...condition,
      rules: sorted.map((rule) => aConditionRule(rule, { issues: judgedOf(condition, rule) })),
      rulesInAll: sorted.length,
    };
  });
  const rules = [...new Set([...conditionRules, ...report.rules])];
  return { ...report, conditions, rules, breakingRules: conditionRules.size };
}

function isCounted(condition: ReportedCondition, rule: ReportedRule): boolean {
  if (condition.column === undefined) return rule.product === 'secrets';
  return condition.column === (rule.severity ?? 'unrated') && judgedOf(condition, rule) > 0n;
}

function judgedOf({ compare }: ReportedCondition, { issues, issuesAtBaseline = 0n }: ReportedRule): bigint {
  return compare === 'new' ? issues - issuesAtBaseline : issues;
}

/** A report with a verdict that follows from the broken conditions, as in the judgement. */
function failed(
  given: Partial<GateReport>,
  shortfall?: { readonly reason: Reason; readonly message: string },
): GateReport {
  const report = named(aReport({ exitCode: 1, ...given }));
  const broken = report.conditions.filter(({ result, action }) => result === 'broken' && action === 'fail');
  const beside =
    shortfall === undefined ? undefined : { isUnread: shortfall.reason !== 'unclassified', message: shortfall.message };
  const verdict = { word: 'fail', reason: shortfall?.reason, message: tellBroken(broken, beside) } as const;
  return { ...report, verdict, nextStep: nextStep({ ...report, verdict }, {}) };
}
