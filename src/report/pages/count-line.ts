import type { TriagedOut } from '../../domain/evidence.ts';
import { type IssueType, issueTypeWord } from '../../domain/product.ts';
import type { GateReport } from '../../domain/report.ts';
import { COUNT_COLUMNS, type CountColumn } from '../../domain/severity.ts';
import { code } from '../text/markdown.ts';
import { atLeast, counted, hasCounts, numberText } from '../text/report-facts.ts';

/** `**3** critical · **14** high · 0 medium …`, waived, and against the baseline; `at least **3** critical · high not read …` if not all was read. */
export function countLine(report: GateReport): string {
  if (!hasCounts(report)) return 'The issues were not read.';
  const { waived } = report;
  const counts = [
    ...COUNT_COLUMNS.map((column) => columnText(report, column)),
    ...(waived === undefined || waived === 0n ? [] : [`of these ${numberText(report, waived)} waived`]),
  ].join(' · ');
  const comparison = baselineText(report);
  return comparison === '' ? counts : `${counts}  \n${comparison}`;
}

/** What triage has taken out, as far as it is known; empty where that is nothing. Plain text. */
export function triageLine({ triagedOut }: Pick<GateReport, 'triagedOut'>): string {
  if (triagedOut === undefined) return '';
  const { issueTypes, issues } = triagedOut;
  const known = triagedOut.byState.filter((each) => each.issues > 0n);
  if (issues === 0n || (issues === undefined && known.length === 0)) return '';
  const inAll = issues ?? known.reduce((sum, each) => sum + each.issues, 0n);
  const stand = inAll === 1n ? 'it stands in a state that does' : 'they stand in states that do';
  const told = issues === undefined ? stateTexts(known) : `${counted(issues, 'issue')} (${productsText(issueTypes)})`;
  const ofThese = issues === undefined || known.length === 0 ? '' : `, of these ${stateTexts(known)}`;
  return `Triage has taken out ${told}${ofThese}: ${stand} not count.`;
}

/** Says `2 issues in ignored-code (code) and 1 issue in ignored-app (code, secrets)`. */
function stateTexts(known: TriagedOut['byState']): string {
  const texts = known.map(
    ({ state, issueTypes, issues }) => `${counted(issues, 'issue')} in ${state} (${productsText(issueTypes)})`,
  );
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

function productsText(issueTypes: readonly IssueType[]): string {
  return [...new Set(issueTypes.map(issueTypeWord))].join(', ');
}

function columnText(report: GateReport, column: CountColumn): string {
  const text = numberText(report, report.counts[column]);
  if (!/\d/.test(text)) return `${column} ${text}`;
  return `${text.replace(/[1-9]\d*/, '**$&**')} ${column}`;
}

/** What was not found yet may not be fixed: only an exact count says that. */
function baselineText(report: GateReport): string {
  const { baseline, newTotal, fixedTotal, countsAre } = report;
  if (baseline === undefined) return '';
  const against = `against the baseline ${code(baseline.ref)} as it is now, net per rule`;
  if (baseline.wasScanned === false)
    return `No finished scan of the baseline ${code(baseline.ref)} is known: nothing is compared with it.`;
  const changes = [
    ...(newTotal === undefined ? [] : [`${atLeast(countsAre)}**${newTotal}** new`]),
    ...(fixedTotal === undefined || countsAre !== 'exact' ? [] : [`${fixedTotal} fixed`]),
  ];
  return changes.length === 0 ? `Compared ${against}.` : `${changes.join(', ')} ${against}`;
}
