import type { RuleFacts, RuleTally, Tally } from '../domain/evidence.ts';
import { ruleKey } from '../domain/evidence.ts';
import type { IssueGroup, IssuePage, IssueSearch } from '../domain/issue.ts';
import { asGateFailure, type GateFailure } from '../failure.ts';
import type { FindingsReader } from '../ports.ts';

/** What one pass over the pages of one search gave. */
export type SearchReading = {
  readonly tally: Tally;
  /** False when a rule came on two pages with different counts: the issues changed while they were read. */
  readonly isSettled: boolean;
  /** Whether the answer's own total agrees with what was read, as groups or as issues. */
  readonly doesTotalFit: boolean;
  /** What cut the reading short; the tally then holds what came before. */
  readonly failure: GateFailure | undefined;
  readonly notices: readonly string[];
};

/** Reads a search to its end. Memory grows with rules, not with pages. Failures are part of the answer, never thrown. */
export async function readSearch(
  reader: Pick<FindingsReader, 'searchIssues'>,
  search: IssueSearch,
): Promise<SearchReading> {
  const sums = new Sums();
  let failure: GateFailure | undefined;
  try {
    for await (const page of reader.searchIssues(search)) sums.add(page);
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
  #groups = 0n;
  #issues = 0n;
  #nameless = 0;
  readonly #totals = new Set<bigint | undefined>();

  add(page: IssuePage): void {
    this.#totals.add(page.total);
    for (const notice of page.notices) this.notices.add(notice);
    for (const group of page.groups) this.#addGroup(group);
  }

  /** The unit of `total` is not documented: groups or issues, either is fine; absent is fine for nothing at all. */
  // spec-gap: search-total-unit
  doesTotalFit(): boolean {
    if (this.#totals.size !== 1) return false;
    const [total] = this.#totals;
    if (total === undefined) return this.#groups === 0n;
    return total === this.#groups || total === this.#issues;
  }

  /** A rule that is met again is the same one: pages shift when issues change. The larger count is kept, never the smaller. */
  #addGroup(group: IssueGroup): void {
    const key = ruleKey(group) ?? `nameless ${this.#nameless++}`;
    const known = this.rules.get(key);
    if (known === undefined) {
      this.#groups += 1n;
      this.#issues += group.issuesCount;
      this.rules.set(key, { group: factsOf(group), count: group.issuesCount });
      return;
    }
    if (known.count === group.issuesCount) return;
    this.isSettled = false;
    if (group.issuesCount > known.count) this.rules.set(key, { group: known.group, count: group.issuesCount });
  }
}

function factsOf({ ruleId, rulePath, issueType, epss }: IssueGroup): RuleFacts {
  return { ruleId: detached(ruleId), rulePath: detached(rulePath), issueType, epss };
}

/** A copy of its own: a slice would keep the whole page that it was cut from in memory. */
function detached(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
