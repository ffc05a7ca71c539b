import type { GateReport } from '../domain/report.ts';
import type { Publication } from '../gate/door/door.ts';
import { jsonReport } from '../gate/publish/json-report.ts';
import { publish } from '../gate/publish/publish.ts';
import type { Sink } from '../gate/publish/sink.ts';
import { commentUrlOutput, stepOutputs } from '../gate/publish/step-outputs.ts';
import { refusalLines } from '../report/log/refusal-lines.ts';
import { unprovenAnnotation } from '../report/log/unproven-annotation.ts';
import { headline, toDo } from '../report/pages/headline.ts';
import { logLine } from '../report/text/log-text.ts';
import { paragraphs } from '../report/text/markdown.ts';
import { sentence } from '../report/text/sentence.ts';
import type { ActionPublicationOptions } from './action-publication.ts';
import { writeOutputs, writeReport, writeSummary } from './workflow-files.ts';

/**
 * Where the report of a refused setting goes: the log and the runner's files. Nothing was asked, so there is nothing
 * else to show, and no other page to load.
 */
export function refusalPublication({
  env,
  redact,
  log,
}: Omit<ActionPublicationOptions, 'signal'>): Publication<unknown> {
  const outputs = (values: Readonly<Record<string, string>>) => writeOutputs(env, values);
  const lines: Sink = {
    what: 'The log',
    async write(report) {
      for (const line of ['', ...refusalLines(report)]) log.info(logLine(line));
      return {};
    },
  };
  const summary: Sink = {
    what: 'The job summary',
    write: (report) => writeSummary(env, (maxBytes) => cutTo(maxBytes, redact(refusalPage(report)))),
  };
  const sinks = [
    lines,
    jsonReport(redact, (json) => writeReport(env, undefined, json)),
    stepOutputs(redact, outputs),
    summary,
    commentUrlOutput(redact, outputs),
  ];
  return (report, _ready, publishLog) => publish(report, sinks, publishLog, () => [unprovenAnnotation(report)]);
}

/** The verdict and the next step, in Markdown. */
function refusalPage(report: GateReport): string {
  return `${paragraphs(headline(report, '##'), toDo(sentence(report.nextStep)))}\n`;
}

/** It is empty where there is no room. */
function cutTo(maxBytes: number, page: string): string {
  return Buffer.byteLength(page, 'utf8') <= maxBytes ? page : '';
}
