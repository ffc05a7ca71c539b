import { placeFacts, placesOf, ruleOfPlace, type ShownPlaces } from '../../domain/place/condition-places.ts';
import { limitText } from '../../domain/policy.ts';
import type { GateReport, ProjectReport, ReportedCondition, ReportedCulprit } from '../../domain/report.ts';
import { ruleName, ruleNames } from '../../domain/rule/rule-names.ts';
import { COUNT_COLUMNS } from '../../domain/severity.ts';
import { baselineLines } from '../pages/baseline-rules.ts';
import { triageLine } from '../pages/count-line.ts';
import { headlineLines, projectHeadlineLines } from '../pages/headline.ts';
import { changeNotes, expiredNote } from '../pages/notes.ts';
import { isPlainPass } from '../pages/projects/project-table.ts';
import { wholeHeadlineLines } from '../pages/projects/whole-headline.ts';
import { type ProofStyle, proofFacts } from '../pages/proof.ts';
import { epssText } from '../pages/rule-table.ts';
import { waiverLines } from '../pages/waiver-table.ts';
import { logLine } from '../text/log-text.ts';
import { MOST_OF_A_SENTENCE } from '../text/markdown.ts';
import { type PlainColumn, plainTable } from '../text/plain-table.ts';
import {
  isOfNoProject,
  issuesText,
  projectNames,
  projectsOf,
  sectionsOf,
  verdictText,
  whatText,
} from '../text/projects.ts';
import {
  blockers,
  boundOf,
  boundText,
  canWaive,
  conditionText,
  foundText,
  hasCounts,
  isCompared,
  newText,
  numberText,
  waivedText,
  warnings,
  worstFirst,
} from '../text/report-facts.ts';
import { plainSentence } from '../text/sentence.ts';
import type { RowLimit } from '../text/table.ts';
import { clean, fewLines, moreLine } from '../text/text.ts';
import { replayText } from '../text/told-replay.ts';
import { siblingsLine, unjudgedLines } from '../text/unjudged.ts';
import { pastePlace, type WayOut, waiverPlace, wayOutOf } from '../text/way-out.ts';

const MOST_LOGGED_CONDITIONS = 50;
const MOST_LOGGED_RULES = 10;
const MOST_LOGGED_PLACES = 5;
const MOST_BROKEN = 10;
const MOST_PROOFS = 20;
const MOST_PROBLEMS = 100;
const MOST_WAIVERS = 20;

/** The answer, before the proof and the last line. Every line is harmless. Tables fit a terminal of so many columns. */
export function renderConsole(report: GateReport, room?: number): string[] {
  const projects = projectsOf(report);
  const blocks = projects === undefined ? blocksOf(report, room) : wholeBlocks(report, projects, room);
  return blocks
    .filter((block) => block.length > 0)
    .flatMap((block) => ['', ...block])
    .map(logLine);
}

function blocksOf(report: GateReport, room: number | undefined, name?: string): string[][] {
  return [
    answerLines(report, name),
    problemLines(report),
    ...culpritLines(report, room),
    copyLines(report),
    conditionLines(report, room),
    countLines(report),
    noteLines(report, name === undefined ? waiverLines(report) : []),
  ];
}

/** The whole, then each project that did not simply pass: of the others the table says enough. */
function wholeBlocks(report: GateReport, projects: readonly ProjectReport[], room: number | undefined): string[][] {
  const { whole, sections } = sectionsOf(report, projects);
  const nameOf = projectNames(projects);
  const { siblings, replay, nextStep } = whole;
  const isToldHere = replay !== undefined || isOfNoProject(whole, projects);
  return [
    [...wholeHeadlineLines(whole, projects), ...(isToldHere && nextStep !== '' ? [`Next: ${nextStep}`] : [])],
    siblings.length === 0 ? [] : [siblingsLine(whole, asText)],
    projectLines(projects, room),
    ...sections
      .filter((project) => !isPlainPass(project))
      .flatMap((project) => blocksOf(project, room, `Project ${nameOf(project, asText)}`)),
    problemLines(whole),
    noteLines(whole, waiverLines(whole)),
  ];
}

/** What the verdict rests on, to be folded; empty where the settings are wrong, and nothing was asked. Every line is harmless. */
export function renderConsoleProof(report: GateReport): string[] {
  if (report.verdict.reason === 'config') return [];
  const style = { code: asText, prose: asProse, link: (label: string) => label };
  const projects = projectsOf(report);
  if (projects === undefined) return proofLines(report, style).map(logLine);
  const nameOf = projectNames(projects);
  return sectionsOf(report, projects)
    .sections.flatMap((project) => [
      `Project ${nameOf(project, asText)}`,
      ...proofLines(project, style).map((line) => `  ${line}`),
    ])
    .map(logLine);
}

function proofLines(report: GateReport, style: ProofStyle): string[] {
  const facts = proofFacts(report, style, MOST_PROOFS);
  return facts.flatMap(({ label, text, details = [] }) => [
    `${label}: ${text}`,
    ...details.map((detail) => `  ${detail}`),
  ]);
}

function answerLines(report: GateReport, name: string | undefined): string[] {
  if (report.verdict.reason === 'config' && name === undefined) return refusalLines(report);
  const headline = name === undefined ? headlineLines(report) : projectHeadlineLines(report, name);
  const next = report.nextStep === '' ? [] : [`Next: ${report.nextStep}`];
  return [...headline, ...next, ...unjudgedLines(report, { loud: (text) => text, code: asText })];
}

/** A wrong setting leaves nothing else to report. */
function refusalLines(report: GateReport): string[] {
  const replay = replayText(report);
  return [...(replay === '' ? [] : [replay]), plainSentence(report.verdict.message), `Next: ${report.nextStep}`];
}

function conditionLines(report: GateReport, room: number | undefined): string[] {
  const conditions = worstFirst(report.conditions);
  const columns: PlainColumn<ReportedCondition>[] = [
    { title: 'RESULT', cell: resultText },
    { title: 'CONDITION', cell: ({ name }) => name },
    { title: 'LIMIT', isNumber: true, cell: ({ max }) => limitText(max) },
    { title: 'FOUND', isNumber: true, cell: (condition) => foundText(report, condition) },
    { title: 'NEW', isNumber: true, isShown: isCompared(report), cell: (condition) => newText(report, condition) },
    { title: 'WAIVED', isNumber: true, isShown: canWaive(report), cell: (condition) => waivedText(report, condition) },
  ];
  return cutTable(columns, conditions, { most: MOST_LOGGED_CONDITIONS, noun: 'conditions' }, room);
}

function resultText({ result, action }: ReportedCondition): string {
  if (result === 'broken') return action === 'warn' ? 'warning' : 'broken';
  return { unproven: 'not proven', ok: 'ok', 'not-applicable': 'not applicable' }[result];
}

function culpritLines(report: GateReport, room: number | undefined): string[][] {
  const broken = [...blockers(report), ...warnings(report)];
  const shown = broken.slice(0, MOST_BROKEN);
  const places = placesOf(report, shown);
  const blocks = shown.map((condition, index) => [
    `${condition.action === 'fail' ? 'Broken' : 'Warning'}: ${condition.name}: ${conditionText(report, condition)}`,
    ...cutTable(
      culpritColumns(report, condition),
      condition.rules,
      { most: MOST_LOGGED_RULES, noun: 'rules', inAll: condition.rulesInAll },
      room,
    ),
    ...placeLines(report, condition, places[index]!),
  ]);
  return [...blocks, moreLine(broken.length - MOST_BROKEN, 'broken conditions')];
}

function placeLines(report: GateReport, condition: ReportedCondition, { places, areAbove }: ShownPlaces): string[] {
  if (areAbove) return ['Their places are listed above.'];
  if (places.length === 0) return [];
  const nameOf = ruleNames(report);
  const isOfOne = new Set(places.map((place) => ruleOfPlace(place, condition))).size === 1;
  const lines = places.slice(0, MOST_LOGGED_PLACES).map((place) => {
    const { where, facts } = placeFacts(place);
    const rule = isOfOne ? undefined : ruleOfPlace(place, condition);
    const said = [where, ...(rule === undefined ? [] : [nameOf(rule)]), ...facts];
    return `  ${said.map((fact) => clean(fact)).join(' - ')}`;
  });
  const left = places.length - lines.length;
  const rest = left === 0 ? [] : [`  and ${left} more ${left === 1 ? 'place' : 'places'}`];
  return ['Among them:', ...lines, ...rest];
}

function culpritColumns(report: GateReport, condition: ReportedCondition): PlainColumn<ReportedCulprit>[] {
  const nameOf = ruleNames(report);
  const shown = condition.rules.slice(0, MOST_LOGGED_RULES);
  const text = (count: bigint | undefined): string => boundText(boundOf(report, condition), count, '-');
  return [
    { title: 'ISSUES', isNumber: true, cell: ({ found }) => text(found) },
    {
      title: 'NEW',
      isNumber: true,
      isShown: shown.some((rule) => rule.new !== undefined),
      cell: (rule) => text(rule.new),
    },
    { title: 'SEVERITY', cell: ({ columns }) => columns.join(', ') || '-' },
    { title: 'PRODUCT', cell: ({ product }) => product ?? '-' },
    {
      title: 'EPSS',
      isNumber: true,
      isShown: shown.some(({ epss }) => epss !== undefined),
      cell: ({ epss }) => (epss === undefined ? '-' : epssText(epss)),
    },
    { title: 'RULE', cell: nameOf },
    { title: 'PATH', isExtra: true, isShown: shown.some((rule) => nameOf(rule) !== ruleName(rule)), cell: ruleName },
  ];
}

/** Left out where the last line has them all. */
function problemLines({ problems }: GateReport): string[] {
  if (problems.length < 2) return [];
  const lines = problems.map((problem) => `  ${problem}`);
  return ['To correct:', ...fewLines(lines, MOST_PROBLEMS, 'problems')];
}

function countLines(report: GateReport): string[] {
  if (!hasCounts(report)) return [];
  const { counts, countsAre, newTotal, fixedTotal, waived } = report;
  const columns = COUNT_COLUMNS.map((column) => `${column} ${numberText(report, counts[column])}`);
  const extras = [
    ...(newTotal === undefined ? [] : [`new ${numberText(report, newTotal)}`]),
    // What was not found yet may not be fixed.
    ...(fixedTotal === undefined || countsAre !== 'exact' ? [] : [`fixed ${fixedTotal}`]),
    ...(waived === undefined || waived === 0n ? [] : [`waived ${numberText(report, waived)}`]),
  ];
  const counted = `Issues: ${[...columns, ...extras].join(', ')}`;
  return [counted, triageLine(report), ...changedRules(report)].filter((line) => line !== '');
}

function changedRules(report: GateReport): readonly string[] {
  const nameOf = ruleNames(report);
  return baselineLines(report, MOST_LOGGED_RULES, {
    title: (title) => `${title}:`,
    added: (rule) => clean(nameOf(rule)),
    fixed: (rule) => clean(ruleName(rule)),
  });
}

function asText(text: string): string {
  return clean(text);
}

function asProse(text: string): string {
  return clean(text, MOST_OF_A_SENTENCE);
}

function noteLines(report: GateReport, waivers: readonly string[]): string[] {
  const policy = changeNotes(report);
  return [
    ...[...policy, expiredNote(report), ...report.notices].filter((note) => note !== '').map((note) => `Note: ${note}`),
    ...fewLines(waivers, MOST_WAIVERS, 'waivers'),
  ];
}

/** A table of at most so many rows, and how many more there are; empty where there is no row. */
function cutTable<Item>(
  columns: readonly PlainColumn<Item>[],
  items: readonly Item[],
  { most, noun, inAll = items.length }: RowLimit,
  room: number | undefined,
): string[] {
  if (items.length === 0) return [];
  return [...plainTable(columns, items.slice(0, most), room), ...moreLine(inAll - most, noun)];
}

function copyLines(report: GateReport): string[] {
  const wayOut = report.verdict.word === 'fail' ? wayOutOf(report) : undefined;
  if (wayOut === undefined) return [];
  const name = ruleNames(report)(wayOut.rule);
  return [`To list the issues of ${name}, one by one:`, `  ${wayOut.command}`, ...pasteLines(report, wayOut)];
}

function pasteLines(report: GateReport, { waiver }: WayOut): string[] {
  if (waiver === undefined) return [];
  if (waiver.length === 0) return [`It has a waiver in ${waiverPlace(report)}: change that one.`];
  return [`To waive it, add this to ${pastePlace(report)}:`, ...waiver.map((line) => `  ${line}`)];
}

const MOST_LOGGED_PROJECTS = 100;

function projectLines(projects: readonly ProjectReport[], room: number | undefined): string[] {
  const nameOf = projectNames(projects);
  const columns: PlainColumn<ProjectReport>[] = [
    { title: 'VERDICT', cell: verdictText },
    { title: 'PROJECT', cell: (project) => nameOf(project, asText) },
    { title: 'ISSUES', isExtra: true, cell: issuesText },
    { title: 'WHAT BREAKS IT OR IS MISSING', cell: (project) => whatText(project, { prose: asProse, code: asText }) },
  ];
  return cutTable(columns, projects, { most: MOST_LOGGED_PROJECTS, noun: 'projects' }, room);
}
