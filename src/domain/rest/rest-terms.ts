import type { IssueChoice } from '../evidence.ts';
import type { IssueState } from '../issue.ts';
import { type FilterMemberName, type IssueFilter, TIME_MEMBERS } from '../issue-filter.ts';
import type { Condition } from '../policy.ts';

/** A part of the sum that is left of a condition: what it chooses, less what others choose too, and so on. */
export type RestTerm = {
  readonly sign: 1 | -1;
  readonly choice: IssueChoice;
  /** Names of the conditions that are taken out by it. Where one of them does not apply, neither does this part. */
  readonly without: readonly string[];
};

export type RestProblem =
  | { readonly kind: 'unsaid'; readonly name: string; readonly what: string }
  | { readonly kind: 'too-many' };

/** Each part is a search, for each severity. */
const MOST_TERMS = 16;

/** A condition without what others choose, as a sum of choices, its own first. Each can be asked for, so the sum is exact. `named` finds conditions above. */
export function restTermsOf(
  condition: Condition,
  named: (name: string) => Condition | undefined,
  counted?: readonly IssueState[],
  known = new Map<string, readonly RestTerm[] | RestProblem>(),
): readonly RestTerm[] | RestProblem {
  const { scope, andNot = [] } = condition;
  if (scope.kind === 'unrated') return [];
  let terms: RestTerm[] = [{ sign: 1, choice: scope, without: [] }];
  for (const name of andNot) {
    const other = named(name);
    // Once for each: a list in which every condition names all above would take for ever.
    const others = known.get(name) ?? (other === undefined ? [] : restTermsOf(other, named, counted, known));
    known.set(name, others);
    if ('kind' in others) return others;
    const taken: RestTerm[] = [];
    for (const term of terms) {
      for (const each of others) {
        const choice = overlapOf(term.choice, each.choice, counted);
        if (choice === 'none') continue;
        if ('unsaid' in choice) return { kind: 'unsaid', name, what: choice.unsaid };
        const sign = term.sign === each.sign ? -1 : 1;
        taken.push({ sign, choice, without: [...new Set([...term.without, name, ...each.without])] });
      }
    }
    terms = [...terms, ...taken];
    if (terms.length > MOST_TERMS) return { kind: 'too-many' };
  }
  return terms;
}

/** What both choose; `none` where no issue can be in both; the name of a key where no single question can say it. */
type Overlap = IssueChoice | 'none' | { readonly unsaid: string };

/** What both have in common, where one question can say it. `counted`: the states that a choice without states means. */
export function overlapOf(one: IssueChoice, other: IssueChoice, counted?: readonly IssueState[]): Overlap {
  const issueTypes = one.issueTypes.filter((type) => other.issueTypes.includes(type));
  const severities = commonOf(one.severities, other.severities);
  const states = statesOf(one, other, counted);
  if (issueTypes.length === 0 || severities.length === 0 || states?.length === 0) return 'none';
  const ages = agesOf(one, other);
  if (ages === undefined) return { unsaid: 'the time' };
  const where = whereOf(one.where, other.where);
  if ('unsaid' in where) return where;
  return { issueTypes, severities, states, where: where.both, ...scoresOf(one, other), ...ages };
}

function commonOf<Value>(some: readonly Value[] | 'all', others: readonly Value[] | 'all'): readonly Value[] | 'all' {
  if (some === 'all') return others;
  return others === 'all' ? some : some.filter((value) => others.includes(value));
}

/** An issue is in one state at a time. */
function statesOf(one: IssueChoice, other: IssueChoice, counted: readonly IssueState[] | undefined) {
  if (one.states === undefined && other.states === undefined) return undefined;
  const [some, others] = [one.states ?? counted, other.states ?? counted];
  if (some === undefined || others === undefined) return some ?? others;
  return some.filter((state) => others.includes(state));
}

/** A group has one score. What has none is in both only where both count it. */
function scoresOf(one: IssueChoice, other: IssueChoice): Pick<IssueChoice, 'epssAbove' | 'unscored'> {
  const scored = [one, other].filter(({ epssAbove }) => epssAbove !== undefined);
  if (scored.length === 0) return {};
  return {
    epssAbove: Math.max(...scored.map(({ epssAbove }) => epssAbove!)),
    unscored: scored.some(({ unscored }) => unscored === 'ignore') ? 'ignore' : 'count',
  };
}

/** An age takes the filter's members of time for itself, so that only two of one kind, or one alone, can be asked for. */
function agesOf(one: IssueChoice, other: IssueChoice) {
  const [older, triaged] = [one.olderThanDays ?? other.olderThanDays, one.triagedWithinDays ?? other.triagedWithinDays];
  if (older === undefined && triaged === undefined) return {};
  if ([one, other].some(({ where }) => TIME_MEMBERS.some((name) => where[name] !== undefined))) return undefined;
  if (older !== undefined && triaged !== undefined) return undefined;
  return older === undefined
    ? { triagedWithinDays: Math.min(triaged!, other.triagedWithinDays ?? triaged!) }
    : { olderThanDays: Math.max(older, other.olderThanDays ?? older) };
}

function whereOf(one: IssueFilter, other: IssueFilter): { readonly both: IssueFilter } | { readonly unsaid: string } {
  const isTimed = (where: IssueFilter): boolean => TIME_MEMBERS.some((name) => where[name] !== undefined);
  const isTimeShared = isTimed(one) && isTimed(other);
  const both: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other) as [FilterMemberName, unknown][]) {
    const known: unknown = one[name];
    const narrower = known === undefined ? value : narrowerOf(known, value);
    if (narrower === undefined) return { unsaid: `"${name}"` };
    both[name] = narrower;
  }
  // What one of them says of time may mean something else beside what the other says.
  if (isTimeShared && !TIME_MEMBERS.every((name) => one[name] === other[name])) return { unsaid: 'the time' };
  return { both: both as IssueFilter };
}

/** The value that is contained in the other one; undefined where neither is. Both are of one member: lists, or neither is. */
function narrowerOf(one: unknown, other: unknown): unknown {
  if (!Array.isArray(one)) return one === other ? one : undefined;
  const others = other as readonly unknown[];
  if (one.every((value) => others.includes(value))) return one;
  return others.every((value) => one.includes(value)) ? others : undefined;
}
