import { MOST_FORMAT_ENTRIES } from '../../domain/limits.ts';
import { isInStatesOf, isPlaceOf } from '../../domain/place/condition-places.ts';
import type { GateReport, ProjectReport, ReportedCondition, ReportedCulprit } from '../../domain/report.ts';
import {
  blockers,
  boundOf,
  counted,
  isIncompleteFail,
  isPassWhereNothingBlocks,
  warnings,
} from '../text/report-facts.ts';
import { clean } from '../text/text.ts';
import { siblingsText } from '../text/unjudged.ts';
import { fingerprint, type PlacedIssue } from './placed-issues.ts';

/** What a report says about a broken condition: an issue, a rule that it counts, or how many rules are not told one by one. */
export type Entry =
  | {
      readonly kind: 'issue';
      readonly condition: ReportedCondition;
      readonly rule: ReportedCulprit;
      readonly placed: PlacedIssue;
      readonly others: readonly ReportedCondition[];
      /** So many issues of the rule are known, more than the condition counts; undefined where it counts them all. */
      readonly among: bigint | undefined;
    }
  | {
      readonly kind: 'culprit';
      readonly condition: ReportedCondition;
      readonly rule: ReportedCulprit;
      readonly placed: bigint;
    }
  /** `left` is 0 where nobody knows the rules: a broken condition is never silent. */
  | { readonly kind: 'rest'; readonly condition: ReportedCondition; readonly left: number };

export type Entries = {
  readonly entries: readonly Entry[];
  /** How many broken conditions have no entry, because there is no room. */
  readonly conditionsLeft: number;
};

export const NO_ENTRIES: Entries = { entries: [], conditionsLeft: 0 };

/** One for each issue of a broken condition, below the first alone, and each rule with other issues: blockers first. Empty only if no condition is broken. */
export function entriesOf(
  report: GateReport,
  placed: readonly PlacedIssue[] = [],
  most: number = MOST_FORMAT_ENTRIES,
): Entries {
  const broken = [...blockers(report), ...warnings(report)];
  const culprits = new CulpritEntries(report, broken, placed);
  const entries: Entry[] = [];
  for (const [index, condition] of broken.entries()) {
    if (entries.length === most) return { entries, conditionsLeft: broken.length - index };
    for (const entry of ofCondition(condition, culprits, most - entries.length)) entries.push(entry);
  }
  return { entries, conditionsLeft: 0 };
}

/** The entries of each project: at most so many as a file may have, those of the first before any of the next. */
export function entriesByProject(
  projects: readonly ProjectReport[],
  placedOf: (project: ProjectReport) => readonly PlacedIssue[] = () => [],
  most: number = MOST_FORMAT_ENTRIES,
): readonly { readonly project: ProjectReport; readonly entries: Entries }[] {
  let room = most;
  return projects.map((project) => {
    const entries = entriesOf(project, placedOf(project), room);
    room -= entries.entries.length;
    return { project, entries };
  });
}

function ofCondition(condition: ReportedCondition, culprits: CulpritEntries, most: number): readonly Entry[] {
  const { rules, rulesInAll } = condition;
  const entries: Entry[] = [];
  let told = 0;
  for (const rule of rules) {
    // How many rules are left must have room, too.
    const room = most - entries.length - (told + 1 === rulesInAll ? 0 : 1);
    if (room < 1) break;
    for (const entry of culprits.of(condition, rule, room)) entries.push(entry);
    told += 1;
  }
  const isWhole = told > 0 && told === rulesInAll;
  return isWhole ? entries : [...entries, { kind: 'rest', condition, left: rulesInAll - told }];
}

class CulpritEntries {
  readonly #report: GateReport;
  readonly #claims: ReturnType<typeof claimsOf>;
  readonly #told = new Set<PlacedIssue>();
  readonly #conditionsOf = new Map<PlacedIssue, ReportedCondition[]>();

  constructor(report: GateReport, broken: readonly ReportedCondition[], placed: readonly PlacedIssue[]) {
    this.#report = report;
    this.#claims = claimsOf(report, broken, placed);
    for (const [condition, claim] of this.#claims) {
      for (const issue of [...claim.values()].flat()) {
        const known = this.#conditionsOf.get(issue);
        if (known === undefined) this.#conditionsOf.set(issue, [condition]);
        else known.push(condition);
      }
    }
  }

  /** The entries of a rule, at most `room`, which is 1 at least. */
  of(condition: ReportedCondition, rule: ReportedCulprit, room: number): readonly Entry[] {
    const claimed = this.#claims.get(condition)?.get(rule) ?? [];
    const known = issuesIn(claimed);
    const isExact = boundOf(this.#report, condition) === 'exact';
    const isCovered = isExact && known >= rule.issues;
    const untold = claimed.filter((issue) => !this.#told.has(issue));
    const isAllTold = isCovered && untold.length <= room;
    const told = isAllTold ? untold : untold.slice(0, room - 1);
    for (const issue of told) this.#told.add(issue);
    const among = isExact && known > rule.issues ? known : undefined;
    const issues = told.map((placed): Entry => {
      const others = this.#conditionsOf.get(placed)!.filter((other) => other !== condition);
      return { kind: 'issue', condition, rule, placed, others, among };
    });
    const placed = issuesIn(claimed.filter((issue) => this.#told.has(issue)));
    return isAllTold ? issues : [...issues, { kind: 'culprit', condition, rule, placed }];
  }
}

/** Which issues a condition may count, by the rule that it counts them of. Each issue is of one rule. */
type Claim = ReadonlyMap<ReportedCulprit, readonly PlacedIssue[]>;

function claimsOf(
  { places }: Pick<GateReport, 'places'>,
  conditions: readonly ReportedCondition[],
  placed: readonly PlacedIssue[],
): ReadonlyMap<ReportedCondition, Claim> {
  const inStatesOf = (condition: ReportedCondition): readonly PlacedIssue[] =>
    placed.filter(({ place }) => isInStatesOf(place, condition, places));
  return new Map(
    placed.length === 0 ? [] : conditions.map((condition) => [condition, claimOf(condition, inStatesOf(condition))]),
  );
}

function issuesIn(placed: readonly PlacedIssue[]): bigint {
  return BigInt(placed.reduce((sum, { issues }) => sum + issues, 0));
}

function claimOf(condition: ReportedCondition, placed: readonly PlacedIssue[]): Claim {
  const byId = Map.groupBy(condition.rules, ({ ruleId }) => ruleId);
  const ruleOf = ({ place }: PlacedIssue): ReportedCulprit | undefined =>
    byId.get(place.ruleId)?.find((rule) => isPlaceOf(place, rule));
  const claim = new Map<ReportedCulprit, readonly PlacedIssue[]>();
  for (const [rule, issues] of Map.groupBy(placed, ruleOf)) {
    if (rule !== undefined) claim.set(rule, newOnes(condition, rule, issues) ?? issues);
  }
  return claim;
}

/** The issues that this scan found first, if they are as many as are new. Else nobody knows which are new, or which of them a waiver takes out. */
function newOnes(
  { compare }: ReportedCondition,
  { new: more, issues: judged }: ReportedCulprit,
  issues: readonly PlacedIssue[],
): readonly PlacedIssue[] | undefined {
  if (compare !== 'new' || more !== judged) return undefined;
  const first = issues.filter(({ place }) => place.isNew);
  return issuesIn(first) === judged ? first : undefined;
}

/** Stable from run to run, whatever the counts are: systems compare two reports by them. No two entries have the same. */
export function fingerprintsOf(entries: readonly Entry[]): ReadonlyMap<Entry, string> {
  const byPrint = Map.groupBy(entries, printOf);
  // A condition may count several rules that have neither a path nor an id.
  const numbered = [...byPrint].flatMap(([print, alike]) =>
    alike.map((entry, index) => [entry, index === 0 ? print : fingerprint(print, index)] as const),
  );
  return new Map(numbered);
}

function printOf(entry: Entry): string {
  if (entry.kind === 'issue') return entry.placed.print;
  const { condition } = entry;
  const rule = entry.kind === 'culprit' ? [entry.rule.product ?? null, entry.rule.ruleId, entry.rule.rulePath] : null;
  return fingerprint('condition', condition.source, condition.name, rule);
}

/** The caution that is none of the code: it names projects that another gate judges. */
export const SIBLINGS = 'siblings';

export type Caution = { readonly id: string; readonly text: string };

/** What a proven verdict leaves open, each with a stable id. Empty where the verdict itself says that something is not proven. */
export function cautionsOf(report: GateReport): readonly Caution[] {
  const { verdict, conditions } = report;
  if (verdict.word === 'inconclusive' || isIncompleteFail(report)) return [];
  const unproven = conditions.filter(({ result }) => result === 'unproven');
  const isPass = verdict.word === 'pass';
  return [
    ...(isPassWhereNothingBlocks(report)
      ? [
          {
            id: 'nothing-blocks',
            text: 'nothing blocks: no blocking condition is in force, so whatever is found passes',
          },
        ]
      : []),
    ...(report.siblings.length > 0 ? [{ id: SIBLINGS, text: siblingsText(report, clean) }] : []),
    ...(unproven.length > 0
      ? [
          {
            id: 'not-judged',
            text: `${counted(unproven.length, isPass ? 'warning' : 'condition')} could not be judged`,
          },
        ]
      : []),
  ];
}
