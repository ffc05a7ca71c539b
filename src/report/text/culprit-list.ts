import type { ReportedCondition, ReportedCulprit } from '../../domain/report.ts';
import { shortRuleName } from './rule-name.ts';

const MOST_NAMED_CULPRITS = 3;

/** The rules that break something, as far as a sentence can name them. */
export type CulpritList = {
  /** Each rule is there once, those of the first condition first. */
  readonly named: readonly { readonly name: string; readonly issues: bigint }[];
  /** How many others there are; a lower bound where a condition counts more rules than are told of it. */
  readonly others: number;
};

export function culpritList(broken: readonly Pick<ReportedCondition, 'rules' | 'rulesInAll'>[]): CulpritList {
  const rules = new Map<string, ReportedCulprit>();
  for (const rule of broken.flatMap((condition) => condition.rules)) {
    const key = JSON.stringify([rule.product, rule.ruleId, rule.rulePath]);
    if (!rules.has(key)) rules.set(key, rule);
  }
  const named = [...rules.values()].slice(0, MOST_NAMED_CULPRITS);
  const inAll = Math.max(rules.size, ...broken.map(({ rulesInAll }) => rulesInAll));
  return {
    named: named.map((rule) => ({ name: shortRuleName(rule), issues: rule.issues })),
    others: inAll - named.length,
  };
}

/** `a (2), b (1) and 3 more rules`; empty where no rule is known. */
export function culpritText({ named, others }: CulpritList, code: (text: string) => string): string {
  if (named.length === 0) return '';
  const texts = named.map(({ name, issues }) => `${code(name)} (${issues})`);
  if (others > 0) return `${texts.join(', ')} and ${others} more ${others === 1 ? 'rule' : 'rules'}`;
  return texts.length === 1 ? texts[0]! : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
