import {
  type Evidence,
  type PlannedSearch,
  type RuleFacts,
  type Tally,
  UNCLASSIFIED_TALLY,
} from '../../domain/evidence.ts';
import { COUNT_COLUMNS, type CountColumn, type IssueState, SEVERITIES } from '../../domain/issue.ts';
import type { Condition } from '../../domain/policy.ts';
import { ISSUE_TYPES, RATED_ISSUE_TYPES } from '../../domain/product.ts';
import { beyond, countGroups, excessOver, mergeTallies, sumOf, tallyOf } from '../../domain/tally.ts';
import type { ConditionResult, CountedRule } from '../../domain/verdict.ts';
import type { Need } from './plan.ts';
import type { Part, TakeWaived } from './waiving.ts';

export type AskedSearches = ReadonlyMap<string, Pick<PlannedSearch, 'issueTypes' | 'severities'>>;

type ReadSearches = { readonly evidence: Evidence; readonly asked: AskedSearches };

export function judgeCondition(
  condition: Condition,
  need: Need | undefined,
  { evidence, asked, takeWaived }: ReadSearches & { readonly takeWaived: TakeWaived },
): ConditionResult {
  if (need === undefined || need.sum.length === 0) throw new Error(`the plan has no search for ${condition.name}`);
  const foundParts = labelled(evidence.here, need, asked);
  const isRead = foundParts.some(({ tally }) => tally.isComplete || tally.rules.size > 0);
  const found = isRead ? asOne(foundParts) : undefined;
  const count = (tally: Tally): bigint => (condition.count === 'issues' ? sumOf(tally) : countGroups(tally));
  const left = (parts: readonly Part[]): Tally => asOne(takeWaived(parts));
  const compares = doesCompare(condition, evidence);
  const known = found && moreThan(evidence, need, asked);
  const sure = compares && known === undefined ? newForSure(foundParts, evidence) : [];
  const moreParts = count(left(sure)) > condition.max ? sure : known;
  const more = moreParts && asOne(moreParts);
  const parts = compares ? moreParts : found && foundParts;
  const read = { ...factsOf(condition), found: found && count(found), new: more && count(more) };
  if (parts === undefined) return { ...read, waived: 0n, result: 'unproven', rules: [] };
  const unwaived = left(parts);
  return {
    ...read,
    waived: count(asOne(parts)) - count(unwaived),
    result: resultOf(count(unwaived), condition, unwaived, evidence),
    rules: countedRules(unwaived, { found, more }, condition, columnTallies(condition, need, { evidence, asked })),
  };
}

/** Tallies by column. With states of its own, they come from the condition's searches by severity, else from the searches of every run. */
function columnTallies(condition: Condition, { sum, bySeverity }: Need, { evidence, asked }: ReadSearches) {
  if (statesOf(condition) === undefined) return evidence;
  const byColumn = (tallies: ReadonlyMap<string, Tally>): ReadonlyMap<string, Tally> => {
    const parts = labelled(tallies, { sum: [...sum, ...bySeverity], bySeverity: [] }, asked);
    return new Map(SEVERITIES.map((one) => [one, asOne(parts.filter(({ severity }) => severity === one))]));
  };
  return { here: byColumn(evidence.here), there: evidence.there && byColumn(evidence.there) };
}

export function notApplicable(condition: Condition): ConditionResult {
  return { ...factsOf(condition), found: undefined, new: undefined, waived: 0n, rules: [], result: 'not-applicable' };
}

function factsOf(condition: Condition) {
  const { name, source, column, action, count, compare, max } = condition;
  return { name, source, column, action, count, compare, max, states: statesOf(condition) };
}

function statesOf({ scope }: Condition): readonly IssueState[] | undefined {
  return scope.kind === 'search' ? scope.states : undefined;
}

/** A lower bound is enough to break a limit. To prove that it is kept, everything must be read, without any doubt. */
function resultOf(count: bigint, condition: Condition, { isComplete }: Tally, evidence: Evidence) {
  const { shortfall } = evidence;
  if (count > condition.max) return shortfall === undefined || shortfall.areCountsLowerBounds ? 'broken' : 'unproven';
  const isBaselineInDoubt = doesCompare(condition, evidence) && evidence.baselineShortfall !== undefined;
  return isComplete && shortfall === undefined && !isBaselineInDoubt ? 'ok' : 'unproven';
}

function countedRules(
  { rules }: Tally,
  { found, more }: { readonly found: Tally | undefined; readonly more: Tally | undefined },
  condition: Condition,
  evidence: Pick<Evidence, 'here' | 'there'>,
): CountedRule[] {
  const columns = columnsOf(condition);
  const compares = doesCompare(condition, evidence);
  const counted: CountedRule[] = [];
  for (const [rule, count] of rules) {
    if (count === 0n) continue;
    counted.push({
      rule,
      issues: count,
      found: found?.rules.get(rule) ?? count,
      new: more === undefined ? undefined : (more.rules.get(rule) ?? 0n),
      columns: columnsOfRule(rule, columns, compares, evidence),
    });
  }
  // A rule without a known severity comes last.
  const rankOf = ({ columns: [worst] }: CountedRule): number =>
    worst === undefined ? columns.length : columns.indexOf(worst);
  return counted.sort((a, b) => rankOf(a) - rankOf(b) || Number(b.issues - a.issues));
}

/** The columns of a rule, in order. A group without a name is in the column whose search found it. */
function columnsOfRule(
  rule: RuleFacts,
  columns: readonly CountColumn[],
  compares: boolean,
  { here, there }: Pick<Evidence, 'here' | 'there'>,
): readonly CountColumn[] {
  if (columns.length === 1) return columns;
  const found = columns.filter((column) => here.get(column)?.rules.has(rule));
  if (!compares) return found;
  const more = found.filter(
    (column) => here.get(column)!.rules.get(rule)! > (there?.get(column)?.rules.get(rule) ?? 0n),
  );
  // New issues may have been found by the condition's own search.
  return more.length === 0 ? found : more;
}

export function doesCompare({ compare }: Pick<Condition, 'compare'>, { there }: Pick<Evidence, 'there'>): boolean {
  return compare === 'new' && there !== undefined;
}

function columnsOf({ scope }: Condition): readonly CountColumn[] {
  if (scope.kind === 'unrated') return ['unrated'];
  const { severities } = scope;
  return severities === 'all' ? COUNT_COLUMNS : SEVERITIES.filter((one) => severities.includes(one));
}

/** New issues by severity. Undefined unless the baseline was read to its end: a missing page there would add to them. */
function moreThan({ here, there, baselineShortfall }: Evidence, need: Need, asked: AskedSearches) {
  if (there === undefined || baselineShortfall?.areCountsLowerBounds === false) return undefined;
  const known = labelled(there, need, asked);
  // If severities were read together, an issue that got worse would be taken for one of the baseline.
  const isOne = (part: Part): boolean => isRated(part) && !part.severity && !part.isUnclassified;
  const isMixed = (part: Part): boolean => need.bySeverity.length === 0 && isOne(part) && part.tally.rules.size > 0;
  if (known.some((part) => !part.tally.isComplete || isMixed(part))) return undefined;
  // Compares part by part, before adding: fewer issues of one severity do not make up for more of another.
  return labelled(here, need, asked).map((part, index) => ({
    ...part,
    tally: excessOver(part.tally, part.severity === 'any' ? asOne(known) : known[index]!.tally),
  }));
}

/** Issues that are new whatever the baseline has: a lower bound while the baseline is in doubt. */
function newForSure(parts: readonly Part[], { allNew = [] }: Evidence): readonly Part[] {
  return parts.map((part) => {
    const rules = new Map([...part.tally.rules].filter(([{ issueType }]) => allNew.some((type) => type === issueType)));
    return { ...part, tally: { rules, isComplete: false } };
  });
}

/** The parts that are judged one by one: each search, or over all severities each severity and the rest. */
export function labelled(tallies: ReadonlyMap<string, Tally>, { sum, bySeverity }: Need, asked: AskedSearches) {
  const partOf = (id: string): Part => ({ ...labelOf(id, asked), tally: tallyOf(tallies, id) });
  const wholes = sum.map(partOf);
  if (bySeverity.length === 0) return wholes;
  const severities = bySeverity.map(partOf);
  const split = wholes.filter(isRated);
  const issueTypes = [...new Set(split.flatMap((part) => part.issueTypes))];
  const read = asOne(severities);
  const severity = read.isComplete ? undefined : ('any' as const);
  const rest = { issueTypes, severity, tally: beyond(read, asOne(split)) };
  return [...severities, rest, ...wholes.filter((part) => !split.includes(part))];
}

function isRated({ issueTypes }: Part): boolean {
  return RATED_ISSUE_TYPES.some((type) => issueTypes.includes(type));
}

function labelOf(id: string, asked: AskedSearches): Omit<Part, 'tally'> {
  if (id === UNCLASSIFIED_TALLY) return { issueTypes: ISSUE_TYPES, severity: undefined, isUnclassified: true };
  const search = asked.get(id);
  if (search === undefined) throw new Error(`the plan has no search ${id}`);
  const { issueTypes, severities } = search;
  return { issueTypes, severity: severities !== 'all' && severities.length === 1 ? severities[0] : undefined };
}

function asOne(parts: readonly Part[]): Tally {
  return mergeTallies(parts.map(({ tally }) => tally));
}
