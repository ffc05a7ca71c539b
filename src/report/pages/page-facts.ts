import { COUNT_COLUMNS } from '../../domain/issue.ts';
import { UNLIMITED } from '../../domain/policy.ts';
import { branchOrTagName } from '../../domain/ref.ts';
import type { GateReport, ReportedCondition } from '../../domain/report.ts';
import { durationText } from '../../domain/text/duration-text.ts';
import { atLeast, boundText, hasCounts, isNewJudged, judgedProducts, numberText } from '../text/report-facts.ts';
import { newIssues } from '../text/rule-names.ts';
import { beforeRun, fewOf, minuteText } from '../text/text.ts';
import type { TextStyle } from '../text/text-style.ts';

/** Facts below the verdict: the reason of an inconclusive one, what was counted, and which scan judged what. */
export function pageFacts(report: GateReport, style: TextStyle): readonly string[] {
  const { verdict } = report;
  const counted = [...comparedFacts(report, style), ...countFacts(report)];
  if (verdict.word !== 'inconclusive') return [...counted, ...judgedFacts(report, style)];
  return [style.code(verdict.reason), ...counted, ...scanFacts(report, style)];
}

/** `within limits: 0 critical, 2 high`, then what is not proven, not limited or waived. Columns that break a limit are left out: they are shown above. */
export function countFacts(report: GateReport): readonly string[] {
  if (!hasCounts(report)) return [];
  const { conditions, counts, verdict, waived } = report;
  const results = new Map(conditions.filter(({ max }) => max !== UNLIMITED).map((one) => [one.column, one.result]));
  const reported = (title: string, result: ReportedCondition['result'] | undefined, isZeroReported = false) => {
    const texts = COUNT_COLUMNS.filter((column) => results.get(column) === result)
      .map((column) => ({ column, text: numberText(report, counts[column]) }))
      .filter(({ text }) => isZeroReported || text !== '0')
      .map(({ column, text }) => (/\d/.test(text) ? `${text} ${column}` : `${column} ${text}`));
    return texts.length === 0 ? [] : [`${title}: ${texts.join(', ')}`];
  };
  return [
    ...reported('within limits', 'ok', verdict.word === 'pass'),
    ...reported('not proven', 'unproven'),
    ...reported('no severity limit', undefined),
    ...(waived === undefined || waived === 0n ? [] : [`${numberText(report, waived)} waived`]),
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

function judgedFacts(report: GateReport, style: TextStyle): readonly string[] {
  const { commit, mergeGroupCommit, otherProjects } = report;
  const deciding = report.scans.filter(({ decides }) => decides.length > 0);
  if (commit === undefined || deciding.length === 0) return [];
  // If there are other projects, the page must say which one was judged.
  const project = otherProjects.length === 0 ? '' : ` of ${style.code(deciding[0]?.repository ?? report.repository)}`;
  const group =
    mergeGroupCommit === undefined ? '' : `, the queued pull request; ${notScanned(mergeGroupCommit, style)}`;
  const judged = judgedProducts(report);
  return [
    `commit ${style.code(commit.slice(0, 12))}${project}${group}`,
    ...deciding.map((scan) => {
      const products = scan.decides.map((product) => (judged.includes(product) ? product : `${product} (not limited)`));
      const kind = scan.isFullScan ? 'full' : 'diff';
      const { id, url, completedAtMs } = scan;
      const age = completedAtMs === undefined ? '' : `, ended ${beforeRun(completedAtMs, report.times.startedAtMs)}`;
      return `${products.join(', ')} by ${kind} scan ${style.link(style.code(id), url)}${age}`;
    }),
  ];
}

function notScanned(commit: string, { code }: TextStyle): string {
  return `the merge group's own commit ${code(commit.slice(0, 12))} was not scanned`;
}

function scanFacts(report: GateReport, style: TextStyle): readonly string[] {
  const { commit, repository, scans, times, mergeGroupCommit } = report;
  const of = commit === undefined ? '' : `commit ${style.code(commit.slice(0, 12))} of `;
  return [
    `${of}${style.code(repository)}`,
    ...(mergeGroupCommit === undefined ? [] : [notScanned(mergeGroupCommit, style)]),
    ...scans.map((scan) => {
      const products = scan.products.length === 0 ? '' : ` (${scan.products.join(', ')})`;
      const isRunning = scan.status === 'running' && scan.startedAtMs !== undefined;
      const started = isRunning ? `, started ${minuteText(scan.startedAtMs)}` : '';
      return `scan ${style.link(style.code(scan.id), scan.url)}${products} ${style.code(scan.status)}${started}`;
    }),
    ...(times.waitedSeconds >= 1 ? [`waited ${durationText(times.waitedSeconds)}`] : []),
  ];
}

/** New and fixed rules by name, on a line each, if full scans were compared; else empty. At most `most` of each. */
export function baselineRules(
  report: GateReport,
  most: number,
  { strong, rule, wholeRule }: TextStyle,
): readonly string[] {
  const { baseline, countsAre, fixedRules, rules } = report;
  if (baseline === undefined || fixedRules === undefined) return [];
  // Rules that break something are shown above.
  const others = rules.slice(report.breakingRules).map((one) => ({ ...one, issues: newIssues(one) }));
  const added = others.filter(({ issues }) => issues > 0n);
  // Lower bounds may miss issues that are not fixed. Counts that changed while they were read show neither new nor fixed ones.
  const fixed = countsAre === 'exact' ? fixedRules : [];
  return [
    named(strong('New:'), countsAre === 'unsettled' ? [] : added, rule, most, atLeast(countsAre)),
    // Nothing else on the page has the whole name of a rule that is gone.
    named(strong('Fixed or triaged:'), fixed, wholeRule, most),
  ].filter((line) => line !== '');
}

function named<Rule extends { readonly issues: bigint }>(
  title: string,
  rules: readonly Rule[],
  nameOf: (rule: Rule) => string,
  most: number,
  bound = '',
): string {
  if (rules.length === 0) return '';
  return `${title} ${fewOf(rules, Math.max(1, most), (rule) => `${nameOf(rule)} (${bound}${rule.issues})`)}`;
}
