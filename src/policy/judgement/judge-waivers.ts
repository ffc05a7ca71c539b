import { type Evidence, OTHER_SEARCH, RATED_SEARCH, type RuleTally, type Tally } from '../../domain/evidence.ts';
import type { Waiver } from '../../domain/policy.ts';
import { SEVERITIES } from '../../domain/severity.ts';
import { excessOver, mergeTallies, sumOf, tallyOf } from '../../domain/tally.ts';
import { daysBetween } from '../../domain/text/calendar-date.ts';
import type { WaiverResult } from '../../domain/verdict.ts';
import type { IsWaived } from './judge-condition.ts';

/** A waiver that ends within this many days is pointed out. */
const SOON_DAYS = 14;

export type JudgedWaivers = {
  /** True for the rules that an active waiver names, by path or by id. */
  readonly isWaived: IsWaived;
  readonly results: readonly WaiverResult[];
  /** Issues of the branch under active waivers, each once; undefined where not everything was read. */
  readonly waived: bigint | undefined;
};

/** Finds what each waiver covers on the branch. `today` is the day of the run (`YYYY-MM-DD`, UTC). */
export function judgeWaivers(waivers: readonly Waiver[], evidence: Evidence, today: string): JudgedWaivers {
  const open = openIssues(evidence);
  const active = new Set(waivers.filter((waiver) => !isExpired(waiver, today)).map(({ rule }) => rule));
  const isWaived: IsWaived = ({ rulePath, ruleId }) => active.has(rulePath) || active.has(ruleId);
  const isProven = open.isComplete && evidence.shortfall === undefined;
  return {
    isWaived,
    results: waivers.map((waiver) => resultOf(waiver, open, isProven, today)),
    waived: open.isComplete ? issuesOf(open, ({ group }) => isWaived(group)) : undefined,
  };
}

function resultOf(waiver: Waiver, open: Tally, isProven: boolean, today: string): WaiverResult {
  if (isExpired(waiver, today)) return { ...waiver, state: 'expired', issues: 0n };
  const issues = issuesOf(open, ({ group }) => waiver.rule === group.rulePath || waiver.rule === group.ruleId);
  if (issues === 0n && isProven) return { ...waiver, state: 'unused', issues };
  const isSoon = daysBetween(today, waiver.expires) <= SOON_DAYS;
  return { ...waiver, state: isSoon ? 'expiring-soon' : 'active', issues };
}

/** A waiver is valid until the end of its day. */
function isExpired({ expires }: Waiver, today: string): boolean {
  return expires < today;
}

function issuesOf(open: Tally, isWanted: (rule: RuleTally) => boolean): bigint {
  const rules = new Map([...open.rules].filter(([, rule]) => isWanted(rule)));
  return sumOf({ rules, isComplete: open.isComplete });
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
