import { type Evidence, type RuleFacts, UNRATED_TALLY } from '../../domain/evidence.ts';
import { PRODUCT_OF_ISSUE_TYPE } from '../../domain/product.ts';
import type { ReportedRule } from '../../domain/report.ts';
import { SEVERITIES } from '../../domain/severity.ts';
import type { Judgement } from '../../policy/judgement/evaluate.ts';

/** By severity, then by count; a rule that has issues of two severities is listed under both. */
export function reportedRules(
  { here, there }: Evidence,
  judgement: Judgement | undefined,
  // The platform documents no address for the issues of one rule: the address for those of the branch is used instead.
  url: string | undefined,
): ReportedRule[] {
  const columns = [...SEVERITIES, UNRATED_TALLY] as const;
  return columns.flatMap((column) => {
    const rules = [...(here.get(column)?.rules ?? [])].map(([key, { group, count }]): ReportedRule => {
      return {
        ruleId: group.ruleId,
        rulePath: group.rulePath,
        product: group.issueType === undefined ? undefined : PRODUCT_OF_ISSUE_TYPE[group.issueType],
        severity: column === UNRATED_TALLY ? undefined : column,
        issues: count,
        issuesAtBaseline: there === undefined ? undefined : (there.get(column)?.rules.get(key)?.count ?? 0n),
        waivedUntil: waivedUntil(group, judgement),
        epss: group.epss?.score,
        url,
      };
    });
    return rules.sort((a, b) => (a.issues === b.issues ? 0 : b.issues > a.issues ? 1 : -1));
  });
}

/** Of the rules that are waived whole: where a waiver leaves some of the issues, the rule is one that counts. */
function waivedUntil(group: RuleFacts, judgement: Judgement | undefined): string | undefined {
  const active = judgement?.waivers.find(
    ({ rule, state, excess }) =>
      (state === 'active' || state === 'expiring-soon') &&
      excess === 0n &&
      (rule === group.ruleId || rule === group.rulePath),
  );
  return active?.expires;
}
