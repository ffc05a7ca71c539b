import { COUNT_COLUMNS, type CountColumn, statesText } from '../../domain/issue.ts';
import { UNLIMITED } from '../../domain/policy.ts';
import { PRODUCTS, type Product } from '../../domain/product.ts';
import type { Bound, GateReport, ReportedCondition } from '../../domain/report.ts';
import { canBlock } from '../../domain/verdict.ts';
import { kept } from './text.ts';

const RESULT_TEXTS = ['broken', 'warning', 'not proven', 'ok', 'not applicable'] as const;
export type ResultText = (typeof RESULT_TEXTS)[number];

/** A broken condition that blocks nothing is a warning. */
export function resultText({ action, result }: ReportedCondition): ResultText {
  if (result === 'broken') return action === 'fail' ? 'broken' : 'warning';
  return ({ unproven: 'not proven', ok: 'ok', 'not-applicable': 'not applicable' } as const)[result];
}

/** Conditions in the reader's order: that of the texts of their results. */
export function worstFirst(conditions: readonly ReportedCondition[]): ReportedCondition[] {
  const urgency = (condition: ReportedCondition): number => RESULT_TEXTS.indexOf(resultText(condition));
  return conditions.toSorted((a, b) => urgency(a) - urgency(b));
}

export function blockingConditions(report: Pick<GateReport, 'conditions'>): ReportedCondition[] {
  return report.conditions.filter(({ action, result }) => result === 'broken' && action === 'fail');
}

export function warnings(report: GateReport): ReportedCondition[] {
  return report.conditions.filter(({ action, result }) => result === 'broken' && action === 'warn');
}

export function isNewJudged({ compare, new: more }: Pick<ReportedCondition, 'compare' | 'new'>): boolean {
  return compare === 'new' && more !== undefined;
}

/** The products that a scan decides for and that a limit or condition in force counts. The verdict is about these only. */
export function judgedProducts({ scans, conditions }: Pick<GateReport, 'scans' | 'conditions'>): readonly Product[] {
  const inForce = conditions.filter(({ max, result }) => max !== UNLIMITED && result !== 'not-applicable');
  const counted = inForce.flatMap(({ products }) => products);
  const decided = scans.flatMap(({ decides }) => decides);
  return PRODUCTS.filter((product) => counted.includes(product) && decided.includes(product));
}

/** True for a fail that is not a replay: a replay leaves nothing to fix now. */
export function isToFix({ verdict, replay }: Pick<GateReport, 'verdict' | 'replay'>): boolean {
  return verdict.word === 'fail' && replay === undefined;
}

/** True for a pass that no condition could have prevented: it says nothing about how many issues there are. */
export function isPassWhereNothingBlocks({ verdict, conditions }: GateReport): boolean {
  return verdict.word === 'pass' && !conditions.some(canBlock);
}

/** True for a fail that was proven before everything was read. Issues of unknown severity were read, but cannot be judged. */
export function isIncompleteFail({ verdict }: GateReport): boolean {
  return verdict.word === 'fail' && verdict.reason !== undefined && verdict.reason !== 'unclassified';
}

/** True if the exit code does not follow the verdict because a setting says so. */
export function isUnenforced(report: GateReport): boolean {
  return report.exitCode === 0 && report.verdict.word !== 'pass';
}

export function hasCounts(report: GateReport): boolean {
  return COUNT_COLUMNS.some((column) => boundText(report.countsAre, report.counts[column]) !== NOT_READ);
}

export function hasFound(report: GateReport): boolean {
  return report.conditions.some(
    (condition) => condition.result !== 'not-applicable' && foundText(report, condition) !== NOT_READ,
  );
}

/** True if something is compared with a baseline: else a column `new` would be empty. */
export function isCompared({ conditions }: GateReport): boolean {
  return conditions.some((condition) => condition.new !== undefined);
}

/** True if a waiver exists: else a column `waived` would be all zeros. */
export function canWaive({ conditions, waivers }: GateReport): boolean {
  return waivers.length > 0 || conditions.some(({ waived }) => waived > 0n);
}

export function foundText(report: GateReport, condition: ReportedCondition): string {
  if (condition.result === 'not-applicable') return '–';
  return boundText(boundOf(report, condition), condition.found);
}

export function newText(report: GateReport, condition: ReportedCondition): string {
  return condition.new === undefined ? '–' : boundText(boundOf(report, condition), condition.new);
}

export function waivedText(report: GateReport, condition: ReportedCondition): string {
  return boundText(boundOf(report, condition), condition.waived, '–');
}

/** `3 critical, at least 2 high, low not read` */
export function countsText(report: GateReport, columns: readonly CountColumn[], isZeroReported = false): string {
  return columns
    .map((column) => ({ column, text: boundText(report.countsAre, report.counts[column]) }))
    .filter(({ text }) => isZeroReported || text !== '0')
    .map(({ column, text }) => (text === NOT_READ ? `${column} ${text}` : `${text} ${column}`))
    .join(', ');
}

/** Says how exact the numbers of a column are. If it was not read to its end, they are lower bounds, also beside a pass. */
export function boundOfColumn({ counts, countsAre }: GateReport, column: CountColumn): Bound {
  return countsAre === 'exact' && counts[column] === undefined ? 'at-least' : countsAre;
}

/** Says how exact the numbers of a condition are. Those of an `ok` condition are proven to be exact, whatever else was not read. */
export function boundOf(
  { countsAre, verdict }: Pick<GateReport, 'countsAre' | 'verdict'>,
  { result }: Pick<ReportedCondition, 'result'>,
): Bound {
  if (result === 'ok' || countsAre !== 'exact') return result === 'ok' ? 'exact' : countsAre;
  // An unproven condition is then a warning about a product that was not waited for, or a limit that issues of unknown severity may break.
  const isElseWhole = verdict.reason === undefined || verdict.reason === 'unclassified';
  return result === 'unproven' && isElseWhole ? 'at-least' : 'exact';
}

/** Renders an exact number, or a lower bound. A lower bound of 0 says nothing, so it is `none`, as an unknown number is. */
export function boundText(bound: Bound, count: bigint | undefined, none: string = NOT_READ): string {
  if (count === undefined || bound === 'unsettled') return none;
  if (bound === 'exact') return String(count);
  return count > 0n ? `${atLeast(bound)}${count}` : none;
}

const NOT_READ = 'not read';

/** Returns the report without the numbers that pages show as not read: output for programs says no more than the pages. */
export function withoutUnread(report: GateReport): GateReport {
  const read = (bound: Bound, count: bigint | undefined): bigint | undefined =>
    boundText(bound, count) === NOT_READ ? undefined : count;
  const { countsAre } = report;
  const counts = Object.entries(report.counts).map(([name, count]) => [name, read(countsAre, count)]);
  const conditions = report.conditions.map((condition): ReportedCondition => {
    const bound = condition.result === 'not-applicable' ? 'exact' : boundOf(report, condition);
    return { ...condition, found: read(bound, condition.found), new: read(bound, condition.new) };
  });
  return {
    ...report,
    counts: Object.fromEntries(counts) as GateReport['counts'],
    newTotal: read(countsAre, report.newTotal),
    ...(countsAre === 'exact' ? {} : { fixedTotal: undefined, fixedRules: undefined }),
    conditions,
  };
}

export function atLeast(bound: Bound): string {
  return bound === 'exact' ? '' : 'at least ';
}

export function counted(count: number | bigint, noun: string): string {
  return `${count} ${noun}${BigInt(count) === 1n ? '' : 's'}`;
}

/** Says what a broken condition found and allows: `14 high issues, 1 waived, 10 allowed`, `at least 1 new issue, none allowed`. */
export function conditionText(report: GateReport, condition: ReportedCondition): string {
  const { column, count, states, max, waived } = condition;
  const isNew = isNewJudged(condition);
  const found = isNew ? condition.new : condition.found;
  const words = [...(isNew ? ['new'] : []), ...(column === undefined ? [] : [column])];
  const noun = `${count === 'groups' ? 'rule' : 'issue'}${found === 1n ? '' : 's'}`;
  const where = states === undefined ? [] : [statesText(states)];
  const bound = atLeast(boundOf(report, condition));
  const left = waived > 0n ? `, ${bound}${waived} waived` : '';
  return `${bound}${[found, ...words, noun, ...where].join(' ')}${left}, ${max === 0n ? 'none' : max} allowed`;
}

export type ProductColumn = Product | 'other';

/** Issues by severity and product, under `cellKey`, and the products that have any rule. Stored, for pages ask again and again. */
export const sumByCell = kept(({ rules }: Pick<GateReport, 'rules'>) => {
  const cells = new Map<string, bigint>();
  const products = new Set<ProductColumn>();
  for (const { severity = 'unrated', product = 'other', issues } of rules) {
    const key = cellKey(severity, product);
    cells.set(key, (cells.get(key) ?? 0n) + issues);
    products.add(product);
  }
  return { cells, products };
});

export function cellKey(severity: CountColumn, product: ProductColumn): string {
  return `${severity} ${product}`;
}
