import {
  isNameless,
  type PlannedSearch,
  type RuleFacts,
  type RuleTally,
  ruleKey,
  type Tally,
} from '../domain/evidence.ts';
import { asGateFailure, type GateFailure } from '../domain/failure.ts';
import type { CountedGroup, CountedPage, IssueSearch } from '../domain/issue.ts';
import { storedSourceUri } from '../domain/rule/rule-page.ts';
import { sumOf } from '../domain/tally.ts';
import type { FindingsReader } from '../ports/findings-reader.ts';
import type { ScopedSearch } from './evidence-plan.ts';

export type SearchReading = {
  readonly tally: Tally;
  readonly isSettled: boolean;
  /** Whether the answer's own total agrees with what was read, as groups or as issues. */
  readonly doesTotalFit: boolean;
  readonly failure: GateFailure | undefined;
  readonly notices: readonly string[];
  readonly debugNotes: readonly string[];
};

export type ScopedReading = ScopedSearch & { readonly reading: SearchReading };

/** Memory grows with rules, not with pages. Failures are part of the answer, never thrown. */
export async function readSearch(
  reader: Pick<FindingsReader, 'searchIssues'>,
  search: IssueSearch,
  signal?: AbortSignal,
  isEnough: (rules: ReadonlyMap<string, RuleTally>) => boolean = () => false,
  known = new KnownRules(),
  counted?: GroupsThatCount,
): Promise<SearchReading> {
  const sums = counted === undefined ? new Sums(known) : new SumsOfSome(known, counted);
  let failure: GateFailure | undefined;
  let isWhole = true;
  try {
    const pages = reader.searchIssues(search, signal);
    while (isWhole && (await addNext(pages, sums))) isWhole = !isEnough(sums.rules);
    await pages.return(undefined);
  } catch (thrown) {
    failure = asGateFailure(thrown);
  }
  return {
    tally: { rules: sums.rules, isComplete: failure === undefined && isWhole },
    isSettled: sums.isSettled,
    doesTotalFit: failure !== undefined || sums.doesTotalFit(),
    failure,
    notices: [...sums.notices],
    debugNotes: [...sums.debugNotes],
  };
}

/** False at the end. In a function of its own, so that a page does not stay in memory while the next one is awaited. */
async function addNext(pages: AsyncIterator<CountedPage, void>, sums: Pick<Sums, 'add'>): Promise<boolean> {
  const next = await pages.next();
  if (next.done) return false;
  sums.add(next.value);
  return true;
}

/** `more`: how many groups more than one the rule has on the page that counted. */
type PageSum = { readonly group: RuleFacts; count: bigint; readonly page: object; more: number };

class Sums {
  readonly rules = new Map<string, PageSum>();
  readonly notices: ReadonlySet<string> = new Set();
  readonly debugNotes = new Set<string>();
  isSettled = true;
  #nameless = 0;
  readonly #totals = new Set<bigint | undefined>();
  readonly #known: KnownRules;

  constructor(known: KnownRules) {
    this.#known = known;
  }

  add({ total, notices, groups }: CountedPage): void {
    this.#totals.add(total);
    for (const text of notices) this.debugNotes.add(text);
    const page = {};
    const again = new Map<string, PageSum>();
    for (const group of groups) {
      const { key, rule } = this.#nameOf(group);
      const known = this.rules.get(key);
      const sum = known?.page === page ? known : again.get(key);
      if (sum === undefined)
        (known === undefined ? this.rules : again).set(key, { group: rule, count: group.issuesCount, page, more: 0 });
      else {
        // Groups of one page that share issue type, id and path are different groups of one rule: they add up.
        sum.count += group.issuesCount;
        sum.more += 1;
      }
    }
    for (const [key, sum] of again) this.#addAgain(key, sum);
  }

  /** The unit of `total` is not documented: groups or issues, either is accepted. It may be absent where nothing was found. */
  // spec-gap: search-total-unit
  doesTotalFit(): boolean {
    if (this.#totals.size !== 1) return false;
    const [total] = this.#totals;
    let groups = this.rules.size;
    for (const { more } of this.rules.values()) groups += more;
    if (total === undefined) return groups === 0;
    return total === BigInt(groups) || total === sumOf(this);
  }

  #nameOf(group: CountedGroup): KnownRule {
    return this.#known.ruleOf(group) ?? { key: `nameless ${this.#nameless++}`, rule: factsOf(group) };
  }

  /** A rule that comes again on a later page is the same one: pages shift when issues change. The larger sum is kept, never the smaller. */
  #addAgain(key: string, sum: PageSum): void {
    const known = this.rules.get(key)!;
    if (known.count !== sum.count) this.isSettled = false;
    if (sum.count > known.count) this.rules.set(key, sum);
  }
}

/** Groups that do not count are read all the same: they belong to the answer's total, and may show that it moves. */
class SumsOfSome {
  readonly notices = new Set<string>();
  readonly #leftOut = new Set<string>();
  readonly #all: Sums;
  /** Its rules have the facts of groups that count. */
  readonly #some = new Sums(new KnownRules());
  readonly #counted: GroupsThatCount;

  constructor(known: KnownRules, counted: GroupsThatCount) {
    this.#all = new Sums(known);
    this.#counted = counted;
  }

  get rules(): ReadonlyMap<string, RuleTally> {
    return this.#some.rules;
  }

  get debugNotes(): ReadonlySet<string> {
    return new Set([...this.#all.debugNotes, ...this.#leftOut]);
  }

  get isSettled(): boolean {
    return this.#all.isSettled && this.#some.isSettled;
  }

  add(page: CountedPage): void {
    const { doesCount, isUnknown, reported } = this.#counted;
    const { yes = [], no = [] } = Object.groupBy(page.groups, (group) => (doesCount(group) ? 'yes' : 'no'));
    if (page.groups.some(isUnknown)) (reported.as === 'notice' ? this.notices : this.#leftOut).add(reported.text);
    this.#all.add(page);
    // They count no issues, so that a rule is missed where a later page has it with another score.
    this.#some.add({ ...page, groups: [...yes, ...no.map((group) => ({ ...group, issuesCount: 0n }))] });
  }

  doesTotalFit(): boolean {
    return this.#all.doesTotalFit();
  }
}

type KnownRule = { readonly key: string; readonly rule: RuleFacts };

export class KnownRules {
  /** The first of each path. It is found without making a key, and few paths have another. */
  readonly #byPath = new Map<string, KnownRule>();
  readonly #byKey = new Map<string, KnownRule>();

  /** The rule of a group; undefined for a group without a name, which is never the same as another. */
  ruleOf(group: CountedGroup): KnownRule | undefined {
    if (isNameless(group)) return undefined;
    const first = this.#byPath.get(group.rulePath);
    if (first === undefined) return stored(this.#byPath, group.rulePath, group);
    if (group.ruleId === first.rule.ruleId && group.issueType === first.rule.issueType) return first;
    const key = ruleKey(group)!;
    return this.#byKey.get(key) ?? stored(this.#byKey, key, group);
  }
}

function stored(rules: Map<string, KnownRule>, name: string, group: CountedGroup): KnownRule {
  const known = { key: ruleKey(group)!, rule: factsOf(group) };
  rules.set(name, known);
  return known;
}

/** A copy, so that nothing else of the group stays in memory. */
function factsOf(group: CountedGroup): RuleFacts {
  const { ruleId, rulePath, issueType, epss } = group;
  return { ruleId, rulePath, issueType, epss, ruleSourceUri: storedSourceUri(group) };
}

type GroupsThatCount = {
  doesCount(group: CountedGroup): boolean;
  isUnknown(group: CountedGroup): boolean;
  /** Reported once where the score of a group is not known: as a notice, or, for what is left out, as a debug note. */
  readonly reported: { readonly as: 'notice' | 'debugNote'; readonly text: string };
};

const UNSCORED = 'Issues of dependencies without an EPSS score from 0 to 1 were found:';

/** Undefined where all groups count. The platform has no filter for a score, only one for ranges of it. */
export function countedGroups(search: Pick<PlannedSearch, 'epssAbove' | 'unscored'>): GroupsThatCount | undefined {
  const { epssAbove, unscored } = search;
  if (epssAbove === undefined) return undefined;
  return {
    doesCount: (group) => (isUnknown(group) ? unscored !== 'ignore' : group.epss!.score! >= epssAbove),
    isUnknown,
    reported:
      unscored === 'ignore'
        ? { as: 'debugNote', text: `${UNSCORED} "unscored: ignore" leaves them out.` }
        : { as: 'notice', text: `${UNSCORED} epss-above counts them.` },
  };
}

function isUnknown({ epss }: CountedGroup): boolean {
  const score = epss?.score;
  return score === undefined || !(score >= 0 && score <= 1);
}
