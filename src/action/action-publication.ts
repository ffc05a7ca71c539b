import { auditOutputs, type LoadAudit, type Publication } from '../gate/entry-point/entry-point.ts';
import { publish, type ReportOutput } from '../gate/publish/publish.ts';
import { jobSummary, jsonReport, logPages } from '../gate/publish/usual-outputs.ts';
import { renderOutputs } from '../report/json/outputs.ts';
import { renderAnnotations } from '../report/log/annotations.ts';
import type { Redact } from '../report/text/redact.ts';
import type { Ready } from './action-world.ts';
import { askedReport } from './asked-files.ts';
import type { GitHubSideOptions } from './github-side-options.ts';
import { writeAsked, writeOutputs, writeReport, writeSummary } from './workflow-files.ts';
import type { WorkflowLog } from './workflow-log.ts';

type PublicationOptions = Pick<GitHubSideOptions, 'env' | 'redact'> & {
  readonly log: WorkflowLog;
  readonly audit: LoadAudit | undefined;
};

export function actionPublication(options: PublicationOptions): Publication<Ready> {
  return (report, ready, log) =>
    publish(report, outputsOf(ready, options), log, (one, most) => {
      for (const { level, title, message, at } of renderAnnotations(one, most, ready?.github.checkedCommit() ?? ''))
        options.log.annotate(level, title, message, at);
    });
}

function outputsOf(ready: Ready | undefined, { env, redact, log, audit }: PublicationOptions) {
  const commentUrl: ReportOutput = {
    what: 'The output comment-url',
    write: (_report, { commentUrl: url = '' }) => writeOutputs(env, { 'comment-url': redact(url) }),
  };
  return [
    logPages(log),
    jsonReport(redact, async (json) => writeReport(env, ready?.inputs.reportPath ?? (await askedReport(env)), json)),
    stepOutputs(redact, env),
    ...(ready?.inputs.summary === false ? [] : [jobSummary(redact, (render) => writeSummary(env, render))]),
    ...(ready?.github.outputs() ?? []),
    commentUrl,
    ...(ready && audit ? auditOutputs(ready, audit, redact, (...file) => writeAsked(env, ...file)) : []),
  ];
}

function stepOutputs(redact: Redact, env: NodeJS.ProcessEnv): ReportOutput {
  return {
    what: 'The outputs',
    async write(report, { reportPath = '' }) {
      const { outputs, conditionsLeftOut: left } = renderOutputs(report, reportPath);
      const { 'comment-url': _later, ...others } = outputs;
      const redacted = Object.entries(others).map(([name, value]) => [name, redact(value)] as const);
      const outcome = await writeOutputs(env, Object.fromEntries(redacted));
      if (left === 0) return outcome;
      const notice = `${left} conditions did not fit into the output conditions; the JSON report has them all.`;
      return { ...outcome, notice };
    },
  };
}
