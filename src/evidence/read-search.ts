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

/** Reads a search to its end. Memory grows with rules, not with pages. Failures are part of the answer, never thrown. */
export async function readSearch(
  reader: Pick<FindingsReader, 'searchIssues'>,
  search: IssueSearch,
  signal?: AbortSignal,
): Promise<SearchReading> {
  const sums = new Sums();
  let failure: GateFailure | undefined;
  try {
    for await (const page of reader.searchIssues(search, signal)) sums.add(page);
  } catch (thrown) {
    failure = asGateFailure(thrown);
  }
  return {
    tally: { rules: sums.rules, isComplete: failure === undefined },
    isSettled: sums.isSettled,
    doesTotalFit: failure !== undefined || sums.doesTotalFit(),
    failure,
    notices: [...sums.notices],
  };
}

class Sums {
  readonly rules = new Map<string, RuleTally>();
  readonly notices = new Set<string>();
  isSettled = true;
  /** Count of each group that was seen, to recognize it when it appears again. */
  readonly #groups = new Map<string, bigint>();
  #nameless = 0;
  readonly #totals = new Set<bigint | undefined>();

  add(page: IssuePage): void {
    this.#totals.add(page.total);
    for (const notice of page.notices) this.notices.add(notice);
    for (const group of page.groups) this.#addGroup(group);
  }

  /** The unit of `total` is not documented: groups or issues, either is accepted. It may be absent where nothing was found. */
  // spec-gap: search-total-unit
  doesTotalFit(): boolean {
    if (this.#totals.size !== 1) return false;
    const [total] = this.#totals;
    const groups = BigInt(this.#groups.size);
    if (total === undefined) return groups === 0n;
    return total === groups || total === [...this.rules.values()].reduce((sum, { count }) => sum + count, 0n);
  }

  /**
   * A group that appears again is the same group: pages shift when issues change. The larger count is kept, never the smaller.
   * Two versions of one rule are two groups, and add up.
   */
  #addGroup(group: IssueGroup): void {
    const rule = ruleKey(group) ?? `nameless ${this.#nameless++}`;
    const key = `${rule} ${group.ruleShaSum ?? ''}`;
    const known = this.#groups.get(key);
    if (known !== undefined && known !== group.issuesCount) this.isSettled = false;
    const more = known === undefined ? group.issuesCount : group.issuesCount - known;
    if (known !== undefined && more <= 0n) return;
    this.#groups.set(key, group.issuesCount);
    const sum = this.rules.get(rule);
    this.rules.set(rule, { group: sum?.group ?? factsOf(group), count: (sum?.count ?? 0n) + more });
  }
}

function factsOf({ ruleId, rulePath, issueType, epss }: IssueGroup): RuleFacts {
  return { ruleId, rulePath, issueType, epss };
}
