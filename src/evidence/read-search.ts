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
  const sums = new Sums(known, counted);
  let failure: GateFailure | undefined;
  let isWhole = true;
  try {
    const pages = reader.searchIssues(search, signal);
    while (isWhole && (await addNext(pages, sums))) isWhole = !isEnough(sums.rules);
    await pages.return(undefined);
  } catch (thrown) {
    failure = asGateFailure(thrown);
  }
  const reported = sums.isAnyUnknown ? counted?.reported : undefined;
  return {
    tally: { rules: sums.rules, isComplete: failure === undefined && isWhole },
    isSettled: sums.isSettled,
    doesTotalFit: failure !== undefined || sums.doesTotalFit(),
    failure,
    notices: reported?.as === 'notice' ? [reported.text] : [],
    debugNotes: [...sums.debugNotes, ...(reported?.as === 'debugNote' ? [reported.text] : [])],
  };
}

/** False at the end. In a function of its own, so that a page does not stay in memory while the next one is awaited. */
async function addNext(pages: AsyncIterator<CountedPage, void>, sums: Sums): Promise<boolean> {
  const next = await pages.next();
  if (next.done) return false;
  sums.add(next.value);
  return true;
}

/** `all`: with the issues of groups that do not count. `more`: how many groups more than one the rule has on the page of `all`. */
type PageSum = { readonly group: RuleFacts; count: bigint; all: bigint; readonly page: object; more: number };

/** Groups that do not count are read all the same: they belong to the answer's total, and may show that it moves. */
class Sums {
  readonly rules = new Map<string, PageSum>();
  readonly debugNotes = new Set<string>();
  isSettled = true;
  isAnyUnknown = false;
  #nameless = 0;
  readonly #totals = new Set<bigint | undefined>();
  readonly #known: KnownRules;
  readonly #counted: Pick<GroupsThatCount, 'doesCount' | 'isUnknown'>;

  constructor(known: KnownRules, counted: GroupsThatCount | undefined) {
    // Where only some count, a rule has the facts of these.
    this.#known = counted === undefined ? known : new KnownRules();
    this.#counted = counted ?? { doesCount: () => true, isUnknown: () => false };
  }

  add({ total, notices, groups }: CountedPage): void {
    const { doesCount, isUnknown } = this.#counted;
    this.#totals.add(total);
    for (const text of notices) this.debugNotes.add(text);
    this.isAnyUnknown ||= groups.some(isUnknown);
    const page = {};
    const again = new Map<string, PageSum>();
    for (const group of [...groups.filter(doesCount), ...groups.filter((one) => !doesCount(one))]) {
      const { key, rule } = this.#nameOf(group);
      const all = group.issuesCount;
      // It counts no issues, so that a rule is missed where a later page has it with another score.
      const count = doesCount(group) ? all : 0n;
      const known = this.rules.get(key);
      const sum = known?.page === page ? known : again.get(key);
      if (sum === undefined)
        (known === undefined ? this.rules : again).set(key, { group: rule, count, all, page, more: 0 });
      else {
        // Groups of one page that share issue type, id and path are different groups of one rule: they add up.
        sum.count += count;
        sum.all += all;
        sum.more += 1;
      }
    }
    for (const [key, sum] of again) this.#addAgain(this.rules.get(key)!, sum);
  }

  /** The unit of `total` is not documented: groups or issues, either is accepted. It may be absent where nothing was found. */
  // spec-gap: search-total-unit
  doesTotalFit(): boolean {
    if (this.#totals.size !== 1) return false;
    const [total] = this.#totals;
    const sums = [...this.rules.values()];
    const groups = sums.reduce((count, { more }) => count + more, this.rules.size);
    if (total === undefined) return groups === 0;
    return total === BigInt(groups) || total === sums.reduce((issues, { all }) => issues + all, 0n);
  }

  #nameOf(group: CountedGroup): KnownRule {
    return this.#known.ruleOf(group) ?? { key: `nameless ${this.#nameless++}`, rule: factsOf(group) };
  }

  /** A rule that comes again on a later page is the same one: pages shift when issues change. The larger sum is kept, never the smaller. */
  #addAgain(known: PageSum, { count, all, more }: PageSum): void {
    if (known.count !== count || known.all !== all) this.isSettled = false;
    if (count > known.count) known.count = count;
    if (all > known.all) Object.assign(known, { all, more });
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
