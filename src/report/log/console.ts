import type { GateReport, ProjectReport, ReportedCondition } from '../../domain/report.ts';
import { WIDEST, wrapped } from '../../domain/text/wrapped.ts';
import { baselineRules, comparedFacts, countFacts } from '../pages/page-facts.ts';
import { numberColumns, waiverLines } from '../pages/page-tables.ts';
import { pageNotes, verdictLine, whatIsMissing, whatToDo } from '../pages/page-top.ts';
import { proofFacts } from '../pages/proof.ts';
import { isPlainPass, wholeTop } from '../pages/whole-page.ts';
import { findingRows, moreText } from '../text/finding-rows.ts';
import { pasteBlock } from '../text/fixes.ts';
import { type PlainColumn, plainTable, type Room } from '../text/plain-table.ts';
import { issuesText, whatText as projectText, sectionsOf, verdictText } from '../text/projects.ts';
import { replayText } from '../text/replay-text.ts';
import { resultText, worstFirst } from '../text/report-facts.ts';
import { plainRow } from '../text/row-text.ts';
import { fewLines, joined, logLine, moreLine, plainSentence } from '../text/text.ts';
import { plain, type TextStyle } from '../text/text-style.ts';

const MOST_OF_A_LIST = 20;
/** Of conditions, projects, and problems of a policy. */
const MOST_OF_A_LONG_LIST = 100;

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
  const columns = (['severity', 'where', 'what'] as const).map((name) => ({
    title: '',
    cell: (row: ReturnType<typeof plainRow>) => row[name],
  }));
  const lines =
    room === undefined
      ? plainTable(columns, texts).slice(1)
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
  const { replay, verdict, grounds, notes } = wholeTop(whole, projects, style);
  const next = whole.replay === undefined || whole.nextStep === '' ? '' : `Next: ${whole.nextStep}`;
  return [
    [replay, plainSentence(verdict), grounds, next].filter(Boolean),
    projectLines(projects, style, room),
    ...sections
      .filter((project) => !isPlainPass(project))
      .flatMap((project) => blocksOf(project, room, `Project ${style.code(project.project.name)}`)),
    problemLines(whole),
    notes.map((note) => `Note: ${note}`),
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
  return ['To correct:', ...fewLines(lines, MOST_OF_A_LONG_LIST)];
}

function cutTable<Item>(columns: readonly PlainColumn<Item>[], items: readonly Item[], room?: Room): string[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, MOST_OF_A_LONG_LIST);
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
