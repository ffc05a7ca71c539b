import {
  type Evidence,
  OTHER_SEARCH,
  RATED_SEARCH,
  type RuleFacts,
  type RuleTally,
  type Tally,
} from '../../domain/evidence.ts';
import type { Waiver } from '../../domain/policy.ts';
import { SEVERITIES } from '../../domain/severity.ts';
import { excessOver, mergeTallies, sumOf, tallyOf } from '../../domain/tally.ts';
import { daysBetween } from '../../domain/text/calendar-date.ts';
import type { WaiverResult } from '../../domain/verdict.ts';
import type { WithoutWaived } from './judge-condition.ts';

/** A waiver that ends within this many days is pointed out. */
const SOON_DAYS = 14;

export type JudgedWaivers = {
  /** Takes out what the active waivers name, by path or by id: of each condition at most `maxIssues`. */
  readonly withoutWaived: WithoutWaived;
  readonly results: readonly WaiverResult[];
  /** Issues of the branch under active waivers, each once; undefined where not everything was read. */
  readonly waived: bigint | undefined;
};

/** Finds what each waiver covers on the branch. `today` is the day of the run (`YYYY-MM-DD`, UTC). */
export function judgeWaivers(waivers: readonly Waiver[], evidence: Evidence, today: string): JudgedWaivers {
  if (waivers.length === 0) {
    const isWhole = [RATED_SEARCH, OTHER_SEARCH, ...SEVERITIES].every((id) => tallyOf(evidence.here, id).isComplete);
    return { withoutWaived: (tally) => tally, results: [], waived: isWhole ? 0n : undefined };
  }
  const open = openIssues(evidence);
  const withoutWaived = takingOut(waivers.filter((waiver) => !isExpired(waiver, today)));
  const isProven = open.isComplete && evidence.shortfall === undefined;
  return {
    withoutWaived,
    results: waivers.map((waiver) => resultOf(waiver, open, isProven, today)),
    waived: open.isComplete ? sumOf(open) - sumOf(withoutWaived(open)) : undefined,
  };
}

/**
 * A waiver with a limit is used up rule by rule, in the order of their keys and not in that of the pages: what is left of an incomplete tally is then
 * a lower bound.
 */
function takingOut(waivers: readonly Waiver[]): WithoutWaived {
  const unlimited = new Set(waivers.filter(({ maxIssues }) => maxIssues === undefined).map(({ rule }) => rule));
  return (tally) => {
    const allowances = allowancesOf(waivers);
    const rules = new Map([...tally.rules].filter(([, { group }]) => !isNamedIn(unlimited, group)));
    const limited = [...rules].filter(([, { group }]) => isNamedIn(allowances, group));
    for (const [key, { group, count }] of limited.sort(([one], [other]) => (one < other ? -1 : 1))) {
      let left = count;
      for (const name of [group.rulePath, group.ruleId]) {
        const allowance = allowances.get(name) ?? 0n;
        const taken = least(left, allowance);
        allowances.set(name, allowance - taken);
        left -= taken;
      }
      rules.set(key, { group, count: left });
    }
    return { rules, isComplete: tally.isComplete };
  };
}

/** How many issues may be taken out, by the rule that the waiver names. Waivers of one rule add up. */
function allowancesOf(waivers: readonly Waiver[]): Map<string, bigint> {
  const allowances = new Map<string, bigint>();
  for (const { rule, maxIssues } of waivers) {
    if (maxIssues !== undefined) allowances.set(rule, (allowances.get(rule) ?? 0n) + maxIssues);
  }
  return allowances;
}

function isNamedIn(names: ReadonlySet<string> | ReadonlyMap<string, bigint>, { rulePath, ruleId }: RuleFacts): boolean {
  return names.has(rulePath) || names.has(ruleId);
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function resultOf(waiver: Waiver, open: Tally, isProven: boolean, today: string): WaiverResult {
  if (isExpired(waiver, today)) return { ...waiver, state: 'expired', issues: 0n, excess: 0n };
  const found = issuesOf(open, ({ group }) => waiver.rule === group.rulePath || waiver.rule === group.ruleId);
  if (found === 0n && isProven) return { ...waiver, state: 'unused', issues: 0n, excess: 0n };
  const issues = waiver.maxIssues === undefined ? found : least(found, waiver.maxIssues);
  const isSoon = daysBetween(today, waiver.expires) <= SOON_DAYS;
  return { ...waiver, state: isSoon ? 'expiring-soon' : 'active', issues, excess: found - issues };
}

/** A waiver is valid until the end of its day. */
function isExpired({ expires }: Waiver, today: string): boolean {
  return expires < today;
}

function issuesOf(open: Tally, isWanted: (rule: RuleTally) => boolean): bigint {
  let issues = 0n;
  for (const rule of open.rules.values()) if (isWanted(rule)) issues += rule.count;
  return issues;
}

/**
 * Every issue of the branch once, whatever the conditions ask for. The search over all severities finds what the four by severity find;
 * where it was cut short, they may have found more.
 */
function openIssues({ here }: Evidence): Tally {
  const read = (id: string): Tally => tallyOf(here, id);
  const rated = read(RATED_SEARCH);
  const bySeverity = mergeTallies(SEVERITIES.map(read));
  return mergeTallies([rated, excessOver(bySeverity, rated), read(OTHER_SEARCH)]);
}
