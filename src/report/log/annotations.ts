import { MOST_ANNOTATION_UNITS, MOST_ANNOTATIONS } from '../../domain/limits.ts';
import { isRepositoryPath } from '../../domain/location/code-host.ts';
import type { ReportedLocation } from '../../domain/location/issue-location.ts';
import type { BlockingRule, GateReport, ReportedCondition } from '../../domain/report.ts';
import { fitUnits } from '../../domain/text/fit-units.ts';
import { whatToDo } from '../pages/page-top.ts';
import { findingRows } from '../text/finding-rows.ts';
import { partsOf, type ReportPart } from '../text/projects.ts';
import { missingText } from '../text/reason-text.ts';
import { atLeast, blockingConditions, boundOf, conditionText, isUnenforced, warnings } from '../text/report-facts.ts';
import { rowFacts, severityText, whatText } from '../text/row-text.ts';
import { ruleName } from '../text/rule-names.ts';
import { breakCommands, clean, fewOf, joined, plainSentence } from '../text/text.ts';
import { plain } from '../text/text-style.ts';

const MOST_ANNOTATED_RULES = 3;
/** In code points. The part of a title after a project's name must be visible, too. */
const MOST_OF_A_TITLED_NAME = 80;

/** Locations of findings come last; GitHub shows the files of the `checked` commit. Projects take turns, so that each is named if there is room. */
export function renderAnnotations(report: GateReport, most = MOST_ANNOTATIONS, checked = report.commit ?? '') {
  const projects = partsOf(report);
  const verdicts = projects.map((project) => verdictAnnotations(project).map((each) => ofProject(each, project)));
  const longest = Math.max(...verdicts.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, turn) => verdicts.flatMap((each) => each[turn] ?? [])).flat();
  const located = projects.flatMap((project) => annotatedLocations(project, checked));
  const all = [...inTurns, ...located.slice(0, most).map(locationAnnotation)];
  const left = inTurns.length + located.length - most;
  if (left <= 0) return all;
  const last = all[most - 1]!;
  const more = ` And ${left} more: see the job summary.`;
  const message = fitUnits(last.message, MOST_ANNOTATION_UNITS - more.length) + more;
  return [...all.slice(0, most - 1), { ...last, message }];
}

function ofProject(unnamed: Annotation, { project }: ReportPart): Annotation {
  if (project === undefined) return unnamed;
  const name = clean(project.name, MOST_OF_A_TITLED_NAME);
  const title = unnamed.title.replace(/^Findings Gate/, () => `Findings Gate: ${name}`);
  return { ...unnamed, title: fitted(title, MOST_OF_A_TITLE) };
}

function verdictAnnotations(report: GateReport): Annotation[] {
  const { verdict } = report;
  const level = isUnenforced(report) ? 'warning' : 'error';
  const warned = warnings(report).map((condition) => conditionAnnotation(report, condition, 'warning'));
  if (verdict.word === 'inconclusive') {
    const title = `Findings Gate is inconclusive: ${missingText(report)} (${verdict.reason})`;
    const said = joined([plainSentence(verdict.message), whatToDo(report, plain(report))]);
    return [annotation(level, title, said), ...warned];
  }
  return [...blockingConditions(report).map((condition) => conditionAnnotation(report, condition, level)), ...warned];
}

function conditionAnnotation(report: GateReport, condition: ReportedCondition, level: 'error' | 'warning'): Annotation {
  const said = `${conditionText(report, condition)}${rulesText(report, condition)}.`;
  return annotation(level, `Findings Gate: ${condition.name}`, said);
}

function rulesText(report: GateReport, condition: ReportedCondition): string {
  const { rules, rulesInAll } = condition;
  const bound = atLeast(boundOf(report, condition));
  const nameOf = (rule: BlockingRule): string => `${clean(ruleName(rule))} (${bound}${rule.issues})`;
  return `: ${fewOf(rules, MOST_ANNOTATED_RULES, nameOf, rulesInAll)}`;
}

/** The locations of the report's rows that are in the `checked` commit. */
function annotatedLocations(report: ReportPart, checked: string) {
  return findingRows(report).rows.flatMap((row) =>
    row.places.flatMap((location) => {
      const at = location.commit === checked ? annotatedLines(location) : undefined;
      return at === undefined ? [] : [{ report, row, at }];
    }),
  );
}

function locationAnnotation({ report, row, at }: ReturnType<typeof annotatedLocations>[number]): Annotation {
  const style = plain(report);
  const facts = rowFacts(row, { ...style, rule: () => '' }).filter((fact) => fact !== '');
  const what = joined([whatText(row, style), facts.length === 0 ? '' : `(${facts.join(', ')})`]);
  const said = plainSentence(`${severityText(row, report)}: ${what}`);
  const level = row.isBlocking && !isUnenforced(report) ? 'error' : 'warning';
  return ofProject({ ...annotation(level, `Findings Gate: ${style.rule(row.rule)}`, said), at }, report);
}

export type Annotation = {
  readonly level: 'error' | 'warning';
  readonly title: string;
  readonly message: string;
  readonly at?: AnnotatedLines;
};

export type AnnotatedLines = {
  /** Path from the root of the repository. Escaped where the command is written. */
  readonly file: string;
  readonly startLine?: number;
  readonly endLine?: number;
};

const MOST_OF_A_TITLE = 200;
/** The runner reads lines as 32-bit integers. */
const LAST_LINE = 2 ** 31 - 1;

/** Single lines of at most 3,000 UTF-16 units. `%`, `,` and `:` are escaped where the command is written. */
function annotation(level: Annotation['level'], title: string, message: string): Annotation {
  return { level, title: fitted(title, MOST_OF_A_TITLE), message: fitted(message, MOST_ANNOTATION_UNITS) };
}

/** Undefined if the file is not a path in a repository, or could be read as a command. */
function annotatedLines({ filePath: file, line, endLine }: ReportedLocation): AnnotatedLines | undefined {
  if (!isRepositoryPath(file) || breakCommands(file) !== file) return undefined;
  if (line === undefined || line > LAST_LINE) return { file };
  const isRange = endLine !== undefined && endLine > line && endLine <= LAST_LINE;
  return { file, startLine: line, ...(isRange ? { endLine } : {}) };
}

function fitted(text: string, most: number): string {
  return fitUnits(breakCommands(clean(text, most)), most);
}
