import { stepOf } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import { culpritText, isOneIssue } from '../text/culprit-list.ts';
import { limitsNote } from '../text/limits-note.ts';
import { code, type Link, linkTo, linkToRules, paragraphs } from '../text/markdown.ts';
import { mayTriage, mayWaive, type Remedy, remediesOf } from '../text/remedies.ts';
import { isIncompleteFail } from '../text/report-facts.ts';
import { sentence } from '../text/sentence.ts';
import { waiverPlace } from '../text/way-out.ts';
import { headline, toDo } from './headline.ts';

/** The next step: three ways out of a fail, one sentence for everything else, a replay among it; empty where there is nothing to do. */
export function whatToDo(report: GateReport, link: Link): string {
  const isFail = report.verdict.word === 'fail' && report.replay === undefined;
  return toDo(isFail ? waysOut(report, link) : sentence(report.nextStep));
}

function waysOut(report: GateReport, link: Link): string {
  const { links, verdict, event } = report;
  const repairs = remediesOf(report).map(({ remedy, list }) => ({
    remedy,
    rules: culpritText(list, code, linkToRules(links)),
    isOne: isOneIssue(list),
  }));
  const [isTriage, isWaiver] = [mayTriage(report), mayWaive(report)];
  const rerun = link('re-run this job', links.run);
  const issues = link('the issues on the platform', links.findings);
  const triage = `**triage** ${issues}, then ${rerun}: it takes seconds, nothing is scanned again`;
  const again = `${rerun}: what is taken back ${link('on the platform', links.findings)} needs no new scan`;
  const note = limitsNote(report, code);
  return [
    ...(repairs.length === 0
      ? ['- **Fix** the issues, and push, or']
      : repairs.map(repairLine(isTriage ? 'or' : 'then'))),
    `- ${isTriage ? triage : again}${isWaiver ? ', or' : '.'}`,
    ...(isWaiver
      ? [`- **waive** a rule in ${waiverPlace(report, code)}, with a reason, an owner and an expiry date.`]
      : []),
    ...(isIncompleteFail(report)
      ? ['', `For the part that was not read: ${sentence(stepOf(verdict.reason!, event))}`]
      : []),
    ...(verdict.reason === 'unclassified'
      ? ['', `For the issues of unknown severity: ${sentence(stepOf('unclassified', event))}`]
      : []),
    ...(note === '' ? [] : ['', note]),
  ].join('\n');
}

type Repair = { readonly remedy: Remedy; readonly rules: string; readonly isOne: boolean };

/** `last` leads to what stands below the repairs. */
function repairLine(last: 'or' | 'then') {
  return ({ remedy, rules, isOne }: Repair, index: number, all: readonly unknown[]): string =>
    `- ${REPAIRS[remedy](rules, isOne)}, ${index === all.length - 1 ? last : 'and'}`;
}

const REPAIRS: Readonly<Record<Remedy, (rules: string, isOne: boolean) => string>> = {
  revoke: (rules, isOne) =>
    `${isOne ? 'The' : 'Each'} secret found by ${rules}: **revoke it, then remove it**, and push`,
  update: (rules) => `**Update or remove the package** of ${rules}, and push`,
  fix: (rules) => `**Fix** ${rules}, and push`,
  unsilence: (rules) => `**Fix** ${rules}, **or take back what silences it**`,
  look: (rules) => `**Look** at ${rules}, which no scan detects any more`,
};

/** The verdict and the next step: all there is to say of a wrong setting, and all that fits where there is little room. Markdown. */
export function shortPage(report: GateReport, level: '##' | '###'): string {
  return `${paragraphs(headline(report, level), whatToDo(report, linkTo(report.links)))}\n`;
}
