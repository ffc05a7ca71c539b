import type { GateReport, ReportedCondition } from '../../domain/report.ts';
import { COUNT_COLUMNS } from '../../domain/severity.ts';
import { canBlock } from '../../domain/verdict.ts';

/** Conditions in the reader's order: broken and blocking, broken, not proven, held, not applicable. */
export function worstFirst(conditions: readonly ReportedCondition[]): ReportedCondition[] {
  return conditions.toSorted((a, b) => urgency(a) - urgency(b));
}

export function blockers(report: Pick<GateReport, 'conditions'>): ReportedCondition[] {
  return report.conditions.filter(({ action, result }) => result === 'broken' && action === 'fail');
}

export function warnings(report: GateReport): ReportedCondition[] {
  return report.conditions.filter(({ action, result }) => result === 'broken' && action === 'warn');
}

/** True for a pass that nothing could have kept from passing: a reader must not take it for a clean bill. */
export function isPassWhereNothingBlocks({ verdict, conditions }: GateReport): boolean {
  return verdict.word === 'pass' && !conditions.some(canBlock);
}

/** True for a fail that was proven before everything was read. An unknown severity was read: it only cannot be judged. */
export function isIncompleteFail({ verdict }: GateReport): boolean {
  return verdict.word === 'fail' && verdict.reason !== undefined && verdict.reason !== 'unclassified';
}

/** True where the exit code does not follow the verdict because a setting says so. */
export function isUnenforced(report: GateReport): boolean {
  return report.exitCode === 0 && report.verdict.word !== 'pass';
}

/** True where at least one column of counts was read to its end. */
export function hasCounts({ counts }: GateReport): boolean {
  return COUNT_COLUMNS.some((column) => counts[column] !== undefined);
}

/** True where at least one condition has a number to show. */
export function hasFound({ conditions }: GateReport): boolean {
  return conditions.some(({ found }) => found !== undefined);
}

/** True where something is compared with a baseline: else a column `new` would be empty. */
export function isCompared({ conditions }: GateReport): boolean {
  return conditions.some((condition) => condition.new !== undefined);
}

/** True where a waiver exists: else a column `waived` would be all zeros. */
export function canWaive({ conditions, waivers }: GateReport): boolean {
  return waivers.length > 0 || conditions.some(({ waived }) => waived > 0n);
}

/** What a condition found, shown as what it is: exact, a lower bound that proves the fail, or the part that was read. */
export function foundText(report: GateReport, condition: ReportedCondition): string {
  if (condition.result === 'not-applicable') return '–';
  return condition.found === undefined ? 'not read' : boundText(report, condition, condition.found);
}

/** The same for what is new of it. */
export function newText(report: GateReport, condition: ReportedCondition): string {
  return condition.new === undefined ? '–' : boundText(report, condition, condition.new);
}

/** Words around a count that is not the whole. */
export function boundOf(
  report: GateReport,
  { result }: ReportedCondition,
): { readonly before: string; readonly after: string } {
  if (result === 'ok') return EXACT;
  if (report.verdict.word === 'inconclusive') return { before: '', after: ' so far' };
  // Beside an unknown severity everything was read: the number is exact, it only proves nothing.
  const isPart = isIncompleteFail(report) || (result === 'unproven' && report.verdict.reason === undefined);
  return isPart ? { before: '≥ ', after: '' } : EXACT;
}

const EXACT = { before: '', after: '' };

function boundText(report: GateReport, condition: ReportedCondition, count: bigint): string {
  const { before, after } = boundOf(report, condition);
  return `${before}${count}${after}`;
}

/** Says `1 condition`, `2 conditions`. */
export function counted(count: number | bigint, noun: string): string {
  return `${count} ${noun}${BigInt(count) === 1n ? '' : 's'}`;
}

/** Rows of the longest table that a page of this report can have. */
export function longestList(report: GateReport): number {
  const { conditions, rules, fixedRules = [], waivers, scans, notices, oddities, searches, problems } = report;
  const lists = [conditions, rules, fixedRules, waivers, scans, notices, oddities, searches, problems];
  return Math.max(...lists.map(({ length }) => length)) + 2;
}

function urgency({ action, result }: ReportedCondition): number {
  if (result === 'broken') return action === 'fail' ? 0 : 1;
  return { unproven: 2, ok: 3, 'not-applicable': 4 }[result];
}

/** Rules of the condition that counts the most, and not fewer than there are broken conditions. */
export function mostCulprits({ conditions }: GateReport): number {
  const broken = conditions.filter(({ result }) => result === 'broken');
  return Math.max(broken.length, ...broken.map(({ rules }) => rules.length));
}

/** True for a pass that leaves nobody anything to do or to know. */
export function isQuietPass(report: GateReport): boolean {
  const { verdict, notices, unscanned, indexGap, waivers, policy } = report;
  if (verdict.word !== 'pass' || isPassWhereNothingBlocks(report) || warnings(report).length > 0) return false;
  const isWaiverCalm = waivers.every(({ state }) => state === 'active');
  const isOwnPolicyChanged = policy?.kind === 'file' && policy.isChangedInPullRequest === true;
  return (
    notices.length === 0 && unscanned.length === 0 && indexGap === undefined && isWaiverCalm && !isOwnPolicyChanged
  );
}
