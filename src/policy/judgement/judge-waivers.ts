import { type Evidence, OTHER_SEARCH, type PlannedSearch, RATED_SEARCH } from '../../domain/evidence.ts';
import { SEVERITIES } from '../../domain/issue.ts';
import { doesCover, type Waiver } from '../../domain/policy.ts';
import { UNRATED_ISSUE_TYPES } from '../../domain/product.ts';
import { sumOf, tallyOf } from '../../domain/tally.ts';
import { daysBetween } from '../../domain/text/calendar-date.ts';
import { nearest } from '../../domain/text/suggestion.ts';
import type { WaiverResult } from '../../domain/verdict.ts';
import { type AskedSearches, labelled } from './judge-condition.ts';
import { namesUnrated } from './plan.ts';
import { least, type Part, waivedBy } from './waiving.ts';

const SOON_DAYS = 14;

/** Limits for finding a similar name: it takes time, and decides nothing. */
const MOST_RULES_COMPARED = 5_000;
const MOST_NEAR = 10;

/** `today`: `YYYY-MM-DD`, UTC. `waived`: issues of the branch under active waivers, each once; undefined if not all was read. Issues in a condition's own states are not among them. */
export function judgeWaivers(
  waivers: readonly Waiver[],
  evidence: Evidence,
  today: string,
  asked: ReadonlyMap<string, PlannedSearch>,
) {
  const takeWaived = waivedBy(waivers.filter((waiver) => !isExpired(waiver, today)));
  if (waivers.length === 0) {
    const isWhole = [RATED_SEARCH, OTHER_SEARCH, ...SEVERITIES].every((id) => tallyOf(evidence.here, id).isComplete);
    return { takeWaived, results: [], waived: isWhole ? 0n : undefined };
  }
  const open = openParts(evidence, waivers, asked);
  const left = takeWaived(open);
  const isWhole = open.every(({ tally }) => tally.isComplete);
  const isProven = isWhole && evidence.shortfall === undefined;
  // Searches in a condition's own states. An issue may be in several of them.
  const ofStates = [...asked.values()].filter(({ states }) => states !== undefined).map(({ id }) => id);
  const apart = labelled(evidence.here, { sum: ofStates, bySeverity: [] }, asked);
  const near = nearestOf([...open, ...apart]);
  return {
    takeWaived,
    results: waivers.map(resultOf),
    waived: isWhole ? sumOfParts(open) - sumOfParts(left) : undefined,
  };

  function resultOf(waiver: Waiver): WaiverResult {
    const none = { ...waiver, issues: 0n, near: undefined };
    if (isExpired(waiver, today)) return { ...none, state: 'expired' };
    const found = issuesUnder(waiver, open);
    if (found === 0n && issuesUnder(waiver, apart) === 0n && isProven)
      return { ...none, state: 'unused', near: near(waiver.rule) };
    const isSoon = daysBetween(today, waiver.expires) <= SOON_DAYS;
    return {
      ...none,
      state: isSoon ? 'expiring-soon' : 'active',
      issues: waiver.maxIssues === undefined ? found : least(found, waiver.maxIssues),
    };
  }
}

function isExpired({ expires }: Waiver, today: string): boolean {
  return expires < today;
}

function issuesUnder(waiver: Waiver, parts: readonly Part[]): bigint {
  let issues = 0n;
  for (const part of parts) {
    for (const [rule, count] of part.tally.rules) if (doesCover(waiver, rule, part)) issues += count;
  }
  return issues;
}

function sumOfParts(parts: readonly Part[]): bigint {
  return parts.reduce((sum, { tally }) => sum + sumOf(tally), 0n);
}

/** The rule that a name was probably meant for; undefined if none is similar, or if the name itself was found. */
function nearestOf(parts: readonly Part[]): (rule: string) => string | undefined {
  let names: ReadonlySet<string> | undefined;
  let left = MOST_NEAR;
  return (rule) => {
    names ??= namesIn(parts);
    left -= 1;
    if (left < 0 || names.has(rule)) return undefined;
    // Pages show only the end of a rule's path.
    return (
      [...names].find((name) => name.endsWith(`.${rule}`)) ?? nearest(rule, [...names].slice(0, MOST_RULES_COMPARED))
    );
  };
}

/** Paths before ids: they say more. */
function namesIn(parts: readonly Part[]): ReadonlySet<string> {
  const rules = parts.flatMap(({ tally }) => [...tally.rules.keys()]);
  const names = [...rules.map(({ rulePath }) => rulePath), ...rules.map(({ ruleId }) => ruleId)];
  return new Set(names.filter((name) => name !== ''));
}

/** Every issue of the branch once, independent of the conditions. Split by type only if a waiver needs it. */
function openParts({ here }: Evidence, waivers: readonly Waiver[], asked: AskedSearches): readonly Part[] {
  const others = namesUnrated(waivers) ? UNRATED_ISSUE_TYPES : [OTHER_SEARCH];
  return labelled(here, { sum: [RATED_SEARCH, ...others], bySeverity: SEVERITIES }, asked);
}
