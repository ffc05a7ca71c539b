import type { GateReport } from '../../domain/report.ts';
import { code, type Link, MOST_OF_A_SENTENCE, paragraphs, prose } from '../text/markdown.ts';
import { counted, isIncompleteFail, isPassWhereNothingBlocks, isUnenforced, warnings } from '../text/report-facts.ts';
import { plainSentence, sentence } from '../text/sentence.ts';
import { clean, joined } from '../text/text.ts';
import { missingText, whoActs } from '../text/told-reason.ts';
import { replayText } from '../text/told-replay.ts';

/** The verdict in a line, whether it is enforced, and the sentence that gives its grounds. */
export function headline(report: GateReport, level: '##' | '###'): string {
  const enforcement = enforcementNote(report, MARKDOWN);
  const replay = replayText(report, code);
  return paragraphs(
    replay === '' ? '' : `> ${replay}`,
    `${level} ${verdictLine(report, MARKDOWN)}`,
    quotedNote(enforcement),
    grounds(report, MARKDOWN),
    incompleteNote(report, MARKDOWN),
  );
}

export function headlineLines(report: GateReport): string[] {
  const verdict = plainSentence(verdictLine(report, PLAIN));
  const notes = [enforcementNote(report, PLAIN), grounds(report, PLAIN), incompleteNote(report, PLAIN)];
  return [replayText(report), verdict, ...notes].filter((line) => line !== '');
}

/** A replay, the mode, and whether the job succeeds are said of the whole. */
export function projectHeadline(project: GateReport, level: '##' | '###', name: string): string {
  return paragraphs(
    `${level} ${verdictLine(project, MARKDOWN, name)}`,
    quotedNote(softenedNote(project, MARKDOWN)),
    grounds(project, MARKDOWN),
    incompleteNote(project, MARKDOWN),
  );
}

export function projectHeadlineLines(project: GateReport, name: string): string[] {
  const verdict = plainSentence(verdictLine(project, PLAIN, name));
  return [verdict, softenedNote(project, PLAIN), grounds(project, PLAIN), incompleteNote(project, PLAIN)].filter(
    (line) => line !== '',
  );
}

/** The part of a page with the next steps; empty without any. */
export function toDo(steps: string): string {
  return steps === '' ? '' : `#### What to do\n\n${steps}`;
}

export type HeadlineStyle = {
  readonly mark: (sign: string) => string;
  readonly strong: (text: string) => string;
  readonly code: (text: string) => string;
  readonly prose: (text: string) => string;
  readonly sentence: (text: string) => string;
};

export const MARKDOWN: HeadlineStyle = {
  mark: (sign) => `${sign} `,
  strong: (text) => `**${text}**`,
  code,
  prose,
  sentence,
};

export const PLAIN: HeadlineStyle = {
  mark: () => '',
  strong: (text) => text,
  code: (text) => clean(text),
  prose: (text) => clean(text, MOST_OF_A_SENTENCE),
  sentence: (text) => plainSentence(clean(text, MOST_OF_A_SENTENCE)),
};

/** Says where to look: at the issues of the branch, where the ways out of a fail do not lead there, and at this run. */
export function placesLine({ verdict, replay, links }: GateReport, link: Link): string {
  const isFail = verdict.word === 'fail' && replay === undefined;
  const findings = links.findings === undefined || isFail ? '' : link('issues on the platform', links.findings);
  const places = joined([findings, links.run === undefined ? '' : link('this run', links.run)], ' · ');
  return places === '' ? '' : `See ${places}`;
}

function verdictLine(report: GateReport, { mark, prose }: HeadlineStyle, subject = 'Findings Gate'): string {
  const { verdict } = report;
  if (verdict.word === 'inconclusive') return `${mark('⚠️')}${subject} is inconclusive: ${missingText(report)}`;
  if (verdict.word === 'fail') {
    return isIncompleteFail(report)
      ? `${mark('❌')}${subject} failed, and not everything was read`
      : `${mark('❌')}${subject} failed: ${prose(verdict.message)}`;
  }
  const broken = warnings(report).length;
  const warned = broken === 0 ? '' : ` with ${counted(broken, 'warning')}`;
  if (isPassWhereNothingBlocks(report)) return `${mark('⚠️')}${subject} passed${warned}: nothing blocks`;
  return `${mark('✅')}${subject} passed${isPlainPass(report) ? `: ${prose(verdict.message)}` : warned}`;
}

/** Left out where the heading has them, and where there are none. */
function grounds(report: GateReport, { strong, code, sentence }: HeadlineStyle): string {
  const { verdict } = report;
  if (verdict.word === 'fail' && !isIncompleteFail(report)) return '';
  if (isPlainPass(report) || isPassWhereNothingBlocks(report)) return '';
  const told = sentence(verdict.message);
  if (verdict.word !== 'inconclusive') return told;
  return joined([told, whoActs(report), `${strong('Not proven, so not a pass')} (${code(verdict.reason)}).`]);
}

function isPlainPass(report: GateReport): boolean {
  const isPass = report.verdict.word === 'pass' && !isPassWhereNothingBlocks(report);
  return isPass && warnings(report).length === 0;
}

/** Why the job succeeds although the verdict is no pass; empty where it does not. */
export function enforcementNote(report: GateReport, { strong, code }: HeadlineStyle): string {
  const { exitCode, isSoftened, mode, verdict } = report;
  if (mode === 'report' && exitCode === 0)
    return `${strong('Not enforced.')} The gate only reports (${code('mode: report')}): this job succeeds whatever the verdict.`;
  if (isSoftened && isUnenforced(report)) {
    const softened = `${code('on-inconclusive')} softens ${code(verdict.reason ?? '')} to a warning`;
    return `${strong('Not enforced.')} ${softened}: this job succeeds, and nothing is proven.`;
  }
  return '';
}

function softenedNote(project: GateReport, { strong, code }: HeadlineStyle): string {
  const { exitCode, isSoftened, verdict } = project;
  if (!isSoftened || exitCode !== 0 || verdict.word !== 'inconclusive') return '';
  const softened = `${code('on-inconclusive')} softens ${code(verdict.reason)} to a warning`;
  return `${strong('Not enforced.')} ${softened}: nothing is proven of this project.`;
}

function quotedNote(note: string): string {
  return note === '' ? '' : `> ${note}`;
}

function incompleteNote(report: GateReport, { strong, code }: HeadlineStyle): string {
  if (!isIncompleteFail(report)) return '';
  const reason = code(report.verdict.reason ?? '');
  return (
    `${strong('Incomplete:')} ${missingText(report)} (${reason}). ` +
    'What was read is enough to fail, and the true counts can only be higher.'
  );
}
