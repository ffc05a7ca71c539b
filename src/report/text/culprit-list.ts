import type { GateReport, ReportedCondition, ReportedCulprit } from '../../domain/report.ts';
import { type RulesOfReport, ruleNames } from '../../domain/rule/rule-names.ts';
import { atLeast } from './report-facts.ts';

const MOST_NAMED_CULPRITS = 3;

/** A rule by what a reader knows it by. */
type NamedCulprit = Pick<ReportedCulprit, 'issues'> & { readonly name: string };

export type CulpritList = {
  /** Each rule is there once, those of the first condition first. */
  readonly named: readonly NamedCulprit[];
  /** How many others there are; a lower bound where a condition counts more rules than are told of it. */
  readonly others: number;
  readonly bound: string;
};

export function culpritList(
  broken: readonly Pick<ReportedCondition, 'rules' | 'rulesInAll'>[],
  report: RulesOfReport & Pick<GateReport, 'countsAre'>,
): CulpritList {
  const nameOf = ruleNames(report);
  const rules = new Map<string, ReportedCulprit>();
  for (const rule of broken.flatMap((condition) => condition.rules)) {
    const key = JSON.stringify([rule.product, rule.ruleId, rule.rulePath]);
    if (!rules.has(key)) rules.set(key, rule);
  }
  const named = [...rules.values()].slice(0, MOST_NAMED_CULPRITS);
  const inAll = Math.max(rules.size, ...broken.map(({ rulesInAll }) => rulesInAll));
  return {
    named: named.map((rule) => ({ name: nameOf(rule), issues: rule.issues })),
    others: inAll - named.length,
    bound: atLeast(report.countsAre),
  };
}

/** `a (2), b (1) and 3 more rules`, or `a (at least 2)`; empty where no rule is known. */
export function culpritText({ named, others, bound }: CulpritList): string {
  if (named.length === 0) return '';
  const texts = named.map(({ name, issues }) => `${name} (${bound}${issues})`);
  if (others > 0) return `${texts.join(', ')} and ${others} more ${others === 1 ? 'rule' : 'rules'}`;
  return texts.length === 1 ? texts[0]! : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

export function isOneIssue({ named, others, bound }: CulpritList): boolean {
  return named.length === 1 && others === 0 && bound === '' && named[0]!.issues === 1n;
}
