import type { Publication } from '../gate/door/door.ts';
import { jsonReport } from '../gate/publish/json-report.ts';
import { publish } from '../gate/publish/publish.ts';
import type { Sink } from '../gate/publish/sink.ts';
import { commentUrlOutput, stepOutputs } from '../gate/publish/step-outputs.ts';
import { refusalLines } from '../report/log/refusal-lines.ts';
import { shortPage } from '../report/pages/short-page.ts';
import { logLine } from '../report/text/log-text.ts';
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
    write: (report) => writeSummary(env, (maxBytes) => cutTo(maxBytes, redact(shortPage(report, '##')))),
  };
  const sinks = [
    lines,
    jsonReport(redact, (json) => writeReport(env, undefined, json)),
    stepOutputs(redact, outputs),
    summary,
    commentUrlOutput(redact, outputs),
  ];
  return (report, _ready, publishLog) => publish(report, sinks, publishLog);
}

/** It is empty where there is no room. */
function cutTo(maxBytes: number, page: string): string {
  return Buffer.byteLength(page, 'utf8') <= maxBytes ? page : '';
}
