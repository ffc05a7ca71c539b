import { COUNT_COLUMNS, type CountColumn, statesText } from '../../domain/issue.ts';
import { limitText } from '../../domain/policy.ts';
import { issueTypeWord, PRODUCTS } from '../../domain/product.ts';
import type { GateReport, ReportedCondition, ReportedRule } from '../../domain/report.ts';
import type { WaiverResult } from '../../domain/verdict.ts';
import { type BrokenRule, findingRows, moreText } from '../text/finding-rows.ts';
import {
  boundOfColumn,
  boundText,
  canWaive,
  cellKey,
  foundText,
  isCompared,
  newText,
  type ProductColumn,
  type ResultText,
  resultText,
  sumByCell,
  waivedText,
  worstFirst,
} from '../text/report-facts.ts';
import { rowFacts, severityText, whatText, whereText } from '../text/row-text.ts';
import { newIssues } from '../text/rule-names.ts';
import { type Column, table } from '../text/table.ts';
import { clean } from '../text/text.ts';
import { code, markdown, prose, small } from '../text/text-style.ts';

export function brokenRules(report: GateReport, rows: number): string {
  const { rules, unnamed } = findingRows(report);
  const { wholeRule } = markdown(report);
  const columns: Column<BrokenRule>[] = [
    { title: 'Rule', cell: ({ rule }) => wholeRule(rule) },
    { title: 'Severity', cell: ({ rule }) => rule.columns.join(', ') || '–' },
    { title: 'Issues', isNumber: true, cell: ({ bound, found }) => boundText(bound, found, '–') },
    { title: 'Product', cell: ({ rule }) => rule.product ?? '–' },
    { title: 'Breaks', cell: ({ conditions }) => conditions.map(({ name }) => code(name)).join(', ') },
  ];
  return table(columns, rules, rows, rules.length + unnamed);
}

export function otherRules(report: GateReport, rows: number): string {
  const { rules, breakingRules } = report;
  const { wholeRule } = markdown(report);
  const others = rules.slice(breakingRules, breakingRules + rows);
  const boundOfRule = ({ severity }: ReportedRule) => boundOfColumn(report, severity ?? 'unrated');
  const newText = (rule: ReportedRule): string =>
    rule.issuesAtBaseline === undefined ? '–' : boundText(boundOfRule(rule), newIssues(rule), '–');
  const hasBaseline = others.some(({ issuesAtBaseline }) => issuesAtBaseline !== undefined);
  const columns: Column<ReportedRule>[] = [
    { title: 'Rule', cell: wholeRule },
    { title: 'Severity', cell: ({ severity }) => severity ?? 'unrated' },
    { title: 'Issues', isNumber: true, cell: (rule) => boundText(boundOfRule(rule), rule.issues) },
    { title: 'New', isNumber: true, isShown: hasBaseline, cell: newText },
    { title: 'Product', cell: ({ product }) => product ?? '–' },
  ];
  return table(columns, others, rows, rules.length - breakingRules);
}

export function conditionTable(report: GateReport, rows: number): string {
  const columns: Column<ReportedCondition>[] = [
    { title: 'Condition', cell: nameCell },
    ...numberColumns(report),
    { title: 'Result', cell: (one) => `${RESULT_MARKS[resultText(one)]} ${resultText(one)}` },
  ];
  return table(columns, worstFirst(report.conditions), rows);
}

/** The columns of a condition that have numbers. Those that would be empty are not shown. */
export function numberColumns(report: GateReport): Column<ReportedCondition>[] {
  return [
    { title: 'Limit', isNumber: true, cell: ({ max }) => limitText(max) },
    { title: 'Found', isNumber: true, cell: (condition) => foundText(report, condition) },
    { title: 'New', isNumber: true, isShown: isCompared(report), cell: (condition) => newText(report, condition) },
    { title: 'Waived', isNumber: true, isShown: canWaive(report), cell: (condition) => waivedText(report, condition) },
  ];
}

function nameCell({ name, count, compare, states }: ReportedCondition): string {
  const details = [
    ...(count === 'groups' ? ['rules'] : []),
    ...(compare === 'new' ? ['new only'] : []),
    ...(states === undefined ? [] : [statesText(states)]),
  ];
  return details.length === 0 ? code(name) : `${code(name)} (${details.join(', ')})`;
}

const RESULT_MARKS = {
  broken: '❌',
  warning: '⚠️',
  'not proven': '❔',
  ok: '✅',
  'not applicable': '➖',
} as const satisfies Record<ResultText, string>;

/** Issues by severity and product. A dash means that a product was not scanned or a severity not read, which is not 0. */
export function countMatrix(report: GateReport): string {
  const sums = sumByCell(report);
  const scanned = new Set<ProductColumn>(report.scans.flatMap(({ products }) => products));
  // The platform does not say which unrated issues AI code scanning found: 0 beside `other` would be a guess.
  if (sums.products.has('other')) scanned.delete('ai-code');
  const columns = [...PRODUCTS, 'other' as const].filter(
    (product) => sums.products.has(product) || scanned.has(product),
  );
  return table<CountColumn>(
    [
      { title: 'Severity', cell: (severity) => severity },
      ...columns.map((product): Column<CountColumn> => {
        const cell = (severity: CountColumn): string => {
          const sum = sums.cells.get(cellKey(severity, product));
          const isKnown = sum !== undefined || (scanned.has(product) && report.counts[severity] !== undefined);
          return isKnown ? boundText(boundOfColumn(report, severity), sum ?? 0n) : '–';
        };
        return { title: product, isNumber: true, cell };
      }),
      { title: 'Total', isNumber: true, cell: (severity) => boundText(report.countsAre, report.counts[severity]) },
    ],
    COUNT_COLUMNS,
    COUNT_COLUMNS.length,
  );
}

const MARKS: Readonly<Record<CountColumn, string>> = {
  critical: '🔴',
  high: '🟠',
  medium: '🟡',
  low: '🔵',
  unrated: '⚪',
};

/** Findings that break a condition, a line each; the last line says how many are left out. Empty if nothing is broken. */
export function findingsTable(report: GateReport, most: number): string {
  const all = findingRows(report);
  const style = markdown(report);
  const shown = all.rows.slice(0, most);
  const more = moreText(all, shown.length);
  const cells = shown.map((row) => {
    const [what, facts] = [whatText(row, style), rowFacts(row, style).join(' · ')];
    return [
      `${row.isBlocking ? MARKS[row.severity ?? 'unrated'] : '⚠️'}&nbsp;${severityText(row, report)}`,
      whereText(row, style),
      what === '' ? facts : `${what}<br>${small(facts)}`,
    ];
  });
  const rest = ['', more, 'Not shown here: see the issues on the platform.'];
  const columns = ['', 'Where', 'What'].map((title, at) => ({ title, cell: (row: readonly string[]) => row[at]! }));
  return table(columns, more === '' ? cells : [...cells, rest], most + 1);
}

/** Those that need attention come first. */
const STATES = {
  expired: 'expired: does not apply',
  'expiring-soon': 'expires soon',
  unused: 'unused: matched nothing',
  active: 'active',
} as const satisfies Record<WaiverResult['state'], string>;

function stateText({ state, near }: WaiverResult, name: (text: string) => string): string {
  return `${STATES[state]}${near === undefined ? '' : `; did you mean ${name(near)}?`}`;
}

export function waiverTable(report: GateReport, rows: number): string {
  const { waivers } = report;
  const typesOf = ({ issueTypes = [] }: WaiverResult) => issueTypes.map(issueTypeWord);
  const hasScope = waivers.some(({ issueTypes, severities }) => issueTypes !== undefined || severities !== undefined);
  const hasTicket = waivers.some(({ ticket }) => ticket !== undefined);
  return table<WaiverResult>(
    [
      { title: 'Waived rule', cell: ({ rule }) => code(rule) },
      { title: 'Only', isShown: hasScope, cell: (one) => [...typesOf(one), ...(one.severities ?? [])].join(', ') },
      { title: 'Issues', isNumber: true, cell: (waiver) => issuesText(report, waiver) },
      { title: 'State', cell: (waiver) => stateText(waiver, code) },
      { title: 'Until', cell: ({ expires }) => code(expires) },
      { title: 'Owner', cell: ({ owner }) => code(owner) },
      { title: 'Ticket', isShown: hasTicket, cell: ({ ticket }) => (ticket === undefined ? '' : code(ticket)) },
      { title: 'Reason', cell: ({ reason }) => prose(reason) },
    ],
    waivers.toSorted((a, b) => urgency(a) - urgency(b)),
    rows,
  );
}

/** A line for each waiver that should be checked: expired, soon to expire, or without a match. Plain text, for a log. */
export function waiverLines({ waivers }: GateReport): readonly string[] {
  return waivers
    .filter(({ state }) => state !== 'active')
    .toSorted((a, b) => urgency(a) - urgency(b))
    .map((waiver) => {
      const { rule, owner, ticket, expires } = waiver;
      const facts = [owner, ...(ticket === undefined ? [] : [ticket]), `until ${expires}`].map((fact) => clean(fact));
      return `Waiver of ${clean(rule)} (${facts.join(', ')}): ${stateText(waiver, clean)}`;
    });
}

/** `3`, with a limit `3 (at most 3)`. */
function issuesText(report: GateReport, { state, issues, maxIssues }: WaiverResult): string {
  // An expired waiver excludes nothing, whatever was found.
  const bound = report.countsAre === 'exact' && report.waived === undefined ? 'at-least' : report.countsAre;
  const text = state === 'expired' ? '0' : boundText(bound, issues);
  return maxIssues === undefined ? text : `${text} (at most ${maxIssues})`;
}

function urgency({ state }: WaiverResult): number {
  return Object.keys(STATES).indexOf(state);
}
