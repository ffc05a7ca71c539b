import { MOST_SUMMARY_RULES } from '../../domain/limits.ts';
import type { GateReport, ReportedRule } from '../../domain/report.ts';
import { kept } from './text.ts';

/** The parts of a report that contain every rule a page may show. */
type RulesOfReport = Pick<GateReport, 'conditions' | 'rules' | 'breakingRules' | 'fixedRules'>;

type NamedRule = Pick<ReportedRule, 'rulePath' | 'ruleId'>;
type Identified = NamedRule & Pick<ReportedRule, 'product'>;

/** Shows a rule by the shortest end of its path that no other rule on a page of this report has. Rules with the same path get their product and id. */
export const ruleNames = kept((report: RulesOfReport): ((rule: Identified) => string) => {
  const { shared, ends } = namesOf(report);
  return (rule) => {
    const name = ruleName(rule);
    if (shared.has(name)) return `${name}${mark(rule)}`;
    // An end without a letter, as a version has, is no name.
    const isName = (end: string): boolean => (ends.get(end) ?? 1) === 1 && /[a-z]/i.test(end);
    return PATH.test(name) ? (endsOf(name).find(isName) ?? name) : name;
  };
});

/** Names that several rules have, and how many names have which end. */
function namesOf(report: RulesOfReport) {
  const first = new Map<string, Identified>();
  const shared = new Set<string>();
  for (const rule of shownRules(report)) {
    const name = ruleName(rule);
    const one = first.get(name) ?? rule;
    first.set(name, one);
    if (one.ruleId !== rule.ruleId || one.product !== rule.product) shared.add(name);
  }
  const ends = new Map<string, number>();
  for (const name of first.keys()) for (const end of endsOf(name)) ends.set(end, (ends.get(end) ?? 0) + 1);
  return { shared, ends };
}

/** A name that shares more than these with another one is shown whole: a hostile one may have a hundred thousand. */
const MOST_SEGMENTS = 20;

/** The last segment of a name, the last two, and so on. */
function endsOf(name: string): readonly string[] {
  const segments = name.split('.').slice(-MOST_SEGMENTS);
  return segments.map((_, index) => segments.slice(-1 - index).join('.'));
}

/** Rules that conditions count, and the first ones of those that break nothing, are new, or are gone. */
function* shownRules({ conditions, rules, breakingRules, fixedRules }: RulesOfReport): Generator<Identified> {
  for (const condition of conditions) yield* condition.rules;
  yield* rules.slice(breakingRules, breakingRules + MOST_SUMMARY_RULES);
  if (fixedRules === undefined) return;
  yield* fixedRules.slice(0, MOST_SUMMARY_RULES);
  yield* rules.filter((rule) => newIssues(rule) > 0n).slice(0, MOST_SUMMARY_RULES);
}

export function newIssues({ issues, issuesAtBaseline = 0n }: ReportedRule): bigint {
  return issues > issuesAtBaseline ? issues - issuesAtBaseline : 0n;
}

/** Words with dots between them. Its time is linear in the length of the name. */
const PATH = /^[\w/-]+(?:\.[\w/-]+)+$/;

/** ` [code r-1]`: distinguishes rules of one path. */
function mark({ product, ruleId, rulePath }: Identified): string {
  const words = [product, rulePath === '' ? '' : ruleId].filter((word) => word !== undefined && word !== '');
  return words.length === 0 ? '' : ` [${words.join(' ')}]`;
}

/** The same text for the same rule. Rules of several products may share a path or an id. */
export function identityOf({ product, ruleId, rulePath }: Identified): string {
  return JSON.stringify([product, ruleId, rulePath]);
}

export function ruleName({ rulePath, ruleId }: NamedRule): string {
  return rulePath || ruleId || '(rule without a name)';
}
