import { NEXT_STEP } from '../domain/reason.ts';
import type { GateReport } from '../domain/report.ts';
import { type Link, prose } from './markdown.ts';
import { isIncompleteFail } from './story.ts';

/** The next step: three ways out of a fail, one sentence for all else; empty where there is nothing to do. */
export function whatToDo(report: GateReport, link: Link): string {
  const steps = report.verdict.word === 'fail' ? waysOut(report, link) : prose(report.nextStep);
  return steps === '' ? '' : `**What to do**\n\n${steps}`;
}

function waysOut(report: GateReport, link: Link): string {
  const platform = link('on the platform', report.links.findings);
  return [
    '- **Fix** the issues and push, or',
    `- **triage** them ${platform}, then ${link('re-run this job', report.links.run)}: it takes seconds, nothing is scanned again, or`,
    '- **waive** a rule in the policy, with a reason, an owner and an expiry date.',
    ...(isIncompleteFail(report)
      ? ['', `For the part that was not read: ${prose(NEXT_STEP[report.verdict.reason!])}`]
      : []),
  ].join('\n');
}
