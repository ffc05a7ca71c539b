import type { ReportedRule } from '../report.ts';

export type NamedRule = Pick<ReportedRule, 'rulePath' | 'ruleId'>;

/** A rule's whole name: its path, else its id. What a reader knows it by is in rule-names.ts. */
export function ruleName({ rulePath, ruleId }: NamedRule): string {
  return rulePath || ruleId || '(rule without a name)';
}
