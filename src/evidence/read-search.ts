import type { PlannedSearch, RuleFacts, Tally } from '../domain/evidence.ts';
import { asGateFailure, type GateFailure } from '../domain/failure.ts';
import type { CountedGroup, CountedPage, IssueSearch } from '../domain/issue.ts';
import type { EvidenceWorld, ScopedSearch } from './evidence-plan.ts';
import { knownScore } from './known-rules.ts';

export type SearchReading = {
  readonly tally: Tally;
  readonly isSettled: boolean;
  /** Whether the answer's own total agrees with what was read, as groups or as issues. */
  readonly doesTotalFit: boolean;
  readonly failure: GateFailure | undefined;
};

export type ScopedReading = ScopedSearch & { readonly reading: SearchReading };

/** The platform cannot filter by a score, only by ranges of scores. */
type ScoreLimit = Pick<PlannedSearch, 'epssAbove' | 'unscored'>;

type Noted = Pick<EvidenceWorld, 'rules' | 'notices' | 'debugNotes'>;

const UNSCORED = 'Issues of dependencies without an EPSS score from 0 to 1 were found:';
const UNSCORED_COUNT = `${UNSCORED} epss-above counts them.`;
const UNSCORED_IGNORED = `${UNSCORED} "unscored: ignore" leaves them out.`;

/** Memory grows with rules, not with pages. Failures are part of the answer, never thrown. */
export async function readSearch(
  world: Pick<EvidenceWorld, 'reader' | 'signal'> & Noted,
  search: IssueSearch,
  limit: ScoreLimit = {},
): Promise<SearchReading> {
  const sums = new Sums(world, limit);
  let failure: GateFailure | undefined;
  try {
    const pages = world.reader.searchIssues(search, world.signal);
    let isMore = true;
    while (isMore) isMore = await addNext(pages, sums);
  } catch (thrown) {
    failure = asGateFailure(thrown);
  }
  return {
    tally: { rules: sums.rules, isComplete: failure === undefined },
    isSettled: sums.isSettled,
    doesTotalFit: failure !== undefined || sums.doesTotalFit(),
    failure,
  };
}

/** False at the end. In a function of its own, so that a page does not stay in memory while the next one is awaited. */
async function addNext(pages: AsyncIterator<CountedPage, void>, sums: Sums): Promise<boolean> {
  const next = await pages.next();
  if (next.done) return false;
  sums.add(next.value);
  return true;
}

/** The sum of a rule's groups on one page. `all` includes groups that do not count. */
type PageSum = { groups: number; count: bigint; all: bigint };

/** Groups that do not count are added up as well: they are part of the answer's total, and may show that issues move. */
class Sums {
  readonly rules = new Map<RuleFacts, bigint>();
  isSettled = true;
  #groups = 0;
  #issues = 0n;
  /** Includes the issues of groups that do not count. */
  readonly #all: Map<RuleFacts, bigint>;
  readonly #totals = new Set<bigint | undefined>();
  readonly #world: Noted;
  readonly #limit: ScoreLimit;

  constructor(world: Noted, limit: ScoreLimit) {
    this.#world = world;
    this.#limit = limit;
    this.#all = limit.epssAbove === undefined ? this.rules : new Map();
  }

  add({ total, notices, groups }: CountedPage): void {
    this.#totals.add(total);
    for (const text of notices) this.#world.debugNotes.add(text);
    const page = new Map<RuleFacts, PageSum>();
    for (const group of groups) {
      const rule = this.#world.rules.ruleOf(group);
      const all = group.issuesCount;
      // A count of zero stays in the tally: if a later page has the rule with another score, the difference is noticed.
      const count = this.#doesCount(group) ? all : 0n;
      const sum = page.get(rule);
      if (sum === undefined) page.set(rule, { groups: 1, count, all });
      else {
        // Groups of one page that share issue type, id and path are different groups of one rule: they add up.
        sum.groups += 1;
        sum.count += count;
        sum.all += all;
      }
    }
    for (const [rule, sum] of page) this.#addRule(rule, sum);
  }

  /** A rule that comes again on a later page is the same one: pages shift when issues change. The larger sum is kept. */
  #addRule(rule: RuleFacts, { groups, count, all }: PageSum): void {
    const known = this.rules.get(rule);
    if (known === undefined) {
      this.#groups += groups;
      this.#issues += all;
    } else if (known !== count || this.#all.get(rule) !== all) this.isSettled = false;
    if (known === undefined || count > known) this.rules.set(rule, count);
    if (this.#all !== this.rules) this.#all.set(rule, all);
  }

  #doesCount(group: CountedGroup): boolean {
    const { epssAbove, unscored } = this.#limit;
    if (epssAbove === undefined) return true;
    const score = knownScore(group);
    if (score >= 0) return score >= epssAbove;
    if (unscored === 'ignore') this.#world.debugNotes.add(UNSCORED_IGNORED);
    else this.#world.notices.add(UNSCORED_COUNT);
    return unscored !== 'ignore';
  }

  /** The unit of `total` is not documented: groups or issues, either is accepted. It may be absent where nothing was found. */
  // spec-gap: search-total-unit
  doesTotalFit(): boolean {
    if (this.#totals.size !== 1) return false;
    const [total] = this.#totals;
    if (total === undefined) return this.#groups === 0;
    return total === BigInt(this.#groups) || total === this.#issues;
  }
}
