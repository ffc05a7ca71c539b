import { COUNT_COLUMNS, type CountColumn } from '../../domain/issue.ts';
import type { ReportedLocation } from '../../domain/location/issue-location.ts';
import { PRODUCT_OF_ISSUE_TYPE } from '../../domain/product.ts';
import type { BlockingRule, Bound, GateReport, ReportedCondition } from '../../domain/report.ts';
import { blockingConditions, boundOf, isNewJudged, warnings } from './report-facts.ts';
import { identityOf } from './rule-names.ts';
import { kept } from './text.ts';

export type RuleOfCondition = {
  readonly condition: ReportedCondition;
  readonly rule: BlockingRule;
  /** Equal for the same rule. A condition may count several rules without a name: the first of one condition equals the first of another. */
  readonly key: string;
};

/** A rule that breaks conditions, once however many it breaks. A broken condition has one at least. */
export type BrokenRule = {
  readonly rule: BlockingRule;
  readonly conditions: readonly ReportedCondition[];
  /** The same conditions, each with the rule as that condition counts it. All rows of a rule share this list. */
  readonly ofConditions: readonly RuleOfCondition[];
  readonly isBlocking: boolean;
  readonly isLive: boolean;
  readonly severity: CountColumn | undefined;
  readonly found: bigint;
  /** Issues that the first condition judges: all of the rule, or the new ones. Waivers leave the `issues` of `rule` of them. */
  readonly judged: bigint;
  readonly bound: Bound;
};

/** A rule in one file, of one severity and one version of a package, or a rule without a known file: pages, log and annotations show these rows. */
export type FindingRow = BrokenRule & {
  /** True if all its issues are new: first found by a deciding scan or, without a known file, not on the baseline. */
  readonly isNew: boolean;
  /** Locations in one file, of one severity; empty if none is known. They may be more than the conditions count. */
  readonly places: readonly ReportedLocation[];
  readonly about: ReportedLocation | undefined;
  /** Issues of the rule that no row lists by location. The last row of the rule has their number, the others have 0. */
  readonly elsewhere: bigint;
};

export type FindingRows = {
  /** Blocking first, then live secrets, then by severity, new before old, most issues first. */
  readonly rows: readonly FindingRow[];
  readonly rules: readonly BrokenRule[];
  /** At least so many rules have no row: conditions may have the same unnamed rules, or others. */
  readonly unnamed: number;
};

/** `and 12 more`: the findings that have no row on a page; empty if all have one. */
export function moreText({ rows, unnamed }: FindingRows, shown: number): string {
  const left = rows.length - shown + unnamed;
  return left === 0 ? '' : `and ${unnamed > 0 ? 'at least ' : ''}${left} more`;
}

/** Rows are stored by report: every page asks for them, some repeatedly until they fit. */
export const findingRows = kept(rowsOf);

function rowsOf(report: GateReport): FindingRows {
  const broken = [...blockingConditions(report), ...warnings(report)];
  const counted = broken.flatMap((condition) =>
    [...Map.groupBy(condition.rules, identityOf)].flatMap(([identity, alike]) =>
      alike.map((rule, nth): RuleOfCondition => ({ condition, rule, key: `${identity} ${nth}` })),
    ),
  );
  const locationsOf = locationsByRule(report, counted);
  const byRule = Map.groupBy(counted, ({ key }) => key);
  const rules = [...byRule.values()].map((alike) => brokenRule(report, alike));
  return {
    rows: rules.flatMap((one) => rowsOfRule(one, locationsOf.get(one.ofConditions[0]!.key) ?? [])).sort(inOrder),
    rules: rules.toSorted((a, b) => rankOf(a) - rankOf(b)),
    unnamed: Math.max(0, ...broken.map((condition) => condition.rulesInAll - condition.rules.length)),
  };
}

function brokenRule(report: GateReport, alike: readonly RuleOfCondition[]): BrokenRule {
  const { rule, condition } = alike[0]!;
  const found = alike.map((one) => one.rule.found);
  const columns = alike.flatMap((one) => one.rule.columns);
  const judged = (isNewJudged(condition) ? rule.new : undefined) ?? rule.found;
  return {
    rule,
    conditions: alike.map((one) => one.condition),
    ofConditions: alike,
    isBlocking: condition.action === 'fail',
    isLive: alike.some((one) => one.condition.isOfLiveSecrets),
    severity: COUNT_COLUMNS.find((column) => columns.includes(column)),
    found: found.reduce((most, count) => (count > most ? count : most)),
    judged,
    bound: boundOf(report, condition),
  };
}

/** Each location belongs to the first rule of its id that may count it. */
function locationsByRule({ places }: GateReport, counted: readonly RuleOfCondition[]) {
  const byId = Map.groupBy(counted, ({ rule }) => rule.ruleId);
  return Map.groupBy(places?.found ?? [], (location) => {
    return byId.get(location.ruleId)?.find((one) => mayCount(one, location, places))?.key;
  });
}

/** True if the condition may count this location by the rule, whose id is known to fit. A missing state or type fits. */
export function mayCount(
  { condition, rule }: RuleOfCondition,
  { state, issueType, severity }: ReportedLocation,
  places: GateReport['places'],
): boolean {
  const states = condition.states ?? places?.states;
  if (state !== undefined && states !== undefined && !states.includes(state)) return false;
  const product = issueType === undefined ? undefined : PRODUCT_OF_ISSUE_TYPE[issueType];
  if (product !== undefined && rule.product !== undefined && product !== rule.product) return false;
  return rule.columns.length === 0 || rule.columns.includes(severity ?? 'unrated');
}

function rowsOfRule(broken: BrokenRule, places: readonly ReportedLocation[]): readonly FindingRow[] {
  const { rule, conditions, found, judged, isLive } = broken;
  const inFiles = places.filter(({ filePath = '' }) => filePath !== '');
  const added = inFiles.filter(({ isNew }) => isNew);
  // If only new issues are judged, and the locations of all of these are known, older issues break nothing.
  const isOfNew = added.length > 0 && conditions.every(isNewJudged) && BigInt(added.length) >= judged;
  const [placed, due] = isOfNew ? [added, rule.issues] : [inFiles, found];
  const byFile = Map.groupBy(placed, ({ filePath, severity, dependency }) =>
    JSON.stringify([filePath, severity, dependency?.package, dependency?.version]),
  );
  const files = [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([, alike]): FindingRow => ({
        ...broken,
        severity: alike[0]!.severity ?? 'unrated',
        isNew: alike.every(({ isNew }) => isNew),
        isLive: alike.some(({ secret }) => (secret?.validation ?? (isLive && LIVE)) === LIVE),
        about: alike[0],
        places: alike.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
        elsewhere: 0n,
      }),
    )
    .sort(inOrder);
  // More issues without a file may be known than are left: some may be in a state that only another condition counts.
  const [left, unfiled] = [due - BigInt(placed.length), BigInt(places.length - inFiles.length)];
  const last = files.pop();
  if (last !== undefined) return [...files, { ...last, elsewhere: left > unfiled ? left : unfiled }];
  const isNew = conditions.some(isNewJudged) && judged > 0n && judged === found;
  return [{ ...broken, isNew, about: places[0], places: [], elsewhere: due }];
}

const LIVE = 'confirmed-valid';

function inOrder(a: FindingRow, b: FindingRow): number {
  return rankOf(a) - rankOf(b) || Number(b.isNew) - Number(a.isNew) || Number(issuesOf(b) - issuesOf(a));
}

function rankOf({ isBlocking, isLive, severity }: Pick<BrokenRule, 'isBlocking' | 'isLive' | 'severity'>): number {
  const rank = severity === undefined ? COUNT_COLUMNS.length : COUNT_COLUMNS.indexOf(severity);
  return (isBlocking ? 0 : 100) + (isLive ? 0 : 10) + rank;
}

export function issuesOf({ places, elsewhere }: FindingRow): bigint {
  return BigInt(places.length) + elsewhere;
}
