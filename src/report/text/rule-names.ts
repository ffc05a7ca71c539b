import { MOST_SUMMARY_RULES } from '../../domain/limits.ts';
import type { GateReport, ReportedRule } from '../../domain/report.ts';
import { once } from '../../domain/work/once.ts';

/** These contain every rule that a page may show. */
export type RulesOfReport = Pick<GateReport, 'conditions' | 'rules' | 'breakingRules' | 'fixedRules'>;

export type NameRule = (rule: NamedRule & Pick<ReportedRule, 'product'>) => string;

/** The shortest end of a rule's path that no other rule on a page of this report has. Rules of one path have their product and id behind it. */
export function ruleNames(report: RulesOfReport): NameRule {
  const { conditions, rules, breakingRules, fixedRules } = report;
  const known = NAMES_OF.get(conditions);
  const isSame = known?.rules === rules && known.fixedRules === fixedRules && known.breakingRules === breakingRules;
  if (isSame) return known.name;
  const names = new Names();
  for (const rule of shownRules(report)) names.add(rule);
  const name: NameRule = (rule) => names.of(rule);
  NAMES_OF.set(conditions, { rules, breakingRules, fixedRules, name });
  return name;
}

export function newIssues({
  issues,
  issuesAtBaseline = 0n,
}: Pick<ReportedRule, 'issues' | 'issuesAtBaseline'>): bigint {
  return issues > issuesAtBaseline ? issues - issuesAtBaseline : 0n;
}

/** Those that conditions count, and the first that break nothing, are new, or are gone. */
function* shownRules({ conditions, rules, breakingRules, fixedRules }: RulesOfReport): Generator<Identified> {
  for (const condition of conditions) yield* condition.rules;
  yield* rules.slice(breakingRules, breakingRules + MOST_SUMMARY_RULES);
  yield* (fixedRules ?? []).slice(0, MOST_SUMMARY_RULES);
  let left = fixedRules === undefined ? 0 : MOST_SUMMARY_RULES;
  for (let index = 0; left > 0 && index < rules.length; index += 1) {
    const rule = rules[index]!;
    if (newIssues(rule) === 0n) continue;
    left -= 1;
    yield rule;
  }
}

/** The pages of one report ask again and again, and a report may have a hundred thousand rules. */
const NAMES_OF = new WeakMap<object, Omit<RulesOfReport, 'conditions'> & { readonly name: NameRule }>();

type Identified = Parameters<NameRule>[0];

class Names {
  readonly #first = new Map<string, Identified>();
  readonly #shared = new Set<string>();
  /** How many segments of a name no other name ends in. */
  readonly #segments = once(() => segmentsOfAll([...this.#first.keys()]));

  add(rule: Identified): void {
    const name = ruleName(rule);
    const first = this.#first.get(name);
    if (first === undefined) this.#first.set(name, rule);
    else if (first.ruleId !== rule.ruleId || first.product !== rule.product) this.#shared.add(name);
  }

  of(rule: Identified): string {
    const name = ruleName(rule);
    if (this.#shared.has(name)) return `${name}${mark(rule)}`;
    return PATH.test(name) ? withLetter(name, this.#segments().get(name) ?? 1) : name;
  }
}

/** In the order of their ends, the names with which a name shares the most stand beside it. */
function segmentsOfAll(names: readonly string[]): ReadonlyMap<string, number> {
  const sorted = names.map((name) => ({ name, ends: name.split('.').reverse() })).sort(byEnds);
  return new Map(
    sorted.map(({ name, ends }, index) => {
      const beside = [sorted[index - 1], sorted[index + 1]];
      const shared = beside.map((other) => (other === undefined ? 0 : sharedEnds(ends, other.ends)));
      return [name, Math.max(...shared) + 1];
    }),
  );
}

/** Words with dots between them. It takes time in proportion to the name. */
const PATH = /^[\w/-]+(?:\.[\w/-]+)+$/;

/** An end without a letter, as a version has, is no name: it goes on to the last segment that has one. */
function withLetter(name: string, segments: number): string {
  const end = endOf(name, segments);
  let letter = name.length - 1;
  while (letter >= 0 && !/[a-z]/i.test(name[letter]!)) letter -= 1;
  if (letter < 0) return name;
  const from = name.lastIndexOf('.', letter) + 1;
  return from < name.length - end.length ? name.slice(from) : end;
}

function endOf(name: string, segments: number): string {
  let from = name.length;
  for (let left = segments; left > 0 && from > -1; left -= 1) from = from === 0 ? -1 : name.lastIndexOf('.', from - 1);
  return name.slice(from + 1);
}

/** ` [code r-1]`: what distinguishes rules of one path. */
function mark({ product, ruleId, rulePath }: Identified): string {
  const words = [product, rulePath === '' ? '' : ruleId].filter((word) => word !== undefined && word !== '');
  return words.length === 0 ? '' : ` [${words.join(' ')}]`;
}

type Ends = { readonly ends: readonly string[] };

function byEnds({ ends: a }: Ends, { ends: b }: Ends): number {
  const shared = sharedEnds(a, b);
  const [left, right] = [a[shared] ?? '', b[shared] ?? ''];
  return left === right ? a.length - b.length : left < right ? -1 : 1;
}

function sharedEnds(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((end, index) => end !== b[index]);
  return differs === -1 ? a.length : differs;
}

/** The same text for the same rule: of one path or id there may be rules of several products. */
export function identityOf({ product, ruleId, rulePath }: Identified): string {
  return JSON.stringify([product, ruleId, rulePath]);
}

export type NamedRule = Pick<ReportedRule, 'rulePath' | 'ruleId'>;

export function ruleName({ rulePath, ruleId }: NamedRule): string {
  return rulePath || ruleId || '(rule without a name)';
}
