import type { GateReport, ProjectReport, ReportedCondition } from '../../domain/report.ts';
import { WIDEST, wrapped } from '../../domain/text/wrapped.ts';
import { baselineRules, comparedFacts, countFacts } from '../pages/page-facts.ts';
import { numberColumns, waiverLines } from '../pages/page-tables.ts';
import { pageNotes, runNotes, verdictLine, whatIsMissing, whatToDo } from '../pages/page-top.ts';
import { proofFacts } from '../pages/proof.ts';
import { isPlainPass, wholeHeadline } from '../pages/whole-page.ts';
import { findingRows, moreText } from '../text/finding-rows.ts';
import { pasteBlock } from '../text/fixes.ts';
import { type PlainColumn, plainTable, type Room } from '../text/plain-table.ts';
import { issuesText, otherProjectsText, whatText as projectText, sectionsOf, verdictText } from '../text/projects.ts';
import { replayText } from '../text/replay-text.ts';
import { resultText, worstFirst } from '../text/report-facts.ts';
import { plainRow } from '../text/row-text.ts';
import { fewLines, joined, logLine, moreLine, plainSentence } from '../text/text.ts';
import { plain, type TextStyle } from '../text/text-style.ts';

const MOST_OF_A_LIST = 20;
const MOST_OF_A_TABLE = 100;
const MOST_PROBLEMS = 100;

/** The verdict and what explains it, to print before the proof and the final line. Every line is harmless. Tables fit a terminal with this room. */
export function renderConsole(report: GateReport, room?: Room): string[] {
  const { projects } = report;
  const blocks = projects === undefined ? blocksOf(report, room) : wholeBlocks(report, projects, room);
  return blocks
    .filter((block) => block.length > 0)
    .flatMap((block) => ['', ...block])
    .map(logLine);
}

function blocksOf(report: GateReport, room: Room | undefined, name?: string): string[][] {
  const isProject = name !== undefined;
  const replay = isProject ? '' : replayText(report);
  // A wrong setting leaves nothing else to report.
  if (report.verdict.reason === 'config' && !isProject)
    return [[replay, plainSentence(report.verdict.message), `Next: ${report.nextStep}`].filter(Boolean)];
  const style = plain(report);
  const next = whatToDo(report, style);
  return [
    [replay, plainSentence(verdictLine(report, style, name)), whatIsMissing(report, style)].filter(Boolean),
    rowLines(report, style, room),
    next === '' ? [] : [`Next: ${next}`],
    problemLines(report),
    pageNotes(report, style, isProject).map((note) => `Note: ${note}`),
    [
      ...conditionLines(report, room),
      joined([...comparedFacts(report, style), ...countFacts(report)], ', '),
      ...baselineRules(report, MOST_OF_A_LIST, style),
    ].filter(Boolean),
    isProject ? [] : fewLines(waiverLines(report), MOST_OF_A_LIST),
    pasteBlock(report, style).map((line, index) => (index === 0 ? line : INDENT + line)),
  ];
}

function rowLines(report: GateReport, style: TextStyle, room: Room | undefined): string[] {
  const all = findingRows(report);
  const shown = all.rows.slice(0, MOST_OF_A_LIST);
  const texts = shown.map((row) => plainRow(row, report, style));
  const severity: PlainColumn<(typeof texts)[number]> = { title: '', cell: (row) => row.severity };
  const lines =
    room === undefined
      ? plainTable(
          [severity, { title: '', cell: (row) => row.where }, { title: '', cell: (row) => row.what }],
          texts,
        ).slice(1)
      : texts.flatMap((row) => [
          `${row.severity}  ${row.where}`,
          ...wrapped(`${INDENT}${row.what}`, Math.min(room.columns, WIDEST) - INDENT.length, INDENT),
        ]);
  return [...lines, moreText(all, shown.length)].filter((line) => line !== '').map((line) => INDENT + line);
}

const INDENT = '  ';

/** The run as a whole, then each project that is not a plain pass: for the others the table says enough. */
function wholeBlocks(report: GateReport, projects: readonly ProjectReport[], room: Room | undefined): string[][] {
  const { whole, sections } = sectionsOf(report, projects);
  const style = plain(whole);
  const { code, prose } = style;
  const { replay, verdict, enforcement, grounds } = wholeHeadline(whole, projects, style);
  const next = whole.replay === undefined || whole.nextStep === '' ? '' : `Next: ${whole.nextStep}`;
  return [
    [replay, plainSentence(verdict), enforcement, grounds, next].filter(Boolean),
    projectLines(projects, style, room),
    ...sections
      .filter((project) => !isPlainPass(project))
      .flatMap((project) => blocksOf(project, room, `Project ${code(project.project.name)}`)),
    problemLines(whole),
    [otherProjectsText(whole, code), ...runNotes(whole, { prose })].filter(Boolean).map((note) => `Note: ${note}`),
    fewLines(waiverLines(whole), MOST_OF_A_LIST),
  ];
}

/** The facts that the verdict rests on, to be folded. Empty if the settings are wrong: then nothing is requested. Every line is harmless. */
export function renderConsoleProof(report: GateReport): string[] {
  if (report.verdict.reason === 'config') return [];
  const { projects } = report;
  if (projects === undefined) return proofLines(report).map(logLine);
  const { code } = plain(report);
  return sectionsOf(report, projects)
    .sections.flatMap((project) => [
      `Project ${code(project.project.name)}`,
      ...proofLines(project).map((line) => INDENT + line),
    ])
    .map(logLine);
}

function proofLines(report: GateReport): string[] {
  const style = plain(report);
  // The whole names of rules that are shown above only by the end of their name.
  const names = findingRows(report).rules.flatMap(({ rule }) =>
    style.rule(rule) === style.wholeRule(rule) ? [] : [style.wholeRule(rule)],
  );
  const details = fewLines(names, MOST_OF_A_LIST);
  const rules = details.length === 0 ? [] : [{ label: 'Rules', text: 'by their whole names', details }];
  const facts = [...proofFacts(report, style, MOST_OF_A_LIST), ...rules];
  return facts.flatMap((one) => [`${one.label}: ${one.text}`, ...one.details.map((detail) => INDENT + detail)]);
}

function conditionLines(report: GateReport, room: Room | undefined): string[] {
  const conditions = worstFirst(report.conditions);
  const columns: PlainColumn<ReportedCondition>[] = [
    { title: 'RESULT', cell: resultText },
    { title: 'CONDITION', cell: ({ name }) => name },
    ...numberColumns(report).map((column) => ({ ...column, title: column.title.toUpperCase() })),
  ];
  return cutTable(columns, conditions, room);
}

function problemLines({ problems }: GateReport): string[] {
  if (problems.length < 2) return [];
  const lines = problems.map((problem) => INDENT + problem);
  return ['To correct:', ...fewLines(lines, MOST_PROBLEMS)];
}

function cutTable<Item>(
  columns: readonly PlainColumn<Item>[],
  items: readonly Item[],
  room: Room | undefined,
): string[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, MOST_OF_A_TABLE);
  return [...plainTable(columns, shown, room), ...moreLine(items.length - shown.length)];
}

function projectLines(projects: readonly ProjectReport[], style: TextStyle, room: Room | undefined): string[] {
  const columns: PlainColumn<ProjectReport>[] = [
    { title: 'VERDICT', cell: verdictText },
    { title: 'PROJECT', cell: (project) => style.code(project.project.name) },
    { title: 'ISSUES', isExtra: true, cell: issuesText },
    { title: 'WHAT BREAKS IT OR IS MISSING', cell: (project) => projectText(project, style) },
  ];
  return cutTable(columns, projects, room);
}
