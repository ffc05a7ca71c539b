import type { PlannedSearch, RuleFacts, Tally } from '../domain/evidence.ts';
import { asGateFailure, type GateFailure } from '../domain/failure.ts';
import type { CountedGroup, CountedPage, IssueSearch } from '../domain/issue.ts';
import type { EvidenceWorld, ScopedSearch } from './evidence-plan.ts';
import { type KnownRules, knownScore } from './known-rules.ts';

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

type Narrowed = {
  /** True if the pages read so far are enough: reading then ends early. */
  readonly isEnough?: (rules: Tally['rules']) => boolean;
  /** Undefined if all groups count. */
  readonly counted?: GroupsThatCount | undefined;
};

/** Memory grows with rules, not with pages. Failures are part of the answer, never thrown. */
export async function readSearch(
  { reader, signal, rules }: Pick<EvidenceWorld, 'reader' | 'signal' | 'rules'>,
  search: IssueSearch,
  { isEnough, counted }: Narrowed = {},
): Promise<SearchReading> {
  const sums = new Sums(rules, counted);
  let failure: GateFailure | undefined;
  let isWhole = true;
  try {
    const pages = reader.searchIssues(search, signal);
    while (isWhole && (await addNext(pages, sums))) isWhole = isEnough?.(sums.rules) !== true;
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

/** The sum of a rule's groups on one page. `all` includes groups that do not count. */
type PageSum = { groups: number; count: bigint; all: bigint };

/** Groups that do not count are added up as well: they are part of the answer's total, and may show that issues move. */
class Sums {
  readonly rules = new Map<RuleFacts, bigint>();
  readonly debugNotes = new Set<string>();
  isSettled = true;
  isAnyUnknown = false;
  #groups = 0;
  #issues = 0n;
  /** Includes the issues of groups that do not count. */
  readonly #all: Map<RuleFacts, bigint>;
  readonly #totals = new Set<bigint | undefined>();
  readonly #known: KnownRules;
  readonly #counted: GroupsThatCount | undefined;

  constructor(known: KnownRules, counted: GroupsThatCount | undefined) {
    this.#known = known;
    this.#counted = counted;
    this.#all = counted === undefined ? this.rules : new Map();
  }

  add({ total, notices, groups }: CountedPage): void {
    this.#totals.add(total);
    for (const text of notices) this.debugNotes.add(text);
    const counted = this.#counted;
    if (counted !== undefined) this.isAnyUnknown ||= groups.some(counted.isUnknown);
    const page = new Map<RuleFacts, PageSum>();
    for (const group of groups) {
      const rule = this.#known.ruleOf(group);
      const all = group.issuesCount;
      // A count of zero stays in the tally: if a later page has the rule with another score, the difference is noticed.
      const count = counted === undefined || counted.doesCount(group) ? all : 0n;
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
    if (this.#counted !== undefined) this.#all.set(rule, all);
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

type GroupsThatCount = {
  doesCount(group: CountedGroup): boolean;
  isUnknown(group: CountedGroup): boolean;
  /** Reported once if the score of a group is not known: as a notice, or as a debug note if such groups are left out. */
  readonly reported: { readonly as: 'notice' | 'debugNote'; readonly text: string };
};

const UNSCORED = 'Issues of dependencies without an EPSS score from 0 to 1 were found:';

/** Undefined if all groups count. The platform cannot filter by a score, only by ranges of scores. */
export function countedGroups(search: Pick<PlannedSearch, 'epssAbove' | 'unscored'>): GroupsThatCount | undefined {
  const { epssAbove, unscored } = search;
  if (epssAbove === undefined) return undefined;
  return {
    doesCount: (group) => (isUnknown(group) ? unscored !== 'ignore' : knownScore(group) >= epssAbove),
    isUnknown,
    reported:
      unscored === 'ignore'
        ? { as: 'debugNote', text: `${UNSCORED} "unscored: ignore" leaves them out.` }
        : { as: 'notice', text: `${UNSCORED} epss-above counts them.` },
  };
}

function isUnknown(group: CountedGroup): boolean {
  return knownScore(group) < 0;
}
