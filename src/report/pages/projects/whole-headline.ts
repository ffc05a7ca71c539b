import type { GateReport, ProjectReport } from '../../../domain/report.ts';
import { isOfNoProject, namesText, projectNames } from '../../text/projects/project-names.ts';
import { openParts } from '../../text/projects/project-row.ts';
import { missingText, whoActs } from '../../text/reasons/told-reason.ts';
import { replayText } from '../../text/replay/told-replay.ts';
import { counted, warnings } from '../../text/report-facts.ts';
import { plainSentence } from '../../text/sentence.ts';
import { enforcementNote, type HeadlineStyle, MARKDOWN, PLAIN } from '../headline.ts';

/** The pieces of a headline of several projects, in their order; those that say nothing are empty. */
type WholeHeadline = Readonly<Record<'replay' | 'verdict' | 'enforcement' | 'grounds', string>>;

/** The verdict of the whole, which projects have it, and how many there are. */
export function wholeHeadline(report: GateReport, projects: readonly ProjectReport[]): WholeHeadline {
  return headlineOf(report, projects, MARKDOWN);
}

/** The same without Markdown, a line each, for a log. */
export function wholeHeadlineLines(report: GateReport, projects: readonly ProjectReport[]): string[] {
  const { replay, verdict, enforcement, grounds } = headlineOf(report, projects, PLAIN);
  return [replay, plainSentence(verdict), enforcement, grounds].filter((line) => line !== '');
}

function headlineOf(report: GateReport, projects: readonly ProjectReport[], style: HeadlineStyle): WholeHeadline {
  return {
    replay: replayText(report, style.code),
    verdict: verdictLine(report, projects, style),
    enforcement: enforcement(report, projects, style),
    grounds: grounds(report, projects, style),
  };
}

function verdictLine(report: GateReport, projects: readonly ProjectReport[], style: HeadlineStyle): string {
  const { verdict } = report;
  const { mark, prose } = style;
  if (verdict.word === 'pass') return passLine(projects, style);
  const where = isOfNoProject(report, projects) ? '' : ` ${placeOf(projects, withVerdict(report, projects), style)}`;
  if (verdict.word === 'fail')
    return `${mark('❌')}Findings Gate failed${where === '' ? `: ${prose(verdict.message)}` : where}`;
  return `${mark('⚠️')}Findings Gate is inconclusive${where === '' ? `: ${missingText(report)}` : where}`;
}

function passLine(projects: readonly ProjectReport[], style: HeadlineStyle): string {
  const nameOf = projectNames(projects);
  const broken = projects.reduce((sum, project) => sum + warnings(project).length, 0);
  const byPart = new Map<string, ProjectReport[]>();
  for (const project of projects) {
    for (const part of openParts(project)) byPart.set(part, [...(byPart.get(part) ?? []), project]);
  }
  const open = [...byPart].map(([part, alike]) => `${part} (${namesText(alike, nameOf, style.code)})`);
  const warned = broken === 0 ? '' : ` with ${counted(broken, 'warning')}`;
  const where =
    projects.length === 1
      ? `in one project: ${namesText(projects, nameOf, style.code)}`
      : `in all ${projects.length} projects`;
  return [`${style.mark(open.length === 0 ? '✅' : '⚠️')}Findings Gate passed${warned} ${where}`, ...open].join('; ');
}

/** Says `in 2 of 12 projects: a, b`. */
function placeOf(projects: readonly ProjectReport[], some: readonly ProjectReport[], { code }: HeadlineStyle): string {
  const where = projects.length === 1 ? 'one project' : `${some.length} of ${projects.length} projects`;
  return `in ${where}: ${namesText(some, projectNames(projects), code)}`;
}

/** How many have which verdict; of what is not proven, what is missing and who can act where that is one thing. */
function grounds(report: GateReport, projects: readonly ProjectReport[], style: HeadlineStyle): string {
  const { verdict } = report;
  const told = style.sentence(verdict.message);
  if (verdict.word !== 'inconclusive') return told;
  const unproven = withVerdict(report, projects);
  const [worst = report] = unproven;
  const isOneReason = unproven.every((project) => project.verdict.reason === worst.verdict.reason);
  const words = [
    told,
    isOneReason && unproven.length > 0 ? plainSentence(missingText(worst)) : '',
    // Since when it is missing is told of each project.
    isOneReason ? whoActs({ ...worst, scans: [], seen: undefined, replay: report.replay }) : '',
    `${style.strong('Not proven, so not a pass')} (${style.code(verdict.reason)}).`,
  ];
  return words.filter((part) => part !== '').join(' ');
}

function enforcement(report: GateReport, projects: readonly ProjectReport[], style: HeadlineStyle): string {
  if (report.mode === 'report' || !report.isSoftened || report.exitCode !== 0) return enforcementNote(report, style);
  const names = namesText(withVerdict(report, projects), projectNames(projects), style.code);
  const softened = `${style.code('on-inconclusive')} softens what is not proven to a warning`;
  return `${style.strong('Not enforced.')} ${softened}: this job succeeds, and nothing is proven${names === '' ? '' : ` of ${names}`}.`;
}

function withVerdict({ verdict }: GateReport, projects: readonly ProjectReport[]): readonly ProjectReport[] {
  return projects.filter((project) => project.verdict.word === verdict.word);
}
