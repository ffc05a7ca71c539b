import type { RuleFacts, RuleTally, Tally } from '../domain/evidence.ts';
import { ruleKey } from '../domain/evidence.ts';
import { asGateFailure, type GateFailure } from '../domain/failure.ts';
import type { IssueGroup, IssuePage, IssueSearch } from '../domain/issue.ts';
import type { FindingsReader } from '../gate/ports/findings-reader.ts';

/** What one pass over the pages of one search gave. */
export type SearchReading = {
  readonly tally: Tally;
  /** False when a rule came on two pages with different counts: the issues changed while they were read. */
  readonly isSettled: boolean;
  /** Whether the answer's own total agrees with what was read, as groups or as issues. */
  readonly doesTotalFit: boolean;
  /** What cut the reading short; the tally then contains what came before. */
  readonly failure: GateFailure | undefined;
  readonly notices: readonly string[];
};

/**
 * Reads a search to its end, or until `isEnough` says that what was read answers the question. Memory grows with rules, not with pages. Failures are part
 * of the answer, never thrown.
 */
export async function readSearch(
  reader: Pick<FindingsReader, 'searchIssues'>,
  search: IssueSearch,
  signal?: AbortSignal,
  isEnough: (rules: ReadonlyMap<string, RuleTally>) => boolean = () => false,
  known: KnownRules = new Map(),
): Promise<SearchReading> {
  const sums = new Sums(known);
  let failure: GateFailure | undefined;
  let isWhole = true;
  try {
    for await (const page of reader.searchIssues(search, signal)) {
      sums.add(page);
      isWhole = !isEnough(sums.rules);
      if (!isWhole) break;
    }
  } catch (thrown) {
    failure = asGateFailure(thrown);
  }
  return {
    tally: { rules: sums.rules, isComplete: failure === undefined && isWhole },
    isSettled: sums.isSettled,
    doesTotalFit: failure !== undefined || sums.doesTotalFit(),
    failure,
    notices: [...sums.notices],
  };
}

/** Rules that searches have found, by key: the same rule is kept once, however many searches find it. */
export type KnownRules = Map<string, { readonly key: string; readonly rule: RuleFacts }>;

/** The groups of one rule on one page, as one. */
type PageSum = { readonly rule: RuleFacts; readonly issues: bigint; readonly groups: bigint };

class Sums {
  readonly rules = new Map<string, RuleTally>();
  readonly notices = new Set<string>();
  isSettled = true;
  /** Of rules with several groups on one page, how many more than one: for the comparison with `total`. */
  readonly #moreGroups = new Map<string, bigint>();
  #nameless = 0;
  readonly #totals = new Set<bigint | undefined>();
  readonly #known: KnownRules;

  constructor(known: KnownRules) {
    this.#known = known;
  }

  add(page: IssuePage): void {
    this.#totals.add(page.total);
    for (const notice of page.notices) this.notices.add(notice);
    for (const [key, sum] of this.#sumPage(page.groups)) this.#addRule(key, sum);
  }

  /** The unit of `total` is not documented: groups or issues, either is accepted. It may be absent where nothing was found. */
  // spec-gap: search-total-unit
  doesTotalFit(): boolean {
    if (this.#totals.size !== 1) return false;
    const [total] = this.#totals;
    let groups = BigInt(this.rules.size);
    for (const more of this.#moreGroups.values()) groups += more;
    if (total === undefined) return groups === 0n;
    let issues = 0n;
    for (const { count } of this.rules.values()) issues += count;
    return total === groups || total === issues;
  }

  /** Groups of one page that share issue type, id and path are different groups of one rule: they add up. */
  #sumPage(groups: readonly IssueGroup[]): ReadonlyMap<string, PageSum> {
    const sums = new Map<string, PageSum>();
    for (const group of groups) {
      const { key, rule: facts } = this.#nameOf(group);
      const { rule, issues, groups: count } = sums.get(key) ?? { rule: facts, issues: 0n, groups: 0n };
      sums.set(key, { rule, issues: issues + group.issuesCount, groups: count + 1n });
    }
    return sums;
  }

  #nameOf(group: IssueGroup): { readonly key: string; readonly rule: RuleFacts } {
    const key = ruleKey(group);
    if (key === undefined) return { key: `nameless ${this.#nameless++}`, rule: factsOf(group) };
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const name = { key, rule: factsOf(group) };
    this.#known.set(key, name);
    return name;
  }

  /** A rule that comes again on a later page is the same one: pages shift when issues change. The larger sum is kept, never the smaller. */
  #addRule(key: string, { rule, issues, groups }: PageSum): void {
    const known = this.rules.get(key);
    if (known !== undefined && known.count !== issues) this.isSettled = false;
    if (groups - 1n > (this.#moreGroups.get(key) ?? 0n)) this.#moreGroups.set(key, groups - 1n);
    if (known === undefined || issues > known.count)
      this.rules.set(key, { group: known?.group ?? rule, count: issues });
  }
}

function factsOf({ ruleId, rulePath, issueType, epss }: IssueGroup): RuleFacts {
  return { ruleId, rulePath, issueType, epss };
}
