import { OTHER_SEARCH, RATED_SEARCH, type Tally } from '../domain/evidence.ts';
import { ISSUE_STATES, type IssueState } from '../domain/issue.ts';
import {
  ISSUE_TYPES,
  type IssueType,
  PRODUCT_OF_ISSUE_TYPE,
  productsOf,
  RATED_ISSUE_TYPES,
} from '../domain/product.ts';
import type { FindingsCounts, Scan } from '../domain/scan.ts';
import { sumOf } from '../domain/tally.ts';
import type { ScanClaim } from './counting-place.ts';
import type { PlacedReading } from './read-side.ts';

/** The triage states of an issue that a scan still detects: all but fixed and removed. `findings_counts` counts these. */
export const DETECTED_STATES: readonly IssueState[] = ISSUE_STATES.filter(
  (state) => state !== 'fixed' && state !== 'removed',
);

const COUNT_OF_TYPE = { sast: 'code', sca: 'supplyChain', secrets: 'secrets' } as const satisfies Record<
  (typeof RATED_ISSUE_TYPES)[number],
  keyof FindingsCounts
>;

/** A scan's own word about some issue types: so many findings on its refs. */
export type Word = Pick<ScanClaim, 'scan' | 'refs' | 'hasEarlierScan'> & {
  /** One, where the scan counts by product; else all types of the scan together. */
  readonly issueTypes: readonly IssueType[];
  readonly findings: bigint;
};

/** Issues that were found on some refs: the issue types that were asked for, and what came. */
export type Found = {
  readonly issueTypes: readonly IssueType[];
  readonly refs: readonly string[];
  readonly tally: Tally;
};

/** True where the list gives no count at all: zero is one. */
export function leavesCountsOut({ findingsCounts }: Pick<Scan, 'findingsCounts'>): boolean {
  return Object.values(findingsCounts).every((count) => count === undefined);
}

/** What a scan says about the types that it decides; `statsFindings` is asked only where the list leaves the counts out. Nothing where it says nothing. */
export function wordsOf(claim: ScanClaim, statsFindings: bigint | undefined): readonly Word[] {
  const { scan, refs, hasEarlierScan } = claim;
  const { findingsCounts } = scan;
  const { total } = findingsCounts;
  if (countsByProduct(findingsCounts)) {
    return RATED_ISSUE_TYPES.filter((type) => claim.issueTypes.includes(type)).map((type) => {
      // spec-gap: omitted-members
      const findings = findingsCounts[COUNT_OF_TYPE[type]] ?? 0n;
      return { scan, refs, hasEarlierScan, issueTypes: [type], findings };
    });
  }
  // spec-gap: findings-of-detail
  const findings = leavesCountsOut(scan) ? statsFindings : total;
  return findings === undefined ? [] : [{ scan, refs, hasEarlierScan, issueTypes: typesOf(claim), findings }];
}

/** False where there is only a total, and where nothing of any product contradicts one that is more. */
function countsByProduct({ total, ...byProduct }: FindingsCounts): boolean {
  const given = Object.values(byProduct).filter((count) => count !== undefined);
  const isContradicted = total !== undefined && total > 0n && given.every((count) => count === 0n);
  return given.length > 0 && !isContradicted;
}

/** What was found of the types of a word on its refs; undefined where nothing was asked there. A lower bound where not all was asked. */
export function foundOf(
  { issueTypes, refs }: Pick<Word, 'issueTypes' | 'refs'>,
  all: readonly Found[],
): bigint | undefined {
  const there = all.filter((found) => isSameSet(found.refs, refs));
  if (there.length === 0) return undefined;
  return there.reduce((sum, found) => sum + issuesOf(issueTypes, found), 0n);
}

/** What the searches over all severities found, in the states that count. */
export function foundByReading(placed: readonly PlacedReading[]): readonly Found[] {
  return placed
    .filter(({ search }) => search.id === RATED_SEARCH || search.id === OTHER_SEARCH)
    .map(({ issueTypes, refs, reading }) => ({ issueTypes, refs, tally: reading.tally }));
}

/** True where a scan has findings and none can be found: not in the index yet, or gone since. */
export function isMissing(word: Word, found: bigint | undefined): boolean {
  return word.findings > 0n && (found === undefined || found === 0n);
}

/**
 * True where an index that is still being filled would look like this. More than the scan found is no sign of it, unless an earlier scan left
 * issues behind that this one will close.
 */
export function isOtherNumber(word: Word, found: bigint | undefined): boolean {
  if (found === undefined) return true;
  return found < word.findings || (found > word.findings && word.hasEarlierScan);
}

/** The types that a total is about: what the scan decides, and what else it ran. */
function typesOf({ scan, issueTypes }: ScanClaim): readonly IssueType[] {
  const products = productsOf(scan.enabledProducts);
  return ISSUE_TYPES.filter((type) => {
    const product = PRODUCT_OF_ISSUE_TYPE[type];
    return issueTypes.includes(type) || (product !== undefined && products.includes(product));
  });
}

/** A group that does not say its type counts only where no other type was asked for. */
function issuesOf(issueTypes: readonly IssueType[], found: Found): bigint {
  if (found.issueTypes.every((type) => issueTypes.includes(type))) return sumOf(found.tally);
  let issues = 0n;
  for (const { group, count } of found.tally.rules.values()) {
    if (group.issueType !== undefined && issueTypes.includes(group.issueType)) issues += count;
  }
  return issues;
}

export function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.every((each) => others.includes(each)) && others.every((each) => some.includes(each));
}
