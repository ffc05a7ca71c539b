import { COUNT_COLUMNS } from '../../domain/issue.ts';
import { UNLIMITED } from '../../domain/policy.ts';
import { branchOrTagName } from '../../domain/ref.ts';
import type { FixedRule, GateReport, ReportedCondition, ReportedScan } from '../../domain/report.ts';
import type { ShownScan } from '../../domain/scan.ts';
import { durationText } from '../../domain/text/duration-text.ts';
import { atLeast, boundText, countsText, hasCounts, isNewJudged, judgedProducts } from '../text/report-facts.ts';
import { newIssues } from '../text/rule-names.ts';
import { beforeRun, fewOf } from '../text/text.ts';
import type { TextStyle } from '../text/text-style.ts';

/** Facts below the verdict: the reason of an inconclusive one, what was counted, what was judged, by which scans, and the time waited. */
export function pageFacts(report: GateReport, style: TextStyle): readonly string[] {
  const { verdict, commit, repository, mergeGroupCommit, scans, times } = report;
  const { code } = style;
  const of = commit === undefined ? '' : `commit ${code(commit.slice(0, 12))} of `;
  const group = `the merge group's own commit ${code(mergeGroupCommit?.slice(0, 12) ?? '')} was not scanned`;
  return [
    ...(verdict.word === 'inconclusive' ? [code(verdict.reason)] : []),
    ...comparedFacts(report, style),
    ...countFacts(report),
    `${of}${code(scans[0]?.repository ?? repository)}`,
    ...(mergeGroupCommit === undefined ? [] : [group]),
    ...scans.map((scan) => scanText(report, scan, style)),
    ...(times.waitedSeconds >= 1 ? [`waited ${durationText(times.waitedSeconds)}`] : []),
  ];
}

/** `within limits: 0 critical, 2 high`, then what is not proven, not limited or waived. Columns that break a limit are left out: they are shown above. */
export function countFacts(report: GateReport): readonly string[] {
  if (!hasCounts(report)) return [];
  const { conditions, verdict, waived } = report;
  const results = new Map(conditions.filter(({ max }) => max !== UNLIMITED).map((one) => [one.column, one.result]));
  const reported = (title: string, result: ReportedCondition['result'] | undefined, isZeroReported = false) => {
    const columns = COUNT_COLUMNS.filter((column) => results.get(column) === result);
    const text = countsText(report, columns, isZeroReported);
    return text === '' ? [] : [`${title}: ${text}`];
  };
  return [
    ...reported('within limits', 'ok', verdict.word === 'pass'),
    ...reported('not proven', 'unproven'),
    ...reported('no severity limit', undefined),
    ...(waived === undefined || waived === 0n ? [] : [`${boundText(report.countsAre, waived)} waived`]),
  ];
}

/** Only exact counts show what is fixed: others may miss issues. The baseline counts triaged ones too, so what is missing here is fixed or triaged. */
export function comparedFacts(report: GateReport, { code }: TextStyle): readonly string[] {
  const { baseline, newTotal, fixedTotal, countsAre } = report;
  if (baseline?.wasScanned !== true || (newTotal === undefined && !report.conditions.some(isNewJudged))) return [];
  const changes = [
    ...[boundText(countsAre, newTotal, '')].filter((text) => text !== '').map((text) => `${text} new`),
    ...(fixedTotal === undefined || countsAre !== 'exact' ? [] : [`${fixedTotal} fixed or triaged`]),
  ];
  const what = changes.length === 0 ? '' : `${changes.join(', ')}, `;
  return [`${what}compared with ${code(branchOrTagName(baseline.ref))} as it is now, net per rule`];
}

/** `code, secrets (not limited) by full scan 9, completed, ended 3m before this run` */
export function scanText(report: GateReport, scan: ReportedScan, { code, link }: TextStyle): string {
  const judged = judgedProducts(report);
  const decided = scan.decides.map((product) => (judged.includes(product) ? product : `${product} (not limited)`));
  // A scan that was only waited for decides nothing.
  const products = decided.length === 0 ? scan.products : decided;
  const by = `by ${scan.isFullScan ? 'full' : 'diff'} scan ${link(code(scan.id), scan.url)}`;
  return `${products.join(', ') || 'no known product'} ${by}, ${statusText(scan, report, code)}`;
}

/** `completed, ended 3m before this run` */
export function statusText(scan: ShownScan, { times }: GateReport, code: TextStyle['code']): string {
  const { status, startedAtMs, completedAtMs } = scan;
  const [what, at] = completedAtMs === undefined ? ['started', startedAtMs] : ['ended', completedAtMs];
  return `${code(status)}${at === undefined ? '' : `, ${what} ${beforeRun(at, times.startedAtMs)}`}`;
}

/** New and fixed rules by name, on a line each, if full scans were compared; else empty. At most `most` of each. */
export function baselineRules(report: GateReport, most: number, style: TextStyle): readonly string[] {
  const { baseline, countsAre, fixedRules, rules } = report;
  if (baseline === undefined || fixedRules === undefined) return [];
  // Rules that break something are shown above.
  const others = rules.slice(report.breakingRules).map((one) => ({ ...one, issues: newIssues(one) }));
  const added = others.filter(({ issues }) => issues > 0n);
  // Lower bounds may miss issues that are not fixed. Counts that changed while they were read show neither new nor fixed ones.
  const fixed = countsAre === 'exact' ? fixedRules : [];
  const named = (title: string, those: readonly FixedRule[], nameOf: TextStyle['rule']): string => {
    const nameAndCount = (one: FixedRule): string => `${nameOf(one)} (${atLeast(countsAre)}${one.issues})`;
    return those.length === 0 ? '' : `${style.strong(title)} ${fewOf(those, Math.max(1, most), nameAndCount)}`;
  };
  return [
    named('New:', countsAre === 'unsettled' ? [] : added, style.rule),
    // Nothing else on the page has the whole name of a rule that is gone.
    named('Fixed or triaged:', fixed, style.wholeRule),
  ].filter((line) => line !== '');
}
