import type { BlockingRule, GateReport, ReportedCondition } from '../../domain/report.ts';
import { type RulesOfReport, ruleNames } from '../../domain/rule/rule-names.ts';
import { atLeast } from './report-facts.ts';

const MOST_NAMED_RULES = 3;

/** A rule by what a reader knows it by. */
type ListedRule = Pick<BlockingRule, 'issues'> & { readonly name: string };

export type RuleList = {
  /** Each rule is there once, those of the first condition first. */
  readonly named: readonly ListedRule[];
  /** How many others there are; a lower bound where a condition counts more rules than are reported of it. */
  readonly others: number;
  readonly bound: string;
};

export function ruleList(
  broken: readonly Pick<ReportedCondition, 'rules' | 'rulesInAll'>[],
  report: RulesOfReport & Pick<GateReport, 'countsAre'>,
): RuleList {
  const nameOf = ruleNames(report);
  const rules = new Map<string, BlockingRule>();
  for (const rule of broken.flatMap((condition) => condition.rules)) {
    const key = JSON.stringify([rule.product, rule.ruleId, rule.rulePath]);
    if (!rules.has(key)) rules.set(key, rule);
  }
  const named = [...rules.values()].slice(0, MOST_NAMED_RULES);
  const inAll = Math.max(rules.size, ...broken.map(({ rulesInAll }) => rulesInAll));
  return {
    named: named.map((rule) => ({ name: nameOf(rule), issues: rule.issues })),
    others: inAll - named.length,
    bound: atLeast(report.countsAre),
  };
}

/** `a (2), b (1) and 3 more rules`, or `a (at least 2)`; empty where no rule is known. */
export function ruleListText({ named, others, bound }: RuleList): string {
  if (named.length === 0) return '';
  const texts = named.map(({ name, issues }) => `${name} (${bound}${issues})`);
  if (others > 0) return `${texts.join(', ')} and ${others} more ${others === 1 ? 'rule' : 'rules'}`;
  return texts.length === 1 ? texts[0]! : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

export function isOneIssue({ named, others, bound }: RuleList): boolean {
  return named.length === 1 && others === 0 && bound === '' && named[0]!.issues === 1n;
}
