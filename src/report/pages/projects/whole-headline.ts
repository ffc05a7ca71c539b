import type { GateReport, ProjectReport } from '../../../domain/report.ts';
import { isOfNoProject, namesText, openParts, projectNames } from '../../text/projects.ts';
import { enforcementNote, missingText, whoActsNow } from '../../text/reason-text.ts';
import { replayText } from '../../text/replay-text.ts';
import { counted, warnings } from '../../text/report-facts.ts';
import { plainSentence } from '../../text/sentence.ts';
import { joined } from '../../text/text.ts';
import type { TextStyle } from '../../text/text-style.ts';

/** The pieces of a headline of several projects, in their order; those that say nothing are empty. */
type WholeHeadline = Readonly<Record<'replay' | 'verdict' | 'enforcement' | 'grounds', string>>;

/** The verdict of the whole, which projects have it, and how many there are. */
export function wholeHeadline(report: GateReport, projects: readonly ProjectReport[], style: TextStyle): WholeHeadline {
  return {
    replay: replayText(report, style.code),
    verdict: verdictLine(report, projects, style),
    enforcement: enforcement(report, projects, style),
    grounds: grounds(report, projects, style),
  };
}

function verdictLine(report: GateReport, projects: readonly ProjectReport[], style: TextStyle): string {
  const { verdict } = report;
  const { mark, prose } = style;
  if (verdict.word === 'pass') return passLine(report, projects, style);
  const where = isOfNoProject(report, projects) ? '' : ` ${placeOf(projects, withVerdict(report, projects), style)}`;
  if (verdict.word === 'fail')
    return `${mark('❌')}Findings Gate failed${where === '' ? `: ${prose(verdict.message)}` : where}`;
  return `${mark('⚠️')}Findings Gate is inconclusive${where === '' ? `: ${missingText(report)}` : where}`;
}

function passLine(report: GateReport, projects: readonly ProjectReport[], style: TextStyle): string {
  const broken = projects.reduce((sum, project) => sum + warnings(project).length, 0);
  const open = openTexts(projects, style);
  const passing = withVerdict(report, projects);
  // A pass of the whole is one of all of them: were it not so, no reader may take it for one.
  const isOfAll = passing.length === projects.length;
  const warned = broken === 0 ? '' : ` with ${counted(broken, 'warning')}`;
  const where =
    projects.length === 1 || !isOfAll ? placeOf(projects, passing, style) : `in all ${projects.length} projects`;
  return [
    `${style.mark(open.length === 0 && isOfAll ? '✅' : '⚠️')}Findings Gate passed${warned} ${where}`,
    ...open,
  ].join('; ');
}

/** What the verdicts say nothing about, each with the names of the projects of which that is true. */
function openTexts(projects: readonly ProjectReport[], { code }: TextStyle): readonly string[] {
  const nameOf = projectNames(projects);
  const parts = projects.flatMap((project) => openParts(project).map((part) => ({ part, project })));
  return [...Map.groupBy(parts, ({ part }) => part)].map(([part, alike]) => {
    const some = alike.map(({ project }) => project);
    return `${part} (${namesText(some, nameOf, code)})`;
  });
}

function placeOf(projects: readonly ProjectReport[], some: readonly ProjectReport[], { code }: TextStyle): string {
  const where = projects.length === 1 ? 'one project' : `${some.length} of ${projects.length} projects`;
  return `in ${where}: ${namesText(some, projectNames(projects), code)}`;
}

/** What the heading has not said: how many have which other verdict, what is missing and who can act, and what is left open. */
function grounds(report: GateReport, projects: readonly ProjectReport[], style: TextStyle): string {
  const { verdict } = report;
  const words = verdict.word === 'inconclusive' ? unprovenTexts(report, projects, style) : [];
  const others = othersText(report, projects, style);
  // The heading of a pass has it all.
  const open = verdict.word === 'pass' ? [] : openTexts(projects, style);
  return joined([...words, others, ...open].map(plainSentence));
}

/** Where all projects lack the same thing, it is shown here; else each shows its own. */
function unprovenTexts(
  report: GateReport,
  projects: readonly ProjectReport[],
  { code, strong, sentence }: TextStyle,
): readonly string[] {
  const unproven = withVerdict(report, projects);
  const [worst = report] = unproven;
  const reasons = [...new Set([worst, ...unproven].map(({ verdict }) => verdict.reason ?? ''))];
  const isOne = reasons.length === 1;
  const reported = unproven.length === 0 ? sentence(report.verdict.message) : missingText(worst);
  return [
    isOne ? reported : '',
    // Since when it is missing is shown for each project.
    isOne ? whoActsNow({ ...worst, replay: report.replay }).replace(/:$/, '.') : '',
    `${strong('Not proven, so not a pass')} (${reasons.map((reason) => code(reason)).join(', ')}).`,
  ];
}

function othersText(report: GateReport, projects: readonly ProjectReport[], { code }: TextStyle): string {
  const nameOf = projectNames(projects);
  const { word } = report.verdict;
  const unproven = projects.filter(({ verdict }) => verdict.word === 'inconclusive');
  const passing = projects.filter(({ verdict }) => verdict.word === 'pass');
  const are = unproven.length === 1 ? 'is' : 'are';
  const names = namesText(unproven, nameOf, code);
  return joined(
    [
      word !== 'fail' || unproven.length === 0 ? '' : `${unproven.length} ${are} not proven (${names})`,
      word === 'pass' || passing.length === 0 ? '' : `${passing.length} passed`,
    ],
    ', ',
  );
}

function enforcement(report: GateReport, projects: readonly ProjectReport[], style: TextStyle): string {
  if (report.mode === 'report' || !report.isSoftened || report.exitCode !== 0) return enforcementNote(report, style);
  const names = namesText(withVerdict(report, projects), projectNames(projects), style.code);
  const softened = `${style.code('on-inconclusive')} softens what is not proven to a warning`;
  return `${style.strong('Not enforced.')} ${softened}: this job succeeds, and nothing is proven${names === '' ? '' : ` of ${names}`}.`;
}

function withVerdict({ verdict }: GateReport, projects: readonly ProjectReport[]): readonly ProjectReport[] {
  return projects.filter((project) => project.verdict.word === verdict.word);
}
