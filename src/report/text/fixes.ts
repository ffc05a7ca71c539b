import type { IssueState } from '../../domain/issue.ts';
import type { BlockingRule, GateReport, ReportedCondition } from '../../domain/report.ts';
import { blockingConditions } from './report-facts.ts';

/** How to fix a finding. What is silenced still has to be fixed; what no scan detects any more can only be checked. */
export type Fix = 'revoke' | 'update' | 'fix' | 'unsilence' | 'check';

type Facts = Pick<GateReport, 'conditions' | 'policy' | 'waiversFile'> & Partial<Pick<GateReport, 'places'>>;

/** True where triage on the platform helps: not where all that blocks is what triage has taken out, or no scan detects. */
export function mayTriage(report: Facts): boolean {
  const broken = blockingConditions(report);
  return broken.length === 0 || !broken.every((condition) => areAll(condition, OUT_OF_THE_COUNT));
}

/** True where a waiver helps: a policy or a file of waivers is in use, and a rule that blocks may be waived. */
export function mayWaive(report: Facts): boolean {
  if (report.policy === undefined && report.waiversFile === undefined) return false;
  const rules = blockingConditions(report).flatMap((condition) => condition.rules);
  return rules.length === 0 || rules.some(waivable(report));
}

/** Whether a rule may be waived. A secret that is critical, or known to work, is revoked: to accept it would leave it usable. */
export function waivable({
  conditions,
  places,
}: Pick<Facts, 'conditions' | 'places'>): (rule: BlockingRule) => boolean {
  const never = new Set<string>();
  const live = places?.found.filter(({ secret }) => secret?.validation === 'confirmed-valid');
  for (const { isOfLiveSecrets, rules } of conditions) {
    for (const rule of rules) {
      const isLive = isOfLiveSecrets || live?.some(({ ruleId }) => ruleId === rule.ruleId);
      const isGrave = isLive || rule.columns.includes('critical');
      if (rule.product === 'secrets' && isGrave) never.add(identity(rule));
    }
  }
  return (rule) => !never.has(identity(rule));
}

const SILENCED: readonly IssueState[] = ['ignored-app', 'ignored-code', 'provisionally-ignored-app'];
const GONE: readonly IssueState[] = ['fixed', 'removed'];
const OUT_OF_THE_COUNT = [...SILENCED, ...GONE];

export function fixOf({ product }: BlockingRule, condition: Pick<ReportedCondition, 'states'>): Fix {
  if (areAll(condition, GONE)) return 'check';
  if (product === 'secrets') return 'revoke';
  if (areAll(condition, OUT_OF_THE_COUNT)) return 'unsilence';
  return product === 'supply-chain' ? 'update' : 'fix';
}

/** True where the condition has states of its own, all of them among these. */
function areAll({ states = [] }: Pick<ReportedCondition, 'states'>, some: readonly IssueState[]): boolean {
  return states.length > 0 && states.every((state) => some.includes(state));
}

function identity({ product, ruleId, rulePath }: BlockingRule): string {
  return JSON.stringify([product, ruleId, rulePath]);
}
