import { NEXT_STEP } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import { code, type Link } from '../text/markdown.ts';
import { isIncompleteFail } from '../text/report-facts.ts';
import { sentence } from '../text/sentence.ts';

/** The next step: three ways out of a fail, one sentence for everything else; empty where there is nothing to do. */
export function whatToDo(report: GateReport, link: Link): string {
  const steps = report.verdict.word === 'fail' ? waysOut(report, link) : sentence(report.nextStep);
  return steps === '' ? '' : `#### What to do\n\n${steps}`;
}

function waysOut(report: GateReport, link: Link): string {
  const platform = link('on the platform', report.links.findings);
  return [
    '- **Fix** the issues and push, or',
    `- **triage** them ${platform}, then ${link('re-run this job', report.links.run)}: it takes seconds, nothing is scanned again, or`,
    `- **waive** a rule in ${policyText(report)}, with a reason, an owner and an expiry date.`,
    ...(isIncompleteFail(report)
      ? ['', `For the part that was not read: ${sentence(NEXT_STEP[report.verdict.reason!])}`]
      : []),
    ...(report.verdict.reason === 'unclassified'
      ? ['', `For the issues of unknown severity: ${sentence(NEXT_STEP.unclassified)}`]
      : []),
  ].join('\n');
}

function policyText({ policy }: GateReport): string {
  if (policy === undefined) return 'a policy (input `policy` or `policy-file`)';
  if (policy.kind === 'input') return 'the input `policy`';
  return policy.kind === 'local-file' ? code(policy.path) : `${code(policy.path)} of ${code(policy.repository)}`;
}
