import type { GateReport, ProjectReport } from '../../../domain/report.ts';
import { issuesText, namesText, projectNames, verdictText, whatText } from '../../text/projects.ts';
import { enforcementNote, missingText, whoActsNow } from '../../text/reason-text.ts';
import { replayText } from '../../text/replay-text.ts';
import { isPassWhereNothingBlocks, warnings } from '../../text/report-facts.ts';
import { table } from '../../text/table.ts';
import { joined, plainSentence } from '../../text/text.ts';
import { code, prose, type TextStyle } from '../../text/text-style.ts';
import { verdictLine } from '../page-top.ts';

/** Its pieces, in their order; those that say nothing are empty. The verdict says which projects have which one. */
export function wholeHeadline(report: GateReport, projects: readonly ProjectReport[], style: TextStyle) {
  // A pass has it in its verdict.
  const open = report.verdict.word === 'pass' ? [] : projects.filter(isPassWhereNothingBlocks);
  return {
    replay: replayText(report, style.code),
    verdict: verdictLine(report, style),
    enforcement: enforcement(report, projects, style),
    grounds: joined([
      ...(report.verdict.word === 'inconclusive' ? unprovenTexts(report, projects, style) : []),
      open.length === 0 ? '' : plainSentence(`nothing blocks (${namesText(open, projectNames(projects), style.code)})`),
    ]),
  };
}

/** Where all projects lack the same thing, it is shown here; else each shows its own. */
function unprovenTexts(report: GateReport, projects: readonly ProjectReport[], { code, strong }: TextStyle) {
  const unproven = withVerdict(report, projects);
  const worst = unproven[0]!;
  const reasons = [...new Set(unproven.map(({ verdict }) => verdict.reason ?? ''))];
  const isOne = reasons.length === 1;
  return [
    isOne ? plainSentence(missingText(worst)) : '',
    // Since when it is missing is shown for each project.
    isOne ? whoActsNow({ ...worst, replay: report.replay }).replace(/:$/, '.') : '',
    `${strong('Not proven, so not a pass')} (${reasons.map((reason) => code(reason)).join(', ')}).`,
  ];
}

function enforcement(report: GateReport, projects: readonly ProjectReport[], style: TextStyle): string {
  if (report.mode === 'report' || !report.isSoftened || report.exitCode !== 0) return enforcementNote(report, style);
  const names = namesText(withVerdict(report, projects), projectNames(projects), style.code);
  const softened = `${style.code('on-inconclusive')} softens what is not proven to a warning`;
  return `${style.strong('Not enforced.')} ${softened}: this job succeeds, and nothing is proven of ${names}.`;
}

function withVerdict({ verdict }: GateReport, projects: readonly ProjectReport[]): readonly ProjectReport[] {
  return projects.filter((project) => project.verdict.word === verdict.word);
}

export function projectTable(projects: readonly ProjectReport[], rows: number): string {
  const nameOf = projectNames(projects);
  return table<ProjectReport>(
    [
      { title: 'Project', cell: (project) => nameOf(project, code) },
      { title: 'Verdict', cell: (project) => `${markOf(project)} ${verdictText(project)}` },
      { title: 'What breaks it, or is missing', cell: (project) => whatText(project, { prose, code }) },
      { title: 'Issues', cell: issuesText },
    ],
    projects,
    { most: rows, noun: 'projects' },
  );
}

export function isPlainPass(project: ProjectReport): boolean {
  return project.verdict.word === 'pass' && !isPassWhereNothingBlocks(project) && warnings(project).length === 0;
}

/** A warning has its number in the headline: a pass beside it is green, as on the page of one project. */
function markOf(project: ProjectReport): string {
  if (project.verdict.word === 'fail') return '❌';
  return project.verdict.word === 'pass' && !isPassWhereNothingBlocks(project) ? '✅' : '⚠️';
}
